import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../person/accessible.ts';
import { advised } from '../person/advised.ts';
import { credentials } from '../person/credentials.ts';
import { looking } from '../person/looking.ts';
import { hadFirstLook } from '../person/reviewing.ts';

/** Names of solutions, as they stand on cards. */
const NAMES =
  /Individual Voluntary|\bIVA\b|Debt Management Plan|\bDMP\b|Debt Relief Order|\bDRO\b|Breathing Space|Bankruptcy/iu;
/** Rent as high as leaves less than the limit of a debt relief order. */
const LITTLE_LEFT = [2001, 780] as const;

type Context = Parameters<typeof advised>[0];

type Lines = readonly (readonly [typeId: number, amount: number, deviationReasonId?: number])[];

const spends = (context: Context, categoryId: number, types: Lines) =>
  submits(context, 'expenditure', categoryId, types);
const earns = (context: Context, categoryId: number, types: Lines) =>
  submits(context, 'income', categoryId, types);

async function submits(context: Context, side: 'income' | 'expenditure', categoryId: number, types: Lines) {
  const lines = types.map(([typeId, amount, deviationReasonId]) => ({
    typeId,
    amount,
    frequencyId: 1,
    deviationReasonId,
  }));
  const data = { categoryId, types: lines };
  const headers = await credentials(context);
  const sent = await context.request.post(`/api/core/sfs/mine/${side}/category`, { headers, data });
  expect(await sent.json()).toMatchObject({ status: 'Completed' });
  const completed = await context.request.get('/api/core/sfs/mine/sfs/complete', { headers });
  expect(completed.ok(), await completed.text()).toBe(true);
}

test('Tess rents and is just over a limit by her savings: she is close, without a day to wait for (SA-110, SA-111, SA-113)', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  await advised(context, {
    email,
    moreDebts: [
      { initialCreditorName: 'Heron Loans', creditTypeId: 4, currentBalance: 9000, regularPaymentAmount: 90 },
    ],
    changed: [['savings', 'amount', '2600']],
  });
  await spends(context, 11, [LITTLE_LEFT, [2006, 120], [2008, 15]]);
  await fullAdvice.open();
  await expect(fullAdvice.heading('You are close to a debt relief order.')).toBeVisible();
  await expect(page.getByText('One thing stands in the way, Danielle.')).toBeVisible();
  const missing = fullAdvice.part('What is missing, and by how much').getByRole('article');
  await expect(missing).toHaveCount(1);
  await expect(missing).toContainText(/Savings and things of value.*£600 over.*£2,600.*£2,000/s);
  await expect(fullAdvice.part('Please don’t')).toContainText('Spend, hide or give things away');
  await expect(page.getByRole('button', { name: 'Add it to my calendar' })).toHaveCount(0);
  await expect(page.getByText('What if something changes?')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(/IVA|Individual Voluntary|Bankruptcy/u);
  await looking(page)('advice-close');
});

