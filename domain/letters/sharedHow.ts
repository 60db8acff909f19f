import { POUND, shareOut } from '../plans/repayment/shareOut.ts';
import type { Pence } from '../values/pence.ts';
import type { DebtOfLetter, LetterFacts } from './facts.ts';
import { owedOn } from './mayGetOffer.ts';
import type { PlanOfLetters } from './planOfLetters.ts';

type OwedAndAsked = Pick<DebtOfLetter, 'id' | 'currentBalance' | 'estimatedBalance' | 'regularPaymentAmount'>;

/**
 * Whether a plan gives each of its debts at least what its contract asks for, as one does that shares by contract. Its sum
 * may not have been enough for that, or may have been shared anew since: then it goes by what is owed.
 */
export function paysByContract(
  { way, payments, paidOff }: PlanOfLetters,
  debts: readonly OwedAndAsked[],
): boolean {
  const isPaidInFull = ([id, payment]: readonly [string, Pence]) => {
    const debt = debts.find(one => one.id === id);
    const asked = debt?.regularPaymentAmount ?? null;
    return asked !== null && debt !== undefined && payment >= Math.min(asked, owedOn(debt) ?? asked);
  };
  const paid = [...payments].filter(([id, payment]) => payment > 0 && !paidOff.has(id));
  return way === 'contractual' && paid.every(isPaidInFull);
}

/** What each gets may be so far from its part: what is owed goes down and up while the payments stay, and shares are whole pounds. */
const NEAR: Pence = 2 * POUND;
const NEAR_PARTS = 10;

/**
 * Whether what a plan pays is shared by how much is owed on each debt, as a letter may say of it: where an offer of before was
 * kept, or somebody's part went to others, it is not.
 *
 * @param floor the least that each debt should get, in pence a month
 */
export function paysByBalance(
  { payments, paidOff, ordered }: PlanOfLetters,
  debts: readonly OwedAndAsked[],
  floor: Pence,
): boolean {
  const paid = [...payments].filter(([id, payment]) => payment > 0 && !paidOff.has(id) && !ordered.has(id));
  // What is not listed any more, or not known, says nothing of how the others share.
  const known = paid.flatMap(([id, payment]) => {
    const debt = debts.find(one => one.id === id);
    const balance = debt ? owedOn(debt) : null;
    return balance === null ? [] : [{ id, balance, payment }];
  });
  const total = known.reduce((sum, { payment }) => sum + payment, 0);
  const parts = new Map(shareOut(total, known, floor).shares.map(({ id, payment }) => [id, payment]));
  return known.every(({ id, payment }) => {
    const part = parts.get(id) ?? 0;
    return Math.abs(payment - part) <= Math.max(NEAR, part / NEAR_PARTS);
  });
}

/** Whether the person said a sum for their plan that is less than the budget leaves for it. */
export function isHeldBack(
  { isSumOwn, monthly, canPay }: PlanOfLetters,
  { left }: Pick<LetterFacts['money'], 'left'>,
): boolean {
  const there = left === null ? null : (canPay ?? left);
  return isSumOwn === true && there !== null && monthly < there;
}
