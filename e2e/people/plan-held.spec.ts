import { expect, test } from '../fixtures.ts';
import { DashboardPage } from '../pages/DashboardPage.ts';
import { RepaymentPage } from '../pages/RepaymentPage.ts';
import { advised } from '../person/advised.ts';
import { credentials } from '../person/credentials.ts';
import { customerIdOf } from '../person/customerId.ts';
import { hearsYes } from '../person/letterFromElsewhere.ts';
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

test('Danielle says with her letters that Breathing Space protects her: her offers wait for its end, on her plan, her dashboard and to Jo; it is over, and they can go. Then one lender agrees to a break, and its months are told (DN-1351, DN-1352)', async ({
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
  await advised(context, { email, moreDebts: LENDERS });
  await fullAdvice.open();
  await expect(fullAdvice.answer).toBeVisible();
  const drawn = await drawsUp(context, 10);
  const headers = await credentials(context);
  const tells = async (solution: string | null) => {
    const told = await context.request.post('/api/core/letters/mine/facts', {
      headers,
      data: { kind: 'in force', solution },
    });
    expect(told.ok(), await told.text()).toBe(true);
  };

  await tells('BS');
  const waits = 'Your 2 offers wait until Breathing Space is over';
  await plan.open();
  await expect(plan.line(waits)).toBeVisible();
  await expect(plan.plan).not.toContainText('Send your offers');
  await look('held-plan');
  await dashboard.open();
  await expect(page.getByText(`${waits}.`)).toBeVisible();
  await look('held-dashboard');
  const { desk } = await atDesk({ name: 'Jo Weir' });
  const lookAtCase = looking(desk);
  const casePlan = `/staff/case/${await customerIdOf(context)}/plan`;
  await desk.goto(casePlan);
  await expect(desk.getByText('can go once Breathing Space is over').first()).toBeVisible();
  await lookAtCase('held-case');

  await tells('DRO');
  await dashboard.open();
  await expect(page.getByText('Ask us about your offers').first()).toBeVisible();
  await look('held-order-dashboard');
  await plan.open();
  await expect(plan.line('Your 2 offers wait, as a debt relief order protects you')).toBeVisible();
  await look('held-order-plan');

  await tells(null);
  await plan.open();
  await expect(plan.line('You have 2 offers to send')).toBeVisible();
  await offersGo(drawn);
  await allAccept(drawn);
  const rests = drawn.debts.find(({ creditor }) => creditor === 'Fenland Finance');
  await hearsYes(context, `payment-break.${rests?.id}`, 'two months');
  await plan.open();
  await expect(plan.plan).toContainText('Fenland Finance agreed to a break on');
  await look('one-break-asked');
  await plan.button('Tell us the months of the break with Fenland Finance').press('Enter');
  await expect(plan.dialog.getByRole('heading', { name: 'A break with Fenland Finance' })).toBeVisible();
  await plan.dialog.getByLabel('The first month').selectOption({ index: 1 });
  await plan.dialog.getByLabel('The last month').selectOption({ index: 2 });
  await look('one-break-form');
  await plan.save('Leave them out');
  await expect(plan.plan).toContainText(/You have a break with Fenland Finance from .* to /u);
  await look('one-break-plan');
  await dashboard.open();
  await expect(dashboard.dates).toContainText('You have a break with Fenland Finance then.');
  await look('one-break-dashboard');
  await desk.goto(casePlan);
  await expect(desk.getByText(/£0 a month, with Fenland Finance/)).toBeVisible();
  await lookAtCase('one-break-case');
});
