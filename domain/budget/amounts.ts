import { accepted, type Checked, refused } from '../values/checked.ts';
import { checkPounds, type MoneyCode, type Pence } from '../values/pence.ts';
import { type Frequency, isMonthly } from './rules.ts';

/** The largest sum of one line, each time it is paid. */
export const LARGEST_BUDGET_AMOUNT: Pence = 99_999_99;

export const BUDGET_AMOUNT_MESSAGES = { tooLarge: 'The amount must be less than £100,000' } as const;

/**
 * Checks one sum of a budget, in pounds as typed or as a number: 0 to 99,999.99, commas left out, at most two digits of
 * pence. Empty is 0 (IE-015). Returns pence.
 */
export function checkBudgetAmount(typed: unknown): Checked<Pence, MoneyCode> {
  if (typed === null || typed === undefined || (typeof typed === 'string' && typed.trim() === '')) {
    return accepted(0);
  }
  const checked = checkPounds(typed);
  if (checked.ok && checked.value > LARGEST_BUDGET_AMOUNT) {
    return refused('tooLarge', BUDGET_AMOUNT_MESSAGES.tooLarge);
  }
  return checked.ok || checked.code !== 'tooLarge'
    ? checked
    : refused('tooLarge', BUDGET_AMOUNT_MESSAGES.tooLarge);
}

/**
 * The monthly equivalent of an amount, in pence. Calculated in whole numbers and rounded once, half a penny up, so that
 * each line shows exactly what it adds to its total.
 */
export function monthlyAmount(amount: Pence, { times, months }: Pick<Frequency, 'times' | 'months'>): Pence {
  return Math.floor((2 * amount * times + months) / (2 * months));
}

/** Frequencies in the order they are offered: Monthly first, then the rest as listed (API-046). */
export function inOrderOfOffer(frequencies: readonly Frequency[]): readonly Frequency[] {
  return [...frequencies.filter(isMonthly), ...frequencies.filter(one => !isMonthly(one))];
}

/** Once a month, a week or four weeks, what most people are paid by. */
const COMMON_RHYTHMS: readonly Pick<Frequency, 'times' | 'months'>[] = [
  { times: 1, months: 1 },
  { times: 52, months: 12 },
  { times: 13, months: 12 },
];

/** The frequencies that all empty lines can be set to at once, of those that there are. */
export function rhythmsToBeginAt<Rhythm extends Pick<Frequency, 'times' | 'months'>>(
  frequencies: readonly Rhythm[],
): readonly Rhythm[] {
  return COMMON_RHYTHMS.flatMap(
    ({ times, months }) => frequencies.find(one => one.times * months === times * one.months) ?? [],
  );
}
