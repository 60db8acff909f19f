import type { BrowserContext } from '@playwright/test';
import { expect, type Page, test } from '../fixtures.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../person/accessible.ts';
import { advised } from '../person/advised.ts';
import { credentials } from '../person/credentials.ts';
import { heightOf } from '../person/heightOf.ts';
import { looking } from '../person/looking.ts';
import { hadFirstLook } from '../person/reviewing.ts';

/** With the card of £4,212, five debts in all: unsecured ones, and council tax that is late. */
const FOUR_MORE = [
  { initialCreditorName: 'Heron Loans', creditTypeId: 4, currentBalance: 9000, regularPaymentAmount: 90 },
  { initialCreditorName: 'Teal Catalogue', creditTypeId: 9, currentBalance: 640, regularPaymentAmount: 20 },
  {
    initialCreditorName: 'Aireford Council',
    creditTypeId: 24,
    currentBalance: 648,
    arrears: 648,
    regularPaymentAmount: 50,
  },
  { initialCreditorName: 'Swift Bank', creditTypeId: 5, currentBalance: 1100, regularPaymentAmount: 10 },
];

test('the advice of a tenant with five debts is at most so high on a phone, with one thing to do first and three solutions side by side (WT-006)', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  test.setTimeout(120_000);
  await advised(context, { email, moreDebts: FOUR_MORE });
  const look = looking(page);
  await fullAdvice.open();
  await expect(fullAdvice.fold('See this as a table')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Email it to me' })).toBeVisible();
  const first = fullAdvice.part('First things first');
  await expect(first.getByRole('heading', { name: 'Ring Aireford Council this week' })).toBeVisible();
  await expect(fullAdvice.comparison.getByRole('columnheader')).toHaveCount(4);
  const left = fullAdvice.part('Where your £225 goes');
  await expect(left).toContainText('£225 left each month−less £27 for council tax arrears=comes to £198');
  const asItOpens = await heightOf(page);
  test.info().annotations.push({ type: 'height', description: `advice at 390: ${asItOpens} px` });
  process.stdout.write(`advice at 390: ${asItOpens} px\n`);
  expect(asItOpens).toBeLessThanOrEqual(3000);
  await look('advice-five-debts');
  for (const size of [
    { width: 320, height: 256 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
});

test('the advice of somebody with two things that cannot wait is no higher, by day and by night (WT-006, WT-031)', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  test.setTimeout(120_000);
  await advised(context, { email, moreDebts: FOUR_MORE });
  const soon = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
  for (const [stepId, answer] of [
    ['pressing', { id: 'pressing.bailiffs', value: 'I know the day when bailiffs are due' }],
    ['bailiffs-on', { id: 'bailiffs-on.date', value: soon }],
  ] as const) {
    const saved = await context.request.post('/api/core/answers/mine', {
      headers: await credentials(context),
      data: { stepId, answers: [answer] },
    });
    expect(saved.status(), await saved.text()).toBe(204);
  }
  const look = looking(page);
  const today = new Date().toISOString().slice(0, 10);
  for (const [hour, first] of [
    [`${today}T03:00:00Z`, 'National Debtline 0808 808 4000'],
    ['2026-11-23T11:00:00Z', 'Call us: 0113 496 0111'],
  ] as const) {
    await page.clock.setFixedTime(new Date(hour));
    await fullAdvice.open();
    await expect(fullAdvice.fold('See this as a table')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Email it to me' })).toBeVisible();
    const part = fullAdvice.part('First things first');
    await expect(part.getByRole('link', { name: first })).toBeVisible();
    await expect(part.getByRole('article')).toHaveCount(1);
    await expect(part.getByText('Ring Aireford Council this week')).toBeVisible();
    const height = await heightOf(page);
    process.stdout.write(`advice with two urgent matters at 390: ${height} px\n`);
    expect(height).toBeLessThanOrEqual(3000);
  }
  await look('advice-two-urgent');
});

/** How high the dashboard is, once all of it is there. */
async function expectDashboardAtMost3000(page: Page, who: string): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Your monthly summary' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'News from us' })).toBeVisible();
  if (!who.startsWith('after the first look')) {
    await expect(page.getByRole('button', { name: 'Email it to me' })).toBeVisible();
  }
  const height = await heightOf(page);
  process.stdout.write(`dashboard ${who} at 390: ${height} px\n`);
  expect(height).toBeLessThanOrEqual(3000);
}

test('the dashboard is at most so high on a phone, before the review and after the advice, with what is done one tap away (WT-018)', async ({
  page,
  context,
  visit,
  email,
}) => {
  const look = looking(page);
  await hadFirstLook(context, { email, answers: { urgent: ALL_AT_ONCE } });
  await expectDashboardAtMost3000(page, 'after the first look with 6 things that cannot wait');
  await look('dashboard-first-look-crisis');

  const done = await visit({ viewport: page.viewportSize() ?? { width: 390, height: 844 }, hasTouch: true });
  await advised(done.context, { email: `done-${email}`, moreDebts: FOUR_MORE });
  await done.fullAdvice.open();
  await expect(done.page.getByRole('button', { name: 'Email it to me' })).toBeVisible();
  await expectDashboardAtMost3000(done.page, 'after the advice');
  const { debts, journey } = done.dashboard;
  await expect(debts).toContainText('£15,600');
  await expect(debts.getByText('Teal Catalogue')).toBeHidden();
  await debts.getByText('See your 5 debts').click();
  await expect(debts.getByText('Teal Catalogue')).toBeVisible();
  await expect(journey.getByRole('link', { name: /^Your debts/ })).toBeHidden();
  await journey.getByText('5 of 5 parts done').click();
  await expect(journey.getByRole('link', { name: /^Your debts/ })).toBeVisible();
  await done.dashboard.summary.getByText('Where it goes').click();
  await expect(done.dashboard.summary.getByRole('link', { name: /^Utilities/ })).toBeVisible();
  await looking(done.page)('dashboard-advised');
});

/** All that can be ticked as happening now. */
const ALL_AT_ONCE = [
  'Bailiffs have been, or are coming',
  'I have a court letter, a court date or a statutory demand',
  'I’m being made to leave my home',
  'My gas or power may be cut off',
  'My benefits have stopped',
  'I have no money for food',
];

const LATE_BILLS = [
  { initialCreditorName: 'Aireford Homes', creditTypeId: 22, currentBalance: 1450, arrears: 1450 },
  { initialCreditorName: 'Brightly Energy', creditTypeId: 25, currentBalance: 512, arrears: 512 },
  { initialCreditorName: 'Aireford Court', creditTypeId: 35, currentBalance: 320, arrears: 320 },
].map(bill => ({ ...bill, regularPaymentAmount: 40 }));

/** What of that is said where they live, how much else threatens, and what they live on. */
const IN_CRISIS = [
  { livesIn: 'Scotland', urgent: ALL_AT_ONCE, bills: LATE_BILLS, onBenefits: true },
  { livesIn: 'Scotland', urgent: ALL_AT_ONCE.slice(0, 1), bills: [] },
  { livesIn: 'England', urgent: ALL_AT_ONCE, bills: LATE_BILLS },
  { livesIn: 'England', urgent: ALL_AT_ONCE.slice(0, 2), bills: LATE_BILLS.slice(0, 1) },
  { livesIn: 'Wales', urgent: ALL_AT_ONCE, bills: LATE_BILLS, onBenefits: true },
  { livesIn: 'Northern Ireland', urgent: ALL_AT_ONCE, bills: LATE_BILLS, onBenefits: true },
] as const;

const HOURS = ['2026-11-23T03:00:00Z', '2026-11-23T11:00:00Z'];

/** Lives on Universal Credit alone, in Scotland for over a year. */
async function onBenefitsAlone(context: BrowserContext, livesIn: string): Promise<void> {
  const headers = await credentials(context);
  const post = async (path: string, data: object) => {
    const sent = await context.request.post(`/api/core${path}`, { headers, data });
    expect(sent.ok(), await sent.text()).toBe(true);
  };
  await post('/sfs/mine/income/category', { categoryId: 1, types: [] });
  const types = [{ typeId: 1011, amount: 1290, frequencyId: 1 }];
  await post('/sfs/mine/income/category', { categoryId: 2, types });
  await context.request.get('/api/core/sfs/mine/sfs/complete', { headers });
  const stillComes = { id: 'fits-stopped.right', value: 'Yes, I still get what is in my budget' };
  await post('/answers/mine', { stepId: 'fits-stopped', answers: [stillComes] });
  if (livesIn !== 'Scotland') return;
  const since = new Date();
  since.setUTCMonth(since.getUTCMonth() - 14, 1);
  for (const [stepId, word, value] of [
    ['only-benefits', 'yes', 'Yes'],
    ['only-benefits-since', 'month', since.toISOString().slice(0, 7)],
  ] as const) {
    await post('/answers/mine', { stepId, answers: [{ id: `${stepId}.${word}`, value }] });
  }
}

for (const { livesIn, urgent, bills, ...person } of IN_CRISIS) {
  const onBenefits = 'onBenefits' in person;
  const threats = urgent.length + bills.length + 1;
  test(`the advice of somebody in ${livesIn}${onBenefits ? ' on benefits' : ''} with ${threats} things that cannot wait is no higher, and neither is their dashboard (WT-006, WT-017, WT-018, WT-152)`, async ({
    fullAdvice,
    page,
    context,
    email,
  }) => {
    test.setTimeout(120_000);
    await hadFirstLook(context, {
      email,
      answers: {
        nation: livesIn,
        employment: onBenefits ? 'Looking for work' : 'Work part time',
        arrears: ['None of these'],
        creditors: ['Credit or store cards'],
        urgent,
      },
    });
    await advised(context, { email, moreDebts: [...FOUR_MORE, ...bills], livesIn });
    if (onBenefits) await onBenefitsAlone(context, livesIn);
    for (const hour of HOURS) {
      await page.clock.setFixedTime(new Date(hour));
      await fullAdvice.open();
      await expect(page.getByRole('button', { name: 'Email it to me' })).toBeVisible();
      const part = fullAdvice.part('First things first');
      await expect(part.getByRole('article')).toHaveCount(1);
      await expect(part.locator('summary')).toHaveCount(threats - 1);
      await expect(part.getByText(/^Ring Aireford Council/)).toBeVisible();
      const isForPerson = await fullAdvice.heading('Let’s get a person to look at this').isVisible();
      const height = await heightOf(page);
      process.stdout.write(
        `advice in ${livesIn} with ${threats} things that cannot wait at 390: ${height} px\n`,
      );
      expect(height).toBeLessThanOrEqual(isForPerson ? 2300 : 3000);
      await expectDashboardAtMost3000(page, `in ${livesIn} with ${threats} things that cannot wait`);
    }
    await fullAdvice.open();
    const [, first] = await fullAdvice.part('First things first').locator('summary').all();
    await first?.click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('the advice to somebody close to a write-off, and to somebody whom a person looks at first, are at most so high on a phone (WT-006)', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  test.setTimeout(120_000);
  const look = looking(page);
  const headers = () => credentials(context);
  const began = new Date();
  began.setUTCFullYear(began.getUTCFullYear() - 6, began.getUTCMonth() + 4, 1);
  const ended = new Date(began);
  ended.setUTCFullYear(began.getUTCFullYear() + 1);
  await advised(context, {
    email,
    moreDebts: FOUR_MORE,
    changed: [
      ['earlier-plans', 'dro', 'A debt relief order (DRO)'],
      ['dro-on', 'month', began.toISOString().slice(0, 7)],
      ['dro-ended-on', 'month', ended.toISOString().slice(0, 7)],
      ['savings', 'amount', '2600'],
    ],
  });
  const submits = async (categoryId: number, types: object[]) => {
    const sent = await context.request.post('/api/core/sfs/mine/expenditure/category', {
      headers: await headers(),
      data: { categoryId, types },
    });
    expect(await sent.json()).toMatchObject({ status: 'Completed' });
    const completed = await context.request.get('/api/core/sfs/mine/sfs/complete', {
      headers: await headers(),
    });
    expect(completed.ok(), await completed.text()).toBe(true);
  };
  await submits(11, [
    { typeId: 2001, amount: 780, frequencyId: 1 },
    { typeId: 2006, amount: 120, frequencyId: 1 },
    { typeId: 2008, amount: 15, frequencyId: 1 },
  ]);
  await fullAdvice.open();
  await expect(fullAdvice.heading('You are close to a debt relief order.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Email it to me' })).toBeVisible();
  const close = await heightOf(page);
  test.info().annotations.push({ type: 'height', description: `close at 390: ${close} px` });
  process.stdout.write(`close at 390: ${close} px\n`);
  expect(close).toBeLessThanOrEqual(3200);
  await look('advice-close');

  const soon = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
  for (const [stepId, answers] of [
    [
      'pressing',
      [
        { id: 'pressing.bailiffs', value: 'I know the day when bailiffs are due' },
        { id: 'pressing.court', value: 'I have a court date' },
      ],
    ],
    ['bailiffs-on', [{ id: 'bailiffs-on.date', value: soon }]],
    ['court-on', [{ id: 'court-on.date', value: soon }]],
  ] as const) {
    const data = { stepId, answers };
    const saved = await context.request.post('/api/core/answers/mine', { headers: await headers(), data });
    expect(saved.status(), await saved.text()).toBe(204);
  }
  await fullAdvice.open();
  await expect(fullAdvice.part('First things first').locator('summary')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Email it to me' })).toBeVisible();
  const threatened = await heightOf(page);
  process.stdout.write(`close with three things that cannot wait at 390: ${threatened} px\n`);
  expect(threatened).toBeLessThanOrEqual(3200);

  await submits(22, [
    { typeId: 3011, amount: 0, frequencyId: 1, deviationReasonId: 303 },
    { typeId: 3012, amount: 0, frequencyId: 1, deviationReasonId: 101 },
  ]);
  const answered = await context.request.post('/api/core/answers/mine', {
    headers: await headers(),
    data: {
      stepId: 'gets-by-food',
      answers: [{ id: 'gets-by-food.others', value: 'Someone else pays for it' }],
    },
  });
  expect(answered.status(), await answered.text()).toBe(204);
  await fullAdvice.open();
  await expect(fullAdvice.heading('Let’s get a person to look at this')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Email it to me' })).toBeVisible();
  const person = await heightOf(page);
  test.info().annotations.push({ type: 'height', description: `person first at 390: ${person} px` });
  process.stdout.write(`person first at 390: ${person} px\n`);
  expect(person).toBeLessThanOrEqual(2300);
  await look('advice-person');
});
