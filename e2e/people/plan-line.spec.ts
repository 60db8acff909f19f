import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { DashboardPage } from '../pages/DashboardPage.ts';
import type { FullAdvicePage } from '../pages/FullAdvicePage.ts';
import { PapersPage } from '../pages/PapersPage.ts';
import { RepaymentPage } from '../pages/RepaymentPage.ts';
import { advised } from '../person/advised.ts';
import { credentials } from '../person/credentials.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';
import { allAccept, dayIn, drawsUp, offersGo, type Plan } from '../person/repaying.ts';

const LENDERS = [
  {
    initialCreditorName: 'Fenland Finance',
    creditTypeId: 2,
    currentBalance: 5380,
    regularPaymentAmount: 150,
  },
  { initialCreditorName: 'Barrowby Bank', creditTypeId: 3, currentBalance: 1500, regularPaymentAmount: 50 },
  { initialCreditorName: 'Marlow & Reed', creditTypeId: 1, currentBalance: 964, regularPaymentAmount: 40 },
];
const CARD = {
  creditTypeId: 1,
  regularPaymentAmount: 20,
  isJoint: false,
  isInArrears: true,
  arrears: 100,
  hasArrangement: false,
  cameFromFraud: false,
  hasLegalAction: false,
  isSecured: false,
  hasAttachmentOfEarnings: false,
};

type Begins = {
  readonly fullAdvice: FullAdvicePage;
  readonly context: BrowserContext;
  readonly email: string;
};

/** Where each begins: four lenders, advice that was seen, and a plan that is drawn up and paid first today. */
async function hasDrawnUp({ fullAdvice, context, email }: Begins): Promise<Plan> {
  await advised(context, { email, moreDebts: LENDERS });
  await fullAdvice.open();
  await expect(fullAdvice.answer).toBeVisible();
  return drawsUp(context, 0);
}

