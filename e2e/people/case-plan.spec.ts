import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { RepaymentPage } from '../pages/RepaymentPage.ts';
import { advised } from '../person/advised.ts';
import { credentials } from '../person/credentials.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';

const FILLS = {
  address: '14 Tannery Row\nLeeds LS9 0ZZ',
  creditorAddress: 'PO Box 118\nEly CB7 0ZZ',
  reference: 'KC 2281',
  reason: 'my hours were cut',
};
const dayOf = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(at);

/** Turns somebody with advice into somebody whose plan is drawn up, whose offer went, and whose letter is read. */
async function repays(context: BrowserContext): Promise<void> {
  const headers = await credentials(context);
  const get = async (path: string) => (await context.request.get(`/api/core${path}`, { headers })).json();
  const post = async (path: string, data?: object) => {
    const sent = await context.request.post(`/api/core${path}`, { headers, data });
    expect(sent.ok(), `${path}: ${await sent.text()}`).toBe(true);
    return sent.status() === 204 ? undefined : sent.json();
  };
  const { recordId } = await get('/advice/mine/recommendation');
  const choice = { recordId, shortName: 'DMP', replaces: null, hasReadRisks: true };
  // Chosen once before, and left.
  const before = await post('/plans/mine', choice);
  await post(`/plans/mine/${before.plan.id}/leave`);
  const { plan } = await post('/plans/mine', choice);
  await post(`/plans/mine/${plan.id}/notes`, { from: 'chosen', to: 'being prepared' });
  const note = (after: number, said: object) =>
    post(`/plans/mine/${plan.id}/repayment`, { id: randomUUID(), after, note: said });
  const firstPayment = dayOf(new Date(Date.now() + 10 * 24 * 60 * 60 * 1000));
  const { repayment } = await note(0, { kind: 'draw up', firstPayment });
  const debtIds = repayment.stands.debts.map(({ id }: { id: string }) => id);
  await note(1, { kind: 'offers sent', on: dayOf(new Date()), debtIds });

  const { letters } = await get('/letters/mine');
  const path = `/letters/mine/${letters[0].id}`;
  for (const [place, value] of Object.entries(FILLS)) {
    await post(`${path}/places`, { place, value, was: '' });
  }
  const { letter } = await get(path);
  await post(`${path}/read`, { shown: letter.shown });
  await post(`${path}/sent`, { shown: letter.shown, version: 1, on: dayOf(new Date()), by: 'post' });
}

type Told = (debts: readonly { readonly id: string }[]) => object;

/** Writes down of the plan, as its person, what they tell. */
async function tells(context: BrowserContext, told: Told): Promise<void> {
  const headers = await credentials(context);
  const read = await context.request.get('/api/core/plans/mine/repayment', { headers });
  const { repayment } = await read.json();
  const note = told(repayment.stands.debts);
  const sent = await context.request.post(`/api/core/plans/mine/${repayment.planId}/repayment`, {
    headers,
    data: { id: randomUUID(), after: repayment.sequence, note },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
}

test('Jo reads Danielle’s plan, what waits for whom and her letter, and writes down with her what a lender answered, by the keyboard alone (DN-340, DN-342, DN-343, DN-346, DN-347, DN-348, DN-350, DN-494, DN-495)', async ({
  fullAdvice,
  page,
  context,
  atDesk,
  email,
}) => {
  test.setTimeout(300_000);
  await advised(context, { email });
  await fullAdvice.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await repays(context);

  const { desk, console } = await atDesk({ name: 'Jo Weir' });
  const look = looking(desk);
  await desk.goto(`/staff/case/${await customerIdOf(context)}/plan`);
  const waits = desk.getByRole('region', { name: 'What waits for whom' });
  await expect(waits).toContainText('Kestrel Cards');
  const lenders = desk.getByRole('table', { name: 'Each lender' });
  await expect(lenders.getByRole('row', { name: /Kestrel Cards/ })).toContainText(
    'The lender: Answer the offer',
  );
  await expect(desk.getByRole('listitem').filter({ hasText: 'Offers sent' })).toContainText('by them');
  // The debt going down is the picture that she has on her page, with its figures below it.
  await expect(
    desk.getByRole('img', { name: /^Steps going down\. What they owe at the end of each year: \d{4} £/ }),
  ).toBeVisible();
  await expect(desk.getByRole('table', { name: 'Paid in each year, and left at its end' })).toBeVisible();
  const past = desk.locator('summary', { hasText: 'Left, a debt management plan' });
  await past.focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('listitem').filter({ hasText: /^\d+ \w+ \d{4} Left ?by them$/ })).toBeVisible();
  await look('case-plan');

  await desk.locator('summary', { hasText: 'Write down an answer with them' }).focus();
  await desk.keyboard.press('Enter');
  await desk.getByLabel('Which lender?').selectOption({ label: 'Kestrel Cards' });
  await desk.getByLabel('What did they answer?').selectOption({ label: 'They ask for more' });
  await desk.getByLabel(/How much do they ask for/).fill('250');
  await look('case-plan-answer');
  await desk.getByRole('button', { name: 'Save the answer' }).press('Enter');
  await expect(desk.getByText('Saved. They read on their plan what was answered.')).toBeVisible();
  await expect(lenders.getByRole('row', { name: /Kestrel Cards/ })).toContainText('Asks for £250');
  await expect(desk.getByRole('listitem').filter({ hasText: 'Answered: Kestrel Cards' })).toContainText(
    'Jo Weir',
  );

  await desk.getByLabel('The plan as of the end of this day').fill('2020-01-01');
  await desk.getByRole('button', { name: 'Show that day' }).press('Enter');
  await expect(desk.getByText(/Pick a day from/)).toBeVisible();
  await expect(desk.getByLabel('The plan as of the end of this day')).toBeFocused();

  await console.casePart('Letters').press('Enter');
  await expect(desk.getByRole('heading', { level: 2, name: 'Letters' })).toBeVisible();
  await expect(desk.getByText(/^Version 1, sent on/)).toContainText('by post');
  await desk.locator('summary', { hasText: 'Read version 1' }).focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('article', { name: 'To Kestrel Cards' })).toContainText('my hours were cut');
  await expect(desk.getByRole('link', { name: 'Open it as PDF' })).toBeVisible();
  await look('case-letters');

  await page.goto('/plan');
  await expect(page.getByRole('article', { name: 'Kestrel Cards' })).toContainText('Asks for £250');
});

