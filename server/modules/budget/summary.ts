import type { BudgetSummary } from '@towpath/contracts/api/budget.ts';
import { type BudgetCategory, isIncome } from '@towpath/domain/budget/rules.ts';
import { monthlyCategoryAmount } from '@towpath/domain/budget/submittedBudget.ts';
import { summaryOf } from '@towpath/domain/budget/summary.ts';
import { poundsOf } from '@towpath/domain/values/pence.ts';
import { type BudgetsDeps, budgetNow } from './budgetNow.ts';

/** The budget summary. A shortfall adds help and blocks nobody. */
export async function budgetSummary(deps: BudgetsDeps, customerId: string): Promise<BudgetSummary> {
  const { shortfallHelp } = deps.budget;
  const { rules, stored, isComplete } = await budgetNow(deps, customerId);
  const mayClaim = await deps.hasPublicFunds(customerId);
  const { shortfallHelp: topics, summaryText, ...totals } = summaryOf(rules, stored.categories, mayClaim);
  const parts = rules.categories;
  const part = (category: BudgetCategory) => {
    const value = poundsOf(monthlyCategoryAmount(rules, category, stored.categories));
    return value > 0 ? [{ categoryId: category.id, name: category.name, value }] : [];
  };
  return {
    totalIncome: poundsOf(totals.totalIncome),
    totalExpenditure: poundsOf(totals.totalExpenditure),
    disposableIncome: poundsOf(totals.disposableIncome),
    summaryText,
    incomes: parts.filter(isIncome).flatMap(part),
    outgoings: parts.filter(category => !isIncome(category)).flatMap(part),
    shortfallHelp: topics.flatMap(topic =>
      shortfallHelp
        .filter(help => help.topic === topic)
        .map(({ text, helpIds }) => ({ topic, text, helpIds: [...helpIds] })),
    ),
    isComplete,
  };
}
