import type { Debt } from '@towpath/contracts/api/debts.ts';
import { balancePounds } from '../debtTexts.ts';

/** One part of all that is owed: a debt, or the smaller ones together. */
export type Share = {
  /** Undefined for the smaller ones together. */
  readonly debt: Debt | undefined;
  readonly debts: readonly Debt[];
  /** Pounds; null where the sum is not known. */
  readonly owed: number | null;
  /** Pounds a month; null where it is not known. */
  readonly monthly: number | null;
  /** Of all that is known to be owed, from 0 to 1. */
  readonly part: number;
};

/** More than these are told apart by nobody. */
const SHARES_SHOWN = 12;

/** What each debt is of all that is owed, the largest first; beyond twelve, the smallest join as one. */
export function sharesOf(debts: readonly Debt[]): readonly Share[] {
  const all = debts.reduce((sum, debt) => sum + (balancePounds(debt) ?? 0), 0);
  const sorted = [...debts].sort((one, other) => (balancePounds(other) ?? -1) - (balancePounds(one) ?? -1));
  const alone = sorted.length > SHARES_SHOWN ? sorted.slice(0, SHARES_SHOWN - 1) : sorted;
  const joined = sorted.slice(alone.length);
  const shareOf = (some: readonly Debt[], debt: Debt | undefined): Share => {
    const owed = sumOf(some.map(balancePounds));
    return {
      debt,
      debts: some,
      owed,
      monthly: sumOf(
        some.map(({ regularPaymentAmount, isNothingPaid }) => (isNothingPaid ? 0 : regularPaymentAmount)),
      ),
      part: all === 0 ? 0 : (owed ?? 0) / all,
    };
  };
  const shares = alone.map(debt => shareOf([debt], debt));
  return joined.length === 0 ? shares : [...shares, shareOf(joined, undefined)];
}

/** The sum of what is known; null where nothing is. */
function sumOf(sums: readonly (number | null)[]): number | null {
  const known = sums.filter(sum => sum !== null);
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
}

/** Whether a debt is to be dealt with before the others: not paying it can cost what is needed, or a court is at it. */
export function comesFirst({ isPriority, hasLegalAction }: Debt): boolean {
  return isPriority || hasLegalAction === true;
}
