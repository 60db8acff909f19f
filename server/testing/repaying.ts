import { randomUUID } from 'node:crypto';
import { addDebt, type DebtBody } from '@towpath/contracts/api/debts.ts';
import { choosePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { myRepayment, noteRepayment, type RepaymentNote } from '@towpath/contracts/api/repayment.ts';
import { hashPassword } from '../modules/identity/passwordHash.ts';
import { atAdvice, CARD_DEBT } from './adviceJourney.ts';
import type { ShortAnswers } from './journeyWalk.ts';
import { loggedIn, PASSWORD, type Person } from './person.ts';
import type { Site } from './site.ts';
import type { staffIn } from './staff.ts';
import type { TestApp } from './testApp.ts';

/** Four lenders, of whom each is owed something else. */
export const FOUR_LENDERS = [
  {
    initialCreditorName: 'Fenland Finance',
    creditTypeId: 2,
    currentBalance: 5380,
    regularPaymentAmount: 150,
  },
  { initialCreditorName: 'Barrowby Bank', creditTypeId: 3, currentBalance: 1500, regularPaymentAmount: 50 },
  { initialCreditorName: 'Marlow & Reed', creditTypeId: 1, currentBalance: 964, regularPaymentAmount: 40 },
] as const;

/** A person with a debt management plan that an adviser has said goes on, and what they can do with it. */
export async function repaying(
  test: TestApp,
  staff: ReturnType<typeof staffIn>,
  shortName = 'DMP',
  qualifier: ShortAnswers = {},
) {
  const person = await atAdvice(test, { qualifier, debt: { currentBalance: 4212 } });
  const stepId = [...person.steps.values()].find(({ type }) => type === 'Customer Debts')?.id ?? '';
  for (const debt of FOUR_LENDERS) {
    const body = { ...CARD_DEBT, ...debt } as DebtBody;
    const { status } = await person.call(addDebt, { query: { stepId }, body });
    if (status !== 200) throw new Error(`The debt of ${debt.initialCreditorName} was refused: ${status}.`);
  }
  const { answer: advice } = await person.call(recommendation, {});
  const recordId = advice.recordId ?? '';
  const chosen = await person.call(choosePlan, {
    body: { recordId, shortName, replaces: null, hasReadRisks: true },
  });
  const planId = chosen.answer.plan.id;
  const goesOn = async () => {
    const adviser = await staff.member();
    const { id } = await test.database
      .selectFrom('work_items')
      .select('id')
      .where('subject', '=', planId)
      .executeTakeFirstOrThrow();
    await staff.send('POST', `/tasks/${id}/take`, undefined, adviser.cookie);
    await staff.send('POST', `/tasks/${id}/plan/outcome`, { outcome: 'goes-on' }, adviser.cookie);
  };
  return { person, planId, advice, goesOn, ...noting(person, planId) };
}

/**
 * The same person, whose plan is drawn up.
 *
 * @param firstPayment 'YYYY-MM-DD'
 */
export async function drawnUp(test: TestApp, staff: ReturnType<typeof staffIn>, firstPayment = '2026-12-20') {
  const one = await repaying(test, staff);
  await one.goesOn();
  const drawn = await one.note({ kind: 'draw up', firstPayment });
  return { ...one, debts: drawn.answer.repayment.stands?.debts ?? [] };
}

/** Reading and writing down of a plan. */
export function noting(person: Pick<Person, 'call'>, planId: string) {
  const mine = async () => (await person.call(myRepayment, {})).answer.repayment;
  const note = async (said: RepaymentNote, more: { readonly id?: string; readonly after?: number } = {}) => {
    const after = more.after ?? (await mine())?.sequence ?? 0;
    return person.call(noteRepayment, {
      params: { planId },
      body: { id: more.id ?? randomUUID(), after, note: said },
    });
  };
  return { mine, note };
}

/** The same person logged in anew, for whom days have passed. */
export async function daysLater(
  test: Pick<TestApp, 'call' | 'database'> & Pick<Site, 'app'>,
  { customerId }: Pick<Person, 'customerId'>,
): Promise<Person> {
  const { email } = await test.database
    .updateTable('customers')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', customerId)
    .returning('email')
    .executeTakeFirstOrThrow();
  return loggedIn(test, email ?? '', PASSWORD);
}
