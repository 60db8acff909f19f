import type { Wording } from '../solution/wording.ts';

/** What a person reads about it. */
export const WORDING: Wording = {
  whatItIs:
    'An IVA is a deal with the people you owe. You pay one sum a month that you can afford. At the end, the rest of the debt in it is cleared.',
  advantages: [
    'You make one payment a month.',
    'Interest and charges stop.',
    'The people you owe cannot chase you once it starts.',
    'In most cases you keep your home.',
  ],
  risks: [
    'The people you owe vote on it. It needs {IVA_APPROVAL}% by value to say yes.',
    'It costs fees. They come out of what you pay in.',
    'You must live on a tight budget for years.',
    'If you get more money, you may have to pay in more.',
    'If you miss payments, it can stop. Then the debts come back with interest, and you could be made bankrupt.',
    'It can affect some jobs and rented homes.',
    'Some debts stay: court fines, child maintenance and student loans.',
    'If you share a debt with someone, they may have to pay all of it.',
  ],
  home: 'You will not be made to sell your home. If your share of it is worth enough, you pay for {IVA_TERM_HOME} months, not {IVA_TERM}.',
  creditFile:
    'Your name is on a public register until {IVA_REGISTER_MONTHS} months after it ends. It stays on your credit file for {CREDIT_FILE_YEARS} years. That makes it hard to borrow.',
  next: [
    'You talk to an insolvency practitioner. Only they can set it up.',
    'They give you a fact sheet about your choices.',
    'They check your budget and write the offer.',
    'The people you owe vote.',
    'If they say yes, you start to pay.',
  ],
  terms: [
    { word: 'insolvency practitioner', meaning: 'a person with a licence to run this kind of plan' },
    { word: 'public register', meaning: 'a list that anyone can look at' },
  ],
};
