import { expect, test } from '../fixtures.ts';
import { RepaymentPage } from '../pages/RepaymentPage.ts';
import { advised } from '../person/advised.ts';
import { looking } from '../person/looking.ts';
import { nextMonth } from '../person/nextMonth.ts';

test('a debt that was sold is with its buyer on every page, and with its seller again once that is taken back (DN-650, DN-655, DN-659)', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  test.setTimeout(180_000);
  const plan = new RepaymentPage(page);
  const look = looking(page);
  await advised(context, {
    email,
    moreDebts: [
      {
        initialCreditorName: 'Marlow & Reed',
        creditTypeId: 1,
        currentBalance: 964,
        regularPaymentAmount: 40,
        creditorReference: 'MR99001122',
      },
    ],
  });
  await fullAdvice.open();
  await expect(fullAdvice.answer).toBeVisible();
  await page.goto('/choose/dmp');
  await page.getByRole('button', { name: 'Choose a debt management plan' }).click();
  await page.getByRole('button', { name: 'Start on it' }).click();
  await plan.button('Draw up my plan').click();
  await plan.fillDay(nextMonth());
  await plan.save('Draw up my plan');
  await plan.button(/Something else.*Marlow/).press('Enter');
  await plan.dialog.getByRole('button', { name: 'It was sold or passed on' }).press('Enter');
  await plan.dialog.getByLabel('Who has it now?').fill('Lapwing Recovery');
  await plan.save();
  await look('sold-plan');

  await page.goto('/debts/debts-overview/completed-debts');
  const card = page.getByRole('listitem').filter({ hasText: 'Lapwing Recovery' });
  await expect(card).toContainText('Was with Marlow & Reed');
  await card.getByRole('button', { name: /View More/ }).press('Enter');
  await expect(card).toContainText(/Sold.*as you told us that day/u);
  await expect(card).toContainText('Reference at Marlow & Reed');
  await look('sold-debts');

  await page.goto('/dashboard');
  const debts = page.getByRole('region', { name: 'Your debts' });
  await debts.locator('summary').first().press('Enter');
  await expect(debts.getByText('Was with Marlow & Reed')).toBeVisible();
  await look('sold-dashboard');

  await page.goto('/plan/letters');
  await page
    .getByRole('link', { name: /Lapwing Recovery/ })
    .first()
    .click();
  await expect(page.getByText('(their number ends in 1122)')).toBeVisible();
  await expect(page.getByText('MR99001122')).toHaveCount(0);
  await look('sold-letter');

  await plan.open();
  await plan.history.locator('summary').press('Enter');
  const sale = plan.history.getByRole('listitem').filter({ hasText: 'Lapwing Recovery' });
  await sale.getByRole('button', { name: /^Take that back/ }).press('Enter');
  await plan.dialog.getByRole('button', { name: 'Take that back' }).press('Enter');
  await plan.takenBack.waitFor();
  await page.goto('/debts/debts-overview/completed-debts');
  await expect(page.getByRole('heading', { name: 'Marlow & Reed' })).toBeVisible();
  await expect(page.getByText('Lapwing Recovery')).toHaveCount(0);
});
