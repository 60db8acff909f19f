import { formatSum } from '../../values/pence.ts';
import { settlingWords } from '../repayment/settling/words.ts';
import type { ThingWords } from './datesWords.ts';
import type { DatedThing } from './things.ts';

const LETTERS = { leadsTo: 'letters', action: 'See your letters' } as const;

type Thing<Kind extends DatedThing['kind']> = Extract<DatedThing, { readonly kind: Kind }>;

const WHY_TALK_FIRST = {
  'may not be owed': 'You may not have to pay it.',
  'dealt with together': 'To pay one debt by itself can go against what you chose, or what protects you now.',
} as const;

/**
 * What a person reads of a settlement that was agreed: to pay it by its day, and to ask for the word that it is done; or to
 * talk with us first. Once its day is over a sum may be taken as a part of what is owed: nothing is paid but on a new yes.
 */
export function wordsOfSettlement(thing: Thing<'settlement to pay'>): ThingWords {
  const { from, sum, isLate = false, waits, hasLetter } = thing;
  const title = sum === null ? `${from} agreed to settle` : `${from}, settled for ${formatSum(sum)}`;
  if (waits) {
    return {
      leadsTo: 'talk',
      action: 'Book a talk with us',
      title: `Settlement with ${from}`,
      text: `Talk to us before then, and pay nothing on it until we have talked. ${WHY_TALK_FIRST[waits]}`,
      doThis: `Talk to us before you pay ${from}`,
    };
  }
  if (isLate) {
    return {
      ...LETTERS,
      title,
      text: `If you paid it, ${hasLetter ? 'send them the letter that says so' : 'ask them in writing to confirm it'}. ${settlingWords.askFirst}`,
      doThis: `Say if you paid ${from}, or ask if they still agree`,
    };
  }
  return {
    ...LETTERS,
    title,
    text: `They agreed. Pay it as their letter says, and not before you have that letter. ${hasLetter ? 'Then ask them to confirm it: that letter is ready.' : 'Then ask them in writing to confirm it.'}`,
    doThis: `Pay ${from} ${sum === null ? 'what you agreed' : formatSum(sum)}`,
  };
}

/** What a person reads of a settlement that they paid, and of which is said that something is still owed. */
export function wordsOfDenied({ from, hasLetter }: Thing<'settlement denied'>): ThingWords {
  return {
    ...LETTERS,
    title: `${from} say something is still owed`,
    text: `You paid what you agreed. Pay nothing more on it for now. Talk to us${hasLetter ? ', or complain: there is a letter for that' : ''}. If they are right, put the sum in your list of debts.`,
    doThis: `Talk to us${hasLetter ? ', or complain,' : ''} about ${from}`,
    action: 'See what you can do',
  };
}

/** What a person reads of a complaint that did not help, or that nobody answered in time. */
export function wordsOfComplaint({ from, day }: Thing<'complaint to take on'>): ThingWords {
  return {
    ...LETTERS,
    title: `Your complaint to ${from}`,
    text:
      day === null
        ? 'Eight weeks are over without a final answer. You can go to the ombudsman now. It is free, and the letter is ready.'
        : 'If their answer does not help, you can go to the ombudsman. It is free, and the letter is ready.',
    doThis: `Take your complaint about ${from} to the ombudsman`,
  };
}
