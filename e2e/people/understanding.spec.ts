import { expect, test } from '../fixtures.ts';
import { ApplicationInCase } from '../pages/ApplicationInCase.ts';
import { ChoosePage } from '../pages/ChoosePage.ts';
import { RepaymentPage } from '../pages/RepaymentPage.ts';
import { advised } from '../person/advised.ts';
import { spends } from '../person/budgeting.ts';
import { saysOrderFits } from '../person/confirming.ts';
import { credentials } from '../person/credentials.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';
import { nextMonth } from '../person/nextMonth.ts';

const LOAN = {
  initialCreditorName: 'Heron Loans',
  creditTypeId: 4,
  currentBalance: 9000,
  regularPaymentAmount: 90,
};
const FINE = {
  initialCreditorName: 'Aireford Court',
  creditTypeId: 35,
  currentBalance: 180,
  regularPaymentAmount: 5,
};

test('Danielle wants a debt relief order: she answers three questions, one of them not right, reads what is true, books her call, and Jo reads which to talk about (DN-010, DN-012, DN-013, DN-020, DN-021, DN-497, DN-690)', async ({
  fullAdvice,
  page,
  context,
  atDesk,
  email,
}) => {
  test.setTimeout(300_000);
  const look = looking(page);
  await advised(context, { email, moreDebts: [LOAN, FINE] });
  await spends(context, 11, [
    [2001, 780],
    [2006, 120],
    [2008, 15],
  ]);
  const headers = await credentials(context);
  const name = { forename: 'Danielle', surname: 'Lockgate' };
  expect((await context.request.post('/api/core/account/mine/name', { headers, data: name })).ok()).toBe(
    true,
  );
  const customerId = await customerIdOf(context);
  await fullAdvice.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/choose/dro');
  const choose = new ChoosePage(page);
  await expect(fullAdvice.heading('Before you choose a debt relief order')).toBeVisible();
  await expect(page.getByText('This is not a test.')).toBeVisible();
  await look('choose-questions');

  // Without answers nothing is sent: the page says where they are lacking, and takes the reader there.
  await choose.choose.press('Enter');
  const lacking = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await expect(lacking).toBeFocused();
  await expect(lacking.getByRole('link')).toHaveText([
    /^Question 1: pick/,
    /^Question 2: pick/,
    /^Question 3: pick/,
  ]);
  await look('choose-unanswered');
  await lacking.getByRole('link').first().press('Enter');
  await page.keyboard.press('Space');
  await expect(choose.answer(/new job/, 'Tell the official receiver straight away')).toBeChecked();
  await expect(choose.reply('That’s it.')).toBeVisible();
  await choose.answer(/Aireford Court/, 'No').check({ force: true });
  await expect(choose.reply(/You would still have to pay it/)).toContainText('on your adviser’s list');
  await expect(choose.reply(/wrong/i)).toHaveCount(0);
  await choose.answer(/register/, 'I’m not sure').check({ force: true });
  await expect(choose.reply(/Anyone can look/)).toBeVisible();

  await choose.times.last().check({ force: true });
  // What is picked has a tick, and the others have none.
  const times = page.getByRole('group', { name: 'Book your call' });
  await expect(times.locator('label svg')).toHaveCount(1);
  if ((await choose.number.count()) > 0) await choose.number.fill('07700 900148');
  await expect(choose.choose).toHaveText(/^Tell us you want a debt relief order, and book .*day/);
  await look('choose-answered');
  await choose.choose.press('Enter');
  await expect(fullAdvice.heading('You asked for a debt relief order')).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toContainText('fill in the form');
  await look('plan-asked-and-booked');

  const jo = await atDesk({ name: 'Jo Weir' });
  await jo.desk.goto('/staff');
  await jo.console.takeWorkOf(customerId, 'Chosen plans');
  const answers = jo.console.mine.getByRole('region', { name: 'What they answered before they chose' });
  await expect(answers.getByRole('listitem').first()).toContainText(
    /Aireford Court.*They said: No.*Talk about it/s,
  );
  await expect(answers.getByRole('listitem').nth(1)).toContainText(/register.*They were not sure/s);
  await expect(answers.getByRole('listitem').last()).not.toContainText('Talk about it');
  await looking(jo.desk)('work-plan-understood');

  // Jo says in the case that it fits, and on the list that Danielle goes on with it: what is left to do is in front of her.
  await saysOrderFits(
    jo.desk,
    customerId,
    async () => (await atDesk({ name: 'Ros', role: 'approver' })).desk,
  );
  await jo.console.backToMine();
  await jo.console.seeNumber();
  await jo.console.outcome('They go on with it').check();
  await jo.console.save.press('Enter');
  const form = new ApplicationInCase(jo.desk);
  await expect(jo.desk).toHaveURL(/\/application$/);
  await expect(form.talkedHow).toBeFocused();
  await expect(jo.desk.getByRole('heading', { name: 'The talk has to be noted' })).toBeVisible();
  const waits = jo.desk.getByRole('region', { name: 'What waits for whom' });
  await expect(waits).toContainText('We write down that we talked');
  await looking(jo.desk)('case-talk-to-note');
  await form.talkedHow.selectOption('On the phone');
  await form.goneThrough.press('Space');
  await form.saveTalk.press('Enter');
  await expect(form.saveTalk).toHaveCount(0);
  await expect(waits).not.toContainText('We write down that we talked');
});

