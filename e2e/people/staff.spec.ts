import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { codeNow } from '../pages/CodesPage.ts';
import { ConsolePage } from '../pages/ConsolePage.ts';
import { looking } from '../person/looking.ts';
import { ops } from '../service/ops.ts';

const PASSWORD = 'a barge, a lock and a heron';

/** A device that holds passkeys and knows its owner, as part of the browser. */
async function withDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const added = (email: string, name: string, role: string) =>
  ops('staff', 'add', email, '--name', name, '--role', role, '--who', 'Megan');

test('Ada adds a passkey, signs out, and in again with it alone; then she gives it another name and takes it away (PT-023, PT-424)', async ({
  visit,
  email,
  faults,
}) => {
  test.setTimeout(240_000);
  faults.expect(/^40[0134] (?:GET|POST) \/staff\/api\//, /status of 40[0134]/);
  const made = await added(email, 'Ada Weir', 'supervisor');
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  await withDevice(page);
  const console = new ConsolePage(page);
  const look = looking(page);
  const link = new URL(made.split('\n')[0] ?? '');
  await page.goto(`${link.pathname}${link.hash}`);
  const secret = await console.key();
  await console.password.fill(PASSWORD);
  await console.code.fill(codeNow(secret));
  await console.code.press('Enter');
  await expect(console.you).toBeVisible();

  await console.you.press('Enter');
  await look('console-you');
  await page.getByRole('link', { name: 'Your sign-in' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Weir' })).toBeFocused();
  await expect(page.getByText('You’re here')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const form = page.getByRole('region', { name: 'Passkeys' });
  await expect(form.getByLabel('A name for it')).toBeFocused();
  await form.getByRole('button', { name: 'Add it' }).press('Enter');
  await expect(page.getByRole('alert').or(form.getByText('Give it a name.').first()).first()).toBeVisible();
  await look('console-passkey-wrong');
  await form.getByLabel('A name for it').fill('Work laptop');
  await form.getByLabel('Your password now').fill(PASSWORD);
  // The code that set it up has counted.
  await form.getByLabel('Code from your app').fill(codeNow(secret, 1));
  await form.getByLabel('Code from your app').press('Enter');
  await expect(page.getByText('Your passkey is added.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Passkeys' })).toBeFocused();
  await expect(form.getByRole('listitem')).toContainText(['Work laptop']);
  await look('console-account');

  await console.you.press('Enter');
  await console.signOut.press('Enter');
  await expect(console.signInHeading).toBeFocused();
  await look('console-sign-in');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter');
  await expect(console.you).toBeVisible();
  await page.goto('/staff/account');
  await expect(form.getByRole('listitem')).toContainText(['Last used']);
  await form.getByRole('button', { name: /^Rename.*Work laptop/ }).press('Enter');
  await form.getByLabel('Its new name').fill('');
  await form.getByLabel('Its new name').press('Enter');
  await expect(form.getByLabel('Its new name')).toHaveAccessibleDescription(/Give it a name/);
  await look('console-passkey-rename');
  await form.getByLabel('Its new name').press('Escape');
  await expect(form.getByRole('button', { name: /^Rename.*Work laptop/ })).toBeFocused();
  await form.getByRole('button', { name: /^Rename.*Work laptop/ }).press('Enter');
  await form.getByLabel('Its new name').fill('Old laptop');
  await form.getByRole('button', { name: 'Save name' }).press('Enter');
  await expect(form).toContainText('That passkey has its new name.');
  await expect(form.getByRole('listitem')).toContainText(['Old laptop']);
  await form.getByRole('button', { name: /^Remove.*Old laptop/ }).click();
  await expect(form).toContainText('That passkey is removed.');
  await expect(form).toContainText('You have none yet.');
});

test('Megan looks after staff: adds Nia, changes her role, ends her; the log says it, and Nia is out (PT-024, PT-025)', async ({
  visit,
  email,
  faults,
}) => {
  test.setTimeout(240_000);
  faults.expect(/^40[0134] (?:GET|POST) \/staff\/api\//, /status of 40[0134]/);
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  const console = new ConsolePage(page);
  const look = looking(page);
  await console.setUp(await added(email, 'Megan Price', 'administrator'), PASSWORD);
  await console.part('Staff').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await page.getByRole('button', { name: 'Add somebody' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Nia Lock');
  await page.getByRole('button', { name: 'Add them' }).click();
  await look('console-staff-add');
  await page.getByLabel('Email', { exact: true }).fill(`nia.${email}`);
  await page.getByLabel('Role', { exact: true }).selectOption('adviser');
  await page.getByRole('button', { name: 'Add them' }).click();
  const link = page.getByRole('region', { name: 'Give them this link' });
  await expect(link.getByRole('heading')).toBeFocused();
  const address = new URL((await link.locator('code').textContent()) ?? '');
  await look('console-staff-link');
  await link.getByRole('button', { name: 'Done' }).click();
  await expect(link).toHaveCount(0);

  const { page: desk } = await visit({ viewport: { width: 1280, height: 800 } });
  const nia = new ConsolePage(desk);
  await nia.setUp(address.href, PASSWORD);

  await page.reload();
  await look('console-staff');
  await page
    .locator('tr')
    .filter({ hasText: `nia.${email}` })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nia Lock' })).toBeFocused();
  const role = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Role' }) });
  await role.getByLabel('New role').selectOption('supervisor');
  await role.getByRole('button', { name: 'Save role' }).click();
  await expect(role).toContainText('Say why: the log has it.');
  await role.getByLabel('Why').selectOption('They do something else now');
  await role.getByRole('button', { name: 'Save role' }).click();
  await expect(page.getByText('Their role is changed.')).toBeVisible();
  await look('console-member');
  await desk.reload();
  await expect(nia.part('Log')).toBeVisible();
  const end = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'End', exact: true }) });
  await end.getByLabel('Why').selectOption('They left');
  await end.getByRole('button', { name: 'End Nia Lock' }).click();
  await expect(page.getByText('They have ended, with every sign-in of theirs.')).toBeVisible();
  await desk.reload();
  await expect(nia.signInHeading).toBeVisible();

  await console.part('Log').click();
  const entries = page.getByRole('list', { name: 'Entries, the latest first' }).getByRole('listitem');
  await expect(entries.filter({ hasText: 'member ended' }).first()).toContainText(
    'Member: Nia Lock. Why: left',
  );
  await page.getByLabel('What', { exact: true }).selectOption('role changed');
  await expect(entries.first()).toContainText(
    'Member: Nia Lock. From: adviser. To: supervisor. Why: new duties',
  );
  await look('console-log');
});

test('Sue reads the figures: the days by a key, a nation, and the table to take away, with no table wider than its place (PT-364, PT-607)', async ({
  visit,
  email,
  faults,
}) => {
  test.setTimeout(240_000);
  faults.expect(/^404 GET \/staff\/api\/me/, /status of 404/);
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  const console = new ConsolePage(page);
  await console.setUp(await added(email, 'Sue Wharf', 'supervisor'), PASSWORD);
  await console.part('Figures').click();
  const heading = page.getByRole('heading', { level: 1, name: 'Figures' });
  await expect(page.getByRole('radio', { name: '28 days' })).toBeChecked();
  const way = page.getByRole('table', { name: 'Where people stop' });
  await expect(way.getByRole('row', { name: /^Started/ })).toBeVisible();
  await heading.focus();
  await page.keyboard.press('1');
  await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Get the table' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^figures-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  await expect(
    page.getByRole('table', { name: 'What people were advised' }).or(page.getByText('Nobody was advised.')),
  ).toBeVisible();
  for (const width of [320, 390, 768, 1000, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const tooWide = await page
      .getByRole('table')
      .evaluateAll(tables =>
        tables
          .filter(({ scrollWidth, parentElement }) => scrollWidth > (parentElement?.clientWidth ?? 0))
          .map(table => table.querySelector('caption')?.textContent),
      );
    expect(tooWide, `at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await looking(page)('console-figures');
});
