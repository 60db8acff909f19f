import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../person/accessible.ts';
import { advised } from '../person/advised.ts';
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

const gapCard = 'Can we check your money in?';

test('Danielle’s pay does not come to what she said: she is asked kindly, once, and what is left waits for it (WT-036, WT-041)', {
  tag: '@both',
}, async ({ page, context, email }) => {
  await atBudget(context, email);
  await page.goto('/journey/budget');
  await page.getByRole('button', { name: 'Continue' }).click();
  const pay = page.locator('#budget-line-1001');
  await pay.fill('380.77');
  await expect(page.getByText('= £380.77 a month')).toBeVisible();
  await pay.press('Enter');
  await expect(page.getByRole('heading', { name: gapCard })).toBeVisible();
  await expect(page.locator('#budget-line-2001')).toBeFocused();
  await expect(page.getByText('We’ll show what’s left when you’ve checked your money in.')).toBeVisible();
  await expect(page.getByText('Left over each month so far')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, “Weekly”' }).click();
  const earnings = page.getByRole('button', { name: /^Earnings/ });
  await expect(earnings).toContainText('£1,650.00');
  await expect(earnings).toContainText('Completed');
  await expect(page.getByRole('heading', { name: gapCard })).toHaveCount(0);
  await page.reload();
  await expect(earnings).toContainText('£1,650.00');
  await earnings.click();
  await pay.fill('100');
  await page.getByRole('button', { name: 'Submit Earnings' }).click();
  await expect(earnings).toContainText('£433.33');
  await expect(page.getByRole('heading', { name: gapCard })).toHaveCount(0);
});

test('Danielle unticks a row with a sum and is asked before it goes; the next part stands in view after each Submit (WT-043)', async ({
  page,
  context,
  email,
}) => {
  await withBudget(context, email, [22, 23]);
  await page.goto('/journey/budget');
  await page.locator('#budget-line-3011').fill('280');
  await page.getByRole('button', { name: 'Submit Food and housekeeping' }).click();
  await expect(page.locator('#budget-line-3021')).toBeFocused();
  await expect(page.locator('#budget-line-3021')).toBeInViewport();
  await expect(page.getByText('Most homes with 1 adult spend')).toHaveCount(0);
  await page.locator('#budget-line-3021').fill('500');
  await expect(page.getByText('Most homes with 1 adult spend')).toContainText('Higher or lower is fine.');

  await page.getByRole('button', { name: 'Add something we left out' }).click();
  const tv = page.getByRole('checkbox', { name: 'TV licence' });
  await tv.click();
  const asked = page.getByRole('dialog', { name: 'Take the sum away too?' });
  await asked.getByRole('button', { name: 'No, keep it' }).click();
  await expect(asked).toBeHidden();
  await expect(tv).toBeChecked();
  await tv.click();
  await asked.getByRole('button', { name: 'Yes, take it away' }).click();
  await expect(tv).not.toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: /^Home and contents/ })).toContainText('£720.00');
});

test('Danielle changes one part from her summary and is back there once it is submitted (WT-044)', async ({
  page,
  context,
  email,
}) => {
  await withBudget(context, email, [22]);
  await page.goto('/journey/budget');
  await page.locator('#budget-line-3011').fill('280');
  await page.locator('#budget-line-3011').press('Enter');
  await page.getByText('All done.').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/journey\/budget-summary$/);
  await page.getByRole('link', { name: 'Food and housekeeping' }).click();
  await expect(page.locator('#budget-line-3011')).toBeFocused();
  await page.locator('#budget-line-3011').fill('300');
  await page.locator('#budget-line-3011').press('Enter');
  await expect(page).toHaveURL(/\/journey\/budget-summary$/);
  await expect(page.getByRole('img', { name: /Money out is £1,295\.00/ })).toBeVisible();
});

test('Danielle changes one figure from her dashboard: she is back at the line that she left by, with what it is folded into open (WT-185)', async ({
  dashboard,
  page,
  context,
  email,
}) => {
  await advised(context, { email });
  await dashboard.open();
  await dashboard.summary.getByText('Where it goes').click();
  const line = dashboard.summary.getByRole('link', { name: /^Utilities/ });
  for (const leave of ['Submit Utilities', 'Back']) {
    await line.click();
    await expect(page).toHaveURL(/\/journey\/budget#part-/);
    await page.getByRole('button', { name: leave, exact: true }).first().click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(line).toBeFocused();
    await expect(line).toBeInViewport();
  }

  // Thought better of while the budget is still on its way: Back knows where she came from already.
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/sfs/mine/sfs/budget', async route => {
    await isLetThrough;
    await route.continue();
  });
  await line.click();
  await page.getByRole('button', { name: 'Back', exact: true }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  letThrough();
  await expect(line).toBeFocused();
});
