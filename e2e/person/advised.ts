import { type BrowserContext, expect } from '@playwright/test';
import { withBudget } from './budgeting.ts';
import { credentials } from './credentials.ts';
import type { GivenDebt } from './reviewing.ts';

type Given = readonly [stepId: string, answer: string | null, value: string];

type Advised = {
  readonly email: string;
  /** Debts beside the £4,212 on a card with Kestrel Cards; all of them are behind. */
  readonly moreDebts?: readonly GivenDebt[];
  /** What a vehicle is worth, in pounds, for who has one. */
  readonly vehicle?: number;
  /** Answers given another time, after all the others. */
  readonly changed?: readonly Given[];
};

/** The last questions of the full review, once the budget is complete. */
const LAST: readonly Given[] = [
  ['budget', null, ''],
  ['budget-summary', null, ''],
  ['better-income', 'no', 'No'],
  ['lump-sum', 'amount', '0'],
];

/**
 * Makes the person of a browser somebody who has finished the full review and has only to open their advice: alone,
 * renting in England, one card of £4,212 that is behind, £225 left each month, nothing of value but perhaps a vehicle.
 */
export async function advised(
  context: BrowserContext,
  { email, moreDebts = [], vehicle, changed = [] }: Advised,
): Promise<void> {
  await withBudget(context, email);
  const { request } = context;
  const headers = await credentials(context);
  const post = async (path: string, data: unknown) => {
    const sent = await request.post(`/api/core${path}`, { headers, data });
    expect(sent.ok(), `${path} ${JSON.stringify(data)}: ${await sent.text()}`).toBe(true);
  };
  const answer = ([stepId, id, value]: Given) =>
    post('/answers/mine', { stepId, answers: id === null ? [] : [{ id: `${stepId}.${id}`, value }] });

  if (vehicle !== undefined) {
    await answer(['vehicle-count', 'one', '1']);
    await answer(['vehicle-value', 'amount', String(vehicle)]);
    await answer(['vehicle-about', 'none', 'None of these']);
  }
  for (const debt of moreDebts) {
    const settled = { hasLegalAction: false, isSecured: false, hasAttachmentOfEarnings: false };
    await post('/debts/mine?stepId=debts', { isJoint: false, ...settled, ...debt });
  }
  await answer(['behind', 'all', 'Yes, with all of them']);
  const completed = await request.get('/api/core/sfs/mine/sfs/complete', { headers });
  expect(completed.ok(), `completing the budget: ${await completed.text()}`).toBe(true);
  await post('/consents/mine', { consentTypeId: 1, consentChannelTypeId: 1, hasConsented: false });
  for (const given of [...LAST, ...changed]) await answer(given);
}

/** A person says from elsewhere that their food costs £700 a month and not why, so that their budget is open again. */
export async function costsMoreFor(context: BrowserContext): Promise<void> {
  const line = { typeId: 3011, amount: 700, frequencyId: 1 };
  const sent = await context.request.post('/api/core/sfs/mine/expenditure/category', {
    headers: await credentials(context),
    data: { categoryId: 22, types: [line] },
  });
  expect(await sent.json()).toMatchObject({ status: 'Error' });
}
