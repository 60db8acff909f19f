import { courtAction, JUDGMENTS_OFFICE } from '../solution/sharedWording.ts';
import type { WordingIn } from '../solution/wording.ts';

/** What a person reads about it. */
export const wordingIn: WordingIn = nation => ({
  whatItIs: 'You pay back what you owe by yourself, with a plan you can keep to.',
  advantages: ['You can do it on your own.', 'It costs nothing.', 'You can change it at any time.'],
  risks: {
    home: courtAction(nation),
    failure: 'It is not a legal deal. The people you owe can say no, or change their minds.',
    shared:
      'Someone who shares a debt with you, or promised to pay it, can be asked for it if you miss a payment.',
    others: [
      'You write to the people you owe and pay them yourself. We hold no money.',
      'Interest may go on.',
    ],
  },
  home: {
    owner: 'Your home is not part of it. You still pay your mortgage.',
    tenant: 'Your home is not part of it. You still pay your rent.',
  },
  creditFile:
    'If you pay what you agreed, your credit file stays as it is. A payment you miss stays on it for {CREDIT_FILE_YEARS} years.',
  next: [
    'We show what each one gets, and write the letters for you to send.',
    'You set up the payments to each of them.',
    'You check once a month that it still works.',
  ],
  steps: [
    { what: 'You share out the money', who: 'You', says: 'We show what each one gets.' },
    {
      what: 'You tell each of them',
      who: 'You',
      says: 'We write the letters. Then you set up the payments.',
    },
    { what: 'You check once a month', who: 'You', says: 'Change it when your money changes.' },
  ],
  terms: [JUDGMENTS_OFFICE],
});
