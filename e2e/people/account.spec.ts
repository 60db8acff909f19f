import { expect, test } from '../fixtures.ts';
import { AccountPage } from '../pages/AccountPage.ts';
import { GOOD_PASSWORD } from '../pages/RegistrationStep.ts';
import { expectAccessible } from '../person/accessible.ts';
import { credentials } from '../person/credentials.ts';
import { looking } from '../person/looking.ts';
import { mailFor } from '../person/mailbox.ts';
import { registered } from '../person/registered.ts';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });

const linkIn = ({ links }: { readonly links: readonly string[] }) =>
  links.find(address => address.includes('/email-change?token=')) ?? '';

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

test('Lena signs out the library’s computer from her phone, and then all but her phone (IS-070, IS-072, IS-301, DN-707)', async ({
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
  await expect(signing.getByText('You’re signed in on 3 devices.')).toBeVisible();
  await expect(
    signing.getByText(/^Signed in until \d+ \w+ \d{4} at the latest\. Then you log in again\.$/),
  ).toHaveCount(3);
  const signOut = signing.getByRole('button', { name: /^Sign out the / });
  await expect(signOut).toHaveCount(2);
  await signOut.first().click();
  await expect(signOut).toHaveCount(1);
  await expect(signing.getByRole('heading', { level: 2 })).toBeFocused();
  await page.getByRole('button', { name: 'Sign out all but this one' }).click();
  await expect(signOut).toHaveCount(0);
  await expect(signing.getByText('You’re signed in on one device.')).toBeVisible();
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

test('Lena moves to a new email: both addresses are asked, and then she logs in with it (IS-078, IS-079, IS-083)', async ({
  page,
  context,
  email,
  login,
  dashboard,
  faults,
}) => {
  faults.expect(/^403 /, /status of 403/);
  await registered(context, { email, firstName: 'Lena', lastName: 'Marsh' });
  const newEmail = email.replace('@', '-new@');
  const account = new AccountPage(page);
  await account.open();
  await account.change('Email').focus();
  await page.keyboard.press('Enter');
  const field = page.getByLabel('New email', { exact: true });
  await expect(field).toBeFocused();
  await account.save.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Not a valid email address/);
  await field.fill(newEmail);
  await account.password.fill('Not-my-password-1');
  await account.save.click();
  await expect(account.password).toHaveAccessibleDescription(/does not match/);
  await expect(field).toHaveValue(newEmail);
  await looking(page)('account-email');
  await account.password.fill(GOOD_PASSWORD);
  await account.save.click();
  await expect(account.change('Email')).toBeFocused();
  await expect(account.row('Email')).toContainText(`${newEmail} is waiting.`);
  await looking(page)('account-email-waits');

  const toNew = await mailFor(newEmail, 'Is this your email?');
  await page.goto(linkIn(toNew));
  await looking(page)('email-link-new');
  await page.getByRole('button', { name: 'Yes, it’s mine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeFocused();
  const toOld = await mailFor(email, 'A change to your account');
  expect(JSON.stringify(toOld)).not.toContain(newEmail);
  await page.goto(linkIn(toOld));
  await page.getByRole('button', { name: 'Yes, change it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your email is changed' })).toBeFocused();
  await expectAccessible(page);
  await context.clearCookies();
  await login.open();
  await login.logIn(newEmail, GOOD_PASSWORD);
  await expect(dashboard.greeting('Lena')).toBeVisible();
});

test('Somebody who found Lena’s page open gets no further than a request: she says no by the link (IS-079)', async ({
  page,
  context,
  email,
  faults,
}) => {
  faults.expect(/^400 /, /status of 400/);
  await registered(context, { email, firstName: 'Lena', lastName: 'Marsh' });
  const account = new AccountPage(page);
  await account.open();
  await account.change('Email').click();
  await page.getByLabel('New email', { exact: true }).fill(email.replace('@', '-thief@'));
  await account.password.fill(GOOD_PASSWORD);
  await account.save.click();
  const link = linkIn(await mailFor(email, 'A change to your account'));
  await page.goto(link);
  await page.getByRole('button', { name: 'No, keep this one' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing has changed' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Choose a new password' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  await account.open();
  await expect(account.row('Email')).toContainText(email);
  await expect(account.row('Email')).not.toContainText('thief');
});

test('Lena changes her name and her phone number, and keeps it from her old phone (IS-081 to IS-083, IS-132)', async ({
  page,
  context,
  email,
  dashboard,
}) => {
  await registered(context, { email, firstName: 'Lena', lastName: 'Marsh' });
  const account = new AccountPage(page);
  await account.open();
  await account.change('Name').click();
  await page.getByLabel('First name', { exact: true }).fill('Helena');
  await account.save.click();
  await expect(account.row('Name')).toContainText('Helena Marsh');
  await account.change('Phone').click();
  const number = page.getByLabel('New phone number', { exact: true });
  const quiet = page.getByRole('checkbox', { name: 'Don’t text my old number' });
  await number.fill('07400 123456');
  await expect(quiet).toHaveCount(0);
  await account.password.fill(GOOD_PASSWORD);
  await account.save.click();
  await expect(account.row('Phone')).toContainText('07400123456');
  await account.change('Phone').click();
  await number.fill('07400 654321');
  await expect(account.row('Phone')).toContainText(
    'We also text your old number, only at times that are safe',
  );
  await quiet.check();
  await looking(page)('account-phone');
  await expectAccessible(page);
  await account.password.fill(GOOD_PASSWORD);
  await account.save.click();
  await expect(account.row('Phone')).toContainText('07400654321');
  await mailFor(email, 'A change to your account');
  await dashboard.open();
  await expect(dashboard.greeting('Helena')).toBeVisible();
});

test('Lena reads what she agreed to, and changes her mind (IS-084 to IS-086, IS-088)', async ({
  page,
  context,
  email,
}) => {
  await registered(context, { email, firstName: 'Lena', lastName: 'Marsh' });
  const headers = await credentials(context);
  for (const consentChannelTypeId of [1, 2]) {
    const given = await context.request.post('/api/core/consents/mine', {
      headers,
      data: { consentTypeId: 3, consentChannelTypeId, hasConsented: consentChannelTypeId === 1 },
    });
    expect(given.ok()).toBe(true);
  }
  const account = new AccountPage(page);
  await account.open();
  await expect(account.row('Search my credit report')).toContainText('Not asked yet');
  const news = account.row('News by email or WhatsApp');
  await expect(news).toContainText('Yes, on ');
  await news.getByRole('button', { name: /^See/ }).click();
  await expect(news).toContainText('Would you like news and tips from us?');
  await expect(news).toContainText('By email or WhatsApp?');
  await looking(page)('account-agreed');
  await news.getByRole('button', { name: /^Withdraw News/ }).click();
  await expect(news).toContainText('We’ll send you no more news this way.');
  await news.getByRole('button', { name: 'Withdraw my yes' }).click();
  await expect(news).toContainText('No, on ');
  await expect(news.getByRole('button', { name: /^See/ })).toBeFocused();
  const texts = account.row('News by text message');
  await texts.getByRole('button', { name: /^Change/ }).click();
  await texts.getByRole('button', { name: 'Say yes' }).click();
  await expect(texts).toContainText('Yes, on ');
  await expect(account.row('Your advice')).toContainText('Here once you have your advice.');
  await expectAccessible(page);
});

test('Lena sets when and how we may ring with her password, and it stays so (IS-089 to IS-092, IS-094, IS-135, IS-347)', async ({
  page,
  context,
  email,
  visit,
  faults,
}) => {
  faults.expect(/^403 /, /status of 403/);
  await registered(context, { email, firstName: 'Lena', lastName: 'Marsh' });
  const account = new AccountPage(page);
  await account.open();
  const part = account.part('Contact you safely');
  const monday = part.getByRole('checkbox', { name: 'Monday morning' });
  await monday.focus();
  await page.keyboard.press('Space');
  await expect(account.row('When is it safe to call?')).toContainText('This is not saved yet.');
  // With colours of her own choice, as with ours, the one that she ticked looks ticked and no other.
  const ticks = part.getByRole('table').locator('svg:visible');
  await expect(ticks).toHaveCount(1);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(ticks).toHaveCount(1);
  await page.emulateMedia({ forcedColors: 'none' });
  await part.getByRole('checkbox', { name: 'Friday evening' }).check();
  await part.getByRole('switch', { name: 'Neutral words' }).check();
  await expect(account.row('Neutral words')).toContainText('This is not saved yet.');
  await expect(page).not.toHaveTitle('My page');
  await page.getByLabel('What should we say?').fill('Megan, about an appointment');
  await account.password.fill('Not-my-password-1');
  await account.save.click();
  await expect(account.password).toHaveAccessibleDescription(/does not match/);
  await looking(page)('account-safe-asks');
  await expectAccessible(page);
  await account.password.fill(GOOD_PASSWORD);
  await account.save.click();
  await expect(part.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(part).toContainText('Saved.');
  await expect(page).toHaveTitle('My page');
  await mailFor(email, 'A change to your account');
  const wayOut = part.getByRole('switch', { name: '“Leave this site” button' });
  const leave = page.getByRole('button', { name: 'Leave this site', exact: true });
  await expect(leave).toBeVisible();
  await wayOut.uncheck();
  await expect(leave).toBeVisible();
  await account.password.fill(GOOD_PASSWORD);
  await account.save.click();
  await expect(leave).toBeHidden();
  await looking(page)('account-safe');
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
  await expect(account.heading).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(monday).toBeChecked();
    await expect(wayOut).not.toBeChecked();
    await expect(page.getByLabel('What should we say?')).toHaveValue('Megan, about an appointment');
  }).toPass();
  await expect(leave).toBeHidden();
  const elsewhere = await visit();
  await elsewhere.login.open();
  await elsewhere.login.logIn(email, GOOD_PASSWORD);
  await expect(elsewhere.dashboard.greeting('Lena')).toBeVisible();
  await expect(elsewhere.page).toHaveTitle('My page');
  await wayOut.check();
  await account.password.fill(GOOD_PASSWORD);
  await account.save.click();
  await expect(leave).toBeVisible();
});
