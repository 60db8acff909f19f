import type { BudgetRules } from './rules.ts';
import { type BudgetStatement, typeAMonth } from './statement.ts';

/** What decides whether a debt's payment is in the budget. */
export type PaidDebt = {
  readonly creditTypeId: number | null;
  /** Of an overpaid benefit: whether the person still gets it, and so has it taken off before it is paid. */
  readonly inReceiptOfBenefit: boolean | null;
};

/**
 * Whether what is paid on a debt is in the budget already, so that it is not taken off what is left a second time: a
 * line of the budget for that kind of debt has a sum, or the payment is taken off a benefit before it comes in.
 *
 * @param nation 'scotland' and so on; null while it is not known
 */
export function isAlreadyCounted(
  rules: Pick<BudgetRules, 'countedPayments' | 'categories' | 'frequencies'>,
  statement: BudgetStatement,
  debt: PaidDebt,
  nation: string | null,
): boolean {
  return rules.countedPayments
    .filter(one => one.creditTypeId === debt.creditTypeId && (one.nation === null || one.nation === nation))
    .some(
      ({ takenOffBenefit, typeIds }) =>
        (takenOffBenefit && debt.inReceiptOfBenefit === true) ||
        typeIds.some(id => typeAMonth(rules, statement, id) > 0),
    );
}
