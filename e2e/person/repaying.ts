import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect } from '@playwright/test';
import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { myRepayment } from '@towpath/contracts/api/repayment.ts';
import { credentials } from './credentials.ts';

type Debt = NonNullable<NonNullable<AnswerOf<typeof myRepayment>['repayment']>['stands']>['debts'][number];

/** The day so many days from today, 'YYYY-MM-DD', in London. */
export const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(Date.now() + days * 86_400_000);

/** What can be written down of a plan from elsewhere, each after what was before. */
export type Plan = {
  readonly debts: readonly Debt[];
  readonly note: (said: object) => Promise<void>;
};

/**
 * Turns somebody with advice into somebody whose debt management plan is drawn up, from elsewhere.
 *
 * @param days from today to the first payment
 */
export async function drawsUp(context: BrowserContext, days: number): Promise<Plan> {
  const headers = await credentials(context);
  const get = async (path: string) => (await context.request.get(`/api/core${path}`, { headers })).json();
  const post = async (path: string, data: object) => {
    const sent = await context.request.post(`/api/core${path}`, { headers, data });
    expect(sent.ok(), `${path}: ${await sent.text()}`).toBe(true);
    return sent.status() === 204 ? undefined : sent.json();
  };
  const { recordId } = await get('/advice/mine/recommendation');
  const choice = { recordId, shortName: 'DMP', replaces: null, hasReadRisks: true };
  const { plan } = await post('/plans/mine', choice);
  await post(`/plans/mine/${plan.id}/notes`, { from: 'chosen', to: 'being prepared' });
  let after = 0;
  const note = async (said: object) => {
    const noted = await post(`/plans/mine/${plan.id}/repayment`, { id: randomUUID(), after, note: said });
    after += 1;
    return noted;
  };
  const { repayment } = await note({ kind: 'draw up', firstPayment: dayIn(days) });
  return { debts: repayment.stands.debts, note };
}

/** Says that the offers of a plan went to all today. */
export const offersGo = ({ debts, note }: Plan) =>
  note({ kind: 'offers sent', on: dayIn(0), debtIds: debts.map(({ id }) => id) });

/** Says that all of them said yes today. */
export async function allAccept({ debts, note }: Plan): Promise<void> {
  for (const { id } of debts) {
    await note({ kind: 'answered', on: dayIn(0), debtId: id, answer: 'accepts', sum: null });
  }
}

/**
 * Turns somebody with advice into somebody whose debt management plan is drawn up and whose offers went today, from elsewhere.
 *
 * @param answers what a lender said, by its place in the plan; nothing for one that is silent
 */
export async function repays(
  context: BrowserContext,
  answers: readonly (object | null)[] = [],
): Promise<void> {
  const plan = await drawsUp(context, 10);
  const { debts, note } = plan;
  await offersGo(plan);
  for (const [place, answer] of answers.entries()) {
    if (answer) await note({ kind: 'answered', on: dayIn(0), debtId: debts[place]?.id, ...answer });
  }
}
