import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { advised } from '../person/advised.ts';
import { choosesOnline } from '../person/applying.ts';
import { looking } from '../person/looking.ts';

const JUDGMENT = {
  initialCreditorName: 'Heron Finance',
  creditTypeId: 1,
  currentBalance: 400,
  regularPaymentAmount: 20,
  hasLegalAction: true,
  courtStage: 'judgment',
};

/** Notes on the page of the plan what has happened, by the keyboard, and reads how it stands from then on. */
async function notes(page: Page, what: string, yes: string | null, stands: string): Promise<void> {
  await page.getByRole('button', { name: what, exact: true }).press('Enter');
  if (yes !== null) await page.getByRole('dialog').getByRole('button', { name: yes }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stands);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test('Danielle sends her administration order herself; the court makes it, she can’t pay, and the court ends it: her page says so, and leads to a talk and to what else fits (DN-783, DN-787, DN-788, DN-789) @both', async ({
  page,
  context,
  email,
}) => {
  test.setTimeout(300_000);
  await advised(context, { email, moreDebts: [JUDGMENT] });
  await choosesOnline(context, 'AO');
  const look = looking(page);
  await page.goto('/plan');
  await notes(page, 'Start on it', null, 'Your form is being made ready');
  await notes(page, 'I’ve sent it', 'Yes, I’ve sent it', 'It is with the court');

  // Her form was never handed over: nothing of it is asked, and nobody reads it.
  await page.goto('/dashboard');
  const waits = page.getByRole('region', { name: 'Waits for others' });
  await expect(waits).toContainText('The court decides');
  await expect(page.getByText('still to give')).toHaveCount(0);
  await look('order-sent-dashboard');

  await page.goto('/plan');
  await notes(page, 'They said yes', 'Yes, they have', 'The court said yes');
  await notes(page, 'It has begun', 'Yes, it has begun', 'You pay the court each month');
  await look('order-runs');
  await notes(page, 'I can’t keep it up', 'Yes, I can’t keep it up', 'You can’t keep up the payments');
  await expect(page.getByRole('listitem').filter({ hasText: 'Talk it over with us' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await notes(page, 'It was ended early', 'Yes, it was ended early', 'The court ended the order');
  await expect(page.getByText('What you have not paid is still owed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See what else fits' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How we talk' })).toBeVisible();
  await look('order-ended');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The court ended the order');

  await page.goto('/dashboard');
  await expect(page.getByText('The court ended the order').first()).toBeVisible();
  await expect(page.getByText('Talk with us about what else fits').first()).toBeVisible();
  await look('order-ended-dashboard');
});
