import { requests } from '../data/thisPage.ts';

/** Browsers without idle times: one frame or two in between. */
const A_BREATH = 50;

/** Waits until the page has nothing else to do: for what stands far below what a person came to see. */
export function untilIdle(): Promise<void> {
  return new Promise(resolve => void whenIdle([async () => resolve()], 0));
}

/**
 * Does one thing after the other, each while the page has nothing else to do and no call is on its way, so that neither
 * a finger nor what the page shows waits for what is only prepared. Returns a function that ends it.
 *
 * @param calm how long to wait before the first, in ms
 */
export function whenIdle(things: readonly (() => Promise<void>)[], calm: number): () => void {
  let ended = false;
  const idle = () =>
    new Promise<void>(resolve => {
      // Safari has none.
      if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
      else setTimeout(resolve, A_BREATH);
    });
  const timer = setTimeout(async () => {
    for (const thing of things) {
      await requests.quiet();
      await idle();
      if (ended) return;
      await thing();
    }
  }, calm);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
