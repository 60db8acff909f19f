import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../person/accessible.ts';
import { advised } from '../person/advised.ts';
import { mailFor } from '../person/mailbox.ts';

test('Danielle keeps her advice: she saves it, and has it sent to her own address', async ({
  page,
  context,
  email,
}) => {
  await advised(context, { email });
  await page.goto('/journey/full-advice');
  const saving = page.getByRole('button', { name: /^Download your advice \(PDF, \d+ pages\)$/ });
  await saving.focus();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('your-advice.pdf');
  const bytes = await readFile(await file.path(), 'latin1');
  expect(bytes.slice(0, 5)).toBe('%PDF-');
  expect(bytes).toContain('/Marked true');
  await expect(page.getByText('Your PDF is with your downloads.')).toBeVisible();

  await page.getByRole('button', { name: 'Email it to me' }).click();
  await expect(page.getByText(/are on the way to .•••@/)).toBeVisible();
  await expectAccessible(page);
  const { attachments } = await mailFor(email, 'The papers you asked for');
  expect(attachments.map(({ name }) => name)).toEqual(['your-advice.pdf', 'budget-statement.pdf']);
});
