import { expect, test } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { storedAnswers } from '../person/stored.ts';

test('Hal presses Continue twice: one page on, one save, and no scolding (JN-040)', async ({
  journey,
  page,
  context,
}) => {
  await journey.comeBack({ to: 'debt-total' });
  await journey.fill('debt-total');
  await journey.continue.dblclick();
  await expect(page).toHaveURL(/\/journey\/situation$/);
  await expect(journey.question(QUALIFIER['birth-date'].asks)).toBeVisible();
  await expect(journey.problems).toBeHidden();
  await journey.walk({ from: 'birth-date', to: 'urgent' });
  await journey.tick(QUALIFIER.urgent.asks, ['None of these']);
  await journey.continue.dblclick();
  await expect(page).toHaveURL(/\/journey\/money$/);
  await expect(journey.question(QUALIFIER.income.asks)).toBeVisible();
  await expect(journey.problems).toBeHidden();
  await expect(journey.saved).toHaveText('Saved');
  const stored = await storedAnswers(context);
  expect(stored.filter(({ revision }) => revision !== 1)).toEqual([]);
});

test('Hal opens a page his answers do not lead to yet, and is taken to the question that is next (JN-022)', async ({
  journey,
  page,
}) => {
  await journey.comeBack({ to: 'employment' });
  await page.goto('/journey/money');
  await expect(journey.question(QUALIFIER.employment.asks)).toBeVisible();
  await expect(page).toHaveURL(/\/journey\/situation$/);
});

test('Hal opens the questions without having begun and finds the way in (JN-022, DB-005)', async ({
  page,
  context,
  dashboard,
  journey,
}) => {
  await context.request.post('/api/core/sessions/guest');
  await page.goto('/journey/now');
  await expect(page).toHaveURL(/\/dashboard$/);
  await dashboard.gettingStarted.click();
  await expect(journey.question(QUALIFIER.nation.asks)).toBeVisible();
});
