import { expect, test } from '../fixtures.ts';
import { DashboardPage } from '../pages/DashboardPage.ts';
import { RepaymentPage } from '../pages/RepaymentPage.ts';
import { advised } from '../person/advised.ts';
import { credentials } from '../person/credentials.ts';
import { looking } from '../person/looking.ts';
import { repays } from '../person/repaying.ts';

test('Danielle has a car once her offers went, which opens a question: she still reaches her plan, writes down an answer, and is led to the question from there and from the dashboard (DN-730, DN-1406)', async ({
  fullAdvice,
  page,
  context,
  email,
  faults,
}) => {
  // There is no advice while a question is open before it.
  faults.expect(/^409 GET .*\/recommendation$/, /status of 409 .*\/recommendation/);
  test.setTimeout(180_000);
  const plan = new RepaymentPage(page);
  const dashboard = new DashboardPage(page);
  const look = looking(page);
  await advised(context, { email });
  await fullAdvice.open();
  await expect(fullAdvice.answer).toBeVisible();
  await repays(context);
  const car = { id: 'owns.vehicle', value: 'A car, van or motorbike, even on car finance' };
  const told = await context.request.post('/api/core/answers/mine', {
    headers: await credentials(context),
    data: { stepId: 'owns', answers: [car] },
  });
  expect(told.ok()).toBe(true);

  await dashboard.open();
  const today = dashboard.thingToday('Answer what is still open');
  await expect(today).toContainText(
    'What you told us has changed. We need this before we can say what fits now.',
  );
  await expect(today.getByRole('link', { name: 'Answer it now' })).toHaveAttribute(
    'href',
    /\/journey\/now$/u,
  );
  // It is led to once.
  await expect(page.getByRole('region', { name: /^Next: / })).toHaveCount(0);
  await look('dashboard-asked');
  await page.getByRole('link', { name: 'See the whole plan' }).press('Enter');
  await expect(page).toHaveURL(/\/plan$/u);
  const asks = page.getByRole('link', { name: 'Answer it now' });
  await expect(page.getByRole('heading', { name: 'We have something to ask you' })).toBeVisible();
  await expect(asks).toBeVisible();
  // There is no advice that could name it or not.
  await expect(plan.plan.getByRole('heading', { name: /no longer add up/u })).toHaveCount(0);
  await look('plan-asked');
  await plan.answers('Kestrel Cards', 'They said yes');
  await plan.save();
  // What was written down is read anew without leaving the page.
  await expect(page).toHaveURL(/\/plan$/u);

  await page.goto('/choose/dmp');
  await expect(page.getByRole('heading', { level: 1, name: 'We have something to ask you' })).toBeVisible();
  await look('choose-asked');
  await page.getByRole('link', { name: 'See your plan' }).press('Enter');
  await expect(asks).toBeVisible();
  await asks.press('Enter');
  await expect(page).toHaveURL(/\/journey\//u);
});