test('Jo takes back with Danielle what was written down by a slip, and notes what she paid and could not, by the keyboard alone, while Danielle tells something herself (DN-691, DN-692, DN-693)', async ({
  fullAdvice,
  page,
  context,
  atDesk,
  email,
  faults,
}) => {
  test.setTimeout(300_000);
  // Danielle writes something down while Jo has the plan open.
  faults.expect(/^409 POST \/staff\/api\/cases\/[^/]+\/repayment\/taken-back/, /status of 409/);
  await advised(context, { email });
  await fullAdvice.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await repays(context);
  await tells(context, debts => ({
    kind: 'answered',
    on: dayOf(new Date()),
    debtId: debts[0]?.id,
    answer: 'accepts',
    sum: null,
  }));

  const viewport = page.viewportSize() ?? { width: 390, height: 844 };
  const { desk } = await atDesk({ name: 'Jo Weir', viewport });
  const look = looking(desk);
  await desk.goto(`/staff/case/${await customerIdOf(context)}/plan`);
  const answered = desk.getByRole('listitem').filter({ hasText: 'Answered: Kestrel Cards' });
  await answered
    .getByRole('button', { name: /^Take back with them ?: Answered: Kestrel Cards/ })
    .press('Enter');
  const form = desk.getByRole('form', { name: /^Take back with them/ });
  await expect(form).toBeFocused();
  const why = form.getByLabel('Why? They can read this');
  await why.fill('It was another lender who said yes.');
  await look('case-plan-take-back');

  // Meanwhile Danielle says that she has looked over her plan.
  await tells(context, () => ({ kind: 'reviewed' }));
  await form.getByRole('button', { name: 'Take it back' }).press('Enter');
  await form.getByRole('button', { name: 'Look at it again' }).press('Enter');
  await expect(form.getByText('The plan has changed since you opened this.')).toBeVisible();
  await expect(why).toHaveValue('It was another lender who said yes.');
  await form.getByRole('button', { name: 'Take it back' }).press('Enter');
  await expect(desk.getByText('Taken back. They read on their plan that you did, and why.')).toBeFocused();
  await expect(answered.first()).toContainText('Why: It was another lender who said yes.');
  await expect(answered.first()).toContainText('Jo Weir');
  await look('case-plan-taken-back');

  await desk.locator('summary', { hasText: 'Write down a payment with them' }).focus();
  await desk.keyboard.press('Enter');
  await desk.getByRole('button', { name: 'Save the payment' }).press('Enter');
  await expect(desk.getByLabel('What was paid?')).toBeFocused();
  await desk.getByLabel('What was paid?').selectOption({ label: 'What the plan has' });
  await look('case-plan-payment');
  await desk.getByRole('button', { name: 'Save the payment' }).press('Enter');
  await expect(desk.getByText('Saved. They read on their plan what was paid.')).toBeVisible();
  await expect(desk.getByRole('listitem').filter({ hasText: 'Paid: Kestrel Cards' })).toContainText(
    'Jo Weir',
  );

  await page.goto('/plan');
  const happened = page.locator('summary', { hasText: 'All that has happened' });
  await expect(new RepaymentPage(page).history).toBeVisible();
  if (await happened.isVisible()) await happened.press('Enter');
  await expect(page.getByText('Why: It was another lender who said yes.')).toBeVisible();
  await looking(page)('plan-taken-back-with-us');
});
