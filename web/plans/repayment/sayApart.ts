import type { Repayment } from '@towpath/contracts/api/repayment.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { words } from './words.ts';

type Outside = NonNullable<Repayment['draft']>['outside'];

/** Of those outside of a plan: who is paid beside it, and whose money is taken before the person is paid. */
export function apartFromTaken<Debt extends Outside[number]>(outside: readonly Debt[]) {
  return {
    paid: outside.filter(({ isTaken }) => !isTaken),
    taken: outside.filter(({ isTaken }) => isTaken === true),
  };
}

/** Their names, as in a sentence. */
export function namesOf(debts: readonly Pick<Outside[number], 'creditor'>[]): string {
  return debts.map(({ creditor }) => creditor).join(', ');
}

/** Those who are paid beside the plan, each with what they get each month where that is known. */
export function namesApart(outside: Outside, { each }: Repayment['apart']): string {
  const sums = new Map(each.map(({ id, monthly }) => [id, monthly]));
  return outside
    .map(({ id, creditor }) => {
      const sum = sums.get(id);
      return sum === undefined ? creditor : words.outsideWithSum(creditor, formatSum(sum));
    })
    .join(', ');
}

/** How the sum of the plan comes about; null where something else is paid than is left. */
export function sayLeftBefore(
  { each, leftBefore }: Repayment['apart'],
  { monthly, outside }: { readonly monthly: number; readonly outside: Outside },
): string | null {
  if (leftBefore === null) return null;
  const only = each.length === 1 ? outside.find(({ id }) => id === each[0]?.id) : undefined;
  return words.leftBefore({
    left: formatSum(leftBefore),
    apart: formatSum(leftBefore - monthly),
    monthly: formatSum(monthly),
    whom: only?.creditor ?? null,
  });
}
