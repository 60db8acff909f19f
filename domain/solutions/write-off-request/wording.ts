import type { Wording } from '../solution/wording.ts';

/** What a person reads about it. */
export const WORDING: Wording = {
  whatItIs:
    'You ask the people you owe to clear the debts. It is for people who are ill for a long time and have nothing left.',
  advantages: ['You pay nothing.', 'It is a letter, not a court.'],
  risks: [
    'They can say no.',
    'They may ask for proof from someone who cares for you.',
    'Interest may go on until they answer.',
  ],
  home: 'Your home is not part of it.',
  creditFile: 'The debts stay on your credit file for {CREDIT_FILE_YEARS} years.',
  next: [
    'You ask someone from your care team for proof.',
    'You send a letter to each of the people you owe.',
    'You wait for the answer.',
  ],
  terms: [],
};
