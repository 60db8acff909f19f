import type { Wording } from '../solution/wording.ts';

/** What a person reads about it. */
export const WORDING: Wording = {
  whatItIs:
    'A debt relief order stops the debts in it for {DRO_LENGTH} months. If you still cannot pay then, they are cleared.',
  advantages: [
    'You pay nothing each month.',
    'The fee is {DRO_FEE}.',
    'The people you owe in it must stop chasing you.',
    'The debts are cleared at the end.',
  ],
  risks: [
    'You must say if you get more money or things. The order can be taken back.',
    'A debt you forget cannot be added later.',
    'Some debts stay: court fines, child maintenance and student loans.',
    'You must tell a lender about it if you ask for {DRO_CREDIT_TOLD} or more.',
    'If you share a debt with someone, they may have to pay all of it. Each of you would need an order.',
  ],
  home: 'It is for people who do not own a home. If your rent is late, your landlord can still ask a court for your home.',
  creditFile:
    'Your name is on a public register. It stays on your credit file for {CREDIT_FILE_YEARS} years. That makes it hard to borrow.',
  next: [
    'You talk to an adviser who can apply for you. You cannot apply alone.',
    'You show them what you owe and own.',
    'They send the form.',
  ],
  terms: [{ word: 'public register', meaning: 'a list that anyone can look at' }],
};
