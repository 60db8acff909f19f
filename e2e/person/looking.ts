import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';

/**
 * Screenshots of every screen, to compare with the designs: in both windows, with forced colours, as printed, and at 400 %
 * zoom; outside the repository. Taken only with E2E_PICTURES=1.
 */
const shots = process.env.E2E_PICTURES ? join(import.meta.dirname, '..', 'shots') : undefined;

/** A desktop window, for screens that a story sees on a phone. */
const DESKTOP = { width: 1280, height: 800 };

/** A window at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };

export type Look = (name: string) => Promise<void>;

/**
 * Checks every screen in the story's window and in a desktop window: no sideways scrolling, no accessibility rule
 * broken; and takes a screenshot. One visit serves both, because getting to the screen is what takes time.
 */
export function looking(page: Page): Look {
  return async name => {
    // A page that has just been opened or fetched anew draws its heading once it knows what it shows.
    await expect(page.locator('h1').first()).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const phone = page.viewportSize();
    if (!phone) throw new Error('A sweep needs a window of a known size.');
    for (const [size, window] of [
      ['desktop', DESKTOP],
      ['phone', phone],
    ] as const) {
      await page.setViewportSize(window);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      if (!shots) continue;
      await mkdir(shots, { recursive: true });
      const picture = (kind: string, fullPage = true) =>
        page.screenshot({ path: join(shots, `${name}-${kind}.png`), fullPage });
      await picture(size);
      await page.emulateMedia({ forcedColors: 'active' });
      await picture(`${size}-forced`);
      await page.emulateMedia({ forcedColors: 'none' });
      if (size === 'desktop') continue;
      await page.emulateMedia({ media: 'print' });
      await picture('print');
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize(ZOOMED);
      await expectNoSidewaysScroll(page);
      await picture('zoomed', false);
      await page.setViewportSize(window);
    }
  };
}
