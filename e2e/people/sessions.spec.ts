import { expect, test } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { GOOD_PASSWORD } from '../pages/RegistrationStep.ts';
import { mailFor } from '../person/mailbox.ts';
import { registered } from '../person/registered.ts';
import { storedTexts } from '../person/stored.ts';

const REFUSED = [/^401 /, /status of 401/];

test('Lena mistypes her password, then gets it right and lands on her dashboard (ID-023, ID-027 to ID-030, DB-002, DB-003)', async ({
  login,
  dashboard,
  page,
  context,
  faults,
  email,
}) => {
  faults.expect(...REFUSED);
  await registered(context, { email, firstName: 'Lena', lastName: 'Marsh' });
  await context.clearCookies();
  await login.open();
  await expect(login.submit).toHaveAttribute('aria-disabled', 'true');
  await login.logIn(email, 'Not-my-password-1');
  await expect(login.refusal).toContainText('That email and password do not match.');
  await expect(login.email).toHaveValue(email);
  await login.logIn('nobody@example.com', GOOD_PASSWORD);
  await expect(login.refusal).toContainText('That email and password do not match.');
  await login.logIn(email, GOOD_PASSWORD);
  await expect(dashboard.greeting('Lena')).toBeVisible();
  await expect(page.getByText('Lena Marsh')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
});

test('Lena’s login page names the papers to have at hand (ID-024 to ID-026)', async ({
  login,
  resetPassword,
}) => {
  await login.open();
  await expect(login.heading).toBeVisible();
  for (const paper of ['Bank Statements', 'A list of your debts', 'Utility Bills'])
    await expect(login.documents).toContainText(paper);
  await login.passwordReset.click();
  await expect(resetPassword.title('Reset your password')).toBeFocused();
});

test('Lena’s session ends while she answers: she logs in again, is back at her question, and nothing is lost (ID-022, API-010)', async ({
  login,
  journey,
  page,
  context,
  faults,
  email,
}) => {
  faults.expect(...REFUSED);
  await registered(context, { email, firstName: 'Lena', lastName: 'Marsh' });
  await page.goto('/journey/situation');
  await journey.change('Managing your bills');
  for (const name of ['accessToken', 'refreshToken', 'basicAuthToken']) await context.clearCookies({ name });
  await journey.choose(QUALIFIER.bills.asks, 'I’ve missed a lot of payments');
  await expect(login.ended).toBeVisible();
  await expect(login.email).toHaveValue(email);
  await login.password.fill(GOOD_PASSWORD);
  await login.submit.click();
  await expect(page).toHaveURL(/\/journey\/situation$/);
  await expect(journey.answeredLine(QUALIFIER.bills.asks)).toContainText('I’ve missed a lot of payments');
  await expect(journey.saved).toHaveText('Saved');
  await expect.poll(() => storedTexts(context)).toMatchObject({ bills: 'I’ve missed a lot of payments' });
});

test('Lena’s login is on its last day: she logs in again with her email there, and what she chose is saved (IS-300)', async ({
  login,
  journey,
  page,
  context,
  faults,
  email,
}) => {
  faults.expect(...REFUSED);
  await registered(context, { email, firstName: 'Lena', lastName: 'Marsh' });
  await page.goto('/journey/situation');
  await journey.change('Managing your bills');
  const spoil = async (name: string) => {
    const cookie = (await context.cookies()).find(one => one.name === name);
    if (!cookie) throw new Error('registered people have one');
    await context.addCookies([{ ...cookie, value: `${cookie.value.slice(0, -4)}AAAA` }]);
  };
  // What the server no longer takes, after its last day or for another reason.
  await spoil('accessToken');
  await spoil('refreshToken');
  await journey.choose(QUALIFIER.bills.asks, 'I’ve missed a lot of payments');
  await expect(login.ended).toBeVisible();
  await expect(login.email).toHaveValue(email);
  await login.password.fill(GOOD_PASSWORD);
  await login.submit.click();
  await expect(page).toHaveURL(/\/journey\/situation$/);
  await expect.poll(() => storedTexts(context)).toMatchObject({ bills: 'I’ve missed a lot of payments' });
});

test('Lena’s short pass runs out and is renewed without a word (API-009)', async ({
  dashboard,
  context,
  faults,
  email,
}) => {
  faults.expect(...REFUSED);
  await registered(context, { email, firstName: 'Lena', lastName: 'Marsh' });
  const pass = (await context.cookies()).find(({ name }) => name === 'accessToken');
  if (!pass) throw new Error('registered people have a pass');
  await context.addCookies([{ ...pass, value: `${pass.value.slice(0, -4)}AAAA` }]);
  await dashboard.open();
  await expect(dashboard.greeting('Lena')).toBeVisible();
  const renewed = (await context.cookies()).find(({ name }) => name === 'accessToken');
  expect(renewed?.value).not.toBe(pass.value);
});

test('Lena logs out on a shared computer and leaves nothing behind (ID-019 to ID-021)', async ({
  dashboard,
  login,
  journey,
  page,
  context,
  email,
}) => {
  await registered(context, { email, firstName: 'Lena', lastName: 'Marsh' });
  await page.goto('/journey/money');
  await journey.change('Money coming in');
  await journey.type(QUALIFIER.income.asks, '1755');
  await journey.saveAndLeave.click();
  await dashboard.logOut.click();
  await page.getByRole('button', { name: 'Give it up and log out' }).click();
  await expect(login.heading).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage)))).toEqual(
    [],
  );
  await page.goBack();
  await expect(login.heading).toBeVisible();
  await page.goto('/dashboard');
  await expect(login.heading).toBeVisible();
});

