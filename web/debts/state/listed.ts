import type { Debt, DebtsResponse } from '@towpath/contracts/api/debts.ts';
import { debtTotals } from '@towpath/domain/debts/totals.ts';
import { fillUntouchedFlags, legalQuestionsCompleted } from '@towpath/domain/debts/untouchedFlags.ts';
import { penceOf, poundsOf } from '@towpath/domain/values/pence.ts';
import { debtInPence } from '../debtInPence.ts';

export const NO_DEBTS: DebtsResponse = {
  debts: [],
  totalDebtsValue: 0,
  listedDebtsValue: 0,
  monthlyRepaymentsValue: 0,
  repaymentsUnder: null,
  legalQuestionsCompleted: false,
  possibleDuplicates: [],
};

/** The newer list, reusing the object of each unchanged debt, so that its card does not re-render. */
export function mergedWith(before: readonly Debt[], now: readonly Debt[]): readonly Debt[] {
  const beforeById = new Map(before.map(debt => [debt.id, debt]));
  return now.map(debt => {
    const same = beforeById.get(debt.id);
    return same && isSame(same, debt) ? same : debt;
  });
}

/**
 * The list as it is once one debt in it was added, changed or deleted, until the server's own comes (DE-005). The server
 * settles untouched flags whenever it gives a list; here the same rule does so only until that list is there.
 */
export function afterSaving(list: DebtsResponse, saved: Debt): DebtsResponse {
  const others = list.debts.filter(({ id }) => id !== saved.id);
  const listed = others.length < list.debts.length;
  const kept = saved.isDeleted
    ? others
    : listed
      ? list.debts.map(debt => (debt.id === saved.id ? saved : debt))
      : [...list.debts, saved];
  const debts = [...mergedWith(list.debts, fillUntouchedFlags(kept))];
  const inPence = debts.map(debtInPence);
  const totals = debtTotals(inPence);
  const owedNow = debtTotals(inPence.map(leftNow));
  const paidNow = debtTotals(inPence.filter(({ byPlan }) => byPlan?.left !== 0));
  return {
    debts,
    totalDebtsValue: poundsOf(owedNow.totalDebts),
    listedDebtsValue: poundsOf(totals.totalDebts),
    monthlyRepaymentsValue: poundsOf(paidNow.monthlyRepayments),
    repaymentsUnder: list.repaymentsUnder,
    legalQuestionsCompleted: legalQuestionsCompleted(debts),
    possibleDuplicates: list.possibleDuplicates.filter(({ debtIds }) => !debtIds.includes(saved.id)),
  };
}

/** What was kept for a reload before this was told has no word of what is left by a plan. */
function leftNow<Listed extends ReturnType<typeof debtInPence<Debt>>>(debt: Listed): Listed {
  return debt.byPlan ? { ...debt, currentBalance: penceOf(debt.byPlan.left) } : debt;
}

function isSame(one: Debt, other: Debt): boolean {
  const keys = Object.keys({ ...one, ...other }) as (keyof Debt)[];
  return keys.every(key => one[key] === other[key]);
}
