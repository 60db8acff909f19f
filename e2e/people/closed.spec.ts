import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { DebtFormScreen } from '../pages/DebtFormScreen.ts';
import { HealthStep } from '../pages/HealthStep.ts';
import { atBudget } from '../person/budgeting.ts';
import { customerIdOf } from '../person/customerId.ts';
import { CARD } from '../person/exampleDebts.ts';
import { looking } from '../person/looking.ts';
import { reviewing, reviewingUpTo } from '../person/reviewing.ts';

/** What a closed session refuses. */
const REFUSED = [/^409 POST \/api\/core\/(?:health-conditions|sfs|debts)\/mine/, /status of 409/];
const CLOSED = 'This is closed for changes, so it was not saved.';

/** Jo completes or closes the session of the person of a browser, who has a page of it open. */
async function ends(desk: Page, context: BrowserContext, act: 'complete' | 'close'): Promise<void> {
  const customerId = await customerIdOf(context);
  const reason = act === 'complete' ? 'advice by phone' : 'duplicate';
  const data = { act, reason, from: 'Active' };
  const moved = await desk.request.post(`/staff/api/people/${customerId}/session`, { data });
  expect(moved.status(), await moved.text()).toBe(204);
}

test('Danielle has her health page open while Jo finishes by phone: the page says so and keeps her choice, and her dashboard promises nothing (PT-582, PT-583)', async ({
  page,
  context,
  atDesk,
  email,
  faults,
}) => {
  test.setTimeout(180_000);
  faults.expect(...REFUSED);
  const { desk } = await atDesk({ name: 'Jo Weir', viewport: { width: 1280, height: 800 } });
  await reviewingUpTo(context, { email }, 'health');
  await page.goto('/journey/now');
  const health = new HealthStep(page);
  await expect(health.question).toBeVisible();
  await ends(desk, context, 'complete');
  await health.answer('Yes').click();
  await expect(page.getByText(CLOSED)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await looking(page)('closed-health');

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'This is closed for changes' })).toBeVisible();
  await expect(page.getByText('Finished by phone')).toBeVisible();
  await expect(page.getByText('The online questions are closed.')).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/parts done|Opens when|save it when/u);
  await looking(page)('closed-dashboard-phone');
});

test('Danielle fills in her budget while Jo closes her session: what she ticked and typed stays, also after a reload (PT-582, PT-583)', async ({
  page,
  context,
  atDesk,
  email,
  faults,
}) => {
  test.setTimeout(180_000);
  faults.expect(...REFUSED);
  const { desk } = await atDesk({ name: 'Jo Weir', viewport: { width: 1280, height: 800 } });
  await atBudget(context, email);
  await page.goto('/journey/budget');
  const universalCredit = page.getByRole('checkbox', { name: 'Universal Credit' });
  await expect(universalCredit).toBeVisible();
  await ends(desk, context, 'close');
  await universalCredit.check();
  await expect(page.getByText(CLOSED)).toBeVisible();
  await expect(universalCredit).toBeChecked();
  await looking(page)('closed-budget-list');
  await page.getByRole('button', { name: 'Continue' }).click();
  const pay = page.getByLabel('Your take-home pay', { exact: true });
  await pay.fill('300');
  await pay.press('Enter');
  await expect(page.getByText(CLOSED).first()).toBeVisible();
  await expect(pay).toHaveValue('300');
  await looking(page)('closed-budget');

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'This is closed for changes' })).toBeVisible();
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  await expect(page.getByText('Kept on this device. We could not save it')).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/parts done|Opens when|save it when/u);
  await looking(page)('closed-dashboard');
});

test('Danielle types a debt while Jo closes her session: it stands on her list with why it was not saved (PT-583)', async ({
  page,
  context,
  atDesk,
  debts,
  email,
  faults,
}) => {
  test.setTimeout(180_000);
  faults.expect(...REFUSED);
  const { desk } = await atDesk({ name: 'Jo Weir', viewport: { width: 1280, height: 800 } });
  await reviewing(context, { email, debts: [CARD] });
  await page.goto('/journey/now');
  await debts.addAnother.click();
  await ends(desk, context, 'close');
  await debts.add({ creditor: 'Fenland Finance', kind: 'Personal loan', balance: '5380', repayment: '168' });
  await expect(page.getByText(CLOSED).first()).toBeVisible();
  await expect(page.getByText('Fenland Finance is not saved.')).toBeVisible();
  await looking(page)('closed-debts');
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect(new DebtFormScreen(page).balance).toHaveValue(/^5,?380$/u);
});
