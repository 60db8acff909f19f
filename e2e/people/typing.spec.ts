import { expect, type Locator, type Page, test } from '../fixtures.ts';
import { CREDITORS, PHONE_QUESTION, QUALIFIER } from '../pages/qualifier.ts';
import { expectAccessible } from '../person/accessible.ts';
import { storedTexts } from '../person/stored.ts';

/** A problem as the page shows it: beside the input, and in the list that takes the focus. */
function problem(page: Page, words: string): { atBox: Locator; inList: Locator } {
  return {
    atBox: page.getByText(`Error: ${words}`),
    inList: page.getByRole('alert').getByRole('link', { name: words }),
  };
}

const BORN = QUALIFIER['birth-date'].asks;

test('Yusuf mistypes his date of birth: each slip is named, and only the wrong box is marked (QU-014 to QU-016, QU-019, QU-021, QU-022)', async ({
  journey,
  page,
}) => {
  await journey.comeBack({ to: 'birth-date' });
  const boxes = journey.question(BORN);
  const box = (part: string) => boxes.getByRole('textbox', { name: part });

  await journey.goOnBlocked();
  await expect(problem(page, 'Please enter a value in all fields').inList).toBeVisible();
  await expect(journey.problems).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);

  await journey.typeDate(BORN, { day: '29', month: '2', year: '2005' });
  await journey.goOnBlocked();
  await expect(problem(page, 'Please enter a valid date').atBox).toBeVisible();
  await expect(box('Day')).toHaveAttribute('aria-invalid', 'true');
  await expect(box('Year')).not.toHaveAttribute('aria-invalid');
  await problem(page, 'Please enter a valid date').inList.click();
  await expect(box('Day')).toBeFocused();

  await box('Year').fill('1919');
  await journey.goOnBlocked();
  await expect(problem(page, 'Please enter a valid year').atBox).toBeVisible();
  await expect(box('Year')).toHaveAttribute('aria-invalid', 'true');

  await box('Year').fill('2004');
  await expect(journey.problems).toBeHidden();
  await journey.answer('formal-plan');
  await expect(journey.question(QUALIFIER.employment.asks)).toBeVisible();
  await expect(page).not.toHaveTitle(/Error/);
});

test('Zoe turns eighteen tomorrow and Leah today: one reads whom to ring, the other goes on (QU-017, QU-021, WT-132)', async ({
  journey,
  page,
  visit,
}) => {
  await journey.comeBack({ to: 'birth-date' });
  const guess = page.getByText('A guess is good enough here.');
  await expect(guess).toBeVisible();
  await journey.typeDate(BORN, eighteenYearsBefore(1));
  await expect(page.getByText('Add the date to carry on')).toBeHidden();
  await expect(page.getByText('Our advice is for people aged 18 or over', { exact: true })).toBeVisible();
  await expect(guess).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Help you can get today' })).toBeVisible();
  for (const name of ['Call 0800 011 3797 , MoneyHelper', 'Call 0800 144 8848 , Citizens Advice'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', /^tel:0800\d{7}$/);
  await expectAccessible(page);
  await journey.goOnBlocked();
  await expect(problem(page, 'You must be aged 18 or over to receive advice').atBox).toBeVisible();
  await expect(journey.question(QUALIFIER['formal-plan'].asks)).toBeHidden();

  const leah = await visit();
  await leah.journey.comeBack({ to: 'birth-date' });
  await leah.journey.typeDate(BORN, eighteenYearsBefore(0));
  await leah.journey.answer('formal-plan');
  await expect(leah.journey.question(QUALIFIER.employment.asks)).toBeVisible();
  await expect(leah.journey.saved).toHaveText('Saved');
});

/** The date of birth of somebody who turns eighteen today, or in this many days, by the UK calendar. */
function eighteenYearsBefore(daysAhead: number): { day: string; month: string; year: string } {
  const date = new Date(Date.now() + daysAhead * 24 * 60 * 60 * 1000);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...options }).format(date);
  const year = String(Number(part({ year: 'numeric' })) - 18);
  return { day: part({ day: 'numeric' }), month: part({ month: 'numeric' }), year };
}

