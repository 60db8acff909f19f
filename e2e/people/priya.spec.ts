import { expect, test } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { storedTexts } from '../person/stored.ts';

test('Priya changes an earlier answer: what will not count is named first, and comes back when she changes back (JN-029, JN-032, JN-033)', async ({
  journey,
  page,
  context,
}) => {
  await journey.comeBack({ to: 'birth-date' });
  await page.goto('/journey/qualifier');

  const warning = page.getByRole('dialog', { name: 'Some later answers won’t count' });
  await journey.change('How many debts');
  await journey.choose(QUALIFIER['debt-count'].asks, '1 or 2');
  await expect(warning.getByRole('listitem')).toHaveText([QUALIFIER['debt-total'].asks]);

  await warning.getByRole('button', { name: 'Keep it as it was' }).click();
  await expect(warning).toBeHidden();
  await expect(journey.option(QUALIFIER['debt-count'].asks, '3 to 5')).toBeChecked();
  await expect.poll(() => storedTexts(context)).toMatchObject({ 'debt-count': '3 to 5' });

  await journey.choose(QUALIFIER['debt-count'].asks, '1 or 2');
  await warning.getByRole('button', { name: 'Change my answer' }).click();
  await expect(warning).toBeHidden();
  await expect(page.getByRole('radiogroup', { name: /total of these debts/ })).toBeVisible();
  await expect(journey.question(QUALIFIER['debt-total'].asks)).toBeHidden();

  await journey.choose(QUALIFIER['debt-count'].asks, '6 or more');
  await expect(journey.option(QUALIFIER['debt-total'].asks, '£5,000 - £10,000')).toBeChecked();
  await journey.continue.click();
  await expect(journey.question(QUALIFIER['birth-date'].asks)).toBeVisible();
  await expect(journey.saved).toHaveText('Saved');
  await expect
    .poll(() => storedTexts(context))
    .toMatchObject({
      'debt-count': '6 or more',
      'debt-total': '£5,000 - £10,000',
    });
});

test('Priya opens a line again, changes a text and closes it with Done', async ({ journey, context }) => {
  await journey.comeBack({ to: 'spend-food' });
  await journey.change('Money coming in');
  await expect(journey.heading(QUALIFIER.income.asks)).toBeFocused();
  await journey.type(QUALIFIER.income.asks, '1,700');
  await journey.done.click();
  await expect(journey.answeredLine(QUALIFIER.income.asks)).toContainText('£1,700');
  await expect(journey.saved).toHaveText('Saved');
  await expect.poll(() => storedTexts(context)).toMatchObject({ income: '1700' });
});

test('Priya goes back a page, and Continue brings her to where she was (JN-020, JN-038)', async ({
  journey,
  dashboard,
}) => {
  await journey.comeBack({ to: 'birth-date' });
  await journey.back.click();
  await expect(journey.answeredLine(QUALIFIER.housing.asks)).toContainText('Rent from a private landlord');
  await expect(journey.option(QUALIFIER['debt-total'].asks, '£5,000 - £10,000')).toBeChecked();
  await journey.continue.click();
  await expect(journey.question(QUALIFIER['birth-date'].asks)).toBeVisible();
  await journey.back.click();
  await journey.back.click();
  await expect(dashboard.journey).toBeVisible();
});
