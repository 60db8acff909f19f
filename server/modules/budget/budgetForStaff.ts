import { deviationWords } from '@towpath/domain/budget/deviationWords.ts';
import { isIncome, typesOf } from '@towpath/domain/budget/rules.ts';
import {
  budgetTotals,
  monthlyCategoryAmount,
  monthlyLineAmount,
} from '@towpath/domain/budget/submittedBudget.ts';
import { poundsOf } from '@towpath/domain/values/pence.ts';
import { type BudgetsDeps, budgetNow } from './budgetNow.ts';

/**
 * The month of a person for somebody here who opens their case: every part that has something in it by all lines that
 * it can have, with what is not as expected and the reason given. Sums are pounds a month.
 */
export async function budgetForStaff(deps: BudgetsDeps, customerId: string) {
  const { rules, stored, progress, isComplete } = await budgetNow(deps, customerId);
  const { totalIncome, totalExpenditure } = budgetTotals(rules, stored.categories);
  const entries = stored.categories.flatMap(category => category.entries);
  return {
    isBegun: stored.categories.length > 0,
    isComplete,
    income: poundsOf(totalIncome),
    outgoings: poundsOf(totalExpenditure),
    left: poundsOf(totalIncome - totalExpenditure),
    parts: progress
      .filter(({ category }) => stored.categories.some(({ categoryId }) => categoryId === category.id))
      .map(({ category, status, deviations }) => ({
        categoryId: category.id,
        name: category.name,
        isIncome: isIncome(category),
        status,
        sum: poundsOf(monthlyCategoryAmount(rules, category, stored.categories)),
        // All that it can have: one with nothing in it may have been put right.
        lines: typesOf(category).map(({ id, name, tellsOfHealth = false }) => ({
          typeId: id,
          name,
          sum: poundsOf(monthlyLineAmount(rules, stored.categories, id)),
          tellsOfHealth,
        })),
        notes: deviations.map(deviation => {
          const { askedAt, found, limit, reasons } = deviation;
          const given = entries.find(({ typeId }) => typeId === askedAt)?.deviationReasonId ?? null;
          const reason = reasons.find(({ id }) => id === given);
          const line = typesOf(category).find(({ id }) => id === askedAt);
          return {
            tellsOfHealth: line?.tellsOfHealth ?? false,
            says: deviationWords(category, deviation).text,
            line: line?.name ?? category.name,
            over: limit === null ? null : poundsOf(found - limit),
            reason: reason?.name ?? null,
            // It may tell of an illness: who may not see facts of health sees that there is one.
            isPrivate: reason?.staysWithUs ?? false,
          };
        }),
      })),
  };
}
