import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { advised } from '../person/advised.ts';
import { credentials } from '../person/credentials.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';

/** Late with £432: it stays outside of a plan, and comes first. */
const ENERGY = {
  initialCreditorName: 'Brightly Energy',
  creditTypeId: 26,
  currentBalance: 432,
  regularPaymentAmount: 80,
  isInArrears: true,
  arrears: 432,
  hasArrangement: false,
};
const LOAN = {
  initialCreditorName: 'Heron Loans',
  creditTypeId: 4,
  currentBalance: 1200,
  regularPaymentAmount: 40,
};
const JUDGMENT = {
  initialCreditorName: 'Heron Finance',
  creditTypeId: 1,
  currentBalance: 400,
  regularPaymentAmount: 20,
  hasLegalAction: true,
  courtStage: 'judgment',
};
const FILLS = {
  address: '14 Tannery Row\nLeeds LS9 0ZZ',
  creditorAddress: 'PO Box 118\nEly CB7 0ZZ',
  reference: 'KC 2281',
  reason: 'my hours were cut',
};
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(
    new Date(Date.now() + days * 24 * 60 * 60 * 1000),
  );

/** What a person tells the API, as their pages would. */
async function as(context: BrowserContext) {
  const headers = await credentials(context);
  const get = async (path: string) => (await context.request.get(`/api/core${path}`, { headers })).json();
  const post = async (path: string, data: object) => {
    const sent = await context.request.post(`/api/core${path}`, { headers, data });
    expect(sent.ok(), `${path}: ${await sent.text()}`).toBe(true);
    return sent.json();
  };
  const chooses = async (shortName: string) => {
    const { recordId } = await get('/advice/mine/recommendation');
    const choice = { recordId, shortName, replaces: null, hasReadRisks: true };
    const { plan } = await post('/plans/mine', choice);
    return plan.id as string;
  };
  return { get, post, chooses };
}

test('Danielle’s plan and her calendar say that something is paid beside it, and Jo notes with her on the phone that a letter and an offer went (DN-1217, DN-1222, DN-1224) @both', async ({
  fullAdvice,
  page,
  context,
  atDesk,
  email,
  faults,
}) => {
  test.setTimeout(300_000);
  // A day that is still to come is refused.
  faults.expect(/^400 POST \/staff\/api\/cases\/[^/]+\/letters\/[^/]+\/sent/, /status of 400/);
  await advised(context, { email, moreDebts: [ENERGY, LOAN] });
  await fullAdvice.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { get, post, chooses } = await as(context);
  const planId = await chooses('DMP');
  await post(`/plans/mine/${planId}/notes`, { from: 'chosen', to: 'being prepared' });
  const note = { kind: 'draw up', firstPayment: dayIn(10) };
  await post(`/plans/mine/${planId}/repayment`, { id: randomUUID(), after: 0, note });
  const { letters } = await get('/letters/mine');
  const { id: letterId } = letters.find(({ to }: { readonly to: string }) => to === 'Kestrel Cards');
  const path = `/letters/mine/${letterId}`;
  for (const [place, value] of Object.entries(FILLS)) {
    await post(`${path}/places`, { place, value, was: '' });
  }
  const { letter } = await get(path);
  await post(`${path}/read`, { shown: letter.shown });

  const look = looking(page);
  await page.goto('/plan');
  await expect(page.getByText(/^Brightly Energy \(£\d+ a month\): outside the plan\./)).toBeVisible();
  await look('plan-beside');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to my calendar' }).press('Enter');
  const calendar = await readFile(await (await saving).path(), 'utf8');
  expect(calendar).toContain('DESCRIPTION:See if there is something else to pay this month');
  expect(calendar).not.toMatch(/Brightly|£/u);

  const viewport = page.viewportSize() ?? { width: 390, height: 844 };
  const { desk, console } = await atDesk({ name: 'Jo Weir', viewport });
  const lookAtDesk = looking(desk);
  await desk.goto(`/staff/case/${await customerIdOf(context)}/letters`);
  await expect(desk.getByText('Read, not sent yet')).toBeVisible();
  await desk.locator('summary', { hasText: 'They sent it on …' }).focus();
  await desk.keyboard.press('Enter');
  await desk.getByRole('button', { name: 'Note that they sent it' }).press('Enter');
  await expect(desk.getByText('Choose how they sent it.')).toBeVisible();
  await expect(desk.getByLabel('How did they send it?')).toBeFocused();
  await desk.getByLabel('On which day did they send it?').fill(dayIn(2));
  await desk.getByLabel('How did they send it?').selectOption({ label: 'By post' });
  await desk.getByRole('button', { name: 'Note that they sent it' }).press('Enter');
  await expect(desk.getByText('Enter a day from when they read it to today')).toBeVisible();
  await expect(desk.getByLabel('How did they send it?')).toHaveValue('post');
  await lookAtDesk('case-letter-note');
  await desk.getByLabel('On which day did they send it?').fill(dayIn(0));
  await desk.getByRole('button', { name: 'Note that they sent it' }).press('Enter');
  await expect(desk.getByText('Saved. They read with the letter that it went.')).toBeFocused();
  await expect(desk.getByText(/^Version 1, sent on/)).toContainText('by post. Written down by Jo Weir.');
  await lookAtDesk('case-letter-noted');

  await console.casePart('Plan').press('Enter');
  await desk.locator('summary', { hasText: 'Write down with them that offers went' }).focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByLabel('Which offers?')).toHaveValue(/./);
  await lookAtDesk('case-offers-note');
  await desk.getByRole('button', { name: 'Note that they went' }).press('Enter');
  await expect(desk.getByText('Saved. They read on their plan that the offers went.')).toBeFocused();
  await expect(desk.getByRole('listitem').filter({ hasText: 'Offers sent: Heron Loans' })).toContainText(
    'Jo Weir',
  );

  await page.goto(`/plan/letters/${letterId}`);
  await expect(page.getByText('One of us wrote that down, together with you.')).toBeVisible();
  await look('letter-noted');
});

