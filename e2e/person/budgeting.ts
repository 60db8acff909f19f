import { type BrowserContext, expect } from '@playwright/test';
import { credentials } from './credentials.ts';
import { type GivenDebt, reviewing } from './reviewing.ts';

/** A month with nothing left to ask, for a person living alone who rents: £1,500 in, £1,260 out. */
const FIRST_LINES: Readonly<Record<number, readonly (readonly [typeId: number, amount: number])[]>> = {
  1: [[1001, 1500]],
  11: [
    [2001, 600],
    [2006, 120],
    [2008, 15],
  ],
  12: [
    [2011, 60],
    [2012, 60],
  ],
  13: [[2021, 30]],
  21: [[3002, 60]],
  22: [[3011, 280]],
  23: [[3021, 50]],
};
const INCOME = [1, 2, 3, 4];
const COSTS = [11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 31];

const CARD: GivenDebt = {
  initialCreditorName: 'Kestrel Cards',
  creditTypeId: 1,
  currentBalance: 4212,
  regularPaymentAmount: 105,
  hasLegalAction: false,
  isSecured: false,
  hasAttachmentOfEarnings: false,
  hasGuarantor: false,
  isInArrears: true,
  arrears: 210,
  hasArrangement: false,
  isForBusiness: false,
  cameFromFraud: false,
};

/** Turns the person of a browser into somebody whose full review has reached the budget, with one debt on the list. */
export async function atBudget(
  context: BrowserContext,
  email: string,
  first: Pick<Parameters<typeof reviewing>[1], 'fromFirstLook' | 'answers'> = {},
): Promise<void> {
  await reviewing(context, { email, ...first, debts: [CARD] });
  const { request } = context;
  const headers = await credentials(context);
  for (const stepId of ['debts', 'debt-details', 'debts-summary']) {
    const saved = await request.post('/api/core/answers/mine', { headers, data: { stepId, answers: [] } });
    expect(saved.status(), `saving ${stepId}: ${await saved.text()}`).toBe(204);
  }
}

/** Like `atBudget`, with all categories of the budget submitted except some. */
export async function withBudget(
  context: BrowserContext,
  email: string,
  but: readonly number[] = [],
  fromFirstLook = false,
): Promise<void> {
  await atBudget(context, email, { fromFirstLook });
  await filledIn(context, { but });
}

type Lines = (typeof FIRST_LINES)[number];

/** Submits all categories of the budget, except some, with other lines in some. */
export async function filledIn(
  context: BrowserContext,
  { but = [], instead = {} }: { but?: readonly number[]; instead?: Readonly<Record<number, Lines>> } = {},
): Promise<void> {
  const headers = await credentials(context);
  const costs = await context.request.get('/api/core/sfs/expenditure/categories', { headers });
  // Water has no bill of its own in Scotland and Northern Ireland.
  const offered = new Set(((await costs.json()) as { categoryId: number }[]).map(one => one.categoryId));
  const asked = [...INCOME, ...COSTS.filter(id => offered.has(id))];
  for (const categoryId of asked.filter(id => !but.includes(id))) {
    const side = INCOME.includes(categoryId) ? 'income' : 'expenditure';
    const lines = instead[categoryId] ?? FIRST_LINES[categoryId] ?? [];
    const types = lines.map(([typeId, amount]) => ({ typeId, amount, frequencyId: 1 }));
    const sent = await context.request.post(`/api/core/sfs/mine/${side}/category`, {
      headers,
      data: { categoryId, types },
    });
    expect(await sent.json(), `submitting ${categoryId}`).toMatchObject({ status: 'Completed' });
  }
}

/** Submits one category of costs once more, with other lines, and completes the budget again. */
export async function spends(context: BrowserContext, categoryId: number, lines: Lines): Promise<void> {
  const headers = await credentials(context);
  const types = lines.map(([typeId, amount]) => ({ typeId, amount, frequencyId: 1 }));
  const sent = await context.request.post('/api/core/sfs/mine/expenditure/category', {
    headers,
    data: { categoryId, types },
  });
  expect(await sent.json()).toMatchObject({ status: 'Completed' });
  const completed = await context.request.get('/api/core/sfs/mine/sfs/complete', { headers });
  expect(completed.ok(), await completed.text()).toBe(true);
}
