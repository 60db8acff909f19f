import { courtAction, JUDGMENTS_OFFICE } from '../solution/sharedWording.ts';
import type { WordingIn } from '../solution/wording.ts';

/** What a person reads about it. */
export const wordingIn: WordingIn = nation => ({
  whatItIs: 'A debt action plan. You sort out the debts that matter most, and talk to an adviser.',
  advantages: [
    'Anyone can do it.',
    'It costs nothing.',
    'You see what comes first.',
    'It keeps every choice open.',
  ],
  risks: {
    home: courtAction(nation),
    failure: 'It does not clear any debt.',
    others: ['Interest may go on while you work on it.'],
  },
  home: {
    owner: 'It puts the mortgage first, so that you keep your home.',
    tenant: 'It puts rent first, so that you keep your home.',
  },
  creditFile: 'It does not go on your credit file. Late payments still do, for {CREDIT_FILE_YEARS} years.',
  next: [
    'You go through your budget.',
    'You agree what to pay on late bills for your home, heat and tax.',
    'You talk to an adviser about the rest.',
  ],
  steps: [
    { what: 'You go through your budget', who: 'You', says: 'You see what comes first.' },
    { what: 'You agree what is late', who: 'You', says: 'What to pay for your home, heat and tax.' },
    { what: 'Talk about the rest', who: 'You both', says: 'An adviser looks at it with you.' },
  ],
  terms: [JUDGMENTS_OFFICE],
});
