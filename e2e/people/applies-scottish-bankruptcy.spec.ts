import { expect, test } from '../fixtures.ts';
import { ApplicationInCase } from '../pages/ApplicationInCase.ts';
import { ApplicationPage } from '../pages/ApplicationPage.ts';
import { advised } from '../person/advised.ts';
import { answersTheRest, choosesOnline } from '../person/applying.ts';
import { spends } from '../person/budgeting.ts';
import { saysOrderFits } from '../person/confirming.ts';
import { customerIdOf } from '../person/customerId.ts';
import { acceptsAndSends, isGranted, OFFICES, takesForm } from '../person/formOnTheDesk.ts';
import { looking } from '../person/looking.ts';
import { hadFirstLook } from '../person/reviewing.ts';

const DEBTS = [
  { initialCreditorName: 'Heron Loans', creditTypeId: 4, currentBalance: 15_200, regularPaymentAmount: 90 },
  { initialCreditorName: 'Marlow Cards', creditTypeId: 1, currentBalance: 6400, regularPaymentAmount: 60 },
];
/** What nobody in Scotland is to meet. */
const FOREIGN = /bailiff|debt relief order|\bDRO\b|county court|official receiver/i;

test('Isla in Scotland adds her middle name to the form for sequestration by the keyboard and hands it over; Jo can’t accept it before the certificate is in it, adds it with her, sends it, and once it is granted nobody is to be rung (DN-680, DN-682, DN-683, DN-686, DN-687)', async ({
  page,
  context,
  fullAdvice,
  atDesk,
  visit,
  email,
  faults,
}) => {
  test.setTimeout(400_000);
  faults.expect(OFFICES);
  const look = looking(page);
  const form = new ApplicationPage(page);
  const main = page.getByRole('main');
  const answers = {
    nation: 'Scotland',
    arrears: ['None of these'],
    creditors: ['Credit or store cards'],
  } as const;
  await hadFirstLook(context, { email, firstName: 'Isla', answers });
  const moreDebts = DEBTS.map(debt => ({ ...debt, hasLegalAction: true }));
  await advised(context, { email, livesIn: 'Scotland', moreDebts });
  await spends(context, 11, [
    [2001, 780],
    [2006, 120],
    [2008, 15],
  ]);
  const customerId = await customerIdOf(context);
  await choosesOnline(context, 'SEQ');
  await answersTheRest(context, []);

  // What need not be answered can be: by the keyboard alone.
  await page.goto('/plan/form');
  await expect(form.heading).toHaveText('All filled in. Now one of us can take it');
  await fullAdvice.fold(/things you can add, if they fit you/).press('Enter');
  await expect(page.getByText('Day of the certificate for sequestration')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Middle names' }).press('Enter');
  await page.getByRole('textbox', { name: /^Middle names/ }).fill('Morag Ailsa');
  await look('form-may-add');
  await form.save.press('Enter');
  await expect(form.heading).toBeFocused();
  await form.readAll.press('Enter');
  await expect(page.getByText('Morag Ailsa')).toBeVisible();
  await expect(main).not.toContainText('last 1 years');
  await expect(main).not.toContainText(FOREIGN);
  await form.handOver.press('Enter');
  await expect(form.heading).toHaveText('One of us has your form');

  const jo = await atDesk({ name: 'Jo Weir', viewport: { width: 1280, height: 900 } });
  const approver = async () => (await atDesk({ name: 'Sam Weir', role: 'approver' })).desk;
  await saysOrderFits(jo.desk, customerId, approver, 'Sequestration (full administration bankruptcy)');
  await takesForm(jo, customerId);
  const inCase = new ApplicationInCase(jo.desk);
  const onDesk = new ApplicationPage(jo.desk);
  await inCase.talkedHow.selectOption({ label: 'Face to face' });
  await inCase.goneThrough.check();
  await inCase.saveTalk.click();
  await expect(jo.desk.getByText('It does not say yet how it is shown that they can’t pay.')).toBeVisible();
  await expect(inCase.accept).toHaveCount(0);
  await onDesk.fillsIn.press('Enter');
  // One answer is kept, and its input gone, before the next is opened.
  const keeps = async () => {
    await onDesk.save.press('Enter');
    await expect(jo.desk.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  };
  await jo.desk.getByRole('button', { name: 'Add How it is shown that you can’t pay' }).press('Enter');
  await jo.desk.getByRole('radio', { name: 'By a certificate of an adviser' }).press('Space');
  await keeps();
  await jo.desk.getByRole('button', { name: 'Add Day of the certificate for sequestration' }).press('Enter');
  const [year = '', month = '', day = ''] = (await inCase.today()).split('-');
  await jo.desk.getByRole('textbox', { name: 'Day', exact: true }).fill(day);
  await jo.desk.getByRole('textbox', { name: 'Month', exact: true }).fill(month);
  await jo.desk.getByRole('textbox', { name: 'Year', exact: true }).fill(year);
  await looking(jo.desk)('case-certificate');
  await keeps();
  await jo.desk.getByRole('button', { name: 'Add How the fee is paid' }).press('Enter');
  await jo.desk.getByRole('radio', { name: 'There is none to pay' }).press('Space');
  await keeps();
  await jo.desk.getByRole('button', { name: 'Add Day on which you read and signed it' }).press('Enter');
  await jo.desk.getByRole('textbox', { name: 'Day', exact: true }).fill(day);
  await jo.desk.getByRole('textbox', { name: 'Month', exact: true }).fill(month);
  await jo.desk.getByRole('textbox', { name: 'Year', exact: true }).fill(year);
  await keeps();
  await expect(jo.desk.getByRole('heading', { name: 'What you add to it' })).toHaveCount(0);
  await jo.desk.getByRole('button', { name: 'They said yes, keep it' }).press('Enter');
  const number = await acceptsAndSends(jo, 'the Accountant in Bankruptcy');

  await page.goto('/plan');
  await expect(page.getByRole('heading', { name: 'It is with the Accountant in Bankruptcy' })).toBeVisible();
  await isGranted(jo, visit, { number, holds: ['"certificateOn"', '"Morag Ailsa"'] });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your sequestration runs' })).toBeVisible();
  await expect(main).not.toContainText('ask for time');
  await look('plan-sequestration');
  // Those whom it keeps off are nobody to ring, and the day it ends has its year.
  await page.goto('/dashboard');
  await expect(page.getByText('Nothing for you to do today')).toBeVisible();
  await expect(main).not.toContainText('Ring Heron Loans');
  await expect(main).toContainText(`by ${Number(day)} ${monthName(month)} ${Number(year) + 1}`);
  await expect(main).not.toContainText(FOREIGN);
  await look('dashboard-sequestration');
});

function monthName(month: string): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, Number(month) - 1, 15),
  );
}
