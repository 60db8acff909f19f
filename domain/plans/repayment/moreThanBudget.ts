import type { Pence } from '../../values/pence.ts';
import { sharedBesideOrders } from './byOrder.ts';
import type { NotAdvised, NotDrawn } from './drawing.ts';
import type { Terms } from './event.ts';
import { isChangedByOthers } from './repaidWays.ts';

type PlanRead = Parameters<typeof sharedBesideOrders>[0] & { readonly terms: Pick<Terms, 'way'> };

/** What a plan would be by what is known today, or why it would be none. */
type BudgetNow = {
  readonly draft: { readonly monthly: Pence } | null;
  readonly notDrawn: NotDrawn | NotAdvised | null;
};

/**
 * What the budget has each month for the debts of a plan, in pence, beside what is paid as ordered, where a sum that its person
 * says they can pay is more than that: a slip of one key is so asked about before it is kept. Null where it has as much, where
 * that is not known, and of tokens, which come from no budget.
 *
 * @param sum for all but those that are paid as ordered, in pence a month
 */
export function lessInBudget(sum: Pence, stands: PlanRead, { draft, notDrawn }: BudgetNow): Pence | null {
  const has = inBudget(stands, { draft, notDrawn });
  return has !== null && sum > has ? has : null;
}

/**
 * The same where the sum is less than the budget has: lenders read both, so that is asked about too. Null where the budget has
 * no more, where that is not known, of tokens, and of a sum that others approved.
 *
 * @param sum for all but those that are paid as ordered, in pence a month
 */
export function moreInBudget(
  sum: Pence,
  stands: PlanRead & { readonly terms: Pick<Terms, 'paidTo'> },
  budget: BudgetNow,
): Pence | null {
  const has = isChangedByOthers(stands) ? null : inBudget(stands, budget);
  return has !== null && sum < has ? has : null;
}

function inBudget(stands: PlanRead, { draft, notDrawn }: BudgetNow): Pence | null {
  if (stands.terms.way === 'token') return null;
  const left = draft?.monthly ?? (notDrawn === 'nothing left' ? 0 : null);
  return left === null ? null : Math.max(0, left - (stands.monthly - sharedBesideOrders(stands)));
}
