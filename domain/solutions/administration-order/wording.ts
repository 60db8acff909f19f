import type { Wording } from '../solution/wording.ts';

/** What a person reads about it. */
export const WORDING: Wording = {
  whatItIs:
    'A court makes this order when you owe {AO_DEBT_MAX} or less. You pay one sum a month to the court.',
  advantages: [
    'You make one payment a month.',
    'The people in it cannot act unless the court says they may.',
    'Your home is not at risk from it.',
  ],
  risks: [
    'The court takes up to {AO_COURT_SHARE}% for its work.',
    'If you miss payments, it can end.',
    'You need a judgment against you first.',
  ],
  home: 'Your home is not part of it.',
  creditFile:
    'It is on a list of judgments, and on your credit file, for {CREDIT_FILE_YEARS} years. That makes it hard to borrow.',
  next: ['You fill in a form for the court.', 'The court decides what you pay.'],
  terms: [{ word: 'judgment', meaning: 'what a court decides about a debt' }],
};
