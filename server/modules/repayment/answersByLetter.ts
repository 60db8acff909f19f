import { randomUUID } from 'node:crypto';
import { NO_HOLIDAYS } from '@towpath/domain/plans/repayment/dueMonths.ts';
import type { Answer, Day } from '@towpath/domain/plans/repayment/event.ts';
import { noted } from '@towpath/domain/plans/repayment/noting.ts';
import { isRepaid } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { repaymentOn } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { planAfter } from '@towpath/domain/plans/repayment/replay.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { fieldError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { holdStandingPlan, standingPlan } from '../plans/standingPlan.ts';
import { BEGUN, followPlan } from './followPlan.ts';
import { addEvent, eventsOf } from './repository.ts';
import { words } from './words.ts';

type LetterAnswered = {
  readonly customerId: string;
  readonly debtId: string;
  /** What came back to the offer; null for what is no answer to it. */
  readonly answer: Answer | null;
  readonly on: Day;
  /** The day of what had been noted on the letter before; null for nothing. */
  readonly before: Day | null;
  readonly at: Date;
};

/**
 * Writes down what came back to the letter with the offer of a plan, in the transaction that keeps it with the letter. What
 * the plan says already is written once; another answer than the letter had puts that right. Nothing where there is no plan
 * that is drawn up, or it was not offered by that day.
 *
 * @throws ApiError VALIDATION_FAILED for no answer where the plan has one
 */
export async function noteAnswer(
  trx: DatabaseTransaction,
  seal: Seal,
  { customerId, debtId, answer, on, before, at }: LetterAnswered,
): Promise<void> {
  const current = await standingPlan(trx, customerId);
  const plan = current && (await holdStandingPlan(trx, customerId, current.id));
  if (!plan || !isRepaid(plan.shortName) || !BEGUN.includes(plan.state)) return;
  const of = { customerId, planId: plan.id };
  const stored = await eventsOf(trx, seal, of);
  const events = stored.map(({ event }) => event);
  const known =
    planAfter(events)
      ?.debts.find(({ id }) => id === debtId)
      ?.offers.at(-1)?.answer ?? null;
  if (answer === null) {
    if (known !== null) throw fieldError('answer', words.planHasAnswer);
    return;
  }
  if (known && known.on === on && isSame(known.answer, answer)) return;
  const corrects = known !== null && known.on === before ? { corrects: known.on } : {};
  const today = isoDate(londonDate(at));
  const found = noted(events, { kind: 'answered', on, debtId, answer, sum: null, ...corrects }, today);
  if (!found.follows) return;
  const stands = repaymentOn([...events, found.event], today, NO_HOLIDAYS);
  if (!stands) return;
  await addEvent(trx, seal, of, {
    sequence: stored.length + 1,
    clientId: randomUUID(),
    writtenAt: at,
    staffId: null,
    event: found.event,
  });
  await followPlan(trx, of, { state: plan.state, stands, last: found.event, at });
}

/** A letter knows no more of a yes than that it is one. */
function isSame(known: Answer, answer: Answer): boolean {
  return known === answer || (known === 'accepts and stops interest' && answer === 'accepts');
}
