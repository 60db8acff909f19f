import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { advised } from '../person/advised.ts';
import { spends } from '../person/budgeting.ts';
import { looking } from '../person/looking.ts';
import { hadFirstLook } from '../person/reviewing.ts';

/** The page of a solution on a phone is at most so high, in px, with everything closed. */
const HIGHEST = 3200;

const LOAN = {
  initialCreditorName: 'Heron Loans',
  creditTypeId: 4,
  currentBalance: 9000,
  regularPaymentAmount: 90,
};
const CARD = {
  initialCreditorName: 'Marlow Cards',
  creditTypeId: 1,
  currentBalance: 11_400,
  regularPaymentAmount: 90,
};
const FINE = {
  initialCreditorName: 'Aireford Court',
  creditTypeId: 35,
  currentBalance: 180,
  regularPaymentAmount: 5,
};
const LATE_COUNCIL_TAX = {
  initialCreditorName: 'Aireford Council',
  creditTypeId: 24,
  currentBalance: 648,
  arrears: 648,
  regularPaymentAmount: 50,
};
const OVERDRAFT = {
  initialCreditorName: 'Swift Bank',
  creditTypeId: 5,
  currentBalance: 1740,
  regularPaymentAmount: 10,
};

async function heightOf(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  return await page.evaluate(() => document.documentElement.scrollHeight);
}

test('Danielle reads what an order would bring: the years, the limits, what goes and stays; short, and whole when opened (WT-024)', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  test.setTimeout(150_000);
  const look = looking(page);
  await advised(context, { email, moreDebts: [LOAN, FINE] });
  await spends(context, 11, [
    [2001, 780],
    [2006, 120],
    [2008, 15],
  ]);
  await page.goto('/solutions/dro');
  await expect(fullAdvice.heading('Debt Relief Order')).toBeVisible();
  await expect(page).toHaveTitle('Debt Relief Order – Towpath');
  const years = page.getByRole('figure', { name: 'The years ahead' });
  await expect(years.getByRole('img')).toHaveAccessibleName(/You pay nothing to these debts for 12 months/);
  const height = await heightOf(page);
  process.stdout.write(`The page of a debt relief order: ${height} px of ${HIGHEST}\n`);
  expect(height).toBeLessThanOrEqual(HIGHEST);
  await look('solution-order');

  // Drawn once more as a table, by keyboard.
  const asTable = years.locator('summary');
  await asTable.focus();
  await page.keyboard.press('Enter');
  await expect(years.getByRole('row', { name: /Name on a public register/ })).toBeVisible();
  await expect(fullAdvice.part('Your figures and the limits').getByRole('img').first()).toHaveAccessibleName(
    /Left each month: £\d+.*The limit is £75/,
  );
  await expect(fullAdvice.part('Debts in it, debts that stay')).toContainText(/Stays.*Aireford Court/s);
  for (const summary of await page.getByRole('main').locator('summary:visible').all()) {
    if (!(await summary.evaluate(of => of.parentElement?.hasAttribute('open')))) await summary.click();
  }
  await expect(fullAdvice.part('What happens next').getByRole('listitem')).not.toHaveCount(0);
  await look('solution-order-open');
});

test('Owen reads where the money of an IVA would go; every other solution is as short (WT-021, WT-024)', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  test.setTimeout(150_000);
  const look = looking(page);
  await advised(context, { email, moreDebts: [LOAN, CARD, FINE] });
  await page.goto('/solutions/iva');
  await expect(fullAdvice.heading('Individual Voluntary Arrangement')).toBeVisible();
  await expect(
    page.getByRole('figure', { name: 'Where the money goes' }).getByRole('img'),
  ).toHaveAccessibleName(/Fees, our estimate: about £/);
  await look('solution-iva');
  for (const name of ['iva', 'bky', 'dmp', 'bs', 'dro']) {
    await page.goto(`/solutions/${name}`);
    await expect(fullAdvice.back).toBeVisible();
    const height = await heightOf(page);
    process.stdout.write(`The page of ${name}: ${height} px of ${HIGHEST}\n`);
    expect(height, name).toBeLessThanOrEqual(HIGHEST);
    await look(`solution-${name}`);
  }
});

test('Isla in Scotland reads how the payment of a trust deed comes from what is left, on a page as short though its fees are open (WT-024, WT-166, WT-168)', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  test.setTimeout(120_000);
  const answers = {
    nation: 'Scotland',
    arrears: ['None of these'],
    creditors: ['Credit or store cards'],
  } as const;
  await hadFirstLook(context, { email, firstName: 'Isla', answers });
  await advised(context, { email, livesIn: 'Scotland', moreDebts: [LOAN, LATE_COUNCIL_TAX, OVERDRAFT] });
  await page.goto('/solutions/ptd');
  await expect(fullAdvice.heading('Protected Trust Deed')).toBeVisible();
  await expect(page.getByText('£255 left − £20 kept for surprises = £235')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Tell us what the fees');
  const height = await heightOf(page);
  process.stdout.write(`The page of ptd: ${height} px of ${HIGHEST}\n`);
  expect(height).toBeLessThanOrEqual(HIGHEST);
  await looking(page)('solution-ptd');
});
