import { type BreakToTell, isToTell } from '../plans/repayment/breakToTell.ts';
import { sayMonth } from '../values/dayWords.ts';

/** A break that the plan takes of what it pays on a debt, as letters about it say. */
export type BreakOfDebt = Pick<BreakToTell, 'from' | 'to' | 'isPart'> & {
  /** No letter told of it yet, and one is what comes next. */
  readonly isToTell: boolean;
};

/**
 * @param told days on which letters went about the debt that tell of a break, 'YYYY-MM-DD'
 */
export function breakOfDebt(one: BreakToTell, told: readonly string[] | undefined): BreakOfDebt {
  const { from, to, isPart } = one;
  return { from, to, isPart, isToTell: isToTell(one, told) };
}

/** Its months, as a letter names them. */
export function monthsOf({ from, to }: Pick<BreakOfDebt, 'from' | 'to'>): string {
  return from === to ? sayMonth(from) : `${sayMonth(from)} to ${sayMonth(to)}`;
}
