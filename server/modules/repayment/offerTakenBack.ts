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
import type { LettersOfPlan } from './lettersOfPlan.ts';
import { saysNotTakenBack } from './notTakenBack.ts';
import { eventsOf } from './repository.ts';
import { followTakingBack } from './takingBack.ts';
import { words } from './words.ts';

type LetterTakenBack = {
  readonly customerId: string;
  readonly debtId: string;
  /** The day on which the letter was said to have gone. */
  readonly on: Day;
  /** How many letters with an offer on that debt went later on that day. */
  readonly later: number;
  readonly at: Date;
};

/**
 * Takes back in the plan that an offer went, in the transaction that takes back its letter. Nothing where the plan has no
 * such offer, or has it with those to others: that was said on the plan, and is taken back there.
 *
 * @throws ApiError LETTER_STAYS_SENT where something rests on the offer, with what that is
 */
export async function takeOfferBack(
  trx: DatabaseTransaction,
  { seal, answerTakenBack }: { readonly seal: Seal } & Pick<LettersOfPlan, 'answerTakenBack'>,
  { customerId, debtId, on, later, at }: LetterTakenBack,
): Promise<void> {
  const current = await standingPlan(trx, customerId);
  const plan = current && (await holdStandingPlan(trx, customerId, current.id));
  if (!plan || !isRepaid(plan.shortName)) return;
  const of = { customerId, planId: plan.id };
  const stored = await eventsOf(trx, seal, of);
  const events = stored.map(({ event }) => event);
  const place = placesOf(events, debtId, on).at(-1 - later) ?? -1;
  const entry = stored[place];
  if (!entry) return;
  if (!canBeNoted(plan.shortName, plan.state)) throw staysSent(words.planWaits);
  const today = isoDate(londonDate(at));
  const found = noted(events, { kind: 'taken back', entry: place + 1 }, today);
  if (!found.follows) throw staysSent(saysNotTakenBack(events, place + 1, found.why, 'them'));
  const all = await addWithFollowing(trx, seal, of, stored, {
    clientId: randomUUID(),
    writtenAt: at,
    staffId: null,
    event: found.event,
  });
  const stands = repaymentOn(all, today, NO_HOLIDAYS);
  if (!stands) return;
  await followPlan(trx, of, { state: plan.state, stands, last: found.event, at });
  // Its letter goes back with it.
  const letters = { answerTakenBack, offerNotGone: async () => true };
  await followTakingBack(trx, letters, of, { entry, events: all, stands, at, today });
}

/** The places, from 0, of offers to one lender alone that stand as sent on a day. */
function placesOf(events: readonly RepaymentEvent[], debtId: string, on: Day): readonly number[] {
  const stand = placesThatStand(events);
  return [...events.entries()].flatMap(([at, event]) => {
    if (!stand.has(at) || event.kind !== 'offers sent' || event.on !== on) return [];
    const [first, ...others] = event.debtIds;
    return first === debtId && others.length === 0 ? [at] : [];
  });
}

function staysSent(message: string): ApiError {
  return new ApiError('LETTER_STAYS_SENT', { message });
}
