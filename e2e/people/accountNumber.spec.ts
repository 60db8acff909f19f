import { expect, test } from '../fixtures.ts';
import { AccountPage } from '../pages/AccountPage.ts';
import { PHONE_QUESTION } from '../pages/qualifier.ts';
import { looking } from '../person/looking.ts';
import { hadFirstLook } from '../person/reviewing.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('Lena answers the question for her number again: it says that her account keeps the old one, and leads there (IS-161, IS-163)', async ({
  page,
  context,
  email,
}) => {
  await hadFirstLook(context, { email, firstName: 'Lena' });
  await page.goto('/journey/almost-done');
  const box = page.getByRole('textbox', { name: PHONE_QUESTION });
  await expect(box).toHaveValue('07400123456');
  await expect(page.getByText('We ring you on 07400123456.')).toBeVisible();
  await looking(page)('number-of-an-account');
  await box.fill('07400 654321');
  await expect(page.getByText('We ring you on 07400123456.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Lena' })).toBeVisible();

  await page.goto('/journey/almost-done');
  await expect(box).toHaveValue('07400654321');
  await page.getByRole('link', { name: 'Change the number in your account' }).click();
  const account = new AccountPage(page);
  await expect(account.heading).toBeVisible();
  await expect(account.row('Phone')).toContainText('07400123456');
});
