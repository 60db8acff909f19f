import { type PlanState, WAITS } from '@towpath/domain/plans/planState.ts';
import { isToOffer } from '@towpath/domain/plans/repayment/answering.ts';
import type { RepaymentEvent } from '@towpath/domain/plans/repayment/event.ts';
import { isScheme } from '@towpath/domain/plans/repayment/repaidWays.ts';
import type { Repayment } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { isStopped } from '@towpath/domain/plans/repayment/stop.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { movePlanByPayments, movePlanOf } from '../plans/moving.ts';
import { words } from './words.ts';

/** What is written down of a plan that is in one of these is shown. */
export const BEGUN: readonly PlanState[] = ['being prepared', 'sent', 'accepted', 'running', 'broken'];

/**
 * Whether something can be written down of a plan as it stands: in the Scottish scheme once it is approved, and not before;
 * and nothing once it cannot be kept up.
 */
export function canBeNoted(shortName: string, state: PlanState): boolean {
  const isToCome = isScheme(shortName) && (state === 'being prepared' || state === 'sent');
  return BEGUN.includes(state) && !isStopped(state) && !isToCome;
}

type OfPlan = { readonly customerId: string; readonly planId: string };

type Happened = {
  /** The state of the plan before. */
  readonly state: PlanState;
  readonly stands: Repayment;
  readonly last: RepaymentEvent;
  readonly at: Date;
};

/**
 * Moves a plan on by what was written down: offers that went make it sent, as soon as it may be; once nobody's answer is waited for and the first
 * payment is made it runs, whatever they answered, since it is paid all the same; and its end ends it, from where it stands:
 * one that waits never ran, and nobody has said yes to it.
 *
 * @throws ApiError REPAYMENT_NOT_BEGUN where offers may not go yet, or REPAYMENT_REFUSED for the end of a plan of which
 *   nothing was sent, which is left instead
 */
export async function followPlan(
  trx: DatabaseTransaction,
  of: OfPlan,
  { state, stands, last, at }: Happened,
): Promise<void> {
  const move = (to: PlanState) => movePlanOf(trx, { ...of, to, by: 'person', at });
  if (state === 'being prepared') {
    if (last.kind === 'ended') throw new ApiError('REPAYMENT_REFUSED', { message: words.notSentYet });
    // An offer may have gone by letter while the plan had to stay where it was.
    if (stands.offers === null) return;
    const moved = await move('sent');
    if (last.kind === 'offers sent' && moved === 'refused') throw new ApiError('REPAYMENT_NOT_BEGUN');
    return;
  }
  if (last.kind !== 'ended') {
    if (WAITS.includes(state)) await runIfSettled(trx, of, stands, at);
    return;
  }
  if (last.why === 'broken') await movePlanByPayments(trx, { ...of, to: 'broken', at });
  else await move('ended');
}

/** Lets a plan that waits run, where nobody's answer is waited for any more and the first payment is made. */
export async function runIfSettled(
  trx: DatabaseTransaction,
  of: OfPlan,
  stands: Repayment,
  at: Date,
): Promise<void> {
  if (runs(stands)) await movePlanByPayments(trx, { ...of, to: 'running', at });
}

/** Whether the first payment is made, and nobody's answer is waited for. */
export function runs({ stage, past, debts }: Repayment): boolean {
  const isOpen = debts.some(({ standing }) => standing === 'waiting' || isToOffer(standing));
  // Also on a break.
  return !isOpen && (stage === 'paid off' || past.some(({ paid }) => paid > 0));
}
