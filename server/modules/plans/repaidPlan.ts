import { type ToldOfRepayment, toldOf } from '@towpath/domain/plans/repayment/headlineWords.ts';
import { firstOfferOn } from '@towpath/domain/plans/repayment/offersWent.ts';
import { isRepaid } from '@towpath/domain/plans/repayment/repaidWays.ts';
import type { Repayment } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { type CalendarDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import type { KeptPlan } from './repository.ts';

/** How a plan stands now that somebody repays by, from the module that keeps it; null before it is drawn up. */
export type RepaymentNow = (of: {
  readonly customerId: string;
  readonly planId: string;
}) => Promise<Repayment | null>;

/** What is written down of a plan that is repaid, with the day it was drawn up, that by which it is looked at again and that on which its first offer went; null for none. */
export type RepaidPlan = ToldOfRepayment & {
  readonly drawnUpOn: CalendarDate | null;
  readonly reviewOn: CalendarDate | null;
  readonly firstOfferOn: CalendarDate | null;
  /** The day on which a month of it was paid first. */
  readonly paidFrom: CalendarDate | null;
};

/** What is written down of the offers and payments of a plan; null for one that is not repaid, and before it is drawn up. */
export async function repaidPlan(
  repaymentNow: RepaymentNow,
  customerId: string,
  { id, shortName, state }: Pick<KeptPlan, 'id' | 'shortName' | 'state'>,
): Promise<RepaidPlan | null> {
  if (!isRepaid(shortName) || state === 'chosen') return null;
  const repayment = await repaymentNow({ customerId, planId: id });
  return (
    repayment && {
      ...toldOf(repayment),
      drawnUpOn: readIsoDate(repayment.plan.drawnUpOn),
      reviewOn: readIsoDate(repayment.reviewDueOn),
      firstOfferOn: firstOfferOn(repayment),
      paidFrom: readIsoDate(repayment.firstPaidOn ?? ''),
    }
  );
}
