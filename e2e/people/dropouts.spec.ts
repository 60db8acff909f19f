import { expect, type Locator, type Page, test } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';

const PLAN = QUALIFIER['formal-plan'].asks;
const INCOME = QUALIFIER.income.asks;
const TALK_FIRST = 'Would you like to talk to a person first?';

/** Collects the call-backs that the server accepted. */
function callsBooked(page: Page): { callbackRequired: boolean; contactNumber?: string }[] {
  const calls: { callbackRequired: boolean }[] = [];
  page.on('response', response => {
    if (response.url().includes('/callbacks/') && response.request().method() === 'POST' && response.ok())
      calls.push(response.request().postDataJSON() as { callbackRequired: boolean });
  });
  return calls;
}

test('Ian has an IVA and asks for a call: the number is checked, and pressing twice books once (DO-001 to DO-003, DO-011, DO-012, DO-014 to DO-016, ER-005)', async ({
  journey,
  page,
  faults,
}) => {
  faults.expect(/^400 POST \/api\/core\/callbacks/, /status of 400/);
  const calls = callsBooked(page);
  await journey.comeBack({ to: 'formal-plan' });
  await journey.choose(PLAN, 'An IVA');
  await expect(page.getByRole('heading', { name: 'Let’s talk this one through' })).toBeVisible();
  await expect(journey.dropout.submit).toBeHidden();

  await journey.dropout.choice('Yes').check();
  await expect(journey.dropout.submit).toHaveAttribute('aria-disabled', 'true');
  await journey.dropout.name.fill('Ian Price');
  await journey.dropout.phone.fill('0870 12');
  await journey.dropout.name.focus();
  await expect(journey.dropout.problem).toBeVisible();
  await expect(journey.dropout.phone).toHaveAttribute('aria-invalid', 'true');
  await journey.dropout.submit.click();
  await expect(journey.dropout.problem).toBeVisible();
  expect(calls).toEqual([]);

  await journey.dropout.phone.fill('07400 123456');
  await expect(journey.dropout.problem).toBeHidden();
  await journey.dropout.submit.dblclick();
  await expect(journey.dropout.thanks).toContainText('An adviser will call you.');
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    stepId: 'formal-plan-help',
    callbackRequired: true,
    contactName: 'Ian Price',
    contactNumber: '07400123456',
  });

  await page.reload();
  await expect(journey.dropout.thanks).toBeVisible();
  await expect(journey.dropout.submit).toBeHidden();
});

