import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The styles of the page are not fetched once more, as axe does by itself: no rule of these needs them, and one that
 * came late it would write into the page, which forbids that.
 */
const PRELOAD = { assets: ['media'] };
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Expects that nothing on the page breaks a rule of WCAG 2.0 to 2.2, levels A and AA, or axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
  );
  const violations = await violationsOn(page, {
    resultTypes: ['violations'],
    preload: PRELOAD,
    runOnly: { type: 'tag', values: RULES },
  });
  const found: string[] = [];
  for (const { id, help, nodes } of violations)
    for (const node of nodes) {
      const target = node.target.join(' ');
      if (id === 'target-size' && (await isLargeInTheMiddle(page, target))) continue;
      found.push(`${id}: ${help} at ${target} (${node.failureSummary ?? ''})`);
    }
  expect(found, `at ${new URL(page.url()).pathname}`).toEqual([]);
}

/** Whether a target that the bar at the bottom half covers, where the page stands now, is large enough once it is scrolled to. */
async function isLargeInTheMiddle(page: Page, target: string): Promise<boolean> {
  const before = await page.evaluate(() => scrollY);
  await page.locator(target).evaluate(element => element.scrollIntoView({ block: 'center' }));
  const violations = await violationsOn(page, { runOnly: { type: 'rule', values: ['target-size'] } }, target);
  await page.evaluate(top => scrollTo(0, top), before);
  return violations.length === 0;
}

/** What breaks a rule on a page, or in a part of it. */
async function violationsOn(page: Page, options: axe.RunOptions, within?: string): Promise<axe.Result[]> {
  // Brought into a page once: reading it anew for each look took longer than the look itself.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ asked, part }) => (await window.axe.run(part ?? document, asked)).violations,
    { asked: options, part: within },
  );
}

/** Expects that the page can be read without scrolling sideways, once it has drawn itself in a width that is new to it. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect(async () => {
    const {
      wide,
      window: room,
      widest,
    } = await page.evaluate(() => {
      const limit = document.documentElement.clientWidth;
      const outside = [...document.querySelectorAll<HTMLElement>('body *')]
        .filter(element => element.getBoundingClientRect().right > limit + 1)
        .map(element => `${element.tagName.toLowerCase()}.${element.className}`);
      return { wide: document.documentElement.scrollWidth, window: limit, widest: outside.slice(0, 5) };
    });
    expect(wide, `wider than the window: ${widest.join(', ')}`).toBeLessThanOrEqual(room);
  }).toPass({ timeout: 5_000 });
}
