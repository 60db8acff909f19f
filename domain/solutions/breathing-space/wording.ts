import { PUBLIC_REGISTER } from '../solution/sharedWording.ts';
import type { WordingIn } from '../solution/wording.ts';

/** What a person reads about it. */
export const wordingIn: WordingIn = () => ({
  whatItIs:
    'Breathing Space stops most debts for {BS_DAYS} days. You get time to find a way to deal with them.',
  advantages: [
    'Interest, fees and letters about the debts in it stop.',
    'Bailiffs and courts must wait.',
    'It costs nothing. Nobody may charge for it.',
    'Your name is not on a public register.',
  ],
  risks: {
    home: {
      owner: 'You must pay your mortgage as it falls due, if you can. If you do not, it can end early.',
      tenant: 'You must pay your rent as it falls due, if you can. If you do not, it can end early.',
    },
    failure: 'It does not clear any debt. The debts are still there at the end.',
    others: [
      'You still pay bills, tax and hire purchase when they are due.',
      'You must not borrow more than {BS_NEW_CREDIT_MAX} while it lasts.',
      'An adviser checks with you between day {BS_REVIEW_FROM} and day {BS_REVIEW_TO}. It can end early.',
      'Some debts are left out: court fines, child maintenance, student loans, Social Fund loans and benefit advances.',
      'So are debts from fraud, money you owe for an injury, and council tax that is not due yet.',
      'Of a debt tied to your home or goods, only what is late is in it.',
      'Money may still be taken from your benefits for what you owe.',
      'You can have it once in {BS_REPEAT_MONTHS} months.',
    ],
  },
  home: {
    owner: 'You still pay your mortgage. Nobody can chase you for what is late.',
    tenant: 'You still pay your rent. Nobody can chase you for what is late.',
  },
  creditFile: 'It does not go on your credit file. Payments you missed before still do.',
  next: [
    'You fill in a form. An adviser reads all of it: only they can start it.',
    'They check that it fits you, and ring you if something is unclear.',
    'Could someone harm you if they find your home? Tell them. Your address can be kept private.',
    'You use the time to choose what comes next.',
    'Are you in care for a mental health crisis? Tell them. There is a longer kind for that.',
  ],
  steps: [
    {
      what: 'You fill in a form',
      who: 'You',
      says: 'Much is in it already. You can talk to us at any time.',
    },
    {
      what: 'An adviser checks that it fits',
      who: 'Your adviser',
      says: 'Only they can start it. They ring you if something is unclear. You pay nothing for it.',
    },
    { what: 'It starts', who: 'The people you owe', says: 'They must stop chasing you for {BS_DAYS} days.' },
  ],
  terms: [PUBLIC_REGISTER],
});