test('Ian’s drop-out is a page of its own, his call is there again, and his dashboard does not lead in a circle (WT-097 to WT-099, WT-182)', async ({
  journey,
  page,
  dashboard,
}) => {
  await journey.comeBack({ to: 'formal-plan' });
  await journey.choose(PLAN, 'An IVA');
  const heading = page.getByRole('heading', { level: 1, name: 'Let’s talk this one through' });
  await expect(heading).toBeFocused();
  await expect(journey.question(PLAN)).toBeHidden();
  await expect(journey.dropout.saved).toBeVisible();
  await expect(page).toHaveTitle(/^Let’s talk this one through/);

  await journey.dropout.choice('Yes').check();
  await journey.dropout.submit.click({ force: true });
  await expect(journey.problems).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await journey.problems.getByRole('link', { name: 'Enter a phone number' }).click();
  await expect(journey.dropout.phone).toBeFocused();

  await journey.dropout.askForCall({ name: 'Ian Price', phone: '07400 123456' });
  await expect(page.locator(':focus')).toContainText('An adviser will call you.');
  await expect(journey.dropout.call).toContainText('07400123456');
  await page.getByRole('link', { name: 'Go to my dashboard' }).click();

  await expect(dashboard.next('A person can take it from here')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Carry on' })).toBeHidden();
  await expect(journey.dropout.call).toContainText('07400123456');
  await page.getByRole('link', { name: 'See why, and your answers' }).click();
  await expect(journey.dropout.call).toContainText('Ian Price');
  await journey.dropout.call.getByRole('button', { name: 'Change the number we call' }).click();
  await expect(journey.dropout.name).toHaveValue('Ian Price');
  await expect(journey.dropout.phone).toHaveValue('07400123456');

  await page.getByRole('button', { name: 'See or change them' }).click();
  await expect(journey.answeredLine(QUALIFIER['birth-date'].asks)).toContainText('24 August 1987');
  await journey.dropout.changeLast.click();
  await journey.choose(PLAN, 'No');
  const asksFirst = page.getByRole('dialog', { name: 'You asked us to call you' });
  await expect(asksFirst).toContainText('We’ll still call you');
  await expect(asksFirst.getByRole('listitem')).toHaveCount(0);
  await asksFirst.getByRole('button', { name: 'Change my answer' }).click();
  await expect(journey.question(QUALIFIER.employment.asks)).toBeVisible();
});

test('Ina uses arrow keys: passing an answer that ends the questions takes nothing from under her, until Continue (WT-097)', async ({
  journey,
  page,
}) => {
  await journey.comeBack({ to: 'formal-plan' });
  await journey.option(PLAN, 'No').focus();
  await page.keyboard.press('Space');
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(journey.option(PLAN, 'An IVA')).toBeChecked({ timeout: 200 });
  }).toPass();
  await expect(journey.question(PLAN)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Let’s talk this one through' })).toBeHidden();
  await journey.continue.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Let’s talk this one through' })).toBeFocused();
});

test('Ian’s number is taken when it cannot be checked (DO-013)', async ({ journey, page, faults }) => {
  faults.expect(/ERR_FAILED/);
  await page.route('**/phone/validation', route => route.abort());
  await journey.comeBack({ to: 'formal-plan' });
  await journey.choose(PLAN, 'Bankruptcy');
  await journey.dropout.choice('Yes').check();
  await journey.dropout.askForCall({ name: 'Ian Price', phone: '0113 243 0000' });
  await expect(journey.dropout.problem).toBeHidden();
});

test('Grace has a DRO and wants no call: that is as easy to say (DO-005, DO-006)', async ({
  journey,
  page,
  dashboard,
}) => {
  const calls = callsBooked(page);
  await journey.comeBack({ to: 'formal-plan' });
  await journey.choose(PLAN, 'A DRO');
  await journey.dropout.choice('No').check();
  await expect(page.getByRole('status').filter({ hasText: 'That’s fine' })).toBeVisible();
  expect(calls).toEqual([{ stepId: 'formal-plan-help', callbackRequired: false }]);
  await page.getByRole('link', { name: 'Go to my dashboard' }).click();
  await expect(dashboard.journey).toBeVisible();
});

test('Bill’s bailiffs are coming: he sees what to do today and nothing of courts, and carries on online (DO-001, DO-007, WT-124)', async ({
  journey,
  page,
}) => {
  const calls = callsBooked(page);
  await journey.comeBack({ to: 'urgent' });
  await journey.tick(QUALIFIER.urgent.asks, ['Bailiffs have been, or are coming']);
  await journey.goOn();
  await expect(page.getByRole('heading', { name: 'Bailiffs: what to do first' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'what to do first' })).toHaveCount(1);
  await expect(page.getByRole('main')).not.toContainText(/court letter:|move out/i);
  await expect(journey.dropout.help('Our guide: bailiffs')).toHaveAttribute('href', '/help/bailiffs');
  await expect(page.getByRole('heading', { name: TALK_FIRST })).toBeVisible();
  await expect(journey.question(INCOME)).toBeHidden();

  await journey.dropout.choice('Continue online').check();
  await expect(journey.question(INCOME)).toBeVisible();
  expect(calls).toEqual([{ stepId: 'talk-first', callbackRequired: false }]);
});

