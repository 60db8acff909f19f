import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { CaseCorrections } from '../pages/CaseCorrections.ts';
import { advised } from '../person/advised.ts';
import { credentials } from '../person/credentials.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';

const BOOK = 'We found the savings book while we talked.';
const CHILDREN = 'Children 15 or younger';
const STATEMENT = 'We added it up from your bank statement.';

test('Jo puts an answer, a line of the budget, a name and a household right with Danielle on the phone, is told what falls away and what she was too late for; the case says which and when, and Danielle reads it in her account (PT-407, PT-575, PT-576, PT-634, PT-635, PT-636)', async ({
  page,
  context,
  atDesk,
  email,
  faults,
}) => {
  test.setTimeout(360_000);
  faults.expect(/^409 PUT \/staff\/api\/cases/, /status of 409/);
  faults.expect(/^400 PUT \/staff\/api\/cases/, /status of 400/);
  await advised(context, {
    email,
    changed: [
      ['happened', 'gambled', 'In the last 2 years I gambled'],
      ['gambled-on', 'month', '2026-09'],
    ],
  });
  const headers = await credentials(context);
  const customerId = await customerIdOf(context);

  const { desk, console } = await atDesk({ name: 'Jo Weir' });
  const right = new CaseCorrections(desk);
  const look = looking(desk);
  await desk.goto(`/staff/case/${customerId}/answers`);

  // An answer: refused at its field, then changed, by keyboard alone.
  const savings = 'How much money do you have put by?';
  await right.opener(savings).press('Enter');
  await expect(right.form(savings)).toBeFocused();
  await right.form(savings).getByLabel(savings).fill('a lot');
  await right.why(savings).fill(BOOK);
  await right.save(savings).press('Enter');
  await expect(right.form(savings).getByLabel(savings)).toBeFocused();
  await look('case-correct-answer');
  // Danielle answers it on her phone meanwhile: the later is told, and loses nothing.
  const sent = await context.request.post('/api/core/answers/mine', {
    headers,
    data: { stepId: 'savings', answers: [{ id: 'savings.amount', value: '40' }] },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await right.form(savings).getByLabel(savings).fill('1,250');
  await right.save(savings).press('Enter');
  await right.form(savings).getByRole('button', { name: 'Look at it again' }).press('Enter');
  await expect(right.form(savings)).toContainText('It says now: 40.');
  await expect(right.why(savings)).toHaveValue(BOOK);
  await look('case-correct-meanwhile');
  await right.save(savings).press('Enter');
  await expect(right.opener(savings)).toBeFocused();
  await expect(right.row(savings)).toContainText('£1,250');
  await expect(right.row(savings)).toContainText(/Put right with them on \w+ \d+ \w+, by Jo Weir/);
  await expect(desk.getByText('Saved. They can read that you did, and why.').first()).toBeVisible();

  // An answer that others hang on: they are named before anything is saved.
  const happened = await right.questionOf('In the last 2 years I gambled');
  await right.opener(happened).press('Enter');
  await right.form(happened).getByRole('checkbox', { name: 'In the last 2 years I gambled' }).uncheck();
  await right.form(happened).getByRole('checkbox', { name: 'None of these' }).check();
  await right.why(happened).fill('You told me that was somebody else.');
  await right.save(happened).press('Enter');
  await expect(right.form(happened)).toContainText('When did you last gamble?');
  await look('case-correct-falls-away');
  await right.form(happened).getByRole('button', { name: 'Save all the same' }).press('Enter');
  await expect(right.opener(happened)).toBeFocused();
  await expect(desk.getByText('When did you last gamble?')).toHaveCount(0);

  // A line of the budget.
  await console.casePart('Budget').click();
  const food = 'Groceries and cleaning';
  await right.unfold('Food and housekeeping').press('Enter');
  await right.opener(food).press('Enter');
  const amount = right.form(food).getByLabel('How much, each time');
  await amount.fill('300');
  await right.why(food).fill(STATEMENT);
  await look('case-correct-line');
  await right.save(food).press('Enter');
  await expect(right.opener(food)).toBeFocused();
  await expect(right.row(food)).toContainText('£300.00 monthly');
  await expect(right.row(food)).toContainText('Put right with them on');

  // The name.
  await right.unfold('the person', 'Correct them with').press('Enter');
  await right.opener('Name').press('Enter');
  await right.form('Name').getByLabel('Title').selectOption('Ms');
  await right.form('Name').getByLabel('First name').fill('Danielle');
  await right.form('Name').getByLabel('Middle names').fill('Ann');
  await right.form('Name').getByLabel('Last name').fill('Sluice');
  await right.why('Name').fill('As on your passport.');
  await look('case-correct-name');
  await desk.setViewportSize({ width: 768, height: 1024 });
  await look('case-correct-name-768');
  await desk.setViewportSize({ width: 390, height: 844 });
  await right.save('Name').press('Enter');
  await expect(right.opener('Name')).toBeFocused();
  await expect(desk.getByRole('heading', { level: 1, name: 'Danielle Sluice' })).toBeVisible();
  await expect(desk.getByText('so only they change it, in their account')).toBeVisible();
  await expect(desk.getByText(/^Name put right with them on .*, by Jo Weir$/)).toBeVisible();
  await look('case-corrected-name');

  // Who lives with her, by keyboard: what of her budget is to be looked at again is named.
  const home = 'Who lives with them';
  await right.opener(home).press('Enter');
  await expect(right.form(home)).toBeFocused();
  await right
    .form(home)
    .getByRole('button', { name: `One more: ${CHILDREN}` })
    .press('Enter');
  await right.why(home).fill('You told us of your daughter.');
  await look('case-correct-household');
  await right.save(home).press('Enter');
  await expect(right.opener(home)).toBeFocused();
  await expect(desk.getByText(`${CHILDREN}: 1`)).toBeVisible();
  await expect(
    desk.getByText(/have to be looked at again: Benefits, School, Food and housekeeping\./),
  ).toBeVisible();
  await expect(desk.getByText('1 adult, 1 child')).toBeVisible();
  await look('case-corrected-household');

  // The timeline says which.
  await console.casePart('Timeline').click();
  for (const which of [
    `an answer, ${savings}`,
    `a line of the budget, ${food}`,
    'their name',
    'who lives with them',
  ]) {
    await expect(desk.getByText(`Put something right with them: ${which}`)).toBeVisible();
  }
  await look('case-corrected-timeline');
  await console.casePart('Answers').click();
  await look('case-corrected-answers');

  await readsWhatWasDone(page);
});

/** The person reads it where they read who looked. */
async function readsWhatWasDone(page: Page): Promise<void> {
  await page.goto('/account');
  for (const says of [
    'Putting an answer right, together with you',
    'Putting your budget right, together with you',
    'Putting your name right, together with you',
    'Putting right who lives in your home, together with you',
  ]) {
    await expect(page.getByText(says).first()).toBeAttached();
  }
  await looking(page)('account-corrected');
  await page.goto('/journey/household');
  await expect(page.getByLabel(CHILDREN)).toHaveValue('1');
}
