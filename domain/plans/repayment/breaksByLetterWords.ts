import { sayDay } from '../../values/dayWords.ts';
import type { BreakByLetter } from './breaksByLetter.ts';

const andList = new Intl.ListFormat('en-GB');

/** What is said of breaks that lenders agreed to by letter. */
export const breaksByLetterWords = {
  /** Where payments are read. */
  leaveOut: (creditor: string, { on, howLong }: BreakByLetter) =>
    `${creditor} agreed to a break on ${sayDay(on)}${howLong === null ? '' : ` (${howLong})`}. Until it is over, leave them out and pay the others. Then say of that month that theirs is not paid.`,
  /** Beside the sum of a payment. */
  inShort: (creditors: readonly string[]) =>
    `Leave out ${andList.format(creditors)} while the break that they agreed to goes on.`,
} as const;
