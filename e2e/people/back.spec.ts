import { expect, test } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { expectAccessible } from '../person/accessible.ts';

const { nation, housing, 'debt-count': count, 'debt-total': total, 'formal-plan': plan } = QUALIFIER;

test('Mo came by a partner’s link: the browser’s Back leads him from question to question, Forward on again, and only from the first one out of the site (WT-172)', async ({
  journey,
  page,
}) => {
  await page.goto('/about');
  await journey.start('mw_name');
  await journey.choose(nation.asks, 'England');
  await journey.choose(housing.asks, 'Own it outright');
  await journey.answer('debt-count');
  await expect(journey.question(total.asks)).toBeVisible();

  await page.goBack();
  await expect(journey.heading(count.asks)).toBeFocused();
  await expect(journey.option(count.asks, count.usual)).toBeChecked();
  await page.goBack();
  await expect(journey.heading(housing.asks)).toBeFocused();
  await expect(journey.option(housing.asks, 'Own it outright')).toBeChecked();
  await expectAccessible(page);
  await page.goForward();
  await expect(journey.heading(count.asks)).toBeFocused();
  await page.goForward();
  await expect(journey.heading(total.asks)).toBeFocused();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(journey.heading(nation.asks)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('Ian goes back from a page to its last question, and from there to the one before; what he answers then counts (WT-172)', async ({
  journey,
  page,
}) => {
  await journey.start();
  await journey.walk({ to: 'birth-date' });
  await expect(page).toHaveURL(/\/situation$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/qualifier$/);
  await expect(journey.heading(total.asks)).toBeFocused();
  await page.goBack();
  await expect(journey.heading(count.asks)).toBeFocused();
  await journey.choose(count.asks, '6 or more');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(journey.saved).toHaveText('Saved');
  await journey.continue.click();
  await expect(journey.question(QUALIFIER['birth-date'].asks)).toBeVisible();
  await page.reload();
  await page.goBack();
  await expect(journey.answeredLine(count.asks)).toContainText('6 or more');
});

test('Ina’s answer ends the questions: the browser’s Back asks it again, Forward shows why it ends, and another answer goes on (WT-172)', async ({
  journey,
  page,
}) => {
  await journey.comeBack({ to: 'formal-plan' });
  await journey.choose(plan.asks, 'An IVA');
  const heading = page.getByRole('heading', { level: 1, name: 'Let’s talk this one through' });
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(journey.heading(plan.asks)).toBeFocused();
  await expect(heading).toBeHidden();
  await page.goForward();
  await expect(heading).toBeVisible();
  await expect(journey.question(plan.asks)).toBeHidden();
  await page.goBack();
  await journey.choose(plan.asks, 'No');
  await expect(journey.question(QUALIFIER.employment.asks)).toBeVisible();
});