test('Jo notes in the case that Danielle’s order of the court was completed, one of the two facts that its end can be (DN-1218) @both', async ({
  fullAdvice,
  page,
  context,
  atDesk,
  email,
}) => {
  test.setTimeout(300_000);
  await advised(context, { email, moreDebts: [JUDGMENT] });
  await fullAdvice.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { post, chooses } = await as(context);
  const planId = await chooses('AO');
  const states = ['chosen', 'being prepared', 'sent', 'accepted', 'running'];
  for (const [at, to] of states.slice(1).entries()) {
    await post(`/plans/mine/${planId}/notes`, { from: states[at], to });
  }
  const look = looking(page);
  await page.goto('/plan');
  await page.getByRole('button', { name: 'It was ended early' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Nothing ends by telling us.');
  await expect(dialog).toContainText('What you have not paid is still owed');
  await look('order-ends-asked');
  await dialog.getByRole('button', { name: 'Not yet' }).press('Enter');

  const viewport = page.viewportSize() ?? { width: 390, height: 844 };
  const { desk } = await atDesk({ name: 'Jo Weir', viewport });
  const lookAtDesk = looking(desk);
  await desk.goto(`/staff/case/${await customerIdOf(context)}`);
  await expect(desk.getByRole('button', { name: 'It is over', exact: true })).toHaveCount(0);
  await expect(desk.getByRole('button', { name: 'It was ended early' })).toBeVisible();
  await desk.getByRole('button', { name: 'It was completed' }).press('Enter');
  await expect(desk.getByRole('dialog')).toContainText('From today it says: “It is paid”.');
  await lookAtDesk('case-order-completed');
  await desk.getByRole('dialog').getByRole('button', { name: 'Yes, note it' }).press('Enter');
  await expect(desk.getByRole('button', { name: 'It was completed' })).toHaveCount(0);

  await page.goto('/plan');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is paid');
  await look('order-completed');
  await page.goto('/dashboard');
  await expect(page.getByText('It is paid').first()).toBeVisible();
});
