import type { Wording } from '../solution/wording.ts';

/** What a person reads about it. */
export const WORDING: Wording = {
  whatItIs: 'You offer one sum now. If the people you owe agree, they clear the rest.',
  advantages: ['It is over at once.', 'You may pay much less than you owe.'],
  risks: [
    'They can say no.',
    'Never pay before they agree in writing.',
    'It uses up money that you may need.',
  ],
  home: 'Your home is not part of it.',
  creditFile: 'For {CREDIT_FILE_YEARS} years, your credit file says that you paid a part.',
  next: [
    'You share the sum out by what you owe to each.',
    'You send each an offer.',
    'You wait for a yes in writing.',
    'Then you pay.',
  ],
  terms: [],
};
