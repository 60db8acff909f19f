import type { Wording } from '../solution/wording.ts';

/** What a person reads about it. */
export const WORDING: Wording = {
  whatItIs:
    'This is a short kind of bankruptcy in Scotland. It is for people with little money and few things.',
  advantages: [
    'You pay nothing each month.',
    'Most debts are cleared after {MAP_DISCHARGE} months.',
    'The people you owe must stop chasing you.',
  ],
  risks: [
    'There may be a fee of {MAP_FEE}.',
    'Some debts stay: court fines, child maintenance and student loans.',
    'For a year or so it is hard to borrow.',
    'You cannot run a company, and your bank may close your account.',
    'If you get more money or things, you must say so.',
    'If you share a debt with someone, they may have to pay all of it.',
  ],
  home: 'It is for people who do not own a home. You still pay your rent.',
  creditFile:
    'Your name is on a public register. It stays on your credit file for {CREDIT_FILE_YEARS} years. That makes it hard to borrow.',
  next: [
    'You talk to a money adviser. The law asks for that.',
    'They check what you owe and own.',
    'You send the form.',
  ],
  terms: [{ word: 'public register', meaning: 'a list that anyone can look at' }],
};
