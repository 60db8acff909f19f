import type { LetterBodyBlock, LetterDefinition, LetterText } from '../definition.ts';

/** A text that is always said. */
export function says(text: string, orElse: string | null = null): LetterText {
  return { when: {}, says: text, orElse };
}

/** A paragraph that is always said. */
export function paragraph(text: string, orElse: string | null = null): LetterBodyBlock {
  return { ...says(text, orElse), points: null };
}

/** A letter to a creditor that says one thing. */
export const LETTER: LetterDefinition = {
  id: 'a-letter',
  name: 'A letter',
  title: 'A letter',
  purpose: 'Says one thing.',
  receiver: 'creditor',
  about: 'a debt',
  solutions: ['DMP'],
  nations: ['england'],
  when: {},
  mustNot: [],
  lawFrom: null,
  lawTo: null,
  source: { name: 'Practice', url: null },
  toConfirm: null,
  answerDays: 14,
  sendWithin: null,
  onlyIf: null,
  ifSilent: 'Write again.',
  next: [],
  budget: 'never',
  body: {
    to: ['{creditor}', '{creditorAddress}'],
    reference: { says: 'Account {reference}', orElse: 'Account in the name of {person}' },
    greeting: 'Hello,',
    closing: 'Yours faithfully,',
    blocks: [paragraph('Please wait.')],
    places: [],
  },
};

/** The same letter with other words. */
export function saying(
  blocks: readonly LetterBodyBlock[],
  places: LetterDefinition['body']['places'] = [],
): LetterDefinition {
  return { ...LETTER, body: { ...LETTER.body, blocks, places } };
}
