import { randomUUID } from 'node:crypto';
import { NO_HOLIDAYS } from '@towpath/domain/plans/repayment/dueMonths.ts';
import type { Day, RepaymentEvent } from '@towpath/domain/plans/repayment/event.ts';
import { noted } from '@towpath/domain/plans/repayment/noting.ts';
import { isRepaid } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { repaymentOn } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { placesThatStand } from '@towpath/domain/plans/repayment/standingEvents.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { holdStandingPlan, standingPlan } from '../plans/standingPlan.ts';
import { addWithFollowing } from './adding.ts';
import { canBeNoted, followPlan } from './followPlan.ts';
import { saysNotTakenBack } from './notTakenBack.ts';
import { eventsOf } from './repository.ts';
import { stopIfNotSettled } from './takingBack.ts';
import { words } from './words.ts';

type Settled = {
  readonly customerId: string;
  readonly debtId: string;
  readonly at: Date;
};

/**
 * Writes down that a debt of a plan was settled, in the transaction that keeps the letter which says that it was paid: nothing
 * more is paid on it, and the others get its part. Nothing where there is no plan that is drawn up, or the debt is out of it.
 *
 * @param days on which it may have been paid, the likeliest first: one before the plan was drawn up is none
 */
export async function noteSettled(
  trx: DatabaseTransaction,
  seal: Seal,
  {
    customerId,
    debtId,
    days,
    at,
    staffId,
  }: Settled & { readonly days: readonly Day[]; readonly staffId: string | null },
): Promise<void> {
  const found = await heldPlan(trx, seal, customerId);
  if (!found || !canBeNoted(found.plan.shortName, found.plan.state)) return;
  const { plan, of, stored, events } = found;
  const today = isoDate(londonDate(at));
  const note = { kind: 'closed', debtId, why: 'settled', byLetter: true } as const;
  const event = days
    .map(on => noted(events, { ...note, on }, today))
    .flatMap(one => (one.follows ? [one.event] : []))[0];
  if (!event) return;
  const one = { clientId: randomUUID(), writtenAt: at, staffId, event };
  const stands = repaymentOn(await addWithFollowing(trx, seal, of, stored, one), today, NO_HOLIDAYS);
  if (stands) await followPlan(trx, of, { state: plan.state, stands, last: event, at });
}

/**
 * Takes back in the plan that a debt was settled, in the transaction that takes back the letter which said so. Nothing where
 * the plan does not have it from that letter.
 *
 * @throws ApiError LETTER_STAYS_SENT where something rests on it, with what that is
 */
export async function takeSettledBack(
  trx: DatabaseTransaction,
  seal: Seal,
  { customerId, debtId, at }: Settled,
): Promise<void> {
  const found = await heldPlan(trx, seal, customerId);
  if (!found) return;
  const { plan, of, stored, events } = found;
  const place = placeOfSettled(events, debtId);
  const entry = stored[place];
  if (!entry) return;
  if (!canBeNoted(plan.shortName, plan.state)) throw staysSent(words.planWaits);
  const today = isoDate(londonDate(at));
  const back = noted(events, { kind: 'taken back', entry: place + 1 }, today);
  if (!back.follows) throw staysSent(saysNotTakenBack(events, place + 1, back.why, 'them'));
  const { event } = back;
  const one = { clientId: randomUUID(), writtenAt: at, staffId: null, event };
  const stands = repaymentOn(await addWithFollowing(trx, seal, of, stored, one), today, NO_HOLIDAYS);
  if (!stands) return;
  await followPlan(trx, of, { state: plan.state, stands, last: event, at });
  await stopIfNotSettled(trx, of, { entry, stands, at });
}

async function heldPlan(trx: DatabaseTransaction, seal: Seal, customerId: string) {
  const current = await standingPlan(trx, customerId);
  const plan = current && (await holdStandingPlan(trx, customerId, current.id));
  if (!plan || !isRepaid(plan.shortName)) return null;
  const of = { customerId, planId: plan.id };
  const stored = await eventsOf(trx, seal, of);
  return { plan, of, stored, events: stored.map(({ event }) => event) };
}

/** The place, from 0, of the last letter's word that stands that a debt was settled; -1 for none. */
function placeOfSettled(events: readonly RepaymentEvent[], debtId: string): number {
  const stand = placesThatStand(events);
  return events.findLastIndex(
    (event, at) =>
      stand.has(at) && event.kind === 'closed' && event.byLetter === true && event.debtId === debtId,
  );
}

function staysSent(message: string): ApiError {
  return new ApiError('LETTER_STAYS_SENT', { message });
}
