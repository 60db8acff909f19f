import { expect, test } from '../fixtures.ts';
import { DebtDetailsPage } from '../pages/DebtDetailsPage.ts';
import { expectAccessible } from '../person/accessible.ts';
import { credentials } from '../person/credentials.ts';
import { CARD, LOAN } from '../person/exampleDebts.ts';
import { reviewing } from '../person/reviewing.ts';

const ENERGY = {
  initialCreditorName: 'Brightly Energy',
  creditTypeId: 26,
  currentBalance: 618,
  regularPaymentAmount: 60,
};

test('Nadia is behind with one bill by a known sum and pays it off by a deal, pays nothing on a new debt, and does not agree with another, all by key (SA-063, SA-066, SA-067, SA-068) @both', async ({
  context,
  debts,
  email,
  page,
}) => {
  await reviewing(context, { email, firstName: 'Nadia', debts: [CARD, LOAN, ENERGY] });
  const details = new DebtDetailsPage(page);
  const { keyboard } = page;
  const asked = page.getByRole('main');

  await debts.open();
  await debts.addAnother.click();
  await debts.fill({ creditor: 'Oak Catalogue', kind: 'Credit card', balance: '964', repayment: '' });
  await page.getByRole('checkbox', { name: 'I pay nothing on it right now' }).focus();
  await keyboard.press('Space');
  await expectAccessible(page);
  await debts.continue.press('Enter');
  await expect(debts.card('Oak Catalogue')).toContainText('Nothing paid right now');
  await expect(debts.total('Monthly repayments')).toContainText('£333');

  await debts.continue.click();
  await debts.answerNoToAll();
  await debts.continue.click();
  await expect(details.title).toBeFocused();
  await expectAccessible(page);

  await details.behind.getByRole('checkbox', { name: /Brightly Energy/ }).focus();
  await keyboard.press('Space');
  await details.sum('Brightly Energy').focus();
  await keyboard.type('700');
  await keyboard.press('Tab');
  await expect(asked).toContainText('The overdue amount is more than you owe on this debt. Check both');
  await details.sum('Brightly Energy').fill('180');
  await details.deals.getByRole('checkbox', { name: 'Brightly Energy' }).focus();
  await keyboard.press('Space');
  await details.sum('How much a month to Brightly Energy?').focus();
  await keyboard.type('15');
  await details.fits.getByRole('checkbox', { name: /I don’t agree that I owe it/ }).focus();
  await keyboard.press('Space');
  await expect(asked).toContainText('Don’t pay or write to them before you have had advice about this debt.');
  await expectAccessible(page);
  await debts.continue.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('alert').getByRole('link', { name: 'Pick each debt that it fits' }).press('Enter');
  await details
    .group('Which debts do you not agree with?')
    .getByRole('checkbox', { name: /Fenland Finance/ })
    .focus();
  await keyboard.press('Space');
  await page.reload();
  await expect(details.sum('Brightly Energy')).toHaveValue('180');
  await debts.continue.press('Enter');
  await expect(debts.summary).toBeFocused();

  const listed = await (
    await context.request.get('/api/core/debts/mine', { headers: await credentials(context) })
  ).json();
  expect(listed.debts).toMatchObject([
    { initialCreditorName: 'Kestrel Cards', isInArrears: false, isDisputed: false },
    { initialCreditorName: 'Fenland Finance', isInArrears: false, isDisputed: true },
    { initialCreditorName: 'Brightly Energy', arrears: 180, hasArrangement: true, agreedPayment: 15 },
    { initialCreditorName: 'Oak Catalogue', isNothingPaid: true, regularPaymentAmount: null },
  ]);

  await debts.open();
  await expect(debts.card('Fenland Finance')).toContainText('Don’t pay or write to them before');
  await debts.more('Brightly Energy').click();
  await expect(debts.card('Brightly Energy')).toContainText('£15 a month');
  await expectAccessible(page);
  // A changed list leads through the same questions again, with what she said.
  await debts.addAnother.click();
  await debts.add({ creditor: 'Old Club', kind: 'Personal loan', balance: '90', repayment: '5' });
  await debts.continue.click();
  await expect(details.title).toBeVisible();
  await expect(details.behind.getByRole('checkbox', { name: /Old Club/ })).not.toBeChecked();
  await expect(details.sum('Brightly Energy')).toHaveValue('180');
});
