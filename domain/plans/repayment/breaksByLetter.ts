import { daysAfter, monthOf } from './dueMonths.ts';
import type { Day } from './event.ts';
import type { Repayment } from './repaymentOn.ts';

/**
 * A break that one lender agreed to by letter. How long it is stands in words alone: until its months are told on the plan, that
 * goes on to ask for the share of this one.
 */
export type BreakByLetter = {
  readonly debtId: string;
  /** The day on which they said yes. */
  readonly on: Day;
  /** How long it was asked for, in the person's own words; null where that is not told. */
  readonly howLong: string | null;
};

/** Such a break is of a month or a few: how long each is stands in words alone, and after so many days it is told no more. */
const TOLD_DAYS = 92;

/**
 * A plan with the breaks that lenders agreed to by letter lately and whose months it was not told: of each that is still paid by
 * it the last.
 */
export function withBreaksByLetter(
  stands: Repayment,
  breaks: readonly BreakByLetter[],
  today: Day,
): Repayment {
  if (stands.plan.ended !== null) return stands;
  const breaksByLetter = stands.debts
    .filter(({ out, owed, payment }) => out === null && owed > 0 && payment > 0)
    .flatMap(({ id }) => breaks.findLast(({ debtId }) => debtId === id) ?? [])
    .filter(({ on }) => on <= today && today <= daysAfter(on, TOLD_DAYS))
    .filter(
      one =>
        !stands.plan.breaks.some(
          ({ debtId = one.debtId, to }) => debtId === one.debtId && to >= monthOf(one.on),
        ),
    );
  return { ...stands, breaksByLetter };
}