test('Tom had a debt relief order before: he has the day the wait ends, in a picture and for his calendar (SA-110, SA-112, SA-113)', {
  tag: '@both',
}, async ({ fullAdvice, page, context, email }) => {
  const began = new Date();
  began.setUTCFullYear(began.getUTCFullYear() - 6, began.getUTCMonth() + 4, 1);
  const ended = new Date(began);
  ended.setUTCFullYear(began.getUTCFullYear() + 1);
  await advised(context, {
    email,
    moreDebts: [
      { initialCreditorName: 'Heron Loans', creditTypeId: 4, currentBalance: 9000, regularPaymentAmount: 90 },
    ],
    changed: [
      ['earlier-plans', 'dro', 'A debt relief order (DRO)'],
      ['dro-on', 'month', began.toISOString().slice(0, 7)],
      ['dro-ended-on', 'month', ended.toISOString().slice(0, 7)],
    ],
  });
  await spends(context, 11, [LITTLE_LEFT, [2006, 120], [2008, 15]]);
  await fullAdvice.open();
  await expect(fullAdvice.heading('You are close to a debt relief order.')).toBeVisible();
  await expect(page.getByText('One thing stands in the way, Danielle. It ends by itself on')).toBeVisible();
  await expect(page.getByRole('img', { name: /^A canal from today.* to a bridge at/u })).toBeVisible();
  await page.getByText('See this as a table').click();
  await expect(page.getByRole('table', { name: 'The wait' })).toContainText(
    'Time since your last debt relief order',
  );
  await expectAccessible(page);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add it to my calendar' }).press('Enter');
  const file = await saving;
  expect(file.suggestedFilename()).toBe('day.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`DTSTART;VALUE=DATE:${monthAfter(began, 72)}`);
  expect(text).toContain('SUMMARY:A day to remember');
  expect(text).not.toMatch(/debt|towpath|money|order/iu);
  await expect(page.getByText('The file is with your downloads.')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await looking(page)('advice-wait');
});

test('Eilidh in Scotland has lived on benefits for two months: she is close to a minimal asset process, and has the day for her calendar and all of it on paper (SA-223, SA-225)', {
  tag: '@both',
}, async ({ fullAdvice, page, context, email }) => {
  const since = new Date();
  since.setUTCMonth(since.getUTCMonth() - 2, 1);
  const answers = {
    nation: 'Scotland',
    employment: 'Looking for work',
    arrears: ['None of these'],
    creditors: ['Credit or store cards'],
  } as const;
  await hadFirstLook(context, { email, firstName: 'Eilidh', answers });
  await advised(context, { email, livesIn: 'Scotland' });
  await earns(context, 1, []);
  await earns(context, 2, [[1011, 1290]]);
  const headers = await credentials(context);
  for (const [stepId, word, value] of [
    ['only-benefits', 'yes', 'Yes'],
    ['only-benefits-since', 'month', since.toISOString().slice(0, 7)],
  ] as const) {
    const data = { stepId, answers: [{ id: `${stepId}.${word}`, value }] };
    const given = await context.request.post('/api/core/answers/mine', { headers, data });
    expect(given.status(), await given.text()).toBe(204);
  }
  await fullAdvice.open();
  await expect(fullAdvice.heading('You are close to the minimal asset process.')).toBeVisible();
  await expect(page.getByText('One thing stands in the way, Eilidh. It ends by itself on')).toBeVisible();
  const missing = fullAdvice.part('What is missing, and by how much').getByRole('article');
  await expect(missing).toHaveCount(1);
  await expect(missing).toContainText(/only benefits.*days to go.*of 6 months/isu);
  await expect(fullAdvice.part('Until then')).toContainText('Ask us about a moratorium');
  await expect(page.getByRole('main')).not.toContainText(
    /bailiff|Breathing Space|Sequestration|trust deed|debt relief order/iu,
  );
  await expectAccessible(page);
  await looking(page)('advice-close-scotland');

  // Nobody can tap on paper: it has the number, and what is folded on the screen.
  const onPaper = [
    page.getByText('Call 0113 496 0111: '),
    page.getByRole('table', { name: 'The wait' }),
    page.getByText('It can fit once what is missing has changed.'),
  ];
  for (const part of onPaper) await expect(part).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const part of onPaper) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add it to my calendar' }).press('Enter');
  const text = await readFile(await (await saving).path(), 'utf8');
  expect(text).toContain(`DTSTART;VALUE=DATE:${monthAfter(since, 6)}`);
  expect(text).not.toMatch(/debt|benefit|bankrupt|minimal/iu);
});

test('Leanne has nothing for food in her budget: a person looks first, and no solution is named (SA-115, SA-116)', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  await advised(context, { email });
  await spends(context, 22, [
    [3011, 0, 303],
    [3012, 0, 101],
  ]);
  const answered = await context.request.post('/api/core/answers/mine', {
    headers: await credentials(context),
    data: {
      stepId: 'gets-by-food',
      answers: [{ id: 'gets-by-food.others', value: 'Someone else pays for it' }],
    },
  });
  expect(answered.status(), await answered.text()).toBe(204);
  await fullAdvice.open();
  await expect(fullAdvice.heading('Let’s get a person to look at this')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call us: 0113 496 0111' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Call us: 0113 496 0111' })).toBeVisible();
  await expect(fullAdvice.part('What we’ll find out together')).toContainText(
    'You told us how you get by for food: someone else pays. Thank you.',
  );
  await expect(fullAdvice.part('What we’ve kept')).toContainText('£4,212');
  await expect(page.getByRole('main')).not.toContainText(NAMES);
  await looking(page)('advice-person');
  await page.getByRole('link', { name: /^Check my answer.*food$/u }).click();
  await expect(page).toHaveURL(/\/journey\/budget$/);
});

/**
 * The month, as a calendar file has it, in which so many full months have passed since a month of which no day is known:
 * since its last day. Six months after 31 October are over on 1 May, as April has no 31st.
 */
function monthAfter(month: Date, months: number): string {
  const since = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0));
  since.setUTCMonth(since.getUTCMonth() + months);
  return since.toISOString().slice(0, 7).replace('-', '');
}
