import { expect, type Page } from '@playwright/test';
import { ConsolePage } from '../pages/ConsolePage.ts';

/**
 * Says of the advice of today that a solution fits, and has that approved where the rules would have said another.
 *
 * @param approver the desk of somebody who may look at changes, opened when it is needed
 */
export async function saysOrderFits(
  desk: Page,
  customerId: string,
  approver: () => Promise<Page>,
  solution = 'Debt Relief Order',
): Promise<void> {
  const { decide } = new ConsolePage(desk);
  await desk.goto(`/staff/case/${customerId}/advice`);
  const runAgain = desk.getByRole('button', { name: 'Run again' });
  await expect(runAgain).toBeVisible();
  // An advice from before a change is not decided on.
  const isOfBefore = await desk.getByText('The facts have changed since').isVisible();
  if (isOfBefore) await runAgain.press('Enter');
  await decide.getByLabel('Which one fits?').selectOption({ label: solution });
  await decide.getByLabel(/Why\?/).fill('There is hardly anything left each month.');
  for (const box of await decide.getByRole('checkbox').all()) await box.check();
  await decide
    .getByRole('button', { name: /^Save the (?:change|confirmation)|^Confirm/ })
    .last()
    .click();
  await expect(desk.getByText(/Counts for them|A change waits/).first()).toBeVisible();
  if (!(await desk.getByText('A change waits for somebody else').first().isVisible())) return;
  const other = await approver();
  await other.goto(`/staff/case/${customerId}/advice`);
  await other.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(other.getByText('Counts for them').first()).toBeVisible();
}
