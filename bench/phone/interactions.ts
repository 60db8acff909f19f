import type { Page } from '@playwright/test';
import { Effort } from '@towpath/e2e/person/effort.ts';
import { TIA } from '@towpath/e2e/person/tia.ts';
import { partOf, walkToAdvice } from '@towpath/e2e/person/walking.ts';

/** A part of the way from home to the advice. */
export type PartOfTheWay = {
  readonly part: string;
  readonly interactions: number;
  /** Of a press or a key until its frame, in milliseconds: the middle and the slowest. */
  readonly middle: number;
  readonly slowest: number;
  /** What the slowest was, and on what. */
  readonly on: string;
};

type Interaction = { readonly at: string; readonly ms: number; readonly on: string };

/** Chromium's entry of an event, with the interaction that it belongs to. */
type TimedEvent = PerformanceEntry & {
  readonly interactionId: number;
  readonly target: Element | null;
};

/** The walker's looks without counting words, which would take the slowed processor from the page. */
class Watching extends Effort {
  override async look(): Promise<void> {
    await this.page.waitForTimeout(300);
  }
}

/**
 * Walks as Tia from the home page to the advice with the processor slowed, and then tries out what another sum would
 * change. Times are those that Chromium reports of each press and key until the frame after it is drawn.
 */
export async function measureInteractions(page: Page, slowdown: number): Promise<readonly PartOfTheWay[]> {
  const found: Interaction[] = [];
  await page.exposeFunction('keepInteraction', (interaction: Interaction) => void found.push(interaction));
  await page.addInitScript(watchInteractions);
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  page.setDefaultTimeout(60_000);
  const email = `bench-phone-${process.pid}-${Date.now()}@towpath.example`;
  await walkToAdvice(page, { ...TIA, email }, new Watching(page, partOf));
  await page.getByRole('button', { name: 'Try a change' }).click();
  const slider = page.getByRole('slider', { name: 'Money left each month' });
  await slider.focus();
  for (const key of ['End', 'ArrowLeft', 'Home', 'ArrowRight']) {
    await page.waitForTimeout(500);
    await page.evaluate(() => history.replaceState(history.state, '', '#what-if'));
    await page.keyboard.press(key);
  }
  await page.waitForTimeout(2_000);
  return inParts(found);
}

function inParts(found: readonly Interaction[]): readonly PartOfTheWay[] {
  const parts = new Map<string, Interaction[]>();
  let part = '';
  for (const interaction of found) {
    part = interaction.at.endsWith('#what-if') ? 'what if' : partOf(interaction.at, part);
    parts.set(part, [...(parts.get(part) ?? []), interaction]);
  }
  return [...parts].map(([name, interactions]) => {
    const sorted = interactions.toSorted((a, b) => a.ms - b.ms);
    const slowest = sorted.at(-1);
    return {
      part: name,
      interactions: sorted.length,
      middle: sorted[Math.floor(sorted.length / 2)]?.ms ?? Number.NaN,
      slowest: slowest?.ms ?? Number.NaN,
      on: slowest?.on ?? '',
    };
  });
}

/** Runs in the page: tells of each press and key how long it took until the next frame. */
function watchInteractions(): void {
  new PerformanceObserver(list => {
    // TypeScript's DOM types lack the interaction of an event; the observer below reports no other entries.
    for (const event of list.getEntries() as unknown as TimedEvent[]) {
      if (event.interactionId === 0) continue;
      const on = `${event.name} on ${event.target?.tagName.toLowerCase() ?? '?'} ${event.target?.textContent?.slice(0, 40) ?? ''}`;
      const told = { at: location.pathname + location.hash, ms: event.duration, on };
      // Put on the page by `exposeFunction`, which no type says.
      (globalThis as unknown as { keepInteraction: (told: object) => void }).keepInteraction(told);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
