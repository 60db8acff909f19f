import { expect, test } from '../fixtures.ts';
import { ApplicationPage } from '../pages/ApplicationPage.ts';
import { RepaymentPage } from '../pages/RepaymentPage.ts';
import { advised } from '../person/advised.ts';
import { answersTheRest } from '../person/applying.ts';
import { customerIdOf } from '../person/customerId.ts';
import { acceptsAndSends, isGranted, OFFICES, takesForm } from '../person/formOnTheDesk.ts';
import { looking } from '../person/looking.ts';
import { nextMonth } from '../person/nextMonth.ts';
import { hadFirstLook } from '../person/reviewing.ts';

const DEBTS = [
  { initialCreditorName: 'Heron Loans', creditTypeId: 4, currentBalance: 5200, regularPaymentAmount: 90 },
  { initialCreditorName: 'Marlow Cards', creditTypeId: 1, currentBalance: 2400, regularPaymentAmount: 60 },
  {
    initialCreditorName: 'Clydeford Council',
    creditTypeId: 24,
    currentBalance: 648,
    arrears: 648,
    regularPaymentAmount: 50,
  },
];
/** What nobody in Scotland is to meet. */
const FOREIGN = /bailiff|debt relief order|\bDRO\b|\bIVA\b|county court/i;

test('Isla in Scotland chooses a debt payment programme, sends no offer herself, and once it is approved pays one sum to who shares it out; her adviser reads the same, and has her papers (DN-443, DN-445, DN-683, DN-803, DN-807, DN-808)', async ({
  fullAdvice,
  dashboard,
  page,
  context,
  atDesk,
  visit,
  email,
  faults,
}) => {
  test.setTimeout(300_000);
  faults.expect(OFFICES);
  const look = looking(page);
  const form = new ApplicationPage(page);
  const plan = new RepaymentPage(page);
  const main = page.getByRole('main');
  const answers = {
    nation: 'Scotland',
    arrears: ['None of these'],
    creditors: ['Credit or store cards'],
  } as const;
  await hadFirstLook(context, { email, firstName: 'Isla', answers });
  await advised(context, { email, livesIn: 'Scotland', moreDebts: DEBTS });
  const customerId = await customerIdOf(context);
  await fullAdvice.open();
  await page.getByRole('link', { name: 'Go with a debt payment programme' }).click();
  await page.getByRole('link', { name: /^Choose this/ }).click();
  await page.getByRole('button', { name: 'Choose a debt payment programme' }).press('Enter');
  await expect(fullAdvice.heading('You chose a debt payment programme')).toBeFocused();
  await expect(main).not.toContainText(FOREIGN);

  await page.getByRole('link', { name: 'Open your form' }).click();
  await expect(form.heading).toHaveText(/^\d+ things to add/);
  await answersTheRest(context, []);
  await page.reload();
  await form.readAll.click();
  await expect(main).not.toContainText(FOREIGN);
  await form.handOver.click();
  await expect(form.heading).toHaveText('One of us has your form');

  const jo = await atDesk({ name: 'Jo Weir', viewport: { width: 1280, height: 900 } });
  const lookAtDesk = looking(jo.desk);
  await takesForm(jo, customerId);
  const number = await acceptsAndSends(jo, 'the DAS Administrator, at the Accountant in Bankruptcy');
  await page.goto('/plan');
  await expect(fullAdvice.heading('Your programme has gone in')).toBeVisible();
  await expect(plan.heading('What your programme would pay')).toBeVisible();
  await expect(plan.plan).toContainText('You send nothing yourself.');
  // Nor is she led to letters that ask for time, of those whom she is to write to of nothing.
  await expect(main).toContainText('There are other letters if you need one');
  await expect(main).not.toContainText('ask for time');
  // There is nothing to tell of it yet; a call can be asked for beside it.
  await expect(plan.plan.getByRole('button', { name: /I’ve|Draw up|Put in|They answered/ })).toHaveCount(0);
  await look('scheme-sent');

  await isGranted(jo, visit, { number, holds: ['"G2 1AL"'] });

  await plan.open();
  await expect(plan.line('Your programme is approved')).toBeVisible();
  await expect(plan.heading('When do you pay first?')).toBeVisible();
  // Her adviser reads the same, with the shares, and has each paper that she has.
  const part = jo.desk.getByRole('region', { name: 'Plan', exact: true });
  await jo.desk.goto(`/staff/case/${customerId}/plan`);
  await expect(part).toContainText('Your programme is approved');
  await expect(part.getByRole('heading', { name: 'When do you pay first?' })).toBeVisible();
  await expect(part.getByRole('row', { name: /^Clydeford Council/ })).toBeVisible();
  await expect(part).not.toContainText('not drawn up');
  await lookAtDesk('case-scheme-approved');
  await jo.console.casePart('Documents').press('Enter');
  for (const name of [/^Debt .*, as it stands today$/, /, version 1$/, 'Budget statement']) {
    const saving = jo.desk.waitForEvent('download');
    await jo.desk.getByRole('link', { name }).press('Enter');
    expect((await saving).suggestedFilename()).toMatch(/\.pdf$/);
  }
  await lookAtDesk('case-documents-scheme');
  await plan.button('Put in my first payment').press('Enter');
  await plan.fillDay(nextMonth());
  await plan.save('Put in my first payment');
  await expect(plan.line('Your programme is set up')).toBeVisible();
  await expect(plan.reply('Clydeford Council')).toContainText('In your programme');
  await expect(plan.plan).toContainText('you pay the payments distributor, who shares it out');
  await expect(plan.plan).not.toContainText(/offer/i);
  await jo.console.casePart('Plan').press('Enter');
  await expect(part).toContainText('Your programme is set up');
  await expect(part.getByRole('row', { name: /^Clydeford Council/ })).toContainText('In the programme');
  await expect(part).not.toContainText('not sent yet');
  await lookAtDesk('case-scheme-set-up');
  await plan.button('I’ve paid this').first().press('Enter');
  await plan.dialog.getByRole('radio').check();
  await plan.save();
  await expect(plan.line(/^You’ve paid £\d+ of £12,460$/)).toBeVisible();
  await expect(main).not.toContainText(FOREIGN);
  await look('scheme-runs');

  // The council tax is paid by the programme now.
  await dashboard.open();
  await expect(dashboard.thingToday('Nothing for you to do today')).toBeVisible();
  await expect(dashboard.dates).toContainText('Your payments distributor, £255');
  await expect(main).not.toContainText('Ring Clydeford Council');
  await look('dashboard-scheme');
});