test('Rosa’s sums: commas are fine, words, minus and pence are named, and nothing typed is lost (QU-032, QU-033)', async ({
  journey,
  page,
  context,
}) => {
  await journey.comeBack({ to: 'income' });
  const { asks } = QUALIFIER.income;
  for (const [typed, words] of [
    ['about 200', 'Only number values are allowed'],
    ['-5', 'Negative values are not allowed'],
    ['12.50', 'Decimal values are not allowed'],
  ] as const) {
    await journey.type(asks, typed);
    await expect(problem(page, words).atBox).toBeHidden();
    await journey.goOnBlocked();
    await expect(problem(page, words).atBox).toBeVisible();
    await expect(page.getByRole('textbox', { name: asks, exact: true })).toHaveValue(typed);
  }
  await journey.type(asks, '12,500');
  await expect(journey.problems).toBeHidden();
  await page.getByRole('textbox', { name: asks, exact: true }).blur();
  await expect(page.getByRole('textbox', { name: asks, exact: true })).toHaveValue('12,500');
  await journey.answer('spend-home', '0');
  await journey.walk({ from: 'spend-food' });
  await page.goto('/journey/money');
  await expect(journey.answeredLine(asks)).toContainText('£12,500');
  await expect(journey.saved).toHaveText('Saved');
  await expect.poll(() => storedTexts(context)).toMatchObject({ income: '12500', 'spend-home': '0' });
});

test('Zed’s first name is too short, has an emoji, is too long, and then right (QU-027, QU-028, QU-030, QU-031)', async ({
  journey,
  page,
  email,
}) => {
  await journey.comeBack();
  const { registration, consents } = journey;
  await registration.fill({ lastName: 'Lane', email });
  for (const [typed, words] of [
    ['Z', 'A minimum of two characters is required'],
    ['Zed😀', 'Emojis are not allowed'],
    ['Z'.repeat(31), 'A maximum of 30 characters is allowed'],
  ] as const) {
    await registration.fill({ firstName: typed });
    await registration.submit.click({ force: true });
    await expect(page.getByRole('alert').getByRole('link', { name: `${words}: First name` })).toBeVisible();
    await expect(problem(page, words).atBox).toBeVisible();
  }
  await registration.register({ firstName: 'Zed' });
  await expect(consents.heading).toBeVisible();
});

test('Pam’s phone box keeps digits and plus only, stays quiet while she types, and asks whether the number is real (QU-037 to QU-042)', async ({
  journey,
  page,
  context,
}) => {
  const checks: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/phone/validation')) checks.push(request.postData() ?? '');
  });
  await journey.comeBack({ appId: 'mw_steps' });
  await journey.registration.fill({ fullName: 'Pam Lee', email: `pam-${Date.now()}@example.com` });
  await journey.registration.submit.click();
  await journey.consents.answer({ email: 'No', text: 'No' });

  const box = page.getByRole('textbox', { name: PHONE_QUESTION });
  await journey.tick(CREDITORS.asks, CREDITORS.usual);
  await journey.goOn();
  // It may be left out.
  await expect(box).toBeVisible();
  await expect(journey.next).not.toHaveAttribute('aria-disabled');
  await box.pressSequentially('(0740) 0-12');
  await expect(box).toHaveValue('0740012');
  await expect(page.getByText('Must be a valid phone number')).toBeHidden();
  await box.fill('0999 999 9999');
  await journey.next.click();
  await expect(page.getByText('Error: Must be a valid phone number')).toBeVisible();
  await box.fill('+44 7400 123456');
  await journey.next.click();
  await expect(journey.advice.greeting('Pam')).toBeVisible();
  expect(checks.at(-1)).toContain('+447400123456');
  await expect
    .poll(() => storedTexts(context))
    .toMatchObject({ phone: expect.stringContaining('7400123456') });
});
