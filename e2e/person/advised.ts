import { type BrowserContext, expect } from '@playwright/test';
import { withBudget } from './budgeting.ts';
import type { GivenDebt } from './reviewing.ts';

type Advised = {
  readonly email: string;
  /** Debts beside the £4,212 on a card with Kestrel Cards; all of them are behind. */
  readonly moreDebts?: readonly GivenDebt[];
  /** What a vehicle is worth, in pounds, for who has one. */
  readonly vehicle?: number;
};

/**
 * Makes the person of a browser somebody whose full review is done: alone, renting in England, £1,500 in and £1,275 out
 * each month, nothing of value but perhaps a vehicle. `/journey/full-advice` shows their advice.
 */
export async function advised(
  context: BrowserContext,
  { email, moreDebts = [], vehicle }: Advised,
): Promise<void> {
  await withBudget(context, email);
  const { request } = context;
  const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]));
  const headers = { authorization: `Bearer ${cookies.get('accessToken')}` };
  const send = async (path: string, data: unknown) => {
    const sent = await request.post(`/api/core${path}`, { headers, data });
    expect(sent.ok(), `${path} ${JSON.stringify(data)}: ${await sent.text()}`).toBe(true);
  };
  const save = (stepId: string, answers: readonly (readonly [word: string, value: string])[] = []) =>
    send('/answers/mine', {
      stepId,
      answers: answers.map(([word, value]) => ({ id: `${stepId}.${word}`, value })),
    });
  if (vehicle !== undefined) {
    await save('vehicle-count', [['one', '1']]);
    await save('vehicle-value', [['amount', String(vehicle)]]);
    await save('vehicle-about', [['none', 'None of these']]);
  }
  for (const debt of moreDebts) {
    const settled = { hasLegalAction: false, isSecured: false, hasAttachmentOfEarnings: false };
    await send('/debts/mine?stepId=debts', { isJoint: false, ...settled, ...debt });
  }
  await save('behind', [['all', 'Yes, with all of them']]);
  const completed = await request.get('/api/core/sfs/mine/sfs/complete', { headers });
  expect(completed.ok(), await completed.text()).toBe(true);
  await save('budget');
  await send('/consents/mine', { consentTypeId: 1, consentChannelTypeId: 1, hasConsented: false });
  await save('budget-summary');
  await save('only-benefits', [['no', 'No']]);
  await save('better-income', [['no', 'No']]);
  await save('lump-sum', [['amount', '0']]);
}
