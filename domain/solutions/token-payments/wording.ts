import { courtAction, JUDGMENTS_OFFICE } from '../solution/sharedWording.ts';
import type { WordingIn } from '../solution/wording.ts';

/** What a person reads about it. */
export const wordingIn: WordingIn = nation => ({
  whatItIs:
    'You pay each of the people you owe {TPP_PER_CREDITOR} a month, for {TPP_MONTHS_MIN} to {TPP_MONTHS_MAX} months. It gives you time when you have next to nothing left.',
  advantages: ['You pay very little.', 'It is easy to stop or change.', 'It shows that you want to pay.'],
  risks: {
    home: courtAction(nation),
    failure: 'It is not a legal deal. The people you owe can say no, or change their minds.',
    shared: 'Someone who shares a debt with you, or promised to pay it, can still be asked for all of it.',
    others: [
      'The debts hardly go down. This is for a short time only.',
      'Interest may go on, so you may owe more.',
      'You still pay rent, tax, fines and other debts that come first.',
    ],
  },
  home: {
    owner: `Your home is not part of it. You still pay your mortgage. ${courtAction(nation).owner}`,
    tenant: 'Your home is not part of it. You still pay your rent.',
  },
  creditFile: 'Paying less than you agreed marks your credit file for {CREDIT_FILE_YEARS} years.',
  next: [
    'We write an offer to each of the people you owe. You read them and send them.',
    'You pay what you offered.',
    'You look at it again when your money changes.',
  ],
  steps: [
    { what: 'You send your offers', who: 'You', says: 'We write them: {TPP_PER_CREDITOR} a month to each.' },
    { what: 'They answer', who: 'The people you owe', says: 'They can say no, or ask for more.' },
    { what: 'You start to pay', who: 'You', says: 'To each of them yourself. We hold no money.' },
  ],
  terms: [JUDGMENTS_OFFICE],
});
