import type { Wording } from '../solution/wording.ts';

/** What a person reads about it. */
export const WORDING: Wording = {
  whatItIs:
    'A trust deed is a deal with the people you owe in Scotland. You pay one sum a month. At the end, the rest is cleared.',
  advantages: [
    'You make one payment a month.',
    'Interest stops.',
    'Once it is protected, the people you owe cannot chase you.',
    'The rest is cleared at the end.',
  ],
  risks: [
    'The things you own go to a trustee.',
    'The people you owe have {PTD_OBJECTION_DAYS} days to say no.',
    'Fees come out of what you pay in.',
    'If it does not work out, you could be made bankrupt.',
    'It can affect some jobs.',
    'Some debts stay: court fines, child maintenance and student loans.',
    'If you share a debt with someone, they may have to pay all of it.',
  ],
  home: 'You may have to pay in what your share of your home is worth. Your home can be left out if your mortgage lender agrees. If you own a home, you may pay for up to {PTD_TERM_HOME} months.',
  creditFile:
    'Your name is on a public register. It stays on your credit file for {CREDIT_FILE_YEARS} years. That makes it hard to borrow.',
  next: [
    'You talk to a money adviser.',
    'A trustee with a licence writes the deed.',
    'The people you owe are told.',
    'You pay for {PTD_TERM} months.',
  ],
  terms: [
    { word: 'trustee', meaning: 'the person who takes care of the plan and your things' },
    { word: 'public register', meaning: 'a list that anyone can look at' },
  ],
};
