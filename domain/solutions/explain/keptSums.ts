import { debtTotals } from '../../debts/totals.ts';
import type { Pence } from '../../values/pence.ts';
import { type LineKind, lineKind } from '../case/budgetLines.ts';
import type { AdviceRecord } from './record.ts';

/** The sums of a case as a person told them: debts in all, and the budget of a month. */
export type KeptSums = {
  readonly debts: Pence;
  readonly income: Pence;
  /** With what is put by. */
  readonly outgoings: Pence;
  readonly savings: Pence;
};

/** The sums that a record was judged on. A line of the budget without a sum counts as 0. */
export function keptSums({ inputs }: Pick<AdviceRecord, 'inputs'>): KeptSums {
  const { lines } = inputs.statement;
  const sum = (isOf: (kind: LineKind) => boolean) =>
    lines.reduce((total, line) => total + (isOf(lineKind(line)) ? (line.monthly ?? 0) : 0), 0);
  return {
    debts: debtTotals(inputs.debts.map(({ debt, isNothingPaid }) => ({ ...debt, isNothingPaid }))).totalDebts,
    income: sum(kind => kind !== 'spending' && kind !== 'savings'),
    outgoings: sum(kind => kind === 'spending' || kind === 'savings'),
    savings: sum(kind => kind === 'savings'),
  };
}
