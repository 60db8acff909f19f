import type { BudgetSummary } from '@towpath/contracts/api/budget.ts';
import { isIncome } from '@towpath/domain/budget/rules.ts';
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
  return {
    totalIncome: poundsOf(totals.totalIncome),
    totalExpenditure: poundsOf(totals.totalExpenditure),
    disposableIncome: poundsOf(totals.disposableIncome),
    summaryText,
    outgoings: rules.categories
      .filter(category => !isIncome(category))
      .map(category => ({
        name: category.name,
        value: poundsOf(monthlyCategoryAmount(rules, category, stored.categories)),
      }))
      .filter(({ value }) => value > 0),
    shortfallHelp: topics.flatMap(topic =>
      shortfallHelp
        .filter(help => help.topic === topic)
        .map(({ text, helpIds }) => ({ topic, text, helpIds: [...helpIds] })),
    ),
    isComplete,
  };
}
