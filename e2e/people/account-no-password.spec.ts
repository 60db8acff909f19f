import { expect, test } from '../fixtures.ts';
import { AccountPage } from '../pages/AccountPage.ts';
import { GOOD_PASSWORD } from '../pages/RegistrationStep.ts';
import { expectAccessible } from '../person/accessible.ts';
import { looking } from '../person/looking.ts';
import { mailFor } from '../person/mailbox.ts';
import { registered } from '../person/registered.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('Lena has an account without a password: where one is needed, one press mails her the link to choose it (IS-294)', async ({
  page,
  context,
  email,
  login,
  dashboard,
  faults,
}) => {
  // A new password ends the session that asked for it.
  faults.expect(/^401 /, /status of 401/);
  await registered(context, { email, firstName: 'Lena', lastName: 'Marsh', password: null });
  // It leaves seconds after the account was made, with a link of its own, and only the newest link works.
  await mailFor(email, 'Your next step');
  const account = new AccountPage(page);
  await account.open();
  await account.part('Contact you safely').getByRole('switch', { name: 'Leave a voicemail' }).click();
  const voicemail = account.row('Leave a voicemail');
  await expect(voicemail).toContainText('This needs a password, and you have none yet.');
  await expectAccessible(page);
  await voicemail.getByRole('button', { name: 'Email me a link to choose it' }).click();
  await expect(voicemail.getByText(`A link is on its way to ${email}`)).toBeVisible();
  await expect(account.row('Password').getByRole('button', { name: 'Email me a link' })).toBeVisible();
  await looking(page)('account-no-password');
  const [link = ''] = (await mailFor(email, 'Your new password')).links.filter(one => one.includes('token='));
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(GOOD_PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(GOOD_PASSWORD);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Updated' })).toBeFocused();
  await login.open();
  await login.logIn(email, GOOD_PASSWORD);
  await expect(dashboard.greeting('Lena')).toBeVisible();
  await account.open();
  await expect(account.change('Password')).toBeVisible();
});
