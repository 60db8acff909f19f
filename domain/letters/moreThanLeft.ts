import { type Pence, wholePoundsIn } from '../values/pence.ts';
import type { LetterFacts } from './facts.ts';
import { letterWords } from './letterWords.ts';

/** Whether a plan pays more each month than the budget leaves for it, such as a sum of before the rent went up. */
export function paysMoreThanLeft({
  available,
  left,
}: Pick<LetterFacts['money'], 'available' | 'left'>): boolean {
  return available !== null && left !== null && available > left;
}

/**
 * What is said above a letter that offers more than the budget leaves: who gets both can see it. Null where it does not.
 *
 * @param offer what the letter offers each month; null for none
 */
export function warnsOfMore({ money }: Pick<LetterFacts, 'money'>, offer: Pence | null): string | null {
  const { available, left } = money;
  if (offer === null || left === null) return null;
  if (available !== null && paysMoreThanLeft(money))
    return letterWords.more.plan(notBelowZero(left), available);
  return offer > left ? letterWords.more.letter(notBelowZero(left), offer) : null;
}

/** What there is for the letters of a plan each month: no more than the budget leaves; null where it is not known. */
export function forLetters(available: Pence | null, left: Pence | null): Pence | null {
  if (available === null || left === null) return available;
  return Math.min(available, notBelowZero(left));
}

/**
 * What of the sum that a budget leaves is set aside each month for debts that come first. Sums for debts are whole pounds:
 * the pennies over are set aside for nothing.
 */
export function setAsideFirst({ income, outgoings, left }: LetterFacts['money']): Pence {
  if (income === null || outgoings === null || left === null) return 0;
  const pence = income - outgoings;
  return pence <= 0 ? 0 : Math.max(0, wholePoundsIn(pence) - notBelowZero(left));
}

function notBelowZero(sum: Pence): Pence {
  return Math.max(0, sum);
}
