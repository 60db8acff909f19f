import { areSumsFirst, type ToldOfRepayment, toldOf } from '@towpath/domain/plans/repayment/headlineWords.ts';
import { tasksWhile } from '@towpath/domain/plans/repayment/offersWait.ts';
import type { Repayment } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { type DiffersToday, sumsDiffer } from '@towpath/domain/plans/repayment/sumsDiffer.ts';

/**
 * What of a plan is told in its line, with whether its sums add up by what is known today.
 *
 * @param differs null where that was not looked at
 */
export function toldWith(repayment: Repayment, differs: DiffersToday | null): ToldOfRepayment {
  return { ...toldOf(repayment), sumsDiffer: differs !== null && sumsDiffer(differs) };
}

/** What there is to do of it: no offer goes before its sums are put right. */
export function tasksOf(repayment: Repayment, differs: DiffersToday | null): Repayment['tasks'] {
  return tasksWhile(repayment.tasks, false, areSumsFirst(toldWith(repayment, differs)));
}
