import { expect, test } from '../fixtures.ts';
import { DashboardPage } from '../pages/DashboardPage.ts';
import { RepaymentPage } from '../pages/RepaymentPage.ts';
import { advised } from '../person/advised.ts';
import { credentials } from '../person/credentials.ts';
import { hearsYes, sendsToday } from '../person/letterFromElsewhere.ts';
import { looking } from '../person/looking.ts';
import { allAccept, drawsUp, offersGo } from '../person/repaying.ts';

const LENDERS = [
  {
    initialCreditorName: 'Fenland Finance',
    creditTypeId: 2,
    currentBalance: 5380,
    regularPaymentAmount: 150,
  },
];

test('Danielle’s lender agrees to settle: until that is paid her payments leave them out and nobody else gets more, on her plan and dashboard; once it is paid the debt is settled (DN-1492)', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  test.setTimeout(300_000);
  const plan = new RepaymentPage(page);
  const dashboard = new DashboardPage(page);
  const look = looking(page);
  await advised(context, { email, moreDebts: LENDERS });
  await fullAdvice.open();
  await expect(fullAdvice.answer).toBeVisible();
  const drawn = await drawsUp(context, 10);
  await offersGo(drawn);
  await allAccept(drawn);
  const settles = drawn.debts.find(({ creditor }) => creditor === 'Fenland Finance');
  const told = await context.request.post('/api/core/letters/mine/facts', {
    headers: await credentials(context),
    data: { kind: 'lump sum', sum: '2000' },
  });
  expect(told.ok(), await told.text()).toBe(true);
  await hearsYes(context, `full-and-final-offer.${settles?.id}`, '1500');

  await plan.open();
  await expect(plan.reply('Fenland Finance')).toContainText(
    /None for now.*pay what you agreed by .*keep their/su,
  );
  await expect(plan.plan).toContainText('Fenland Finance agreed to settle. Payments up to');
  await look('settles-plan-before');
  await dashboard.open();
  await expect(dashboard.dates).toContainText('Nothing goes to Fenland Finance then');
  await look('settles-dashboard-before');

  await sendsToday(context, `full-and-final-accept.${settles?.id}`, '1500');
  await plan.open();
  await expect(plan.reply('Fenland Finance')).toContainText('Settled. They let the rest go.');
  await expect(plan.plan).not.toContainText('agreed to settle');
  await look('settles-plan-after');
  await dashboard.open();
  await expect(dashboard.waits).toContainText('Fenland Finance Answers your letter “Settled for £1,500”');
  await look('settles-dashboard-after');
});
