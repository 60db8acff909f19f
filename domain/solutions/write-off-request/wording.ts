import { courtAction, JUDGMENTS_OFFICE } from '../solution/sharedWording.ts';
import type { WordingIn } from '../solution/wording.ts';

/** What a person reads about it. */
export const wordingIn: WordingIn = nation => ({
  whatItIs:
    'You ask the people you owe to clear the debts. It is for people who are ill for a long time and have nothing left.',
  advantages: ['You pay nothing.', 'It is a letter, not a court.'],
  risks: {
    home: courtAction(nation),
    failure: 'They can say no. Then you still owe all of it.',
    shared: 'Someone who shares a debt with you, or promised to pay it, can still be asked for all of it.',
    others: [
      'They may ask for proof from someone who cares for you.',
      'Interest may go on until they answer.',
    ],
  },
  home: {
    owner: 'Your home is not part of it. You still pay your mortgage.',
    tenant: 'Your home is not part of it. You still pay your rent.',
  },
  creditFile: 'The debts stay on your credit file for {CREDIT_FILE_YEARS} years.',
  next: [
    'You ask someone from your care team for proof. There is a form for that, the Debt and Mental Health Evidence Form.',
    'You send a letter to each of the people you owe.',
    'You wait for the answer in writing.',
  ],
  steps: [
    { what: 'You ask for proof', who: 'Your care team', says: 'There is a form for that.' },
    { what: 'You send letters', who: 'You', says: 'One to each of the people you owe.' },
    { what: 'They answer', who: 'The people you owe', says: 'They can say no. Wait for it in writing.' },
  ],
  terms: [JUDGMENTS_OFFICE],
});
