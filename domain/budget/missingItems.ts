import type { HouseholdMakeup } from '../household/makeup.ts';
import type { BudgetFacts } from './facts.ts';
import { allHold } from './missingItemConditions.ts';
import type { BudgetRole } from './roles.ts';
import { type BudgetCategory, type BudgetRules, typesOf } from './rules.ts';
import { monthlyLineAmount, type SubmittedBudget } from './submittedBudget.ts';

/**
 * What the person may have missed in a category: each is a group of lines of which at least one would be expected. A
 * line counts as filled in when it comes to at least a penny a month. Where a rule names roles, a sum on any line with
 * one of them, in any category, leaves nothing missing: a disability benefit is one under every name.
 */
export function missingItems(
  rules: Pick<BudgetRules, 'categories' | 'frequencies' | 'missingItems'>,
  category: BudgetCategory,
  budget: SubmittedBudget,
  facts: BudgetFacts,
  household: HouseholdMakeup | null,
): readonly (readonly number[])[] {
  const own = new Set(typesOf(category).map(({ id }) => id));
  const isPaid = (typeId: number) => monthlyLineAmount(rules, budget, typeId) > 0;
  const lines = rules.categories.flatMap(typesOf);
  const someWithRoleIsPaid = (wanted: readonly BudgetRole[]) =>
    lines.some(({ id, roles }) => roles.some(role => wanted.includes(role)) && isPaid(id));
  return rules.missingItems
    .filter(({ typeIds }) => typeIds.every(id => own.has(id)))
    .filter(
      ({ when, orWhenPaid, orWhenPaidRoles }) =>
        allHold(when, facts, household) || orWhenPaid.some(isPaid) || someWithRoleIsPaid(orWhenPaidRoles),
    )
    .filter(({ roles }) => !someWithRoleIsPaid(roles))
    .flatMap(({ typeIds, missing }) => {
      const empty = typeIds.filter(id => !isPaid(id));
      if (missing === 'each') return empty.map(id => [id]);
      return empty.length === typeIds.length ? [typeIds] : [];
    });
}
