import type { Page } from '@playwright/test';

/** How high a page is once its fonts are there, in px, without the strip of a trial. */
export async function heightOf(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const strip = document.querySelector('[data-if="trial"]');
    return document.documentElement.scrollHeight - (strip?.getBoundingClientRect().height ?? 0);
  });
}
