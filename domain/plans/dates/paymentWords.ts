import { formatSum } from '../../values/pence.ts';
import { breaksByLetterWords } from '../repayment/breaksByLetterWords.ts';
import type { DatedThing } from './things.ts';

const andList = new Intl.ListFormat('en-GB');

/** What is said below the sum of a payment of the plan: to whom it goes, what is paid beside it, and who is left out of it. */
export function sayOfPayment({
  to,
  isSharedOut,
  beside = [],
  leavesOut = [],
}: Extract<DatedThing, { kind: 'plan payment' }>): string {
  const others = beside.map(one => `${formatSum(one.sum)} to ${one.to}`);
  return [
    isSharedOut
      ? 'You pay one sum to them, and they share it out for you.'
      : to.length === 1
        ? 'You pay straight to them.'
        : 'You pay straight to each of them.',
    others.length === 0
      ? ''
      : `Beside your plan you also pay ${andList.format(others)} this month, from your budget.`,
    leavesOut.length === 0 ? '' : breaksByLetterWords.inShort(leavesOut),
  ]
    .filter(part => part !== '')
    .join(' ');
}
