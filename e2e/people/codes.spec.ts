import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures.ts';
import { AccountPage } from '../pages/AccountPage.ts';
import { CodesPage, codeNow } from '../pages/CodesPage.ts';
import { GOOD_PASSWORD } from '../pages/RegistrationStep.ts';
import { looking } from '../person/looking.ts';
import { mailFor } from '../person/mailbox.ts';
import { registered } from '../person/registered.ts';

const NEXT_PASSWORD = 'Heron-by-the-lock-9';

test('Lena turns codes on by keyboard and keeps her recovery codes; a login asks for her code then (IS-270, IS-272, IS-323)', async ({
  page,
  context,
  email,
  login,
  faults,
}) => {
  faults.expect(/^40[13] /, /status of 40[13]/);
  test.setTimeout(180_000);
  await registered(context, { email, firstName: 'Lena', lastName: 'Marsh' });
  const codes = new CodesPage(page);
  const look = looking(page);
  await codes.account.open();
  await expect(codes.row).toContainText('Off. Your password is all you need.');
  await codes.turnOn.focus();
  await page.keyboard.press('Enter');
  await expect(codes.account.password).toBeFocused();
  await look('codes-ask');
  await codes.account.password.focus();
  await page.keyboard.type(GOOD_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(codes.step('Add us to your app')).toBeFocused();
  await expect(codes.row.getByRole('img', { name: /^A square picture to scan/ })).toBeVisible();
  const key = await codes.key();
  await expect(codes.row.getByRole('link', { name: 'Open my app' })).toHaveAttribute(
    'href',
    new RegExp(`^otpauth://totp/.*secret=${key}`),
  );
  await look('codes-app');
  // The phone put the page away while her app was open.
  await page.reload();
  await codes.turnOn.press('Enter');
  await codes.account.password.fill(GOOD_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(codes.step('Add us to your app')).toBeFocused();
  expect(await codes.key()).toBe(key);
  await codes.code.focus();
  await page.keyboard.type(codeNow(key, 9));
  await page.keyboard.press('Enter');
  await expect(codes.code).toHaveAccessibleDescription(/That code is not right/);
  await look('codes-wrong');
  await codes.code.fill('');
  await codes.code.focus();
  await page.keyboard.type(codeNow(key));
  await page.keyboard.press('Enter');
  await expect(codes.step('Keep these 10 recovery codes')).toBeFocused();
  await expect(codes.recoveryCodes).toHaveCount(10);
  await look('codes-kept');
  const kept = await codes.recoveryCodes.allInnerTexts();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).press('Enter');
  const file = await saving;
  expect(file.suggestedFilename()).toBe('codes.txt');
  const saved = readFileSync(await file.path(), 'utf8');
  for (const code of kept) expect(saved).toContain(code);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Recovery codes' })).toBeVisible();
  await expect(codes.account.heading).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'I have kept them' }).press('Enter');
  await expect(codes.turnOff).toBeFocused();
  await expect(codes.row).toContainText('You have 10 recovery codes left.');
  await look('codes-on');
  expect((await mailFor(email, 'Codes are on')).text).toContain('Was this not you?');

  await context.clearCookies();
  await page.goto('/login?next=/account');
  await login.email.fill(email);
  await login.password.fill(GOOD_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(codes.question).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await look('codes-login');
  await codes.code.fill(codeNow(key, 9));
  await page.keyboard.press('Enter');
  await expect(codes.code).toHaveAccessibleDescription(/That code is not right/);
  await look('codes-login-wrong');
  // An old phone may have put the page away while another app was open.
  await page.reload();
  await codes.code.fill(codeNow(key, 1));
  await page.keyboard.press('Enter');
  await expect(codes.account.heading).toBeVisible();
});

test('Lena has lost her phone: she logs in with a recovery code, and turns codes off with another (IS-274, IS-275)', async ({
  page,
  context,
  email,
  login,
  dashboard,
  faults,
}) => {
  faults.expect(/^40[13] /, /status of 40[13]/);
  await registered(context, { email, firstName: 'Lena', lastName: 'Marsh' });
  const codes = new CodesPage(page);
  await codes.account.open();
  await codes.turnOn.click();
  await codes.account.password.fill(GOOD_PASSWORD);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await codes.code.fill(codeNow(await codes.key()));
  await page.getByRole('button', { name: 'Turn codes on' }).click();
  await expect(codes.recoveryCodes).toHaveCount(10);
  const [first = '', second = ''] = await codes.recoveryCodes.allInnerTexts();
  await page.getByRole('button', { name: 'I have kept them' }).click();

  await context.clearCookies();
  await login.open();
  await login.logIn(email, GOOD_PASSWORD);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(codes.recoveryCode).toBeFocused();
  await codes.logIn.click();
  await expect(codes.recoveryCode).toHaveAccessibleDescription(/Type one of your recovery codes/);
  await looking(page)('codes-login-recovery');
  await codes.recoveryCode.fill(first.toLowerCase());
  await codes.logIn.click();
  await expect(dashboard.greeting('Lena')).toBeVisible();
  expect((await mailFor(email, 'A recovery code was used')).text).toContain('Codes you have left: 9.');

  await codes.account.open();
  await expect(codes.row).toContainText('You have 9 recovery codes left.');
  await codes.turnOff.click();
  const code = codes.codeBeside;
  await expect(codes.account.password).toBeFocused();
  await codes.account.password.fill(GOOD_PASSWORD);
  await code.fill(first);
  const turnOff = codes.row.getByRole('button', { name: 'Turn off', exact: true });
  await turnOff.click();
  await expect(code).toHaveAccessibleDescription(/used before/);
  await looking(page)('codes-off');
  await code.fill(second);
  await turnOff.click();
  await expect(codes.row).toContainText('Codes are off.');
  await expect(codes.turnOn).toBeFocused();
  await context.clearCookies();
  await login.open();
  await login.logIn(email, GOOD_PASSWORD);
  await expect(dashboard.greeting('Lena')).toBeVisible();
});

