import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { AccountPage } from '../pages/AccountPage.ts';
import { GOOD_PASSWORD } from '../pages/RegistrationStep.ts';
import { expectAccessible } from '../person/accessible.ts';
import { looking } from '../person/looking.ts';
import { mailFor } from '../person/mailbox.ts';
import { registered } from '../person/registered.ts';
import { ops } from '../service/ops.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('Nadia saves all that we hold about her, once she has typed her password (IS-126)', async ({
  page,
  context,
  email,
  faults,
}) => {
  faults.expect(/^403 /, /status of 403/);
  await registered(context, { email, firstName: 'Nadia', lastName: 'Bell' });
  const account = new AccountPage(page);
  await account.open();
  const part = account.part('Your data');
  await expect(part.getByText('Nobody has opened your case.')).toBeVisible();
  await part.getByRole('button', { name: /^Get my data/ }).click();
  await expect(account.password).toBeFocused();
  const save = page.getByRole('button', { name: 'Save both files' });
  await account.password.fill('Not-my-password-1');
  await save.click();
  await expect(account.password).toHaveAccessibleDescription(/does not match/);
  await account.password.fill(GOOD_PASSWORD);
  const files: string[] = [];
  const texts: Record<string, string> = {};
  page.on('download', async file => {
    texts[file.suggestedFilename()] = await readFile(await file.path(), 'latin1');
    files.push(file.suggestedFilename());
  });
  await save.click();
  await expect(part.getByText('Both files are saved.')).toBeVisible();
  await expect.poll(() => [...files].sort()).toEqual(['all-we-hold.json', 'all-we-hold.pdf']);
  expect(texts['all-we-hold.pdf']).toMatch(/^%PDF-/);
  expect(JSON.parse(texts['all-we-hold.json'] ?? '')).toMatchObject({
    version: 1,
    parts: expect.arrayContaining([expect.objectContaining({ title: 'You' })]),
  });
});

