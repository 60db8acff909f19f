import { PUBLIC_REGISTER } from '../solution/sharedWording.ts';
import type { WordingIn } from '../solution/wording.ts';

/** What a person reads about it. */
export const wordingIn: WordingIn = () => ({
  whatItIs:
    'For {MOR_MONTHS} months, the people you owe cannot send sheriff officers or freeze your money. You get time to find a way.',
  advantages: [
    'Nobody can start to take money from your pay or your bank.',
    'Nobody can ask to make you bankrupt.',
    'It costs nothing.',
  ],
  risks: {
    home: {
      owner: 'You must still pay your mortgage. A lender can still act on late payments.',
      tenant: 'You must still pay your rent. A landlord can still act on late rent.',
    },
    register: 'Your name goes on a public register. Anyone can look.',
    failure: 'It does not clear any debt. The debts are still there at the end.',
    others: [
      'Interest does not stop.',
      'What is taken from your pay now may go on.',
      'You can have it once in {MOR_REPEAT_MONTHS} months.',
    ],
  },
  home: {
    owner: 'You still pay your mortgage. Talk to your lender if it is late.',
    tenant: 'You still pay your rent. Talk to your landlord if it is late.',
  },
  register:
    'Your name is on the register of moratoriums of the Accountant in Bankruptcy while it lasts. Anyone can look.',
  creditFile: 'It does not go on your credit file, but lenders can see the register.',
  next: [
    'You or an adviser fill in a form on the web. It goes to the Accountant in Bankruptcy.',
    'You use the time to choose what comes next.',
    'If you apply for something in that time, it goes on until that is decided.',
  ],
  steps: [
    { what: 'A form goes in', who: 'You or an adviser', says: 'It costs nothing.' },
    { what: 'It starts', who: 'Accountant in Bankruptcy', says: 'Nobody can start to take your pay.' },
    { what: 'You choose what is next', who: 'You both', says: 'You have {MOR_MONTHS} months for that.' },
  ],
  terms: [
    PUBLIC_REGISTER,
    { word: 'Accountant in Bankruptcy', meaning: 'the office in Scotland that keeps the register' },
    { word: 'moratorium', meaning: 'a time in which nobody may act on a debt' },
  ],
});
