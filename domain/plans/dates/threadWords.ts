import { formatSum } from '../../values/pence.ts';
import type { ThingWords } from './datesWords.ts';
import type { DatedThing } from './things.ts';

const LETTERS = { leadsTo: 'letters', action: 'See your letters' } as const;

type Thing<Kind extends DatedThing['kind']> = Extract<DatedThing, { readonly kind: Kind }>;

/** What a person reads of a settlement that was agreed: to pay it by its day, and to ask for the word that it is done. */
export function wordsOfSettlement({ from, sum, isLate = false }: Thing<'settlement to pay'>): ThingWords {
  return {
    ...LETTERS,
    title: sum === null ? `${from} agreed to settle` : `${from}, settled for ${formatSum(sum)}`,
    text: isLate
      ? 'If you paid it, send them the letter that says so. If not, ask them in writing if you still can, or ring us.'
      : 'They agreed. Pay it as their letter says, and not before you have that letter. Then ask them to confirm it: that letter is ready.',
    doThis: isLate
      ? `Say if you paid ${from}, or ask for more time`
      : `Pay ${from} ${sum === null ? 'what you agreed' : formatSum(sum)}`,
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
