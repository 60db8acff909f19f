import { sayDay, sayMonth } from '../../values/dayWords.ts';
import type { BreakByLetter } from './breaksByLetter.ts';
import type { Break } from './kept.ts';

const andList = new Intl.ListFormat('en-GB');

/** What is said of breaks that single lenders agreed to, by letter or as the plan was told. */
export const breaksByLetterWords = {
  /** Where payments are read. */
  toTell: (creditor: string, { on, howLong }: BreakByLetter) =>
    `${creditor} agreed to a break on ${sayDay(on)}${howLong === null ? '' : ` (${howLong})`}. Tell us for which months, so that your payments leave them out.`,
  tell: (creditor: string) => `Tell us the months of the break with ${creditor}`,
  /** Beside the sum of a payment that may have their share in it. */
  inShort: (creditors: readonly string[]) =>
    `${andList.format(creditors)} agreed to a break: tell us on your plan for which months.`,
  /** Where payments are read, of one whose months are told. */
  goesOn: (creditor: string, { from, to }: Pick<Break, 'from' | 'to'>) =>
    from === to
      ? `You have a break with ${creditor} in ${sayMonth(from)}.`
      : `You have a break with ${creditor} from ${sayMonth(from)} to ${sayMonth(to)}.`,
  /** Beside the sum of a payment that is without them. */
  resting: (creditors: readonly string[]) => `You have a break with ${andList.format(creditors)} then.`,
} as const;
