import type { Page } from '@playwright/test';
import { Effort } from '@towpath/e2e/person/effort.ts';
import { partOf } from '@towpath/e2e/person/partsOfTheWay.ts';
import { TIA } from '@towpath/e2e/person/tia.ts';
import { walkToAdvice } from '@towpath/e2e/person/walking.ts';

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

/** For what the last press caused to be drawn and told, in milliseconds. */
const LAST_FRAME_MS = 2_000;
const BETWEEN_MOVES_MS = 500;

/** The walker's looks without counting words, which would take the slowed processor from the page. */
class Watching extends Effort {
  override async look(): Promise<void> {
    await this.page.waitForTimeout(300);
  }
}

/** Between two keys of somebody who types fast on a phone, in milliseconds. */
const KEY_MS = 120;

/**
 * Walks as Tia from the home page to the advice with the processor slowed. Times are those that Chromium reports of each
 * press and key until the frame after it is drawn.
 */
export async function measureWay(page: Page, slowdown: number): Promise<readonly PartOfTheWay[]> {
  const found = await watchedFrom(page, slowdown);
  const email = `bench-phone-${process.pid}-${Date.now()}@towpath.example`;
  await walkToAdvice(page, { ...TIA, email, keyMs: KEY_MS }, new Watching(page, partOf));
  await page.waitForTimeout(LAST_FRAME_MS);
  return inParts(found);
}

/**
 * Tries out what another sum would change on an advice, with the processor slowed.
 *
 * @param page of somebody who has finished the full review
 */
export async function measureWhatIf(page: Page, slowdown: number): Promise<readonly PartOfTheWay[]> {
  const found = await watchedFrom(page, slowdown);
  await page.goto('/journey/full-advice');
  await page.getByRole('button', { name: 'Other change' }).click();
  const slider = page.getByRole('slider', { name: 'Money left each month' });
  await slider.focus();
  for (const key of ['End', 'ArrowLeft', 'Home', 'ArrowRight']) {
    await page.waitForTimeout(BETWEEN_MOVES_MS);
    await page.keyboard.press(key);
  }
  await page.waitForTimeout(LAST_FRAME_MS);
  return inParts(found, () => 'what if');
}

/** Slows the processor of a page in which nothing has been opened yet; its presses and keys are told from then on. */
async function watchedFrom(page: Page, slowdown: number): Promise<readonly Interaction[]> {
  const found: Interaction[] = [];
  await page.exposeFunction('keepInteraction', (interaction: Interaction) => void found.push(interaction));
  await page.addInitScript(watchInteractions);
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  page.setDefaultTimeout(60_000);
  return found;
}

function inParts(found: readonly Interaction[], partAt = partOf): readonly PartOfTheWay[] {
  const parts = new Map<string, Interaction[]>();
  let part = '';
  for (const interaction of found) {
    part = partAt(interaction.at, part);
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
