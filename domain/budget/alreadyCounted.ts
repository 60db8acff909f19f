import type { Pence } from '../values/pence.ts';
import type { WithBudgetRoles } from './roles.ts';
import type { BudgetRules } from './rules.ts';

/** What decides whether a debt's payment is in the budget. */
export type PaidDebt = {
  readonly creditTypeId: number | null;
  /**
   * For an overpaid benefit: whether the person still receives it, so that the payment is deducted before it is paid
   * out.
   */
  readonly inReceiptOfBenefit: boolean | null;
};

/** A line of the budget, in pence a month. Null: its monthly amount cannot be worked out. */
export type CountedLine = WithBudgetRoles & { readonly typeId: number; readonly monthly: Pence | null };

/**
 * Whether the payment on a debt is already in the budget, so that it is not deducted from the surplus twice: a budget
 * line for that kind of debt, by its id or by a role, has a sum, or the payment is deducted from a benefit before it is paid out. Null where
 * this depends on a benefit that nobody has asked about.
 *
 * @param nation 'scotland' and so on; null while it is not known
 */
export function isAlreadyCounted(
  { countedPayments }: Pick<BudgetRules, 'countedPayments'>,
  lines: readonly CountedLine[],
  { creditTypeId, inReceiptOfBenefit }: PaidDebt,
  nation: string | null,
): boolean | null {
  const ways = countedPayments.filter(
    one => one.creditTypeId === creditTypeId && (one.nation === null || one.nation === nation),
  );
  const holdsIt = ({ typeId, roles }: CountedLine) =>
    ways.some(way => way.typeIds.includes(typeId) || roles.some(role => way.roles.includes(role)));
  if (lines.some(line => (line.monthly ?? 0) > 0 && holdsIt(line))) return true;
  return ways.some(({ takenOffBenefit }) => takenOffBenefit) ? inReceiptOfBenefit : false;
}
