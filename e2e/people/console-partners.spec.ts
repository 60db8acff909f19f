import { expect, test } from '../fixtures.ts';
import { codeNow } from '../pages/CodesPage.ts';
import { ConsolePage } from '../pages/ConsolePage.ts';
import { looking } from '../person/looking.ts';
import { ops } from '../service/ops.ts';

const PASSWORD = 'a barge, a lock and a heron';

test('Megan makes a key for a partner by keyboard, keeps its secret, and ends it (PT-212)', async ({
  page,
  email,
  faults,
}) => {
  test.setTimeout(120_000);
  faults.expect(/^40[0134] (?:GET|POST) \/staff\/api\//, /status of 40[0134]/);
  const made = await ops(
    'staff',
    'add',
    email,
    '--name',
    'Megan Lock',
    '--role',
    'administrator',
    '--who',
    'Jo',
  );
  const link = new URL(made.split('\n')[0] ?? '');
  const console = new ConsolePage(page);
  const look = looking(page);
  await page.goto(`${link.pathname}${link.hash}`);
  const key = await console.key();
  await console.password.fill(PASSWORD);
  await console.code.fill(codeNow(key));
  await console.code.press('Enter');
  await expect(console.you).toBeVisible();

  await page.getByRole('link', { name: 'Partners', exact: true }).click();
  const partner = page.getByRole('region', { name: /Example partner: loan search/ });
  await expect(partner).toBeVisible();
  await partner.getByRole('button', { name: /^Make a key/ }).focus();
  await page.keyboard.press('Enter');
  const secret = partner.getByRole('definition').nth(1);
  await expect(secret).toHaveText(/^[\w-]{43}$/u);
  await look('console-partners-secret');
  const told = (await secret.textContent()) ?? '';
  await partner.getByRole('button', { name: 'I have it' }).click();
  await page.reload();
  await expect(partner.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText(told)).toHaveCount(0);

  await partner.getByRole('button', { name: /^End/ }).click();
  await partner.getByRole('button', { name: 'End this key' }).click();
  await expect(partner.getByRole('status').first()).toHaveText('The key has ended.');
  await expect(partner.getByRole('button', { name: /^End/ })).toHaveCount(0);
  await partner.getByRole('button', { name: /^Show/ }).click();
  await expect(partner.getByText('No people in these days.')).toBeVisible();
  await look('console-partners');
});
