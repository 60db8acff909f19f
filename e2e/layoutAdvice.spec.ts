import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './person/accessible.ts';
import { advised, costsMoreFor } from './person/advised.ts';
import { looking } from './person/looking.ts';

test('the budget in all, the advice in its states and a solution are accessible and fit their windows, down to 320', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  test.setTimeout(120_000);
  const look = looking(page);
  /** First on a phone and a desktop, then on the smallest screen. */
  const lookAt = async (name: string) => {
    await look(name);
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 740 });
    await expectNoSidewaysScroll(page);
    if (size) await page.setViewportSize(size);
  };
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await advised(context, {
    email,
    changed: [
      ['pressing', 'bailiffs', 'I know the day when bailiffs are due'],
      ['bailiffs-on', 'date', soon],
    ],
  });
  await page.goto('/journey/budget-summary');
  await expect(page.getByRole('img', { name: /left/ })).toBeVisible();
  await lookAt('budget-summary');

  await fullAdvice.open();
  await expect(fullAdvice.headings.first()).toHaveText(/^Ring about the bailiffs before /);
  await expect(fullAdvice.fold('See this as a table')).toBeVisible();
  for (const summary of await page.locator('summary:visible').all()) await summary.click();
  await lookAt('advice');

  for (const solution of ['dmp', 'dro', 'bs']) {
    await page.goto(`/solutions/${solution}`);
    await expect(fullAdvice.back).toBeVisible();
    for (const summary of await page.locator('summary:visible').all()) await summary.click();
    await lookAt(`solution-${solution}`);
  }

  await costsMoreFor(context);
  await fullAdvice.open();
  await expect(fullAdvice.missing).toBeVisible();
  await lookAt('advice-incomplete');
});
