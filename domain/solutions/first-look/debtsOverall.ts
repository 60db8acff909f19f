import { INCLUSION_COLUMNS, type InclusionColumn } from '../../debts/creditType.ts';
import type { Fact } from '../case/case.ts';
import { between, flag, NO, type Span, UNKNOWN_AMOUNT, YES_OR_NO, ZERO } from '../case/span.ts';
import type { ColumnFigures } from '../figures/columns.ts';
import type { DebtFigures } from '../figures/debts.ts';

/** What a person told us about their debts as a whole, before there is a list of them. */
export type DebtsOverall = {
  readonly count: Span;
  /** In pence. */
  readonly total: Span;
  /** At least one is behind. */
  readonly isBehind: Fact<boolean>;
  /** At least one is a priority debt that is behind or has gone to court. */
  readonly hasUrgentPriority: Fact<boolean>;
};

/** A person who owes something has agreed to pay something. */
const AT_LEAST_A_PENNY = between(1, Infinity);

/**
 * The figures of debts whose number and total are all that is known. Each solution is assumed to include all of them:
 * the questions leave out rent and mortgage, and the list of debts settles the rest later. Each is taken to be owed to
 * somebody else. Nothing else is known.
 */
export function debtFiguresOverall({ count, total, isBehind, hasUrgentPriority }: DebtsOverall): DebtFigures {
  const isNone = count.high === 0;
  const open = isNone ? NO : YES_OR_NO;
  const sum = isNone ? ZERO : total;
  const offers = isNone || hasUrgentPriority === false ? ZERO : UNKNOWN_AMOUNT;
  const all: ColumnFigures = { count, total: sum, creditors: count, released: between(0, sum.high) };
  const columns = {} as Record<InclusionColumn, ColumnFigures>;
  for (const column of INCLUSION_COLUMNS) columns[column] = all;
  return {
    columns,
    total: all.total,
    count,
    contractual: isNone ? ZERO : AT_LEAST_A_PENNY,
    priorityOffers: offers,
    offersBesideDmp: offers,
    isInArrears: isNone ? NO : flag(isBehind),
    overdue: isNone || isBehind === false ? ZERO : UNKNOWN_AMOUNT,
    unsecured: between(0, sum.high),
    hasJudgment: open,
    hasLegalAction: open,
    hasBusinessDebts: open,
    isFraudSuspected: open,
  };
}
