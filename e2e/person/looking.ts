import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';

/** Pictures of every screen, for looking at beside the designs; kept out of the repository. Taken only when asked for with E2E_PICTURES=1. */
const shots = process.env.E2E_PICTURES ? join(import.meta.dirname, '..', 'shots') : undefined;

/** For a sweep over screens, on a phone and on a desktop. */
export const both = { tag: '@both' };

export type Look = (name: string) => Promise<void>;

/** What is looked at on every screen: nothing to move sideways, no rule of accessibility broken; and a picture. */
export function looking(page: Page, size: string): Look {
  return async name => {
    await page.evaluate(() => document.fonts.ready);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    if (!shots) return;
    await mkdir(shots, { recursive: true });
    await page.screenshot({ path: join(shots, `${name}-${size}.png`), fullPage: true });
  };
}
