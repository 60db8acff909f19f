import type { BrowserContext } from '@playwright/test';

/** How long a call or a part of the page is held back at most, in milliseconds. */
const LONGEST = Number(process.env.E2E_SLOW ?? 0);

/**
 * Holds back every call and every part of a page for a random time, so that what was asked for first may be answered
 * last, as on a bus. Off unless E2E_SLOW names the longest time in milliseconds: a story that fails with it looks
 * too early, or has found something that only happens to people far from us.
 */
export async function slowDown(context: BrowserContext): Promise<void> {
  if (LONGEST === 0) return;
  await context.route(/\/(api|assets)\//, async route => {
    await new Promise(resolve => setTimeout(resolve, Math.random() ** 2 * LONGEST));
    // The page may be gone by now.
    await route.fallback().catch(() => {});
  });
}
