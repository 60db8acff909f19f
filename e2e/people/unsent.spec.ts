import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { DebtFormScreen } from '../pages/DebtFormScreen.ts';
import { HealthStep } from '../pages/HealthStep.ts';
import { LEGAL, LegalQuestionsScreen } from '../pages/LegalQuestionsScreen.ts';
import { expectAccessible } from '../person/accessible.ts';
import { withBudget } from '../person/budgeting.ts';
import { reviewing, reviewingUpTo } from '../person/reviewing.ts';
import { AWAY } from '../person/tunnel.ts';

// With the service worker, as people have it.
test.use({ serviceWorkers: 'allow' });

const GIVE_UP = { name: 'Give it up and log out' } as const;
/** A debt form as browsers kept it before there was one outbox. */
const KEPT_BEFORE = {
  initialCreditorName: 'Fenland Finance',
  creditTypeId: null,
  currentBalance: '',
  regularPaymentAmount: '',
  creditorReference: '',
  isJoint: null,
  inReceiptOfBenefit: null,
  hasGuarantor: null,
  canGuarantorBeLiable: null,
};
const asking = (page: Page) => page.getByRole('dialog', { name: 'Log out before all is sent?' });
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage)));
const groceries = (page: Page) => page.getByLabel('Groceries and cleaning', { exact: true });

test('Danielle logs out with figures that she never submitted: after a reload, elsewhere, she is asked, stays, and then sends them first (HO-050, HO-054)', async ({
  page,
  context,
  email,
  dashboard,
  login,
}) => {
  await withBudget(context, email, [22]);
  await page.goto('/journey/budget');
  await groceries(page).fill('280');
  await page.goto('/dashboard');
  await dashboard.logOut.click();
  await expect(asking(page)).toContainText('not sent yet: figures in your budget.');
  await expectAccessible(page);
  await asking(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(asking(page)).toBeHidden();

  const submitted = page.waitForRequest(
    request => request.method() === 'POST' && request.url().endsWith('/expenditure/category'),
  );
  await dashboard.logOut.click();
  await asking(page).getByRole('button', { name: 'Send it, then log out' }).click();
  expect((await submitted).postData()).toContain('280');
  await expect(login.heading).toBeVisible();
  expect(await kept(page)).toEqual([]);
});

test('Danielle submits a part of her budget in a tunnel: it is there after a reload, and goes out once (HO-050, IE-010)', async ({
  page,
  context,
  email,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/);
  await withBudget(context, email, [22, 23]);
  await page.goto('/journey/budget');
  const food = page.getByRole('button', { name: /^Food and housekeeping/ });
  await groceries(page).fill('280');
  await page.getByLabel('How often: Groceries and cleaning').selectOption('Monthly');
  await context.route('**/expenditure/category', route => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Submit Food and housekeeping' }).click();
  await expect(food).toContainText('Waits for a connection');
  await page.reload();
  await expect(food).toContainText('Waits for a connection');
  await expect(food).toContainText('£280.00');

  let taken = 0;
  page.on('response', response => {
    if (response.ok() && response.url().endsWith('/expenditure/category')) taken += 1;
  });
  await context.unroute('**/expenditure/category');
  await expect(food).toContainText('Completed', { timeout: 40_000 });
  await page.reload();
  await expect(food).toContainText('Completed');
  expect(taken).toBe(1);
  expect((await kept(page)).filter(key => key.includes('outbox/'))).toEqual([]);
});

test('Mei gives her household in a tunnel and reloads: it goes out by itself from the dashboard, once, with its step (HO-135, HO-136)', async ({
  page,
  context,
  email,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/);
  await reviewingUpTo(context, { email }, 'household');
  await page.goto('/journey/household');
  await page.getByRole('button', { name: 'One more additional adult' }).click();
  await context.route('**/household/mine', route =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: AWAY })).toBeVisible();

  const taken: string[] = [];
  page.on('response', response => {
    const { pathname } = new URL(response.url());
    if (response.ok() && response.request().method() === 'POST' && /household|answers/.test(pathname))
      taken.push(pathname);
  });
  await context.unroute('**/household/mine');
  await page.goto('/dashboard');
  await expect.poll(() => taken).toEqual(['/api/core/household/mine', '/api/core/answers/mine']);
  await expect.poll(async () => (await kept(page)).filter(key => key.includes('outbox/'))).toEqual([]);
  await page.goto('/journey/household');
  await expect(page.getByLabel('Additional adults')).toHaveValue('1');
  expect(taken).toHaveLength(2);
});

test('Hal adds a condition in a tunnel and reloads: it is added by itself, and nothing of it stays behind (HO-135, HO-136)', async ({
  page,
  context,
  email,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/);
  await reviewingUpTo(context, { email }, 'health');
  await page.goto('/journey/health');
  await new HealthStep(page).answer('Yes').click();
  await page.getByLabel('Category').selectOption('Mental health');
  await page.getByLabel('Condition').selectOption('Anxiety');
  await context.route('**/health-conditions/mine', route =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: AWAY })).toBeVisible();
  await context.unroute('**/health-conditions/mine');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Delete Anxiety' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Delete Anxiety' })).toHaveCount(1);
  expect((await kept(page)).filter(key => key.includes('outbox/'))).toEqual([]);
});

