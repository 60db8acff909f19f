import type { Day, RepaymentEvent } from '@towpath/domain/plans/repayment/event.ts';
import type { Repayment } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { standingEvents } from '@towpath/domain/plans/repayment/standingEvents.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { putPlanBackFrom } from '../plans/moving.ts';
import { runs } from './followPlan.ts';
import type { LettersOfPlan } from './lettersOfPlan.ts';
import type { OfPlan, StoredEvent } from './repository.ts';
import { words } from './words.ts';

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
 * @throws ApiError REPAYMENT_REFUSED for what was marked with its letter: it is taken back there; or that another letter followed
 */
export async function followTakingBack(
  trx: DatabaseTransaction,
  letters: Pick<LettersOfPlan, 'answerTakenBack' | 'offerNotGone'>,
  of: OfPlan,
  { entry, events, stands, at, today }: TakenBack,
): Promise<void> {
  const { event } = entry;
  const { customerId } = of;
  if (event.kind === 'closed' && event.byLetter) {
    throw new ApiError('REPAYMENT_REFUSED', { message: words.settledByLetter });
  }
  if (event.kind === 'answered') {
    const counts = stands.plan.debts.find(({ id }) => id === event.debtId)?.answer ?? null;
    await letters.answerTakenBack(trx, customerId, event, counts, today);
  }
  if (event.kind === 'offers sent') {
    for (const debtId of event.debtIds) {
      if (!(await letters.offerNotGone(trx, customerId, debtId, event.on))) {
        throw new ApiError('REPAYMENT_REFUSED', { message: words.letterWent });
      }
    }
    const isAnySent = standingEvents(events).some(({ kind }) => kind === 'offers sent');
    if (!isAnySent) await putPlanBackFrom(trx, { ...of, at, from: 'sent' });
  }
  await stopIfNotSettled(trx, of, { entry, stands, at });
}

/** A plan that ran because of what never happened waits again. */
export async function stopIfNotSettled(
  trx: DatabaseTransaction,
  of: OfPlan,
  { entry: { writtenAt }, stands, at }: Pick<TakenBack, 'entry' | 'stands' | 'at'>,
): Promise<void> {
  if (runs(stands)) return;
  // It may have begun to run days after a payment that was never made.
  const cameAt = stands.sums.paid === 0 ? {} : { cameAt: writtenAt };
  await putPlanBackFrom(trx, { ...of, at, from: 'running', ...cameAt });
}
