import { expect, test } from '../fixtures.ts';
import { AccountPage } from '../pages/AccountPage.ts';
import { GOOD_PASSWORD } from '../pages/RegistrationStep.ts';
import { expectAccessible } from '../person/accessible.ts';
import { looking } from '../person/looking.ts';
import { registered } from '../person/registered.ts';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });

test('Lena finds her account from her dashboard by keyboard, and can read all of it on any screen (IS-075)', async ({
  dashboard,
  page,
  context,
  email,
}) => {
  await registered(context, { email, firstName: 'Lena', lastName: 'Marsh' });
  await dashboard.open();
  await expect(dashboard.greeting('Lena')).toBeVisible();
  const account = new AccountPage(page);
  await account.link.focus();
  await page.keyboard.press('Enter');
  await expect(account.heading).toBeFocused();
  await expect(page).toHaveTitle('Your account – Towpath');
  await expect(account.row('Name')).toContainText('Lena Marsh');
  await expect(account.row('Email')).toContainText(email);
  await looking(page)('account');
});

test('Somebody without an account is told how to get one (IS-075)', async ({ page, home }) => {
  await home.open();
  await page.goto('/start');
  const account = new AccountPage(page);
  await expect(page).toHaveURL(/\/journey\//);
  await expect(account.link).toHaveCount(0);
  await account.open();
  await expect(page.getByText('You don’t have an account yet.')).toBeVisible();
  await expectAccessible(page);
});

test('Lena signs out the library’s computer from her phone, and then all but her phone (IS-070, IS-072)', async ({
  page,
  context,
  email,
  visit,
  faults,
}) => {
  faults.expect(/^401 /, /status of 401/);
  await registered(context, { email, firstName: 'Lena', lastName: 'Marsh' });
  const library = await visit();
  const home = await visit();
  for (const elsewhere of [library, home]) {
    await elsewhere.login.open();
    await elsewhere.login.logIn(email, GOOD_PASSWORD);
    await expect(elsewhere.dashboard.greeting('Lena')).toBeVisible();
  }
  const account = new AccountPage(page);
  await account.open();
  const signing = account.part('Signing in');
  await expect(signing.getByText('You’re here')).toHaveCount(1);
  const signOut = signing.getByRole('button', { name: /^Sign out the / });
  await expect(signOut).toHaveCount(2);
  await signOut.first().click();
  await expect(signOut).toHaveCount(1);
  await expect(signing.getByRole('heading', { level: 2 })).toBeFocused();
  await page.getByRole('button', { name: 'Sign out all but this one' }).click();
  await expect(signOut).toHaveCount(0);
  for (const elsewhere of [library, home]) {
    await elsewhere.page.reload();
    await expect(elsewhere.login.heading).toBeVisible();
  }
  await page.reload();
  await expect(account.heading).toBeVisible();
});

test('Lena changes her password: the old one is asked for, and said to be wrong at its field (IS-076)', async ({
  page,
  context,
  email,
  login,
  dashboard,
  faults,
}) => {
  faults.expect(/^403 /, /status of 403/);
  await registered(context, { email, firstName: 'Lena', lastName: 'Marsh' });
  const account = new AccountPage(page);
  await account.open();
  await account.change('Password').click();
  const now = page.getByLabel('Your password now', { exact: true });
  await expect(now).toBeFocused();
  await now.fill('Not-my-password-1');
  await page.getByLabel('New password', { exact: true }).fill('Another-boat-88');
  await page.getByLabel('Confirm password', { exact: true }).fill('Another-boat-88');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(now).toHaveAccessibleDescription(/does not match/);
  await expectAccessible(page);
  await now.fill(GOOD_PASSWORD);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(account.row('Password')).toContainText('Your new password is saved.');
  await expect(account.change('Password')).toBeFocused();
  await context.clearCookies();
  await login.open();
  await login.logIn(email, 'Another-boat-88');
  await expect(dashboard.greeting('Lena')).toBeVisible();
});
