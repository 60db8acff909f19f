import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';

/** Screenshots of every screen, to compare with the designs; outside the repository. Taken only with E2E_PICTURES=1. */
const shots = process.env.E2E_PICTURES ? join(import.meta.dirname, '..', 'shots') : undefined;

/** A desktop window, for screens that a story sees on a phone. */
const DESKTOP = { width: 1280, height: 800 };

export type Look = (name: string) => Promise<void>;

/**
 * Checks every screen in the story's window and in a desktop window: no sideways scrolling, no accessibility rule
 * broken; and takes a screenshot. One visit serves both, because getting to the screen is what takes time.
 */
export function looking(page: Page): Look {
  return async name => {
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
      await page.screenshot({ path: join(shots, `${name}-${size}.png`), fullPage: true });
    }
  };
}
