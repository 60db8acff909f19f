import { expect, test } from '../fixtures.ts';
import { CaseCorrections } from '../pages/CaseCorrections.ts';
import { withBudget } from '../person/budgeting.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';

const HEADING = 'We changed this with you after you opened it';

test('Danielle has her budget open while Jo puts a line of it right with her: what each of them typed stays, and she chooses which counts (PT-500, PT-502)', async ({
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

test('Danielle counts who lives with her while Jo puts that right with her: she reads what it says now, and takes it (PT-640, PT-641)', async ({
  page,
  context,
  atDesk,
  email,
  faults,
}) => {
  test.setTimeout(240_000);
  faults.expect(/^409 POST \/api\/core\/household\/mine/, /status of 409/);
  await withBudget(context, email, []);
  const customerId = await customerIdOf(context);
  await page.goto('/journey/household');
  await page.getByRole('button', { name: 'One more additional adult' }).click();

  const { desk } = await atDesk({ name: 'Jo Weir', viewport: { width: 1280, height: 800 } });
  const right = new CaseCorrections(desk);
  const home = 'Who lives with them';
  await desk.goto(`/staff/case/${customerId}/advice`);
  await right.unfold('the person', 'Correct them with').press('Enter');
  await right.opener(home).press('Enter');
  await right.form(home).getByRole('textbox', { name: 'Children 15 or younger' }).fill('2');
  await right.why(home).fill('You told us of your children.');
  await right.save(home).press('Enter');
  await expect(desk.getByText('Children 15 or younger: 2')).toBeVisible();

  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.press('Enter');
  await expect(page.getByText(HEADING)).toBeVisible();
  await expect(page.getByText(/It says now: Children 15 or younger: 2\./)).toBeVisible();
  await expect(page.getByLabel('Additional adults')).toHaveValue('1');
  await looking(page)('household-put-right');
  await page.getByRole('button', { name: 'Take what we put right' }).press('Enter');
  await expect(page.getByLabel('Children 15 or younger')).toBeFocused();
  await expect(page.getByText(HEADING)).toBeHidden();
  await next.press('Enter');
  await expect(page).not.toHaveURL(/\/journey\/household$/);
  await page.goto('/journey/household');
  await expect(page.getByLabel('Children 15 or younger')).toHaveValue('2');
  await expect(page.getByLabel('Additional adults')).toHaveValue('0');
});
