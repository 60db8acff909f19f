import { expect, test } from '../fixtures.ts';
import { CaseCorrections } from '../pages/CaseCorrections.ts';
import { withBudget } from '../person/budgeting.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';

const HEADING = 'We changed this with you after you opened it';

test('Danielle has her budget open while Jo puts a line of it right with her: what each of them typed stays, and she chooses which counts (PT-500, PT-502) @both', async ({
  page,
  context,
  atDesk,
  email,
  faults,
}) => {
  test.setTimeout(240_000);
  faults.expect(/^409 POST \/api\/core\/sfs\/mine\/expenditure\/category/, /status of 409/);
  await withBudget(context, email, []);
  const customerId = await customerIdOf(context);
  await page.goto('/journey/budget');
  const food = page.getByRole('button', { name: /^Food and housekeeping/ });
  await food.click();
  const amount = page.getByLabel('Groceries and cleaning', { exact: true });
  await amount.fill('300');

  const { desk, console } = await atDesk({ name: 'Jo Weir', viewport: { width: 1280, height: 800 } });
  const right = new CaseCorrections(desk);
  await desk.goto(`/staff/case/${customerId}/budget`);
  const groceries = 'Groceries and cleaning';
  await expect(console.casePart('Budget')).toBeVisible();
  await right.unfold('Food and housekeeping').press('Enter');
  await right.opener(groceries).press('Enter');
  await right.form(groceries).getByLabel('How much, each time').fill('290');
  await right.why(groceries).fill('We added it up from your bank statement.');
  await right.save(groceries).press('Enter');
  await expect(right.row(groceries)).toContainText('£290.00 monthly');

  const submit = page.getByRole('button', { name: 'Submit Food and housekeeping' });
  await submit.press('Enter');
  await expect(page.getByText(HEADING)).toBeVisible();
  await expect(page.locator(':focus')).toContainText(HEADING);
  await expect(amount).toHaveValue('300');
  await looking(page)('budget-put-right');
  await page.getByRole('button', { name: 'Keep £290.00, Monthly for Groceries and cleaning' }).press('Enter');
  await expect(page.getByText(HEADING)).toBeHidden();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('290');
  await desk.reload();
  await right.unfold('Food and housekeeping').press('Enter');
  await expect(right.row(groceries)).toContainText('£290.00 monthly');
});
