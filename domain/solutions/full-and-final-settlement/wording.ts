import { courtAction, JUDGMENTS_OFFICE } from '../solution/sharedWording.ts';
import type { WordingIn } from '../solution/wording.ts';

/** What a person reads about it. */
export const wordingIn: WordingIn = nation => ({
  whatItIs: 'You offer one sum now. If the people you owe agree, they clear the rest.',
  advantages: ['It is over at once.', 'You may pay much less than you owe.'],
  risks: {
    home: courtAction(nation),
    failure: 'They can say no. Then you still owe all of it.',
    shared: 'Someone who shares a debt with you, or promised to pay it, may be asked for the rest.',
    others: [
      'Never pay before they agree in writing. They may ask for the rest later.',
      'It uses up money that you may need. Keep some by for bills and rent.',
      'If you go bankrupt later, paying some people and not others can be looked at.',
    ],
  },
  home: {
    owner: 'Your home is not part of it. Do not borrow on your home for it. You still pay your mortgage.',
    tenant: 'Your home is not part of it. You still pay your rent.',
  },
  creditFile: 'For {CREDIT_FILE_YEARS} years, your credit file says that you paid a part.',
  next: [
    'You share the sum out by what you owe to each.',
    'You send each an offer.',
    'You wait for a yes in writing. It says that the rest is cleared.',
    'Then you pay, and keep the letter.',
  ],
  steps: [
    { what: 'You send an offer', who: 'You', says: 'One to each of the people you owe.' },
    { what: 'They answer', who: 'The people you owe', says: 'Wait for a yes in writing.' },
    { what: 'Then you pay', who: 'You', says: 'Keep the letter that says the rest is cleared.' },
  ],
  terms: [JUDGMENTS_OFFICE],
});
