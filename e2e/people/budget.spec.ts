import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../person/accessible.ts';
import { atBudget, withBudget } from '../person/budgeting.ts';

const FOOD_IS_PAID = 'How often: Groceries and cleaning';
const NEXT = { name: 'Next', exact: true } as const;

test('Danielle begins her budget, and loses nothing by a reload (IE-006, IE-007, IE-010, IE-011)', async ({
  page,
  context,
  email,
}) => {
  await atBudget(context, email);
  await page.goto('/journey/budget');
  await expect(page.getByText("Great, that's your personal details done!")).toBeVisible();
  await expect(page.getByText("What's next?")).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('heading', { name: 'What do you get, and what do you pay?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Universal Credit' }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Universal Credit' })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  const earnings = page.getByRole('button', { name: /^Earnings/ });
  await expect(earnings).toHaveAttribute('aria-expanded', 'true');
  const pay = page.getByLabel('Your take-home pay', { exact: true });
  await pay.fill('300');
  await page.getByLabel('How often: Your take-home pay').selectOption('Weekly');
  await expect(earnings).toContainText('£1,300.00');
  await expect(earnings).toContainText('In progress');
  await page.reload();
  await expect(pay).toHaveValue('300');
  await expect(page.getByLabel('How often: Your take-home pay')).toHaveValue('2');
  await pay.press('Enter');
  await expect(earnings).toContainText('Completed');
  const benefits = page.getByRole('button', { name: /^Benefits/ });
  await expect(benefits).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByLabel('Universal Credit', { exact: true })).toBeFocused();
});

test('Danielle says why her food costs more, and her budget is done (IE-010, IE-013, IE-014, IE-017, IE-018, IE-019, ER-017, ER-018, ER-019)', {
  tag: '@both',
}, async ({ page, context, email }) => {
  await withBudget(context, email, [22]);
  await page.goto('/journey/budget');
  const food = page.getByRole('button', { name: /^Food and housekeeping/ });
  await expect(food).toHaveAttribute('aria-expanded', 'true');
  await page.locator('#budget-line-3011').fill('700');
  await page.getByLabel(FOOD_IS_PAID).selectOption('Monthly');
  await page.getByRole('button', { name: 'Submit Food and housekeeping' }).click();

  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: 'This is higher than we would expect' })).toBeFocused();
  await expect(drawer.getByText('£700.00', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('button', NEXT)).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Change the amount' }).click();
  await expect(page.locator('#budget-line-3011')).toBeFocused();
  await expect(food).toContainText('Needs a quick check');
  await expect(
    page.getByText("We've spotted a potential error in this section, please review and resubmit"),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Submit Food and housekeeping' }).click();
  await drawer.getByLabel('Select why').selectOption({ index: 1 });
  await drawer.getByRole('button', NEXT).click();
  await expect(food).toContainText('Completed');
  await expect(
    page.getByText("All done. If you're confident you've inputted accurate figures, please continue"),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/journey\/budget-summary$/);
  await expect(page.getByRole('img', { name: /^Money in is £1,500\.00 a month\./ })).toBeVisible();
  await expectAccessible(page);
  const onward = page.getByRole('button', { name: 'Continue' });
  await expect(onward).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('No, keep it private').check();
  await onward.click();
  await expect(page).not.toHaveURL(/\/journey\/budget-summary$/);
});

test('a part that is submitted in a tunnel goes out by itself afterwards (IE-010)', async ({
  page,
  context,
  email,
  faults,
}) => {
  await withBudget(context, email, [22]);
  await page.goto('/journey/budget');
  const food = page.getByRole('button', { name: /^Food and housekeeping/ });
  await page.locator('#budget-line-3011').fill('280');
  await page.getByLabel(FOOD_IS_PAID).selectOption('Monthly');
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit Food and housekeeping' }).click();
  await expect(food).toContainText('Waits for a connection');
  await context.setOffline(false);
  await expect(food).toContainText('Completed');
});