test('Nadia tells us what is wrong, by keyboard, and takes it back; a page that is loaded again has lost none of it (IS-127, IS-344, IS-345)', async ({
  page,
  context,
  email,
}) => {
  await registered(context, { email, firstName: 'Nadia', lastName: 'Bell' });
  const account = new AccountPage(page);
  await account.open();
  const part = account.part('Your data');
  const ask = part.getByRole('button', { name: /^Ask us to fix it/ });
  await ask.focus();
  await page.keyboard.press('Enter');
  const says = page.getByLabel('What is wrong?');
  await expect(says).toBeFocused();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(says).toHaveAccessibleDescription(/Tell us what is wrong/);
  await says.fill('My first name is spelt with an h: Nadiah.');
  await page.reload();
  await ask.press('Enter');
  await expect(says).toHaveValue('My first name is spelt with an h: Nadiah.');
  await page.getByRole('button', { name: 'Logout' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('your message about what is wrong');
  await asked.getByRole('button', { name: 'Stay here' }).click();
  await expect(asked).toBeHidden();
  await looking(page)('account-wrong');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(part.getByText(/We have it\. You hear from us by/)).toBeVisible();
  await expect(ask).toBeFocused();
  await expect(part.getByText('My first name is spelt with an h: Nadiah.', { exact: true })).toBeVisible();
  const mail = await mailFor(email, 'We have your message');
  expect(mail.text).not.toContain('Nadiah');
  await part.getByRole('button', { name: /^Take it back/ }).click();
  await expect(part.getByText(/You took it back/)).toBeVisible();
  await expect(part.getByText(/We have it/)).toBeHidden();
  await expect(part.getByRole('heading', { level: 2 })).toBeFocused();
  await ask.press('Enter');
  await expect(says).toHaveValue('');
});

test('A person here answers Nadia: she reads it in her account, with who looked, and the mail says nothing of it (IS-125, IS-288)', async ({
  page,
  context,
  email,
}, story) => {
  await registered(context, { email, firstName: 'Nadia', lastName: 'Bell' });
  const account = new AccountPage(page);
  await account.open();
  const part = account.part('Your data');
  await part.getByRole('button', { name: /^Ask us to fix it/ }).click();
  // Of her alone: other stories wait for answers meanwhile.
  const wrong = `My loan from Kestrel is £900, not £9,000. Write to ${email}.`;
  await page.getByLabel('What is wrong?').fill(wrong);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(part.getByText(/We have it\. You hear from us by/)).toBeVisible();

  const operator = ['--why', 'the corrections of this week', '--who', 'Ines Ward'];
  const waiting = (await ops('corrections', ...operator)).split('\n').find(line => line.includes(wrong));
  const { id } = JSON.parse(waiting ?? '{}');
  const answer = 'Thank you. The loan in your list is £900 now.\nYour budget was right before.';
  const file = story.outputPath('answer.txt');
  await writeFile(file, answer);
  expect(await ops('corrections', '--answered', id, '--says', file, '--who', 'Ines Ward')).toContain(
    `${id} is answered.`,
  );

  const mail = await mailFor(email, 'We have answered you');
  expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/Kestrel|900|loan|budget|debt/i);
  expect(mail.links.map(link => new URL(link).pathname)).toContain('/account');

  await page.reload();
  const said = part.getByRole('listitem').filter({ hasText: wrong });
  await expect(said.getByText(/We answered on \d+ \w+ \d{4}/)).toBeVisible();
  await expect(said.getByText('Our answer', { exact: true })).toBeVisible();
  await expect(said.getByText(/The loan in your list is £900 now\..*Your budget was right/s)).toBeVisible();
  await expect(said.getByRole('button', { name: /^Take it back/ })).toBeHidden();
  await expect(part.getByText('Ines Ward')).toBeVisible();
  await looking(page)('account-answered');
  expect((await ops('corrections', ...operator)).includes(wrong)).toBe(false);
});

test('Nadia has her account erased, reads first what the law keeps, and keeps it after all by the link of the mail (IS-128)', async ({
  page,
  context,
  email,
}) => {
  await registered(context, { email, firstName: 'Nadia', lastName: 'Bell' });
  const account = new AccountPage(page);
  await account.open();
  const part = account.part('Your data');
  await expect(part.getByText('We delete your answers 28 days after you ask.')).toBeVisible();
  await part.getByRole('button', { name: 'Start erasing' }).click();
  await expect(page.getByRole('heading', { name: 'What the law makes us keep' })).toBeFocused();
  await expect(
    part.getByText('The advice that we gave you, and what it was based on: 6 years.'),
  ).toBeVisible();
  await expect(part.getByText('A list of logins and changes: 6 years.')).toBeVisible();
  await expect(part.getByText('Copies of everything, for when a machine breaks: 35 days.')).toBeVisible();
  await expect(part.getByText('Counts of logins and of credit searches: 30 days.')).toBeVisible();
  await looking(page)('account-erase');
  await page.getByRole('radio', { name: 'I found other help' }).check({ force: true });
  const confirm = page.getByRole('button', { name: 'Erase my account' });
  await confirm.click();
  await expect(account.password).toHaveAccessibleDescription(/Type your password/);
  await account.password.fill(GOOD_PASSWORD);
  await confirm.click();
  await expect(part.getByText(/^On \d+ \w+ \d{4} we delete your account/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Erase my account' })).toBeFocused();
  await looking(page)('account-erased');

  const mail = await mailFor(email, 'Your account will be deleted');
  const link = mail.links.find(address => address.includes('/keep-account?token=')) ?? '';
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByRole('heading', { level: 1, name: 'Keep your account?' })).toBeVisible();
  await looking(page)('keep-account');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account stays' })).toBeFocused();
  await account.open();
  await expect(part.getByRole('button', { name: 'Start erasing' })).toBeVisible();
});

test('Nadia changes her mind on the page itself; an old link says that it does not work (IS-128)', async ({
  page,
  context,
  email,
  faults,
}) => {
  faults.expect(/^404 /, /status of 404/);
  await registered(context, { email, firstName: 'Nadia', lastName: 'Bell' });
  const account = new AccountPage(page);
  await account.open();
  const part = account.part('Your data');
  await part.getByRole('button', { name: 'Start erasing' }).click();
  await account.password.fill(GOOD_PASSWORD);
  await page.getByRole('button', { name: 'Erase my account' }).click();
  await part.getByRole('button', { name: 'Keep my account' }).click();
  await expect(part.getByText('Your account stays. Nothing is deleted.')).toBeVisible();
  await expect(part.getByRole('button', { name: 'Start erasing' })).toBeVisible();
  await page.goto('/keep-account?token=an-old-one');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeFocused();
  await expectAccessible(page);
});

test('Somebody without an account saves a copy, has it all deleted and takes that back; the way there is on the privacy page and their dashboard (IS-139, IS-182, IS-297, IS-340, IS-346)', async ({
  page,
  journey,
  dashboard,
}) => {
  await journey.start();
  await page.goto('/privacy');
  await expect(page.getByRole('link', { name: 'Go to your data' })).toHaveAttribute('href', '/account');
  await dashboard.open();
  await page.getByRole('banner').getByRole('link', { name: 'Your account' }).click();
  const part = new AccountPage(page).part('Your data');
  await expect(part).toBeVisible();
  await expect(part.getByText(/We leave out the credit agency’s own report/)).toBeVisible();
  await looking(page)('guest-data');
  const files: string[] = [];
  page.on('download', file => files.push(file.suggestedFilename()));
  await part.getByRole('button', { name: 'Get my data' }).click();
  await expect(part.getByText('Both files are saved.')).toBeVisible();
  await expect.poll(() => [...files].sort()).toEqual(['all-we-hold.json', 'all-we-hold.pdf']);
  await part.getByRole('button', { name: 'Start erasing' }).focus();
  await page.keyboard.press('Enter');
  await expect(part.getByRole('heading', { name: 'Delete all that I told you' })).toBeFocused();
  for (const stays of [
    'A list of logins and changes: 6 years.',
    'The number of each person we erased, with nothing else: 90 days.',
    'Copies of everything, for when a machine breaks: 35 days.',
    'Counts of credit searches: 1 day.',
  ]) {
    await expect(part.getByText(stays)).toBeVisible();
  }
  await expectAccessible(page);
  await looking(page)('guest-erase-stays');
  await part.getByRole('button', { name: 'Yes, delete it all' }).click();
  await expect(part.getByRole('heading', { name: 'Are you sure?' })).toBeFocused();
  await looking(page)('guest-erase');
  await part.getByRole('button', { name: 'Delete it in two days' }).click();
  await expect(part.getByText(/we delete all that you told us\./)).toBeVisible();
  await page.reload();
  await expect(part.getByText(/we delete all that you told us\./)).toBeVisible();
  await expectAccessible(page);
  await looking(page)('guest-erase-asked');
  await part.getByRole('button', { name: 'Keep what I told you' }).click();
  await expect(part.getByText('What you told us stays. Nothing is deleted.')).toBeVisible();
  await expect(part.getByRole('button', { name: 'Start erasing' })).toBeVisible();
});
