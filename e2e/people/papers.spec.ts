import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../person/accessible.ts';
import { advised } from '../person/advised.ts';
import { mailFor } from '../person/mailbox.ts';

test('Danielle keeps her advice: she saves it, and has it sent to her own address, and nothing moves or is covered (WT-131)', async ({
  page,
  context,
  email,
}) => {
  await advised(context, { email });
  await page.goto('/journey/full-advice');
  const saving = page.getByRole('button', { name: /^Save as PDF \(PDF, \d+ pages\)$/ });
  const hint = page.getByText(/Anyone who can open that inbox can read it/);
  const startOfFooter = () =>
    page.getByRole('contentinfo').evaluate(each => each.getBoundingClientRect().top + scrollY);
  await expect(hint).toBeVisible();
  await saving.focus();
  const place = await startOfFooter();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('your-advice.pdf');
  const bytes = await readFile(await file.path(), 'latin1');
  expect(bytes.slice(0, 5)).toBe('%PDF-');
  expect(bytes).toContain('/Marked true');
  await expect(page.getByText('Your PDF is with your downloads.')).toBeVisible();
  await expect(hint).toBeHidden();
  expect(await startOfFooter()).toBe(place);

  await page.getByRole('button', { name: 'Email it to me' }).click();
  await expect(page.getByText(/^On the way to .•••@/)).toBeVisible();
  await expect(hint).toBeHidden();
  expect(await startOfFooter()).toBe(place);
  await expectAccessible(page);
  const { attachments } = await mailFor(email, 'The papers you asked for');
  expect(attachments.map(({ name }) => name)).toEqual(['your-advice.pdf', 'budget-statement.pdf']);
});

test('Danielle’s bus goes through a tunnel as she saves her advice: it says so, once, and then works', async ({
  page,
  context,
  email,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await advised(context, { email });
  await page.goto('/journey/full-advice');
  const saving = page.getByRole('button', { name: /^Save as PDF \(PDF, \d+ pages\)$/ });
  const saved = page.getByText('Your PDF is with your downloads.');
  const trouble = page.getByText('You’re offline. Please try again when you’re back.');
  await saving.click();
  await expect(saved).toBeVisible();

  await context.setOffline(true);
  await saving.click();
  await expect(trouble).toHaveCount(1);
  await expect(saved).toBeHidden();
  await page.getByRole('button', { name: 'Email it to me' }).click();
  await expect(trouble).toHaveCount(1);
  await expectAccessible(page);

  await context.setOffline(false);
  await saving.click();
  await expect(saved).toBeVisible();
  await expect(trouble).toBeHidden();
});
