import type { Day } from './event.ts';
import type { KeptPlan } from './kept.ts';
import type { PastMonth } from './schedule.ts';

/** So many of the last payments that were due say whether it is paid: one alone may be the one that was made. */
const MONTHS_SAYING_SO = 2;

/**
 * Whether a lender can be told that a debt is paid and will go on to be: its payments of the last months that were due, or the
 * one where there was no more, are marked as paid. What was not paid, or not told, is not; a month of a break says nothing.
 *
 * @param past the months of the plan whose day has come or that were marked, the latest first
 */
export function isKeptUp(
  { months }: Pick<KeptPlan, 'months'>,
  past: readonly Pick<PastMonth, 'due' | 'on' | 'open'>[],
  debtId: string,
  today: Day,
): boolean {
  const said = past.flatMap(({ due, on, open }) => {
    const marked = months.get(due);
    if (marked?.paid.has(debtId)) return [true];
    if (marked?.missed.has(debtId)) return [false];
    return open.includes(debtId) && on < today ? [false] : [];
  });
  const last = said.slice(0, MONTHS_SAYING_SO);
  return last.length > 0 && last.every(isPaid => isPaid);
}
