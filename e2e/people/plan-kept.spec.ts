import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { RepaymentPage } from '../pages/RepaymentPage.ts';
import { advised } from '../person/advised.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';
import { nextMonth } from '../person/nextMonth.ts';

const DMP = 'a debt management plan';
const LENDERS = [
  {
    initialCreditorName: 'Fenland Finance',
    creditTypeId: 2,
    currentBalance: 5380,
    regularPaymentAmount: 150,
  },
  { initialCreditorName: 'Barrowby Bank', creditTypeId: 3, currentBalance: 1500, regularPaymentAmount: 50 },
  { initialCreditorName: 'Marlow & Reed', creditTypeId: 1, currentBalance: 964, regularPaymentAmount: 40 },
];

test('Danielle draws up her plan, sends four offers, tells that one lender says no and one is silent, marks a payment, says what she cannot pay, and takes a break (DN-172, DN-173, DN-174, DN-175, DN-508, DN-511, DN-512, DN-514, DN-521)', async ({
  fullAdvice,
  page,
  context,
  atDesk,
  email,
  faults,
}) => {
  test.setTimeout(300_000);
  faults.expect(/^409 POST .*\/repayment$/, /status of 409/);
  const look = looking(page);
  const plan = new RepaymentPage(page);
  await advised(context, { email, moreDebts: LENDERS });
  await fullAdvice.open();
  await expect(fullAdvice.answer).toBeVisible();
  await page.goto('/choose/dmp');
  await page.getByRole('button', { name: `Choose ${DMP}` }).click();
  await expect(fullAdvice.heading(`You chose ${DMP}`)).toBeVisible();
  await expect(plan.plan).toHaveCount(0);

  const jo = await atDesk({ name: 'Jo Weir' });
  await jo.desk.goto('/staff');
  await jo.console.takeWorkOf(await customerIdOf(context), 'Chosen plans');
  await jo.console.seeNumber();
  await jo.console.outcome('They go on with it').check();
  await jo.console.save.click();
  await expect(jo.desk.getByRole('status').filter({ hasText: 'Noted.' })).toBeVisible();

  await plan.open();
  await expect(plan.heading('What each lender would get')).toBeVisible();
  await expect(plan.plan.getByRole('row', { name: /Fenland Finance.*£5,380/ })).toBeVisible();
  await look('plan-to-draw-up');
  await plan.button('Draw up my plan').press('Enter');
  await plan.dialog.getByRole('button', { name: 'Draw up my plan' }).press('Enter');
  await expect(plan.dialog.getByText('Please enter a value in all fields')).toBeVisible();
  await plan.fillDay(nextMonth());
  await plan.save('Draw up my plan');
  await expect(plan.line('You have 4 offers to send')).toBeVisible();
  await look('plan-offers-to-send');

  await plan.button('I’ve sent my offers').press('Enter');
  await plan.save();
  await expect(plan.line('None of 4 lenders has answered yet')).toBeVisible();
  await expect(plan.reply('Barrowby Bank')).toContainText('No answer yet');

  await plan.answers('Kestrel Cards', 'They said yes, and stopped interest');
  await plan.save();
  await expect(plan.line('1 of 4 lenders has answered')).toBeVisible();
  await plan.answers('Marlow & Reed', 'They said no');
  await plan.save();
  await expect(plan.reply('Marlow & Reed')).toContainText(
    /Said no.*ask them again by .*Send your offer with your budget/s,
  );
  // After a second no they are asked again later.
  await plan.button(/I’ve asked again.*Marlow/).press('Enter');
  await plan.save();
  await plan.answers('Marlow & Reed', 'They said no');
  await plan.save();
  await expect(plan.reply('Marlow & Reed')).toContainText(
    /Said no.*pay the £\d+ all the same, and ask again on/s,
  );
  await plan.answers('Fenland Finance', 'They asked for more');
  await plan.dialog.getByLabel(/What do they ask for/).fill('195');
  await plan.save();
  await expect(plan.line('3 of 4 lenders have answered')).toBeVisible();
  await expect(plan.reply('Fenland Finance')).toContainText('Asks for £195');
  // What needs work comes first.
  await expect(plan.plan.getByRole('article').first()).toHaveAccessibleName('Fenland Finance');
  await expect(plan.picture(/28 days to answer.*Barrowby Bank has not answered/s)).toBeVisible();
  await expect(plan.picture(/^Steps going down/)).toBeVisible();
  await expect(plan.plan).toContainText('We hold no money: you pay each lender yourself.');
  await look('plan-answered');

  await plan.button('I’ve paid this').first().press('Enter');
  await plan.dialog.getByRole('radio', { name: /^Kestrel Cards alone/ }).check();
  await plan.save();
  await expect(plan.reply('Kestrel Cards')).toContainText(/Paid so far: £\d+/);
  // It was a slip: taken back at once, where it was saved, by the keyboard.
  const saved = plan.plan.getByRole('group', { name: 'Saved. Your plan is up to date.' });
  await expect(saved).toBeFocused();
  await look('plan-paid');
  await page.keyboard.press('Tab');
  await expect(plan.button('Take that back').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await plan.takenBack.waitFor();
  await expect(plan.reply('Kestrel Cards')).not.toContainText('Paid so far');
  await plan.button('I’ve paid this').first().press('Enter');
  await plan.dialog.getByRole('radio', { name: /^Kestrel Cards alone/ }).check();
  await plan.save();
  await plan.button('I can’t pay one of these').first().press('Enter');
  await plan.dialog.getByRole('checkbox', { name: 'Marlow & Reed' }).check();
  await plan.save('I can’t pay these');
  await expect(plan.plan.getByRole('row', { name: /Paid in part/ })).toBeVisible();

  // An answer that was written down by mistake is taken back later, from the list; what rests on something is said.
  await plan.history.locator('summary').press('Enter');
  const offers = plan.history.getByRole('listitem').filter({ hasText: /^Offers sent to Kestrel Cards/ });
  await offers.getByRole('button', { name: /^Take that back/ }).press('Enter');
  await plan.dialog.getByRole('button', { name: 'Take that back' }).press('Enter');
  await expect(plan.dialog.getByText('They have answered this offer.', { exact: false })).toBeVisible();
  await look('plan-take-back');
  await plan.dialog.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(plan.dialog).toHaveCount(0);
  const asked = plan.history.getByRole('listitem').filter({ hasText: /^Fenland Finance answered/ });
  await asked.getByRole('button', { name: /^Take that back/ }).press('Enter');
  await plan.dialog.getByRole('button', { name: 'Take that back' }).press('Enter');
  await plan.takenBack.waitFor();
  await expect(asked).toContainText('Taken back since');
  await expect(plan.history.getByRole('listitem').first()).toContainText(
    /^Taken back: Fenland Finance answered, they ask for more, £195/,
  );
  await expect(plan.reply('Fenland Finance')).toContainText('No answer yet');
  await look('plan-taken-back');

  const download = page.waitForEvent('download');
  await plan.button('Add to my calendar').press('Enter');
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('SUMMARY:Payment day');
  expect(file).not.toMatch(/debt|lender|Kestrel|£|Towpath/iu);

  await plan.button('I need a break').press('Enter');
  await plan.dialog.getByRole('combobox', { name: 'The first month' }).selectOption({ index: 3 });
  await plan.dialog.getByRole('combobox', { name: 'The last month' }).selectOption({ index: 1 });
  await plan.dialog.getByLabel(/What can you pay in each/).fill('0');
  await plan.dialog.getByRole('button', { name: 'Take the break' }).press('Enter');
  await expect(plan.dialog.getByText('The last month of a break can’t be before the first.')).toBeVisible();
  await plan.dialog.getByRole('combobox', { name: 'The last month' }).selectOption({ index: 4 });
  await look('plan-break');
  await plan.save('Take the break');
  await expect(plan.payments.filter({ hasText: 'Break' })).toHaveCount(2);
  await look('plan-with-break');

  // With another sum the heading and the list say the same: new offers are to go.
  await plan.button('I can pay more or less').press('Enter');
  await plan.dialog.getByLabel('Each month from now on').fill('120');
  await plan.dialog.getByRole('button', { name: 'Change the sum' }).press('Enter');
  // Less than the budget has is asked about.
  await expect(plan.dialog.getByText(/Your budget has £\d+ a month .* you put in £120/)).toBeVisible();
  await look('plan-less-than-budget');
  await plan.save('It is right: I keep some back');
  await expect(plan.line('You have 4 offers to send')).toBeVisible();
  for (const reply of await plan.plan.getByRole('article').all()) {
    await expect(reply).toContainText('Offer to send');
  }
  await look('plan-other-sum');

  // The answers and, beside them where there is room, below them where there is not, who looks after it.
  const places = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    const last = await plan.plan.getByRole('article').last().boundingBox();
    const talk = await plan.plan.getByRole('region', { name: 'How we talk' }).boundingBox();
    if (!last || !talk) throw new Error('The page has no answers or no talk.');
    return { right: last.x + last.width, below: last.y + last.height, talk };
  };
  const wide = await places(1280, 900);
  expect(wide.talk.x).toBeGreaterThan(wide.right);
  expect(wide.talk.y).toBeLessThan(wide.below);
  for (const [width, height] of [
    [768, 1024],
    [390, 844],
    [320, 256],
  ] as const) {
    const narrow = await places(width, height);
    expect(narrow.talk.y).toBeGreaterThan(narrow.below);
  }
  // Nothing of it sticks in a low window.
  const positions = await page
    .getByRole('main')
    .locator('*')
    .evaluateAll(all => all.map(one => getComputedStyle(one).position));
  expect(positions.length).toBeGreaterThan(100);
  expect(positions).not.toContain('sticky');
});
