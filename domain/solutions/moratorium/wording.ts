import type { Wording } from '../solution/wording.ts';

/** What a person reads about it. */
export const WORDING: Wording = {
  whatItIs:
    'For {MOR_MONTHS} months, the people you owe cannot take money or goods from you in Scotland. You get time to find a way.',
  advantages: [
    'Nobody can take money from your pay or your bank.',
    'Nobody can ask to make you bankrupt.',
    'It costs nothing.',
  ],
  risks: [
    'Interest does not stop.',
    'The debts are still there at the end.',
    'Your name is on a public register.',
    'You can have it once in {MOR_REPEAT_MONTHS} months.',
  ],
  home: 'You still pay your rent or mortgage.',
  creditFile: 'It does not go on your credit file, but lenders can see the register.',
  next: ['You or an adviser fill in a form on the web.', 'You use the time to choose what comes next.'],
  terms: [{ word: 'public register', meaning: 'a list that anyone can look at' }],
};