test('Danielle’s plan says the same of itself on its page, her dashboard and to Jo, from the offers to the last payment; a new debt is among what there is to do, and her answers that close it are said once (DN-632, DN-633, DN-634, DN-635, DN-638)', async ({
  fullAdvice,
  page,
  context,
  atDesk,
  email,
}) => {
  test.setTimeout(400_000);
  const plan = new RepaymentPage(page);
  const dashboard = new DashboardPage(page);
  const look = looking(page);
  const begun = await hasDrawnUp({ fullAdvice, context, email });
  const { debts, note } = begun;
  const customerId = await customerIdOf(context);
  const { desk } = await atDesk({ name: 'Jo Weir' });

  /** Each place says the line, and none of them another. */
  const says = async (line: string, name: string, { standing = `${line}.`, next = '' } = {}) => {
    await dashboard.open();
    await expect(page.getByText(standing, { exact: false }).first()).toBeVisible();
    if (next !== '') await expect(dashboard.plan).toContainText(`Next: ${next}`);
    await look(`line-${name}-dashboard`);
    await desk.goto(`/staff/case/${customerId}/plan`);
    await expect(desk.getByRole('region', { name: 'Plan', exact: true })).toContainText(line);
    await plan.open();
    await expect(plan.line(line)).toBeVisible();
    await expect(plan.plan.getByRole('heading', { name: 'Payments' })).toBeVisible();
    // It is the heading of the page, and no other heading says it again.
    await expect(page.getByRole('heading', { name: line })).toHaveCount(1);
    await look(`line-${name}`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    process.stdout.write(`plan, ${name}: ${height} px\n`);
  };

  await says('You have 4 offers to send', 'to-send', { next: 'You send your offers' });
  await offersGo(begun);
  await says('None of 4 lenders has answered yet', 'none-answered', { next: 'They answer, by' });
  await allAccept(begun);
  await says('All 4 lenders have answered', 'all-answered', { next: 'You pay £225 on' });

  const due = dayIn(0).slice(0, 7);
  await note({ kind: 'paid', on: dayIn(0), due, debtId: debts[0]?.id, sum: 50_00 });
  await says('You’ve paid £50 of £12,056', 'paying', {
    standing: 'Your plan is on track, 1 payment in.',
    next: 'You pay £',
  });

  const headers = await credentials(context);
  const added = await context.request.post('/api/core/debts/mine?stepId=debts', {
    headers,
    data: { ...CARD, initialCreditorName: 'Wren Cards', currentBalance: 640 },
  });
  expect(added.ok()).toBe(true);
  await dashboard.open();
  await expect(dashboard.dates).toContainText('A debt is not in your plan yet: Wren Cards');
  await look('line-new-debt-dashboard');
  await plan.open();
  const todo = plan.plan.getByRole('listitem').filter({ hasText: 'not in your plan yet: Wren Cards' });
  await expect(todo).toBeVisible();
  await look('line-new-debt');
  await todo.getByRole('button', { name: 'Draw it up anew' }).press('Enter');
  await plan.dialog.getByRole('button', { name: 'Draw it up anew' }).press('Enter');
  await plan.saved.waitFor();
  await expect(todo).toHaveCount(0);
  // The days of payment stay, while the offers of the new sums go.
  await dashboard.open();
  await expect(dashboard.dates).toContainText('Plan payments, £');
  await expect(dashboard.dates).toContainText('5 offers to send');
  await look('line-anew-dashboard');
});

test('Danielle takes a break, then has paid it all: nothing says to go on paying, she is not asked whether she can keep it up, closes the plan, and its paper is as it was at the end (DN-632, DN-633, DN-637)', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  test.setTimeout(240_000);
  const plan = new RepaymentPage(page);
  const dashboard = new DashboardPage(page);
  const papers = new PapersPage(page);
  const look = looking(page);
  const begun = await hasDrawnUp({ fullAdvice, context, email });
  const { debts, note } = begun;
  await offersGo(begun);
  await allAccept(begun);
  const due = dayIn(0).slice(0, 7);
  await note({ kind: 'break', from: due, to: due, monthly: 0 });
  await dashboard.open();
  await expect(page.getByText('Your plan is on a break.')).toBeVisible();
  await look('line-break-dashboard');
  await plan.open();
  await expect(plan.line('Your plan is on a break')).toBeVisible();
  await expect(page.getByText(/^You pay nothing until/)).toBeVisible();
  await expect(plan.plan).not.toContainText(/all the same|Go on paying/u);
  await look('line-break');

  for (const { id, owed } of debts) {
    await note({ kind: 'paid', on: dayIn(0), due: null, debtId: id, sum: owed });
  }
  await dashboard.open();
  await expect(page.getByText('You’ve paid it all.')).toBeVisible();
  await expect(dashboard.plan).toContainText('Next: You ask for a letter that says nothing is left.');
  await look('line-paid-off-dashboard');
  await plan.open();
  await expect(plan.line('You’ve paid it all')).toBeVisible();
  await expect(page.getByRole('button', { name: 'I can’t keep it up' })).toHaveCount(0);
  await look('line-paid-off');
  await plan.button('Close the plan').press('Enter');
  await plan.dialog.getByRole('button', { name: 'Close it' }).press('Enter');
  await expect(page.getByText(/^Over since/u)).toBeVisible();
  await expect(plan.line('You’ve paid it all')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See your debts' })).toBeVisible();
  await look('line-closed');
  await dashboard.open();
  await expect(page.getByRole('heading', { name: 'You owe nothing now' })).toBeVisible();
  await look('line-closed-dashboard');

  await papers.open();
  await expect(papers.paper('Debt Management Plan, as it was at the end')).toContainText('It ended on');
  await expect(papers.paper('Your plan as it is today')).toHaveCount(0);
  await look('line-papers');
});

test('a plan that Danielle’s new answers close says so once, above all else, and that what was agreed is paid on; one that she can’t keep up says that (DN-632, DN-638)', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  test.setTimeout(240_000);
  const plan = new RepaymentPage(page);
  const look = looking(page);
  const begun = await hasDrawnUp({ fullAdvice, context, email });
  const { debts, note } = begun;
  await offersGo(begun);
  await allAccept(begun);
  const due = dayIn(0).slice(0, 7);
  await note({ kind: 'paid', on: dayIn(0), due, debtId: debts[0]?.id, sum: 50_00 });
  const headers = await credentials(context);
  const owes = async (currentBalance: number) => {
    const path = `/api/core/debts/mine/${debts[1]?.id}`;
    const sent = await context.request.put(path, { headers, data: { currentBalance } });
    expect(sent.ok(), await sent.text()).toBe(true);
  };
  // So high that the plan would take longer than its limit.
  await owes(90_000);
  await plan.open();
  await expect(plan.line('Your answers have changed since')).toBeVisible();
  await expect(plan.heading('You’ve paid £50 of £12,056')).toBeVisible();
  await expect(page.getByText(/does not name/)).toHaveCount(1);
  await expect(page.getByText('The sums of your plan no longer add up')).toHaveCount(0);
  await look('line-closed-by-facts');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Your plan', exact: true })).toContainText(
    'Your answers have changed since. We talk before it goes on.',
  );
  await look('line-closed-by-facts-dashboard');

  await owes((debts[1]?.owed ?? 0) / 100);
  await plan.open();
  await expect(plan.line('You’ve paid £50 of £12,056')).toBeVisible();
  await page.getByRole('button', { name: 'I can’t keep it up' }).press('Enter');
  await page.getByRole('button', { name: 'Yes, I can’t keep it up' }).press('Enter');
  await expect(plan.line('You can’t keep it up')).toBeVisible();
  await expect(page.getByRole('button', { name: /^They answered/u })).toHaveCount(0);
  await expect(plan.plan).not.toContainText(/all the same|Go on paying/u);
  await look('line-broken');
});