test('Lena forgets her password: a link by mail, the list as she types, a new one, and the link works once (ID-031 to ID-043, ID-045, ID-046)', async ({
  login,
  resetPassword,
  dashboard,
  page,
  context,
  faults,
  email,
}) => {
  faults.expect(/^400 POST .*password-reset/, /status of 400/);
  await registered(context, { email, firstName: 'Lena', lastName: 'Marsh' });
  await context.clearCookies();
  await login.open();
  await login.passwordReset.click();
  await resetPassword.ask(email);
  await expect(resetPassword.title('Check your email')).toBeFocused();
  const mail = await mailFor(email, 'Your new password');
  const link = mail.links.find(address => address.includes('token=')) ?? '';

  await page.goto(link);
  await expect(resetPassword.title('Choose a new password')).toBeVisible();
  await expect(resetPassword.save).toHaveAttribute('aria-disabled', 'true');
  await resetPassword.newPassword.fill('heron');
  await expect(resetPassword.need('One small letter')).toContainText('done');
  for (const need of ['At least 8 characters', 'One capital letter', 'One number', 'One special character'])
    await expect(resetPassword.need(need)).toContainText('not yet');
  await resetPassword.newPassword.fill('Heron-by-the-lock-9');
  await resetPassword.confirmPassword.fill('Heron-by-the-lock-8');
  await resetPassword.confirmPassword.blur();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(resetPassword.save).toHaveAttribute('aria-disabled', 'true');
  await resetPassword.confirmPassword.fill('Heron-by-the-lock-9');
  await expect(page.getByText('Passwords do not match')).toBeHidden();
  await resetPassword.save.click();
  await expect(resetPassword.title('Password Updated')).toBeFocused();
  await expect(page.getByText('You have successfully updated your password.')).toBeVisible();
  await expect(
    page.getByText('You can now login using your email address and your new password.'),
  ).toBeVisible();
  await resetPassword.button('Login').click();
  await login.logIn(email, 'Heron-by-the-lock-9');
  await expect(dashboard.greeting('Lena')).toBeVisible();

  await page.goto(link);
  await expect(resetPassword.title('Reset password error')).toBeVisible();
  await expect(
    page.getByText(
      'There has been a problem with the reset password link you have used. Please try and send a new reset password link from the login page.',
    ),
  ).toBeVisible();
  await expect(resetPassword.button('Go to login')).toBeVisible();
});

test('Somebody asks for a link with an email we do not know, and is told the same (ID-033)', async ({
  page,
  resetPassword,
}) => {
  await page.goto('/reset-password');
  await resetPassword.ask('nobody@example.com');
  await expect(resetPassword.title('Check your email')).toBeVisible();
  await expect(page.getByText('nobody@example.com')).toBeVisible();
});

test('Olu presses Login too early: what is missing is listed, leads to its field, and the title says so (WT-101)', async ({
  login,
  page,
}) => {
  await login.open();
  await login.submit.click({ force: true });
  const problems = page.getByRole('alert');
  await expect(problems).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(problems.getByRole('link')).toHaveCount(2);
  await problems.getByRole('link', { name: 'Enter your password' }).click();
  await expect(login.password).toBeFocused();
  await login.email.fill('olu@example.com');
  await login.password.fill('x');
  await expect(problems).toBeHidden();
  await expect(page).not.toHaveTitle(/^Error/);
});
