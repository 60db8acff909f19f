import type { Wording } from '../solution/wording.ts';

/** What a person reads about it. */
export const WORDING: Wording = {
  whatItIs: 'Bankruptcy is a legal way to clear most of your debts when you cannot pay them back.',
  advantages: [
    'Most debts are cleared after {BKY_DISCHARGE} months.',
    'The people you owe must stop chasing you.',
    'If you have nothing left each month, you pay nothing each month.',
  ],
  risks: [
    'You pay a fee of {BKY_FEE} to start.',
    'Things of value can be sold. So can your home, and a car you do not need.',
    'If you have more than {IPA_MIN} a month left, you may pay for up to {IPA_MONTHS} months.',
    'Your bank may close your account.',
    'You cannot run a company unless a court says so. Some jobs are closed to you.',
    'You must tell a lender about it if you ask for {DRO_CREDIT_TOLD} or more.',
    'If you hid things or took on debt you could not pay, limits can last up to {BKY_RESTRICTION_YEARS} years.',
    'Some debts stay: court fines, child maintenance and student loans.',
    'If you share a debt with someone, they may have to pay all of it.',
  ],
  home: 'Your share of your home goes to a trustee. They have {BKY_HOME_YEARS} years to deal with it, and can sell it. If your partner or children live there, that most often waits for a year. A share of less than {BKY_HOME_LEAST} is given back.',
  creditFile:
    'Your name is on a public register and in a public paper. It stays on your credit file for {CREDIT_FILE_YEARS} years. That makes it hard to borrow.',
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
