import type { Day, EventOf, RepaymentEvent } from '@towpath/domain/plans/repayment/event.ts';
import type { KeptDebt } from '@towpath/domain/plans/repayment/kept.ts';
import type { Repayment } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { standingEvents } from '@towpath/domain/plans/repayment/standingEvents.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { putPlanBackFrom } from '../plans/moving.ts';
import { runs } from './followPlan.ts';
import type { OfPlan, StoredEvent } from './repository.ts';
import { words } from './words.ts';

/** The letters of a plan, of which an answer or an offer is taken back. */
export type LettersOfPlan = {
  /** Takes an answer that never came off the letter with its offer, for the one that counts now; null for none. */
  readonly answerTakenBack: (
    trx: DatabaseTransaction,
    customerId: string,
    event: EventOf<'answered'>,
    counts: KeptDebt['answer'],
    today: Day,
  ) => Promise<void>;
  /** Whether a letter with an offer about a debt is kept as sent on a day. */
  readonly offerWentByLetter: (
    trx: DatabaseTransaction,
    customerId: string,
    debtId: string,
    on: Day,
  ) => Promise<boolean>;
};

type TakenBack = {
  /** What never happened. */
  readonly entry: StoredEvent;
  /** All that was written down, with that it is taken back. */
  readonly events: readonly RepaymentEvent[];
  readonly stands: Repayment;
  readonly at: Date;
  readonly today: Day;
};

/**
 * Has follow back what had followed from something that never happened: its answer comes off the letter, and the plan stands
 * where it stood before it was sent or ran because of it.
 *
 * @throws ApiError REPAYMENT_REFUSED for an offer that is kept as sent with its letter
 */
export async function followTakingBack(
  trx: DatabaseTransaction,
  letters: LettersOfPlan,
  of: OfPlan,
  { entry, events, stands, at, today }: TakenBack,
): Promise<void> {
  const { event, writtenAt } = entry;
  const { customerId } = of;
  if (event.kind === 'answered') {
    const counts = stands.plan.debts.find(({ id }) => id === event.debtId)?.answer ?? null;
    await letters.answerTakenBack(trx, customerId, event, counts, today);
  }
  if (event.kind === 'offers sent') {
    for (const debtId of event.debtIds) {
      if (await letters.offerWentByLetter(trx, customerId, debtId, event.on)) {
        throw new ApiError('REPAYMENT_REFUSED', { message: words.letterWent });
      }
    }
    const isAnySent = standingEvents(events).some(({ kind }) => kind === 'offers sent');
    if (!isAnySent) await putPlanBackFrom(trx, { ...of, at, from: 'sent' });
  }
  if (runs(stands)) return;
  // It may have begun to run days after a payment that was never made.
  const cameAt = stands.sums.paid === 0 ? {} : { cameAt: writtenAt };
  await putPlanBackFrom(trx, { ...of, at, from: 'running', ...cameAt });
}
