import { HARD_TO_BORROW, PUBLIC_REGISTER, SHARED_DEBTS } from '../solution/sharedWording.ts';
import type { WordingIn } from '../solution/wording.ts';

/** What a person reads about it. */
export const wordingIn: WordingIn = () => ({
  whatItIs:
    'A court makes this order when you owe {AO_DEBT_MAX} or less. You pay one sum a month to the court.',
  advantages: [
    'You make one payment a month.',
    'The people in it cannot act unless the court says they may.',
    'Your home is not at risk from it.',
    'You can ask the court to clear a part, if it would take too long to pay all of it.',
  ],
  risks: {
    register: 'It goes on the public register of judgments for {CREDIT_FILE_YEARS} years. Anyone can look.',
    failure: 'If you miss payments, the court can end it. Then the people you owe can act again.',
    shared: SHARED_DEBTS,
    others: [
      'You need a judgment against you first.',
      'The court takes up to {AO_COURT_SHARE}% of what you pay for its work. What we say of that is our estimate.',
      'The court may take the payments from your pay. Then your employer knows.',
    ],
  },
  home: {
    owner: 'Your home is not part of it. You still pay your mortgage.',
    tenant: 'Your home is not part of it. You still pay your rent.',
  },
  register: 'It is on the public register of judgments for {CREDIT_FILE_YEARS} years. Anyone can look.',
  creditFile: `It is on your credit file for {CREDIT_FILE_YEARS} years. ${HARD_TO_BORROW}`,
  next: [
    'You fill in a form for the court.',
    'The court decides what you pay.',
    'You pay the court each month.',
  ],
  steps: [
    { what: 'You fill in a form', who: 'You', says: 'An adviser can help you with it.' },
    { what: 'The court decides', who: 'The court', says: 'It says what you pay each month.' },
    { what: 'You start to pay', who: 'You', says: 'One sum a month, to the court.' },
  ],
  terms: [{ word: 'judgment', meaning: 'what a court decides about a debt' }, PUBLIC_REGISTER],
});