test('Bill has bailiffs, a letter to leave and no food: whom to ring and the question that goes on are within one and a half screens, and nobody is named twice (WT-034, WT-033, WT-073)', async ({
  journey,
  page,
}) => {
  await journey.comeBack({ to: 'urgent' });
  await journey.tick(QUALIFIER.urgent.asks, [
    'Bailiffs have been, or are coming',
    'I’m being made to leave my home',
    'I have no money for food',
  ]);
  await journey.goOn();
  await expect(page.getByRole('heading', { name: 'Bailiffs: what to do first' })).toBeFocused();
  // Read at once: between two readings a scroll could move it.
  const screens = (what: Locator) =>
    what.evaluate(shown => (shown.getBoundingClientRect().top + scrollY) / innerHeight);
  await expect(page.getByRole('link', { name: 'Call Shelter on 0808 800 4444' })).toBeVisible();
  expect(await screens(page.getByRole('link', { name: 'Call Shelter on 0808 800 4444' }))).toBeLessThan(1.5);
  expect(await screens(page.getByRole('heading', { name: TALK_FIRST }))).toBeLessThan(1.5);
  const needs = page
    .getByRole('region', { name: 'What to do today' })
    .or(page.locator('section').filter({ has: page.getByRole('heading', { name: 'What to do today' }) }));
  await needs.getByText('What to do first').click();
  await expect(needs).toContainText('Food: Citizens Advice');
  await expect(needs).not.toContainText(/Gas or power|Benefits:|energy bills/);
  // Nobody who helps is named twice, folded or not (WT-073).
  const numbers = await page
    .getByRole('main')
    .locator('a[href^="tel:"]')
    .evaluateAll(links => links.map(link => link.getAttribute('href')));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.length).toBeGreaterThan(2);
  // Nothing that was said of the questions is still read out on this page (WT-034).
  await expect(page.getByText('Next question added below')).toHaveCount(0);
});

test('Beth books an appointment about the bailiffs, and can still carry on online afterwards (DO-002, DO-003, DO-007)', async ({
  journey,
  page,
}) => {
  const calls = callsBooked(page);
  await journey.comeBack({ to: 'urgent' });
  await journey.tick(QUALIFIER.urgent.asks, ['I have a court letter, a court date or a statutory demand']);
  await journey.goOn();
  await journey.dropout.choice('Book appointment').check();
  await journey.dropout.askForCall({ name: 'Beth', phone: '07400123456' });
  await expect(journey.question(INCOME)).toBeHidden();

  await page.reload();
  await expect(journey.dropout.thanks).toBeVisible();
  await page.getByRole('button', { name: 'Continue online' }).click();
  await expect(journey.question(INCOME)).toBeVisible();
  expect(calls.map(({ callbackRequired }) => callbackRequired)).toEqual([true, false]);
});

test('Hana cannot pay for food: help comes at once, and the questions go on when she does (JN-070, JN-071)', async ({
  journey,
  page,
}) => {
  await journey.comeBack({ to: 'bills' });
  await journey.choose(QUALIFIER.bills.asks, 'I can’t pay for food, heat or power');
  await expect(page.getByRole('heading', { name: 'Help you can get today' })).toBeInViewport();
  await expect(journey.option(QUALIFIER.bills.asks, 'I can’t pay for food, heat or power')).toBeFocused();
  await expect(journey.dropout.help('Food banks')).toBeVisible();
  await expect(journey.question(QUALIFIER.arrears.asks)).toBeVisible();
});

test('Nia in danger calls from where she is: each number is a link that says whose it is (WT-100)', async ({
  journey,
  page,
}) => {
  await journey.comeBack({ to: 'bills' });
  await journey.choose(QUALIFIER.bills.asks, 'I can’t pay for food, heat or power');
  await expect(page.getByRole('link', { name: /^Call 0800 144 8848\s*, Citizens Advice$/ })).toHaveAttribute(
    'href',
    'tel:08001448848',
  );
});
