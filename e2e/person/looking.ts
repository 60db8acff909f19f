import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';

/** Pictures of every screen, for looking at beside the designs; kept out of the repository. */
const shots = join(import.meta.dirname, '..', 'shots');

/** For a sweep over screens, on a phone and on a desktop. */
export const both = { tag: '@both' };

export type Look = (name: string) => Promise<void>;

/** What is looked at on every screen: a picture, nothing to move sideways, no rule of accessibility broken. */
export function looking(page: Page, size: string): Look {
  return async name => {
    await mkdir(shots, { recursive: true });
    await page.evaluate(() => document.fonts.ready);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.screenshot({ path: join(shots, `${name}-${size}.png`), fullPage: true });
  };
}
