import { expect, test } from '../fixtures.ts';
import { AccountPage } from '../pages/AccountPage.ts';
import { GOOD_PASSWORD } from '../pages/RegistrationStep.ts';
import { advised } from '../person/advised.ts';
import { looking } from '../person/looking.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('Lena asks us not to ring her; where she then asks for a call she is told, and says yes to that one (IS-295)', async ({
  page,
  context,
  email,
  fullAdvice,
  faults,
}) => {
  faults.expect(/^409 POST \/api\/core\/callbacks/, /status of 409/);
  await advised(context, { email });
  const account = new AccountPage(page);
  await account.open();
  const calls = account.row('Phone calls');
  await expect(calls.getByRole('radio', { name: 'You can ring me' })).toBeChecked();
  await calls.getByRole('radio', { name: 'Please don’t ring me' }).check({ force: true });
  await expect(calls).toContainText('Then we don’t ring you at all');
  await account.password.fill(GOOD_PASSWORD);
  await looking(page)('account-no-calls');
  await account.save.click();
  await expect(account.part('Contact you safely')).toContainText('Saved.');
  await page.reload();
  await expect(calls.getByRole('radio', { name: 'Please don’t ring me' })).toBeChecked();

  await fullAdvice.open();
  await page.getByRole('link', { name: 'Go with a debt management plan' }).click();
  await fullAdvice.fold('Ask us to call you').click();
  const { speakToUs } = fullAdvice;
  await speakToUs.getByLabel('Phone number').fill('07400 123456');
  const submit = speakToUs.getByRole('button', { name: 'Submit' });
  await submit.click();
  const yes = speakToUs.getByRole('checkbox', { name: 'Yes, ring me for this' });
  await expect(yes).toHaveAccessibleDescription(/You asked us not to ring you/);
  await expect(yes).not.toBeChecked();
  await looking(page)('call-not-wanted');
  await yes.check({ force: true });
  await submit.click();
  await expect(speakToUs).toContainText('An adviser will call you.');
});
