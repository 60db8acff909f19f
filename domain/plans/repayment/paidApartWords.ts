import { formatSum, type Pence } from '../../values/pence.ts';
import type { PaidApart } from './paidApart.ts';

/** What is paid beside a plan, as its page, its paper and its case say it. */
export const PAID_APART = {
  withSum: (name: string, sum: string) => `${name} (${sum} a month)`,
  /** How the sum of a plan comes about. `whom` is null for more than one. */
  leftBefore: (sums: { left: string; apart: string; monthly: string; whom: string | null }) =>
    `${sums.left} left over − ${sums.apart} for ${sums.whom ?? 'bills that come first'} = ${sums.monthly}.`,
  /** @param who '£26 to Brightly Energy' for one, in a list for more */
  thisMonth: (who: string) => `Beside your plan you also pay ${who} this month, from your budget.`,
  to: (sum: string, name: string) => `${sum} to ${name}`,
};

type Named = { readonly id: string; readonly creditor: string };
type OutsideToSay = Named & { readonly isTaken?: true | undefined };

/** Of those outside of a plan: who is paid beside it, and whose money is taken before the person is paid. */
export function apartFromTaken<Debt extends OutsideToSay>(outside: readonly Debt[]) {
  return {
    paid: outside.filter(({ isTaken }) => !isTaken),
    taken: outside.filter(({ isTaken }) => isTaken === true),
  };
}

/** Their names, as in a sentence. */
export function namesOf(debts: readonly Pick<Named, 'creditor'>[]): string {
  return debts.map(({ creditor }) => creditor).join(', ');
}

/** Those who are paid beside the plan, each with what they get each month where that is known. */
export function namesApart(outside: readonly Named[], { each }: Pick<PaidApart, 'each'>): string {
  const sums = new Map(each.map(({ id, monthly }) => [id, monthly]));
  return outside
    .map(({ id, creditor }) => {
      const sum = sums.get(id);
      return sum === undefined ? creditor : PAID_APART.withSum(creditor, formatSum(sum));
    })
    .join(', ');
}

/** How the sum of the plan comes about; null where something else is paid than is left. */
export function sayLeftBefore(
  { each, leftBefore }: PaidApart,
  { monthly, outside }: { readonly monthly: Pence; readonly outside: readonly Named[] },
): string | null {
  if (leftBefore === null) return null;
  const only = each.length === 1 ? outside.find(({ id }) => id === each[0]?.id) : undefined;
  return PAID_APART.leftBefore({
    left: formatSum(leftBefore),
    apart: formatSum(leftBefore - monthly),
    monthly: formatSum(monthly),
    whom: only?.creditor ?? null,
  });
}

/** Who gets how much beside the plan: "£26 to Brightly Energy and £10 to Aireford Council". */
export function sumsApart(beside: readonly { readonly to: string; readonly sum: Pence }[]): string {
  return new Intl.ListFormat('en-GB').format(beside.map(({ to, sum }) => PAID_APART.to(formatSum(sum), to)));
}
