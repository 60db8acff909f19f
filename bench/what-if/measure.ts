import { type CDPSession, chromium, type Page } from '@playwright/test';
import type { RecommendationFacts } from '@towpath/contracts/api/recommendationFacts.ts';
import { advised } from '@towpath/e2e/person/advised.ts';
import { findOrInstallChromium } from '@towpath/tools/checks/chromium.ts';

const DEBTS = 12;
const LINES = 60;
/** From one end to the other, and a pound back: first the order of the solutions changes, then only figures do. */
const KEYS = ['End', 'ArrowLeft', 'Home', 'ArrowRight'] as const;
/** Moves before the measurement: a person too has opened the panel and looked at it first. */
const WARM_UP = 40;

/** One move of a slider. Milliseconds. */
export type Move = {
  /** Processor time of the page's main thread for everything that the key caused: judging, texts, drawing. */
  readonly work: number;
  /** From the input event until its frame was drawn, including the wait for the frame. */
  readonly drawn: number;
  /** In which frame it appeared: 1 is the next one. */
  readonly frames: number;
};
export type WhatIfMeasured = {
  readonly debts: number;
  readonly lines: number;
  readonly moves: readonly Move[];
};

/**
 * Opens the what-if panel for a case of 12 debts and 60 budget lines in a window as wide as a phone, and moves the
 * slider of the money that is left, key by key. Processor time is that of the page alone, so that other work on the
 * machine does not count; the time until the frame is drawn is wall-clock time.
 */
export async function measureWhatIf(
  origin: string,
  moves: number,
  log: (line: string) => void,
): Promise<WhatIfMeasured> {
  const browser = await chromium.launch({ executablePath: await findOrInstallChromium(log) });
  try {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
    await advised(context, {
      email: `bench-what-if-${process.pid}-${Date.now()}@towpath.example`,
      vehicle: 2400,
      moreDebts: Array.from({ length: DEBTS - 1 }, (_, at) => ({
        initialCreditorName: `Creditor ${at + 1}`,
        creditTypeId: 1,
        currentBalance: 800 + at * 90,
        regularPaymentAmount: 20,
      })),
    });
    const page = await context.newPage();
    await page.route('**/facts', async route => {
      const response = await route.fetch();
      const judged: RecommendationFacts = await response.json();
      await route.fulfill({ response, json: withLines(judged, LINES) });
    });
    await page.goto('/journey/full-advice');
    await page.getByRole('button', { name: 'Other change' }).click();
    const slider = page.getByRole('slider', { name: 'Money left each month' });
    await slider.focus();
    await page.evaluate(watchMoves);
    const metrics = await page.context().newCDPSession(page);
    await metrics.send('Performance.enable', { timeDomain: 'threadTicks' });
    const found: Move[] = [];
    for (let at = 0; at < WARM_UP + moves; at++) {
      const move = await moveBy(page, metrics, KEYS[at % KEYS.length] ?? 'End');
      if (at >= WARM_UP) found.push(move);
    }
    return { debts: DEBTS, lines: LINES, moves: found };
  } finally {
    await browser.close();
  }
}

/** The case with this many lines in its budget. The added lines are of a penny, so that the totals hardly change. */
function withLines(judged: RecommendationFacts, lines: number): RecommendationFacts {
  const { statement } = judged.facts;
  const more = Array.from({ length: lines - statement.lines.length }, () => ({
    typeId: 3007,
    roles: [],
    monthly: 1,
    whose: null,
  }));
  return {
    ...judged,
    facts: { ...judged.facts, statement: { ...statement, lines: [...statement.lines, ...more] } },
  };
}

async function moveBy(page: Page, metrics: CDPSession, key: string): Promise<Move> {
  const before = await busy(metrics);
  await page.keyboard.press(key);
  const seen = await page.evaluate<Omit<Move, 'work'>>('nextMove()');
  return { ...seen, work: (await busy(metrics)) - before };
}

/** Processor time of the main thread so far, in milliseconds. */
async function busy(metrics: CDPSession): Promise<number> {
  const { metrics: all } = await metrics.send('Performance.getMetrics');
  const task = all.find(({ name }) => name === 'TaskDuration');
  if (!task) throw new Error('This Chromium does not say how long its tasks take.');
  return task.value * 1000;
}

/**
 * Runs in the page: records for each input in which frame the panel changed, and the wall-clock time until then. A
 * message posted during a frame arrives once the frame is drawn.
 */
function watchMoves(): void {
  const panel = document.querySelector('#what-if-panel');
  if (!panel) throw new Error('The panel is not open.');
  let changed = false;
  let tell: (move: { drawn: number; frames: number }) => void = () => {};
  let next = new Promise<{ drawn: number; frames: number }>(done => {
    tell = done;
  });
  new MutationObserver(() => {
    changed = true;
  }).observe(panel, { subtree: true, childList: true, characterData: true, attributes: true });
  addEventListener(
    'input',
    () => {
      const start = performance.now();
      let frames = 0;
      changed = false;
      const frame = () => {
        frames += 1;
        if (!changed) {
          requestAnimationFrame(frame);
          return;
        }
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => tell({ drawn: performance.now() - start, frames });
        port2.postMessage(null);
      };
      requestAnimationFrame(frame);
    },
    { capture: true },
  );
  Object.assign(window, {
    async nextMove() {
      const move = await next;
      next = new Promise(done => {
        tell = done;
      });
      return move;
    },
  });
}
