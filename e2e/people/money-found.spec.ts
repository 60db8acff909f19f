import { expect, test } from '../fixtures.ts';
import { MoneyFoundPage } from '../pages/MoneyFoundPage.ts';
import { advised } from '../person/advised.ts';
import { looking } from '../person/looking.ts';
import { getsUniversalCredit } from '../person/lowIncome.ts';

test('Danielle finds money that she is missing, says what she has done of it by the keyboard, and sees what it does to her advice (DN-570)', async ({
  page,
  context,
  email,
  dashboard,
}) => {
  test.setTimeout(180_000);
  const look = looking(page);
  const money = new MoneyFoundPage(page);
  await advised(context, { email });
  await getsUniversalCredit(context);

  await dashboard.open();
  const card = page.getByRole('region', { name: 'Money found' });
  await expect(card).toContainText('a year');
  await look('money-found-dashboard');
  await card.getByRole('link', { name: /^See all/ }).press('Enter');

  await expect(money.heading('There may be money you’re missing')).toBeVisible();
  await expect(page).toHaveTitle(/^Money found/);
  await look('money-found');
});
