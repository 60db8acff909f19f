import { expect, test } from '../fixtures.ts';
import { CREDITORS, QUALIFIER } from '../pages/qualifier.ts';
import { expectAccessible } from '../person/accessible.ts';
import { storedTexts } from '../person/stored.ts';

test('Joan’s questions come one at a time, with one Back and Next, one logo and a bar that fills (JN-025, JN-045, JN-048, JN-050, JN-054, JN-057, WT-135)', async ({
  journey,
  page,
}) => {
  const bar = page.getByRole('progressbar', { name: 'Progress' });
  await journey.start('mw_steps');
  await expect(page.getByText('Qualifier', { exact: true })).toHaveCount(0);
  await expect(bar).toHaveAttribute('aria-valuenow', '0');
  await journey.choose(QUALIFIER.nation.asks, 'Wales');
  await expect(journey.question(QUALIFIER.housing.asks)).toBeHidden();
  await journey.next.click();
  await expect(journey.question(QUALIFIER.housing.asks)).toBeVisible();
  await expect(journey.question(QUALIFIER.nation.asks)).toBeHidden();
  await journey.answer('housing');
  await expect(journey.heading(QUALIFIER['debt-count'].asks)).toBeFocused();
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Towpath' })).toBeVisible();
  await expect(page.locator('nav').filter({ has: bar }).locator('svg')).toHaveCount(0);
  await expect(journey.back).toHaveCount(1);
  await journey.back.click();
  await expect(journey.option(QUALIFIER.housing.asks, 'Rent from a private landlord')).toBeChecked();
  await page.goBack();
  await expect(journey.question(QUALIFIER['debt-count'].asks)).toBeVisible();
});

test('Kofi’s questions move on at a tap, with a ring that shows how far he is (JN-037, JN-052, JN-057, JN-064, WT-103)', async ({
  journey,
  page,
}) => {
  await journey.start('mw_quick');
  await expect(page.getByText('Pick an answer and we’ll move on', { exact: false })).toBeVisible();
  await expect(page.getByRole('img', { name: /^\D*1 of 4/ })).toBeVisible();
  await expect(page.getByText('car finance and it wasn', { exact: false })).toBeVisible();
  await journey.choose(QUALIFIER.nation.asks, 'England');
  await expect(journey.question(QUALIFIER.housing.asks)).toBeVisible();
  await expect(journey.continue).toBeVisible();
  await journey.back.click();
  await expect(journey.option(QUALIFIER.nation.asks, 'England')).toBeChecked();
  await expect(journey.back).toBeHidden();
});

test('Kofi walks all of it, with a button in each question that is typed or ticked', async ({
  journey,
  email,
}) => {
  await journey.start('mw_quick');
  await journey.walk();
  await journey.registration.register({ email });
  await journey.consents.answer({ email: 'No', text: 'Yes' });
  await journey.almostDone({ phone: '07400123456' });
  // This partner's form asks for an email only, so nobody knows his name.
  await expect(journey.advice.greeting()).toBeVisible();
});

test('Kofi has no money for food: he reads what to do today and then goes on (JN-071)', async ({
  journey,
  page,
}) => {
  await journey.comeBack({ appId: 'mw_quick', to: 'bills' });
  await journey.choose(QUALIFIER.bills.asks, 'I can’t pay for food, heat or power');
  await expect(page.getByRole('heading', { name: 'Help you can get today' })).toBeVisible();
  await journey.continue.click();
  await expect(journey.question(QUALIFIER.arrears.asks)).toBeVisible();
});

test('Kofi’s bailiffs: the talk with a person comes on a page of its own, and he goes on', async ({
  journey,
  page,
}) => {
  await journey.comeBack({ appId: 'mw_quick', to: 'urgent' });
  await journey.answer('urgent', ['Bailiffs have been, or are coming']);
  await expect(page.getByRole('heading', { name: 'Bailiffs: what to do first' })).toBeVisible();
  await journey.continue.click();
  await journey.dropout.choice('Continue online').check();
  await expect(journey.question(QUALIFIER.income.asks)).toBeVisible();
});

