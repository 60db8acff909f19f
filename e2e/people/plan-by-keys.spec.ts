import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ChoosePage } from '../pages/ChoosePage.ts';
import { RepaymentPage } from '../pages/RepaymentPage.ts';
import { advised } from '../person/advised.ts';
import { looking } from '../person/looking.ts';
import { nextMonth } from '../person/nextMonth.ts';
import { tabAndPress, tabTo } from '../person/tabTo.ts';

const LENDERS = [
  {
    initialCreditorName: 'Fenland Finance',
    creditTypeId: 2,
    currentBalance: 5380,
    regularPaymentAmount: 150,
  },
  { initialCreditorName: 'Marlow & Reed', creditTypeId: 1, currentBalance: 964, regularPaymentAmount: 40 },
];

test('Danielle has no mouse: by keys alone she chooses a debt management plan, draws it up, shares another sum, marks offers, an answer and a payment, takes that back, takes a break and leaves; the focus is where the work goes (DN-873, DN-874, DN-875, DN-878)', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  test.setTimeout(240_000);
  const look = looking(page);
  const plan = new RepaymentPage(page);
  const { keyboard } = page;
  await advised(context, { email, moreDebts: LENDERS });
  await fullAdvice.open();
  await expect(fullAdvice.answer).toBeVisible();
  await page.goto('/choose/dmp');
  const { choose } = new ChoosePage(page);
  await choose.waitFor();
  await look('keys-choose');
  await tabAndPress(choose);
  await expect(fullAdvice.heading('You chose a debt management plan')).toBeFocused();
  await look('keys-chosen');
  await tabAndPress(page.getByRole('button', { name: 'Start on it' }));

  // One thing is said of it until it is drawn up.
  await expect(fullAdvice.heading('Your plan is not drawn up yet')).toBeFocused();
  const step = page.locator('[aria-current="step"]');
  await expect(step).toContainText('You draw up your plan');
  await expect(page.getByRole('main')).not.toContainText(/worked out|ready to draw up/);
  await look('keys-not-drawn-up');

  const inDialog = async (submit: string) => tabAndPress(plan.dialog.getByRole('button', { name: submit }));
  const isSaved = plan.plan.getByRole('group', { name: 'Saved. Your plan is up to date.' });
  const type = async (box: Locator, text: string) => {
    await tabTo(box);
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(text);
  };

  await tabAndPress(plan.button('Draw up my plan'));
  await inDialog('Draw up my plan');
  const wrong = plan.dialog.getByText('Please enter a value in all fields');
  await expect(wrong).toBeVisible();
  const day = plan.dialog.getByLabel('Day', { exact: true });
  await expect(day).toBeFocused();
  await expect(
    plan.dialog.getByRole('group').filter({ has: page.getByLabel('Day', { exact: true }) }),
  ).toHaveAccessibleDescription(/Please enter a value in all fields/);
  await look('keys-no-day');
  const { day: on, month, year } = nextMonth();
  await keyboard.type(on);
  await type(plan.dialog.getByLabel('Month', { exact: true }), month);
  await type(plan.dialog.getByLabel('Year', { exact: true }), year);
  await inDialog('Draw up my plan');
  await expect(isSaved).toBeFocused();
  await expect(plan.line('You have 3 offers to send')).toBeVisible();
  await look('keys-drawn-up');

  await tabAndPress(plan.button('I’ve sent my offers'));
  await inDialog('Save');
  await expect(isSaved).toBeFocused();
  await expect(plan.line('None of 3 lenders has answered yet')).toBeVisible();

  // Another sum before anything is paid: the offers are to go anew, and the way out is there.
  await tabAndPress(plan.button('I can pay more or less'));
  await inDialog('Change the sum');
  const sum = plan.dialog.getByLabel('Each month from now on');
  await expect(sum).toBeFocused();
  await expect(sum).toHaveAccessibleDescription(/Put in a sum in pounds/);
  await keyboard.type('150');
  await inDialog('Change the sum');
  await expect(plan.dialog.getByText(/Your budget has £\d+ a month .* you put in £150/)).toBeVisible();
  await inDialog('It is right: I keep some back');
  await expect(isSaved).toBeFocused();
  await expect(plan.line('You have 3 offers to send')).toBeVisible();
  await tabAndPress(plan.button('Leave the plan'));
  await expect(plan.dialog).toContainText('lenders can ask for what you agreed at first');
  await look('keys-leave-asks');
  await keyboard.press('Escape');
  await expect(plan.dialog).toBeHidden();
  await expect(plan.button('Leave the plan')).toBeFocused();

  await tabAndPress(plan.button('I’ve sent my offers'));
  await inDialog('Save');
  await expect(isSaved).toBeFocused();
  await tabAndPress(plan.button(/They answered.*Kestrel/));
  await inDialog('Save');
  await expect(plan.dialog.getByText('Pick what they said')).toBeVisible();
  const yes = plan.dialog.getByRole('radio', { name: 'They said yes', exact: true });
  await expect(yes).toBeFocused();
  await keyboard.press('Space');
  await inDialog('Save');
  await expect(isSaved).toBeFocused();
  await look('keys-answered');

  await tabAndPress(plan.button('I’ve paid this'));
  await tabTo(plan.dialog.getByRole('radio').first());
  await keyboard.press('Space');
  await inDialog('Save');
  await expect(isSaved).toBeFocused();
  await tabAndPress(isSaved.getByRole('button', { name: 'Take that back' }));
  await expect(
    plan.plan.getByRole('group', { name: 'Taken back. Your plan counts it no more.' }),
  ).toBeFocused();

  await tabAndPress(plan.button('I need a break'));
  await inDialog('Take the break');
  await expect(plan.dialog.getByLabel('The first month')).toBeFocused();
  await keyboard.press('ArrowDown');
  await tabTo(plan.dialog.getByLabel('The last month'));
  await keyboard.press('ArrowDown');
  await type(plan.dialog.getByLabel('What can you pay in each of these months?'), '0');
  await inDialog('Take the break');
  await expect(isSaved).toBeFocused();
  await look('keys-break');

  await tabAndPress(plan.button('Leave the plan'));
  await inDialog('Yes, leave it');
  // It stays, with how it ended and all that happened.
  await expect(plan.line('Your plan went no further')).toBeFocused();
  await expect(page.getByText(/^Nothing was paid by it/u)).toBeVisible();
  await tabAndPress(plan.overHistory.locator('summary'));
  await expect(page.getByText('Taken back since').first()).toBeVisible();
  await look('keys-left');
});
