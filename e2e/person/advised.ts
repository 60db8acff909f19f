import { type BrowserContext, expect } from '@playwright/test';
import { withBudget } from './budgeting.ts';
import { credentials } from './credentials.ts';
import type { GivenDebt } from './reviewing.ts';

type Given = readonly [stepId: string, answer: string | null, value: string];

type Advised = {
  readonly email: string;
  /** Debts in addition to the £4,212 on a card with Kestrel Cards, all in arrears. */
  readonly moreDebts?: readonly GivenDebt[];
  /** Where the person lives whose browser shows the first look already; without it, one in England comes from nowhere. */
  readonly livesIn?: 'England' | 'Wales' | 'Scotland' | 'Northern Ireland' | undefined;
  /** What the vehicle is worth, in pounds, for a person who has one. */
  readonly vehicle?: number;
  /** Answers that are given again, after all the others. */
  readonly changed?: readonly Given[];
};

/** The last questions of the full review, once the budget is complete. */
const LAST = (livesIn: Advised['livesIn']): readonly Given[] => [
  ['budget', null, ''],
  ['budget-summary', null, ''],
  ...(livesIn === 'Scotland' ? [['only-benefits', 'no', 'No'] as const] : []),
  ['changes', 'none', 'None of these'],
];

/**
 * Turns the person of a browser into somebody who has finished the full review and only has to open the advice:
 * living alone, renting in England, one card of £4,212 in arrears, £225 left each month, no assets except perhaps a
 * vehicle.
 */
export async function advised(
  context: BrowserContext,
  { email, moreDebts = [], livesIn, vehicle, changed = [] }: Advised,
): Promise<void> {
  await withBudget(context, email, [], livesIn !== undefined);
  const { request } = context;
  const headers = await credentials(context);
  const post = async (path: string, data: unknown) => {
    const sent = await request.post(`/api/core${path}`, { headers, data });
    expect(sent.ok(), `${path} ${JSON.stringify(data)}: ${await sent.text()}`).toBe(true);
  };
  const answer = ([stepId, id, value]: Given) =>
    post('/answers/mine', { stepId, answers: id === null ? [] : [{ id: `${stepId}.${id}`, value }] });

  if (vehicle !== undefined) {
    await answer(['owns', 'vehicle', 'A car, van or motorbike, even on car finance']);
    await answer(['vehicles-owned', 'one', '1']);
    await answer(['vehicle-value', 'amount', String(vehicle)]);
    await answer(['vehicle-about', 'none', 'None of these']);
  }
  for (const debt of moreDebts) {
    const told = { isInArrears: true, arrears: 100, hasArrangement: false, cameFromFraud: false };
    const settled = { ...told, hasLegalAction: false, isSecured: false, hasAttachmentOfEarnings: false };
    await post('/debts/mine?stepId=debts', { isJoint: false, ...settled, ...debt });
  }
  const completed = await request.get('/api/core/sfs/mine/sfs/complete', { headers });
  expect(completed.ok(), `completing the budget: ${await completed.text()}`).toBe(true);
  await post('/consents/mine', { consentTypeId: 1, consentChannelTypeId: 1, hasConsented: false });
  for (const each of [...LAST(livesIn), ...changed]) await answer(each);
}

/** Reports from elsewhere that the person's food costs £700 a month, without a reason, which reopens the budget. */
export async function costsMoreFor(context: BrowserContext): Promise<void> {
  const line = { typeId: 3011, amount: 700, frequencyId: 1 };
  const sent = await context.request.post('/api/core/sfs/mine/expenditure/category', {
    headers: await credentials(context),
    data: { categoryId: 22, types: [line] },
  });
  expect(await sent.json()).toMatchObject({ status: 'Error' });
}