test('Joan reads what to do today, and Next takes her on (JN-071)', async ({ journey, page }) => {
  await journey.comeBack({ appId: 'mw_steps', to: 'bills' });
  await journey.answer('bills', 'I can’t pay for food, heat or power');
  await expect(page.getByRole('heading', { name: 'Help you can get today' })).toBeVisible();
  await journey.next.click();
  await expect(journey.question(QUALIFIER.arrears.asks)).toBeVisible();
});

test('Mo’s Continue slides up when his page is done, and not before; Back is there all along (JN-058, WT-103)', async ({
  journey,
  page,
  context,
}) => {
  await journey.start('mw_name');
  await expect(page.getByText('You looked for a loan and it wasn', { exact: false })).toBeVisible();
  await expect(journey.continue).toBeHidden();
  await journey.choose(QUALIFIER.nation.asks, 'England');
  await expect(journey.continue).toBeHidden();
  await journey.choose(QUALIFIER.housing.asks, 'Own it outright');
  await journey.answer('debt-count');
  await expect(journey.question(QUALIFIER['debt-total'].asks)).toBeVisible();
  await expect(journey.continue).toBeHidden();
  await journey.fill('debt-total');
  await expect(journey.continue).toBeVisible();
  await journey.continue.click();
  await expect(journey.question(QUALIFIER['birth-date'].asks)).toBeVisible();
  await expect(journey.continue).toBeHidden();
  await journey.back.click();
  await expect(journey.option(QUALIFIER['debt-total'].asks, QUALIFIER['debt-total'].usual)).toBeChecked();
  await journey.continue.click();
  await expect(journey.back).toHaveCount(1);
  await expect.poll(() => storedTexts(context)).toMatchObject({ housing: 'Own it outright' });
});

test('Mo’s Continue slides up below his first look too, and leads to his name (JN-058, ID-048, WT-059)', async ({
  journey,
}) => {
  await journey.comeBack({ appId: 'mw_name', to: 'spend-other' });
  await journey.walk({ from: 'spend-other' });
  await expect(journey.heading('What’s your full name?')).toBeFocused();
  await expect(journey.registration.firstName).toBeVisible();
  await expect(journey.registration.email).toBeHidden();
});

test('Every look leads through the whole Qualifier to its advice: Joan’s, one step a page', async ({
  journey,
  email,
}) => {
  await journey.start('mw_steps');
  await journey.walk();
  await journey.registration.register({ fullName: 'Joan Bell', email });
  await journey.consents.answer({ email: 'Yes', text: 'Yes' });
  await expect(journey.question(CREDITORS.asks)).toBeVisible();
  await journey.almostDone({ phone: '07400123456' });
  await expect(journey.advice.greeting('Joan')).toBeVisible();
});

test('Vera’s row of circles names where she is and ticks what is done (JN-043, JN-053)', {
  tag: '@desktop',
}, async ({ journey, page }) => {
  await journey.comeBack({ to: 'income' });
  await expect(journey.currentSection).toContainText('Your money');
  const circles = page.getByRole('navigation', { name: 'Progress' }).getByRole('listitem');
  await expect(circles).toHaveText([
    /Your home.*completed/,
    /Your debts.*completed/,
    /Your situation.*completed/,
    /4Your money$/,
  ]);
});

test('Mo is a guest with a name: the full review asks him for an account first, in plain words, and he makes one and goes on (WT-086)', async ({
  journey,
  dashboard,
  page,
  email,
}) => {
  await journey.comeBack({ appId: 'mw_name' });
  await journey.registration.register({ firstName: 'Mo', lastName: 'Haddad' });
  await journey.almostDone({ phone: '07400123456' });
  await journey.advice.continue.click();
  await expect(page.getByRole('heading', { name: 'Next: your full review' })).toBeVisible();
  await expect(page.getByText('You need an account for this')).toBeVisible();
  await expect(dashboard.beginReview).toBeHidden();
  const make = page.getByRole('button', { name: 'Make my account' });
  // It says what is missing, though it waits.
  await make.click({ force: true });
  const problems = page.getByRole('alert').filter({ hasText: 'Tick the box to go on' });
  await expect(problems).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('checkbox', { name: /I agree to the terms/ }).check();
  await make.click();
  await expect(page.getByRole('heading', { name: 'Next: your full review' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  await dashboard.beginReview.click();
  await expect(page).toHaveURL(/\/journey\/residential/);
});
