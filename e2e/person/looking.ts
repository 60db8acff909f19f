import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';

/** Pictures of every screen, for looking at beside the designs; kept out of the repository. Taken only when asked for with E2E_PICTURES=1. */
const shots = process.env.E2E_PICTURES ? join(import.meta.dirname, '..', 'shots') : undefined;

/** A window on a desktop, for the screens that a story meets on a phone. */
const DESKTOP = { width: 1280, height: 800 };

export type Look = (name: string) => Promise<void>;

/**
 * What is looked at on every screen, in the window of the story and in that of a desktop: nothing to move sideways, no
 * rule of accessibility broken; and a picture. One walk serves both: what costs time is coming to the screen.
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
