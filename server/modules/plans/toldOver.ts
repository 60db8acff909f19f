import type { OverPlan } from '@towpath/contracts/api/plans.ts';
import { sayHeadline } from '@towpath/domain/plans/repayment/headlineWords.ts';
import { isRepaid } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { isAllPaid } from '@towpath/domain/plans/standsRepaid.ts';
import { staysOver } from '@towpath/domain/plans/staysOver.ts';
import { couldNotBeKept, howEnded, overOf, overOfRepaid } from '@towpath/domain/plans/ways/howEnded.ts';
import type { MidwayReview } from '@towpath/domain/plans/ways/midwayReview.ts';
import { type CalendarDate, isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { RepaidPlan } from './repaidPlan.ts';
import type { KeptChange, KeptPlan } from './repository.ts';
import { inDays, type WayOfPlan } from './wayOfPlan.ts';

type Facts = {
  readonly wayOf: WayOfPlan;
  readonly changes: readonly KeptChange[];
  /** What is written down of its offers and payments; null for what is not repaid, and where it was never drawn up. */
  readonly repaid: RepaidPlan | null;
  /** The last look that one of us had at it in its middle; null where none is noted. */
  readonly review: MidwayReview | null;
  readonly today: CalendarDate;
};

/**
 * How a plan is over, as its person reads it and as one of us does in their case: of what is repaid by what is owed, with
 * what was paid by it. Null while it goes on, and for what was left before anything of it had gone.
 */
export function toldOver(
  { shortName }: Pick<KeptPlan, 'shortName'>,
  { wayOf: { way, limitOn, filled }, changes, repaid, review, today }: Facts,
): Pick<OverPlan, 'stands' | 'you' | 'isDone' | 'sums' | 'couldNotBeKept'> | null {
  if (!staysOver(shortName, changes)) return null;
  const ended = { way, changes: inDays(changes), limitOn, sums: repaid?.sums ?? null, review };
  const isPaidBy = isRepaid(shortName);
  const isPaid = isAllPaid(repaid);
  // What was paid says by itself how it is over.
  const { stands, you } =
    repaid && isPaid ? sayHeadline(repaid, isoDate(today)) : (isPaidBy ? overOfRepaid : overOf)(ended);
  return {
    stands: filled(stands),
    you: filled(you),
    isDone: isPaidBy ? isPaid : howEnded(ended) === 'done',
    sums: repaid && !isPaid ? { paid: repaid.sums.paid, owed: repaid.sums.owed } : null,
    couldNotBeKept: isPaidBy && !isPaid && couldNotBeKept(ended),
  };
}
