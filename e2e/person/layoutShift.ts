import type { Page } from '@playwright/test';

type Shift = { readonly score: number; readonly sources: readonly string[] };

/** Chromium's entry for a layout shift. */
type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly currentRect: DOMRectReadOnly;
    readonly previousRect: DOMRectReadOnly;
  }[];
};

/**
 * Records what moves on each page from now on without anybody having pressed anything. Returns a function that reads
 * the total (0 is none; the Web Vitals call up to 0.1 good) and what moved from where to where.
 */
export async function layoutShift(page: Page): Promise<() => Promise<Shift>> {
  await page.addInitScript(() => {
    const seen = { score: 0, sources: [] as string[] };
    Object.assign(window, { layoutShiftSeen: seen });
    new PerformanceObserver(list => {
      // TypeScript's DOM types lack layout shifts; the observer below reports no other entries.
      for (const shift of list.getEntries() as unknown as LayoutShift[]) {
        if (shift.hadRecentInput) continue;
        seen.score += shift.value;
        for (const { node, previousRect, currentRect } of shift.sources) {
          const name = node instanceof Element ? `${node.tagName}.${node.className}` : 'text';
          seen.sources.push(`${name}: ${previousRect.y} to ${currentRect.y}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<Shift>(resolve => {
          // The script above sets it on the window, which the types cannot know.
          const told = () => resolve((window as unknown as { layoutShiftSeen: Shift }).layoutShiftSeen);
          requestAnimationFrame(() => setTimeout(told, 300));
        }),
    );
}
