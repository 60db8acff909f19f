import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { advised } from '../person/advised.ts';
import { layoutShift } from '../person/layoutShift.ts';

const WIDTHS = [320, 1280] as const;
const WE_ALLOW = 0.02;

/** Delays the server's answers, so that the page is seen while it waits. */
async function answersLate(page: Page): Promise<void> {
  await page.route('**/api/core/**', async route => {
    await new Promise(resolve => setTimeout(resolve, 700));
    await route.continue();
  });
}

for (const width of WIDTHS) {
  test(`a stranger at the dashboard, ${width} wide, is taken to the login page, and nothing jumps (HO-138)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await answersLate(page);
    const shift = await layoutShift(page);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByLabel('Email')).toBeVisible();
    const { score, sources } = await shift();
    expect(score, sources.join('\n')).toBeLessThan(WE_ALLOW);
  });

  test(`Ada’s dashboard and her advice fill, ${width} wide, and nothing jumps (WT-115)`, async ({
    page,
    context,
    email,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await advised(context, { email, vehicle: 2400 });
    await answersLate(page);
    const shift = await layoutShift(page);
    for (const [path, shows] of [
      ['/dashboard', 'Your monthly summary'],
      ['/journey/full-advice', 'We wouldn’t recommend'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(shows).first()).toBeAttached();
      // What is read after it shows has come too.
      await page.waitForLoadState('networkidle');
      const { score, sources } = await shift();
      expect(score, `${path}\n${sources.join('\n')}`).toBeLessThan(WE_ALLOW);
    }
  });

  test(`a guest who is not signed in sees their dashboard fill, ${width} wide, and nothing jumps (HO-138)`, async ({
    page,
    journey,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await journey.comeBack({ to: 'formal-plan' });
    await answersLate(page);
    const shift = await layoutShift(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { score, sources } = await shift();
    expect(score, sources.join('\n')).toBeLessThan(WE_ALLOW);
  });

  test(`Owen comes back to the middle of a page, ${width} wide: what he answered stands above with the question, and nothing jumps under his finger (WT-083)`, async ({
    page,
    journey,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shift = await layoutShift(page);
    await journey.comeBack({ to: 'employment' });
    await expect(journey.answeredLine(QUALIFIER['birth-date'].asks)).toBeVisible();
    const { score, sources } = await shift();
    expect(score, sources.join('\n')).toBeLessThan(WE_ALLOW);
  });
}