test('Owen begins to type a debt and leaves: he is led back to it, finishes it, and sends it as he logs out (HO-054, HO-134)', async ({
  page,
  context,
  email,
  login,
}) => {
  await reviewing(context, { email });
  const form = new DebtFormScreen(page);
  await form.open();
  await form.creditor.fill('Fenland Finance');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(asking(page)).toContainText('This can’t be sent from here');
  await expect(asking(page).getByRole('button', { name: /^Send/ })).toHaveCount(0);
  await expectAccessible(page);
  await asking(page).getByRole('link', { name: 'Go back to a debt that you began to type' }).click();
  await expect(asking(page)).toBeHidden();
  await expect(form.creditor).toHaveValue('Fenland Finance');

  await form.fill({ kind: 'Credit card', balance: '5,380', repayment: '112', whose: 'Mine' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  const saved = page.waitForResponse(
    response => response.request().method() === 'POST' && response.url().includes('/debts/mine?'),
  );
  await asking(page).getByRole('button', { name: 'Send it, then log out' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(login.heading).toBeVisible();
  expect(await kept(page)).toEqual([]);
});

test('Owen comes back after a release with a debt that the one before had kept: his dashboard asks about it, and his list has it (HO-051, HO-054)', async ({
  page,
  context,
  email,
}) => {
  await reviewing(context, { email });
  await page.goto('/dashboard');
  await page.evaluate(form => {
    const [, user = ''] = /(?:^|; )user=([^;]*)/.exec(document.cookie) ?? [];
    const { userId } = JSON.parse(decodeURIComponent(user));
    const from = { ...form, initialCreditorName: '' };
    const draft = { id: 'd-before', form, creditTypeName: null, picked: null, from };
    localStorage.setItem(`towpath.debts.${userId}.debt.new`, JSON.stringify(draft));
  }, KEPT_BEFORE);
  await page.reload();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(asking(page)).toContainText('not sent yet: a debt that you began to type.');
  await asking(page).getByRole('button', { name: 'Stay here' }).click();
  const form = new DebtFormScreen(page);
  await form.open();
  await expect(form.creditor).toHaveValue('Fenland Finance');
});

test('Danielle answers a legal question and leaves: she is asked before she logs out (HO-054)', async ({
  page,
  context,
  email,
  login,
}) => {
  const debt = {
    initialCreditorName: 'Kestrel Cards',
    creditTypeId: 1,
    currentBalance: 4212,
    regularPaymentAmount: 105,
  };
  await reviewing(context, { email, debts: [debt] });
  const legal = new LegalQuestionsScreen(page);
  await legal.open();
  await legal.say(LEGAL.action, 'No');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(asking(page)).toContainText('answers to the legal questions');
  await asking(page).getByRole('button', GIVE_UP).click();
  await expect(login.heading).toBeVisible();
  expect(await kept(page)).toEqual([]);
});

test('Priya counts who lives with her, chooses a condition, and leaves: she sends the one that is finished, and gives up the other (HO-054, HO-134)', async ({
  page,
  context,
  email,
  login,
}) => {
  await reviewingUpTo(context, { email }, 'health');
  await page.goto('/journey/health');
  await new HealthStep(page).answer('Yes').click();
  await page.getByLabel('Category').selectOption('Mental health');
  await page.goto('/journey/household');
  await page.getByRole('button', { name: 'One more additional adult' }).click();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(asking(page)).toContainText('a health condition that you began to add');
  await expect(asking(page)).toContainText('answers to questions');
  const saved = page.waitForResponse(
    response => response.request().method() === 'POST' && response.url().endsWith('/household/mine'),
  );
  await asking(page).getByRole('button', { name: 'Send what is finished' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(asking(page)).toContainText('What was finished is sent.');
  await expect(asking(page)).not.toContainText('answers to questions');
  await asking(page).getByRole('button', GIVE_UP).click();
  await expect(login.heading).toBeVisible();
  expect(await kept(page)).toEqual([]);
});

test('Hal logs out in one tab: he is asked about the health that he types in the other, which then leaves too and keeps nothing (HO-164, HO-165)', async ({
  page,
  context,
  email,
  login,
}) => {
  await reviewingUpTo(context, { email }, 'health');
  await page.goto('/journey/health');
  await new HealthStep(page).answer('Yes').click();
  await page.getByLabel('Category').selectOption('Mental health');
  expect((await kept(page)).filter(key => key.includes('outbox/'))).not.toEqual([]);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(asking(other)).toContainText('a health condition that you began to add (in another window)');
  await expectAccessible(other);
  await asking(other).getByRole('button', GIVE_UP).click();
  await expect(login.heading).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect([await kept(page), await kept(other)]).toEqual([[], []]);
});
