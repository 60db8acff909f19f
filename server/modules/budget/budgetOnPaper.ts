import type { CategoryProgress } from '@towpath/domain/budget/progress.ts';
import { type BudgetRules, typesOf } from '@towpath/domain/budget/rules.ts';
import {
  budgetTotals,
  monthlyCategoryAmount,
  monthlyLineAmount,
  type SubmittedBudget,
} from '@towpath/domain/budget/submittedBudget.ts';
import type { ConfirmedBudget } from '../../papers/budgetStatement.ts';
import { type BudgetsDeps, budgetNow } from './budgetNow.ts';
import { words } from './words.ts';

/** The budget as its PDF shows it; null until the person has confirmed it. */
export async function confirmedBudget(
  deps: BudgetsDeps,
  customerId: string,
): Promise<ConfirmedBudget | null> {
  const { rules, stored, progress, isComplete } = await budgetNow(deps, customerId);
  const { id, completedAt } = stored;
  if (!isComplete || id === null || completedAt === null) return null;
  return { id, confirmedAt: completedAt, ...budgetOnPaper(rules, stored.categories, progress) };
}

/** A budget as its PDF shows it: every part with its monthly lines, and the reasons given. */
function budgetOnPaper(
  rules: BudgetRules,
  budget: SubmittedBudget,
  progress: readonly CategoryProgress[],
): Omit<ConfirmedBudget, 'id' | 'confirmedAt'> {
  const { totalIncome, totalExpenditure } = budgetTotals(rules, budget);
  return {
    parts: rules.categories.map(category => ({
      name: category.name,
      kind: category.kind,
      lines: typesOf(category).map(({ id, name, tellsOfHealth = false }) => ({
        typeId: id,
        name,
        tellsOfHealth,
        sum: monthlyLineAmount(rules, budget, id),
      })),
      sum: monthlyCategoryAmount(rules, category, budget),
    })),
    totalIncome,
    totalOutgoings: totalExpenditure,
    notes: progress.flatMap(({ category, deviations }) =>
      deviations.flatMap(({ askedAt, reasons }) => {
        const type = typesOf(category).find(({ id }) => id === askedAt);
        const entry = budget.flatMap(({ entries }) => entries).find(({ typeId }) => typeId === askedAt);
        const reason = reasons.find(({ id }) => id === entry?.deviationReasonId);
        // Why a sum for health is as it is tells that there is one.
        if (!type || !reason || type.tellsOfHealth) return [];
        const isPrivate = reason.staysWithUs ?? false;
        return [{ line: type.name, reason: isPrivate ? words.privateReason : reason.name, isPrivate }];
      }),
    ),
  };
}
