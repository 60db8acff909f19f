import type { Wording } from '../wording.ts';

/** What a person reads about it. */
export const WORDING: Wording = {
  whatItIs: 'Bankruptcy is a court or state order. It lets go of most debts when you cannot pay them back.',
  advantages: [
    'Most debts are let go after {BKY_DISCHARGE} months.',
    'The people you owe must stop chasing you.',
    'If nothing is left each month, you do not pay each month.',
  ],
  risks: [
    'You pay a fee of {BKY_FEE} to start.',
    'Things of value can be sold. So can your home.',
    'If more than {IPA_MIN} a month is left, you may pay for up to {IPA_MONTHS} months.',
    'Your bank may close your account.',
    'You cannot run a company without leave from a court, and some jobs are barred.',
    'Some debts stay: court fines, child maintenance and student loans.',
    'If you share a debt with someone, they may have to pay all of it.',
  ],
  home: 'Your share of your home goes to a trustee. They can sell it. They have 3 years to deal with it. A share of less than {BKY_HOME_LEAST} is given back.',
  creditFile:
    'Your name is on a public register. It stays on your credit file for {CREDIT_FILE_YEARS} years. That makes it hard to borrow.',
  next: [
    'You talk to an adviser. This step is hard to undo.',
    'You save up for the fee. You can pay it bit by bit.',
    'You fill in the form.',
    'The official receiver talks to you about your money.',
  ],
  terms: [
    { word: 'trustee', meaning: 'the person who takes care of the plan and your things' },
    { word: 'public register', meaning: 'a list that anyone can look at' },
    { word: 'official receiver', meaning: 'the officer of the state who looks after bankruptcies' },
  ],
};