test('Danielle begins a debt management plan by herself and sends her offer, Jo notes in the case that it was agreed to, Danielle pays, and says that she cannot keep it up (DN-002, DN-006, DN-007, DN-014, DN-645)', async ({
  fullAdvice,
  page,
  context,
  atDesk,
  email,
}) => {
  test.setTimeout(300_000);
  const look = looking(page);
  const repayment = new RepaymentPage(page);
  await advised(context, { email });
  const customerId = await customerIdOf(context);
  await fullAdvice.open();
  await page.goto('/choose/dmp');
  const choose = new ChoosePage(page);
  await expect(page.getByText('You can talk it through with us first, or start by yourself.')).toBeVisible();
  await choose.choose.press('Enter');
  await expect(fullAdvice.heading('You chose a debt management plan')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Start when you are ready' })).toContainText(
    'You don’t have to wait for a call.',
  );
  await look('plan-to-begin');
  await page.getByRole('button', { name: 'Start on it' }).press('Enter');
  await expect(fullAdvice.heading('Your plan is not drawn up yet')).toBeFocused();
  await expect(page.locator('[aria-current="step"]')).toContainText(/You draw up your plan\s*You/);
  await look('plan-begun');
  await repayment.button('Draw up my plan').press('Enter');
  await repayment.fillDay(nextMonth());
  await repayment.save('Draw up my plan');
  const lender = repayment.reply('Kestrel Cards');
  await lender.getByRole('button', { name: /^I’ve sent it/ }).press('Enter');
  await repayment.save();
  await expect(fullAdvice.heading('Your lender has not answered yet')).toBeVisible();

  const { desk } = await atDesk({ name: 'Jo Weir' });
  await desk.goto(`/staff/case/${customerId}/advice`);
  const inCase = desk.getByRole('region', { name: 'What they chose' });
  await expect(inCase).toContainText('Your lender has not answered yet');
  // What each lender answers is noted in the plan, and not here of all of them at once.
  await expect(inCase.getByRole('button', { name: 'They said yes' })).toHaveCount(0);
  await expect(inCase.getByRole('link', { name: 'Note it in their plan' })).toBeVisible();
  await looking(desk)('case-plan');

  await page.reload();
  await expect(fullAdvice.heading('Your lender has not answered yet')).toBeVisible();
  // What their lender said is theirs to write down, and nothing runs before they have paid.
  await expect(page.getByRole('button', { name: 'It has begun' })).toHaveCount(0);
  await repayment.answers('Kestrel Cards', 'They said yes');
  await repayment.save();
  await repayment.button('I’ve paid this').first().press('Enter');
  await repayment.dialog.getByRole('radio', { name: /£225/ }).check();
  await repayment.save();
  await expect(fullAdvice.heading('You’ve paid £225 of £4,212')).toBeVisible();
  await repayment.history.locator('summary').press('Enter');
  await expect(page.getByText('Your plan runs')).toBeVisible();
  await expect(page.getByText('They agreed to your plan')).toHaveCount(0);
  await look('plan-runs');
  const cannot = page.getByRole('button', { name: 'I can’t keep it up' });
  await cannot.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Not yet' }).press('Enter');
  await expect(cannot).toBeFocused();
  await cannot.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, I can’t keep it up' }).press('Enter');
  await expect(fullAdvice.heading('You can’t keep it up')).toBeVisible();
  await look('plan-broken');
});
