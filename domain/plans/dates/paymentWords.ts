import { breaksByLetterWords } from '../repayment/breaksByLetterWords.ts';
import { PAID_APART, sumsApart } from '../repayment/paidApartWords.ts';
import { settlingWords } from '../repayment/settling/words.ts';
import type { DatedThing } from './things.ts';

/** What is said below the sum of a payment of the plan: to whom it goes, what is paid beside it, and who is left out of it. */
export function sayOfPayment({
  to,
  isSharedOut,
  beside = [],
  leavesOut = [],
  resting = [],
  settling = [],
}: Extract<DatedThing, { kind: 'plan payment' }>): string {
  return [
    isSharedOut
      ? 'You pay one sum to them, and they share it out for you.'
      : to.length === 1
        ? 'You pay straight to them.'
        : 'You pay straight to each of them.',
    beside.length === 0 ? '' : PAID_APART.thisMonth(sumsApart(beside)),
    resting.length === 0 ? '' : breaksByLetterWords.resting(resting),
    settling.length === 0 ? '' : settlingWords.inShort(settling),
    leavesOut.length === 0 ? '' : breaksByLetterWords.inShort(leavesOut),
  ]
    .filter(part => part !== '')
    .join(' ');
}
