import { expect, test } from '../fixtures.ts';
import { LettersPage } from '../pages/LettersPage.ts';
import { RepaymentPage } from '../pages/RepaymentPage.ts';
import { advised } from '../person/advised.ts';
import { looking } from '../person/looking.ts';
import { nextMonth } from '../person/nextMonth.ts';

const card = { creditTypeId: 1, regularPaymentAmount: 20 };
const LENDERS = [
  { initialCreditorName: 'Heron Finance', currentBalance: 3_000, ...card },
  { initialCreditorName: 'Marlow & Reed', currentBalance: 964, ...card },
];

test('Danielle writes to two lenders before she draws up her plan: one offer stands in it, of the other she keeps what she offered, and what she tells on the plan is so for its letter (DN-517, DN-518, DN-519)', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  test.setTimeout(300_000);
  const look = looking(page);
  const letters = new LettersPage(page);
  const plan = new RepaymentPage(page);
  await advised(context, { email, moreDebts: LENDERS });
  await fullAdvice.open();
  await expect(fullAdvice.answer).toBeVisible();
  await page.goto('/choose/dmp');
  await page.getByRole('button', { name: 'Choose a debt management plan' }).click();
  await expect(fullAdvice.heading('You chose a debt management plan')).toBeVisible();

  await page.goto('/plan/letters');
  await expect(letters.heading).toHaveText('Your 3 letters are ready to read');
  await sends('Heron Finance');
  await letters.inList('Kestrel Cards').click();
  await expect(letters.opened('Kestrel Cards')).toBeVisible();
  await letters.write('what you offer each month', '40');
  await sends('Kestrel Cards');

  await plan.open();
  await page.getByRole('button', { name: 'Start on it' }).click();
  await plan.button('Draw up my plan').click();
  await plan.fillDay(nextMonth());
  await plan.save('Draw up my plan');
  await expect(plan.reply('Heron Finance')).toContainText('No answer yet');
  await expect(plan.reply('Kestrel Cards')).toContainText(
    /Offer to send.*You offered £40 a month on .*Your plan’s share is £\d+\. Keep what you offered, or send/s,
  );
  await expect(plan.line('You have 2 offers to send')).toBeVisible();
  await look('plan-with-letters-before');
  await plan.button(/^Keep £40/).press('Enter');
  await expect(plan.dialog).toContainText(
    /Your plan then pays Kestrel Cards £40 a month, out of the £\d+ that it pays in all\..*One other lender gets the £\d+/s,
  );
  await look('plan-keep-offer');
  await plan.save('Keep £40');
  await expect(plan.reply('Kestrel Cards')).toContainText(/£40.*No answer yet/s);
  await plan.button(/^I’ve sent it.*Marlow/).press('Enter');
  await plan.save();

  await page.goto('/plan/letters');
  await expect(letters.inList('Marlow & Reed')).toContainText('You sent it on');
  await expect(letters.inList('Kestrel Cards')).toContainText('Sent on');
  await expect(letters.heading).toHaveText('Your 3 letters are on their way');
  await letters.inList('Marlow & Reed').click();
  await expect(page.getByText(/^You told us on your plan that this went on .*\./)).toBeVisible();
  await look('letters-told-on-plan');
  await page
    .getByRole('region', { name: 'What came back?' })
    .getByRole('link', { name: 'See your plan' })
    .click();
  await expect(plan.reply('Marlow & Reed')).toContainText('No answer yet');

  /** Fills in, reads and posts the letter to a lender. */
  async function sends(to: string) {
    await letters.inList(to).click();
    await expect(letters.opened(to)).toBeVisible();
    await letters.write('their address, to fill in', 'PO Box 118, Ely CB7 0ZZ');
    const own = letters.place('your address, to fill in');
    if (await own.isVisible())
      await letters.write('your address, to fill in', '14 Tannery Row, Leeds LS9 0ZZ');
    await letters.none('I have no reference');
    await letters.none('I would rather not say why');
    await letters.button(/^I’ve read it/).click();
    await expect(letters.inList(to)).toContainText('Read');
    await letters.inList(to).click();
    await page.getByLabel('By post').check();
    await letters.button('I’ve sent it').press('Enter');
    await expect(letters.inList(to)).toContainText('Sent on');
  }
});
