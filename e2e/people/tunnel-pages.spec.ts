import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../person/accessible.ts';
import { withBudget } from '../person/budgeting.ts';
import { CARD } from '../person/exampleDebts.ts';
import { reviewing, reviewingUpTo } from '../person/reviewing.ts';
import { intoTunnel, keptByPage, NO_LINE, readyForTunnel } from '../person/tunnel.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ faults }) => faults.expect(NO_LINE));

test('Bea loads her budget again in a tunnel: what she submitted and typed is there, marked as waiting, she goes on, and it is sent outside (WT-066, WT-067)', async ({
  journey,
  page,
  context,
  email,
}) => {
  await withBudget(context, email, [22, 23]);
  await page.goto('/journey/budget');
  const food = page.getByRole('button', { name: /^Food and housekeeping/ });
  const groceries = page.locator('#budget-line-3011');
  await groceries.fill('280');
  await intoTunnel(page);
  await page.getByRole('button', { name: 'Submit Food and housekeeping' }).click();
  await expect(food).toContainText('Waits for a connection');
  await page.locator('#budget-line-3021').fill('50');

  await page.reload();
  await expect(journey.offlineStrip).toBeVisible();
  await expect(journey.saved).toHaveText('Not saved yet');
  await expect(food).toContainText('Waits for a connection');
  const personal = page.getByRole('button', { name: /^Personal/ });
  await personal.click();
  await expect(page.locator('#budget-line-3021')).toHaveValue('50');
  // What was saved before is there too.
  await expect(page.getByRole('button', { name: /^Earnings/ })).toContainText('£1,500.00');
  await expectAccessible(page);
  await page.locator('#budget-line-3021').fill('55');
  await page.reload();
  await personal.click();
  await expect(page.locator('#budget-line-3021')).toHaveValue('55');

  await context.setOffline(false);
  await expect(food).toContainText('Completed', { timeout: 40_000 });
  await expect(food).toContainText('£280.00');
  await expect(page.locator('#budget-line-3021')).toHaveValue('55');
});

test('Dev loads his debts again in a tunnel: the list is there, with the one he has just typed marked as waiting, and it is sent once outside (WT-066, WT-067)', async ({
  journey,
  debts,
  page,
  context,
  email,
}) => {
  await reviewing(context, { email, debts: [CARD] });
  await debts.open();
  await debts.addAnother.click();
  await debts.fill({ creditor: 'Fenland Finance', kind: 'Personal loan', balance: '5380', repayment: '168' });
  await intoTunnel(page);
  await page.reload();
  // The form itself, with the kinds of debt.
  await expect(debts.creditor).toHaveValue('Fenland Finance');
  await expect(debts.balance).toHaveValue('5,380');
  await debts.continue.click();
  const waiting = page.getByText(/^Fenland Finance is not saved\. (?:You’re offline|We can’t be reached)/);
  await expect(waiting).toBeVisible();

  await page.reload();
  await expect(journey.offlineStrip).toBeVisible();
  await expect(waiting).toBeVisible();
  await expect(debts.card('Kestrel Cards')).toContainText('£4,212');
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(debts.card('Fenland Finance')).toBeVisible({ timeout: 40_000 });
  await expect(waiting).toBeHidden();
  await expect(debts.total('Total debts')).toContainText('£9,592');
  await expect(debts.cards).toHaveCount(2);
});

test('Hana loads the page about who lives with her again in a tunnel: what was saved is there, and what she counted since (WT-066)', async ({
  journey,
  page,
  context,
  email,
}) => {
  await reviewingUpTo(context, { email }, 'household');
  await page.goto('/journey/household');
  const children = page.getByLabel('Children 15 or younger');
  await expect(children).toHaveValue('0');
  await intoTunnel(page);
  await page.reload();
  await expect(children).toHaveValue('0');
  await page.getByRole('button', { name: 'One more child 15 or younger' }).click();
  await page.reload();
  await expect(children).toHaveValue('1');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(journey.saved).toHaveText('Not saved yet');
  await page.reload();
  await expect(children).toHaveValue('1');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/journey\/health$/, { timeout: 40_000 });
});

test('Dee opens her dashboard from the budget, and again in a tunnel: it is as it was, names what is not sent yet, and all is there outside (WT-066, WT-068)', async ({
  journey,
  dashboard,
  page,
  context,
  email,
}) => {
  await withBudget(context, email, [22, 23]);
  await page.goto('/journey/budget');
  await page.locator('#budget-line-3011').fill('280');
  await expect(journey.saved).toHaveText('Not saved yet');
  await readyForTunnel(page);
  await journey.saveAndLeave.click();
  await expect(dashboard.greeting('Danielle')).toBeVisible();
  await expect(dashboard.savedNotice).toContainText(
    'Still to submit, kept on this device: figures in your budget.',
  );
  await dashboard.debts.getByText('See your debt').click();
  await expect(page.getByText('Kestrel Cards')).toBeVisible();
  await intoTunnel(page);

  await page.reload();
  await expect(dashboard.greeting('Danielle')).toBeVisible();
  await expect(
    page.getByText(/^This is how it stood when this page last loaded, on \w+day at \d\d:\d\d\.$/),
  ).toBeVisible();
  await expect(dashboard.notSaved).toContainText('Figures in your budget');
  await expect(dashboard.savedNotice).toBeHidden();
  await dashboard.debts.getByText('See your debt').click();
  await expect(page.getByText('Kestrel Cards')).toBeVisible();
  await expect(page.getByText('£4,212').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Carry on' }).first().click();
  await expect(page.locator('#budget-line-3011')).toHaveValue('280');
  await page.getByRole('button', { name: 'Submit Food and housekeeping' }).click();
  await journey.saveAndLeave.click();
  await expect(dashboard.notSaved).toContainText('Figures in your budget');

  await context.setOffline(false);
  await expect(dashboard.notSaved).toBeHidden({ timeout: 40_000 });
  await expect(page.getByText(/^This is how it stood/)).toBeHidden();
});

test('Lou opens a page in a tunnel that was never open: it says that nothing is lost, and after logging out nothing of what the pages kept is left (WT-066, WT-069)', async ({
  dashboard,
  login,
  page,
  context,
  email,
}) => {
  await withBudget(context, email);
  await page.goto('/journey/budget');
  await expect(page.getByRole('button', { name: /^Earnings/ })).toContainText('£1,500.00');
  await intoTunnel(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toContainText('Nothing is lost');
  await expectAccessible(page);
  await expect.poll(async () => (await keptByPage(page)).includes('1500')).toBe(true);

  await context.setOffline(false);
  await expect(dashboard.greeting('Danielle')).toBeVisible({ timeout: 40_000 });
  await expect.poll(async () => (await keptByPage(page)).includes('Kestrel Cards')).toBe(true);
  await dashboard.logOut.click();
  await expect(login.heading).toBeVisible();
  const left = await keptByPage(page);
  for (const trace of ['towpath.reload', '1500', 'Kestrel', 'Danielle', email])
    expect(left).not.toContain(trace);
});
