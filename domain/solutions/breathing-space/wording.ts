import type { Wording } from '../solution/wording.ts';

/** What a person reads about it. */
export const WORDING: Wording = {
  whatItIs:
    'Breathing Space stops most debts for {BS_DAYS} days. You get time to find a way to deal with them.',
  advantages: [
    'Interest, fees and letters stop.',
    'Bailiffs and courts must wait.',
    'It costs nothing.',
    'Your name is not on a public register.',
  ],
  risks: [
    'The debts are still there at the end.',
    'You still pay your rent, bills and tax when they are due.',
    'You must not borrow more than {BS_NEW_CREDIT_MAX} while it lasts.',
    'An adviser checks with you half way. It can end early.',
    'You can have it once in {BS_REPEAT_MONTHS} months.',
  ],
  home: 'You still pay your rent or mortgage. Nobody can chase you for what is late.',
  creditFile: 'It does not go on your credit file.',
  next: [
    'You talk to an adviser. Only they can start it.',
    'They check that it fits you.',
    'You use the time to choose what comes next.',
    'Are you in care for a mental health crisis? Tell them. There is a longer kind for that.',
  ],
  terms: [{ word: 'public register', meaning: 'a list that anyone can look at' }],
};
