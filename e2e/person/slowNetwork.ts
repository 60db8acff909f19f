import type { BrowserContext } from '@playwright/test';

/** The longest delay of a call or a part of the page, in milliseconds. */
const LONGEST = Number(process.env.E2E_SLOW ?? 0);

/**
 * Delays every call and every part of a page for a random time, so that answers may arrive out of order, as on a bus.
 * Off unless E2E_SLOW sets the longest time in milliseconds. A story that fails with it either checks too early, or
 * has found a fault that only people far from our servers meet.
 */
export async function slowDown(context: BrowserContext): Promise<void> {
  if (LONGEST === 0) return;
  await context.route(/\/(api|assets)\//, async route => {
    await new Promise(resolve => setTimeout(resolve, Math.random() ** 2 * LONGEST));
    // The page may have been closed by now.
    await route.fallback().catch(() => {});
  });
}
