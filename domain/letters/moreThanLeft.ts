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

/** What a letter offers each month, with all other letters. */
export type OfferAmongAll = {
  readonly offer: Pence;
  /** It is a part of what the plan pays, or would. */
  readonly isShare: boolean;
  /** All letters that were sent or are being prepared. */
  readonly total: Pence;
  /** What the budget leaves for these; null where it is not known. */
  readonly room: Pence | null;
};

/**
 * What is said above a letter that offers more than the budget leaves, alone or with all others: who gets both can see it.
 * Null where it does not.
 */
export function warnsOfMore(
  { money }: Pick<LetterFacts, 'money'>,
  { offer, isShare, total, room }: OfferAmongAll,
): string | null {
  const { available, left } = money;
  if (isShare && available !== null && left !== null && paysMoreThanLeft(money))
    return letterWords.more.plan(notBelowZero(left), available);
  if (room === null || total <= room) return null;
  return offer === total ? letterWords.more.letter(room, offer) : letterWords.more.together(room, total);
}

/**
 * What is set aside each month for debts that come first, by their ids: nothing where the budget does not leave as much for
 * all of them, since nobody offers what they do not have.
 *
 * @param left what the budget leaves; null where it is not known
 */
export function setAsideWithin(
  setAside: ReadonlyMap<string, Pence>,
  left: Pence | null,
): ReadonlyMap<string, Pence> {
  const all = [...setAside.values()].reduce((total, sum) => total + sum, 0);
  return left !== null && all <= left ? setAside : new Map();
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
