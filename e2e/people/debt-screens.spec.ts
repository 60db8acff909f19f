import { expect, test } from '../fixtures.ts';
import { CARD, LOAN } from '../person/exampleDebts.ts';
import { reviewing } from '../person/reviewing.ts';

test('Ada reads about each way before she picks one (DE-011, DE-012)', async ({
  debts,
  page,
  context,
  email,
}) => {
  await reviewing(context, { email, firstName: 'Ada' });
  await debts.open();
  await expect(debts.welcome('Ada')).toBeVisible();
  for (const [about, says] of [
    ['About the credit reference agency', /keeps a record of what people borrow/],
    ['About adding debts yourself', /guess|letter|statement/],
  ] as const) {
    const opener = page.getByRole('button', { name: about });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: about });
    await expect(dialog).toContainText(says);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('Ravi’s cards stand one, two or three in a row, by the width of the window (DE-020) @desktop', async ({
  debts,
  page,
  context,
  email,
}) => {
  await reviewing(context, { email, firstName: 'Ravi', debts: [CARD, LOAN] });
  for (const [width, inARow] of [
    [767, 1],
    [768, 2],
    [999, 2],
    [1000, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await debts.open();
    await expect(debts.card('Kestrel Cards')).toBeVisible();
    const columns = await debts
      .card('Kestrel Cards')
      .locator('..')
      .evaluate(grid => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    expect(columns, `at ${width}`).toBe(inARow);
  }
});

test('Tom, who is still at the quick questions, has no debts screen and is taken to his dashboard (DE-008)', async ({
  journey,
  dashboard,
  page,
}) => {
  await journey.comeBack({ to: 'housing' });
  await page.goto('/debts/debts-overview/completed-debts');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(dashboard.journey).toBeVisible();
});
