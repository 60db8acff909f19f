import type { Wording } from '../solution/wording.ts';

/** What a person reads about it. */
export const WORDING: Wording = {
  whatItIs:
    'You pay each of the people you owe {TPP_PER_CREDITOR} a month, for {TPP_MONTHS_MIN} to {TPP_MONTHS_MAX} months. It gives you time when you have next to nothing left.',
  advantages: ['You pay very little.', 'It is easy to stop or change.', 'It shows that you want to pay.'],
  risks: [
    'The debts do not go down.',
    'The people you owe can say no.',
    'Interest may go on, so you may owe more.',
  ],
  home: 'Your home is not part of it. But someone you owe can still go to court.',
  creditFile: 'Paying less than you agreed marks your credit file for {CREDIT_FILE_YEARS} years.',
  next: [
    'You write to each of the people you owe..',
    'You pay what you offered.',
    'You look at it again when your money changes.',
  ],
  terms: [],
};
