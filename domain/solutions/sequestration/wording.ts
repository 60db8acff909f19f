import type { Wording } from '../solution/wording.ts';

/** What a person reads about it. */
export const WORDING: Wording = {
  whatItIs: 'This is bankruptcy in Scotland. It clears most of your debts when you cannot pay them back.',
  advantages: [
    'Most debts are cleared.',
    'The people you owe must stop chasing you.',
    'If you only get benefits, you pay nothing each month.',
  ],
  risks: [
    'There may be a fee of {SEQ_FEE} to start.',
    'If you have money left each month, you pay for {SEQ_CONTRIBUTION} months.',
    'Things of value can be sold. So can your home.',
    'Some debts stay: court fines, child maintenance and student loans.',
    'You cannot run a company, and your bank may close your account.',
    'If you share a debt with someone, they may have to pay all of it.',
  ],
  home: 'Your share of your home goes to a trustee. They can sell it.',
  creditFile:
    'Your name is on a public register. It stays on your credit file for {CREDIT_FILE_YEARS} years. That makes it hard to borrow.',
  next: [
    'You talk to a money adviser. The law asks for that.',
    'They give you a paper that says you cannot pay.',
    'You send the form and the fee.',
  ],
  terms: [
    { word: 'trustee', meaning: 'the person who takes care of the plan and your things' },
    { word: 'public register', meaning: 'a list that anyone can look at' },
  ],
};