test('Lena has codes on: to change her number, her password or anything of the account she gives one too, and loses nothing typed (IS-321)', async ({
  page,
  context,
  email,
  login,
  dashboard,
  faults,
}) => {
  faults.expect(/^40[139] /, /status of 40[139]/);
  test.setTimeout(180_000);
  await registered(context, { email, firstName: 'Lena', lastName: 'Marsh' });
  const codes = new CodesPage(page);
  const look = looking(page);
  const { account, codeBeside } = codes;
  await account.open();
  // Opened before codes are on, in another tab.
  const stale = await context.newPage();
  await new AccountPage(stale).open();
  await new AccountPage(stale).change('Phone').click();
  await codes.turnOn.click();
  await expect(codeBeside).toHaveCount(0);
  await account.password.fill(GOOD_PASSWORD);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  // The one after it, which stays among those of now for a minute at least.
  const used = codeNow(await codes.key(), 1);
  await codes.code.fill(used);
  await page.getByRole('button', { name: 'Turn codes on' }).click();
  await expect(codes.recoveryCodes).toHaveCount(10);
  const kept = await codes.recoveryCodes.allInnerTexts();
  await page.getByRole('button', { name: 'I have kept them' }).click();

  await account.change('Phone').press('Enter');
  const number = page.getByLabel('New phone number', { exact: true });
  await number.fill('07400 123456');
  await account.password.focus();
  await page.keyboard.type(GOOD_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(codeBeside).toHaveAccessibleDescription(/Type the code that your app shows/);
  await look('codes-beside-missing');
  await codeBeside.focus();
  await page.keyboard.type(used);
  await page.keyboard.press('Enter');
  await expect(codeBeside).toHaveAccessibleDescription(
    /was used already\. Wait for your app to show the next one/,
  );
  await look('codes-beside-used');
  await expect(number).toHaveValue('07400123456');
  await expect(account.password).toHaveValue(GOOD_PASSWORD);
  await codeBeside.fill(kept[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(account.row('Phone')).toContainText('Your phone number is saved.');
  await expect(account.row('Phone')).toContainText('07400123456');

  const old = new CodesPage(stale);
  await stale.getByLabel('New phone number', { exact: true }).fill('07400 654321');
  await old.account.password.fill(GOOD_PASSWORD);
  await old.account.save.click();
  await expect(old.codeBeside).toHaveAccessibleDescription(/Type the code that your app shows/);
  await old.codeBeside.fill(kept[1] ?? '');
  await old.account.save.click();
  await expect(old.account.row('Phone')).toContainText('Your phone number is 07400123456 now.');
  await old.account.save.click();
  await expect(old.account.row('Phone')).toContainText('Your phone number is saved.');

  await account.change('Password').click();
  await page.getByLabel('Your password now', { exact: true }).fill(GOOD_PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill(NEXT_PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(NEXT_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(codeBeside).toHaveAccessibleDescription(/Type the code that your app shows/);
  await codeBeside.fill(kept[0] ?? '');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(codeBeside).toHaveAccessibleDescription(/used before/);
  await look('codes-beside-password');
  await codeBeside.fill(kept[2] ?? '');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(account.row('Password')).toContainText('Your new password is saved.');

  await context.clearCookies();
  await login.open();
  await login.logIn(email, NEXT_PASSWORD);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await codes.recoveryCode.fill(kept[3] ?? '');
  await codes.logIn.click();
  await expect(dashboard.greeting('Lena')).toBeVisible();
});

test('A login that has waited too long for its code says so and leads back (IS-272)', async ({ page }) => {
  await page.goto('/login/code');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in again' })).toBeVisible();
  await looking(page)('codes-login-over');
  await page.getByRole('link', { name: 'Go to login' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
