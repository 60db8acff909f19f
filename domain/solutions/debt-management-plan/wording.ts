import { courtAction, JUDGMENTS_OFFICE } from '../solution/sharedWording.ts';
import type { WordingIn } from '../solution/wording.ts';

/** What a person reads about it. */
export const wordingIn: WordingIn = nation => ({
  whatItIs:
    'With a debt management plan, you pay each of the people you owe a fair share of what you can spare. Over time, you pay back all of the debt in it.',
  advantages: [
    'We work out what each one gets, and write the offers for you to send.',
    'It can change when your life does.',
    'You can leave at any time.',
    'Most of the people you owe stop adding interest.',
  ],
  risks: {
    home: courtAction(nation),
    failure: 'It is not a legal deal. The people you owe can say no, or change their minds.',
    shared: 'Someone who shares a debt with you, or promised to pay it, can still be asked for all of it.',
    bank: 'A bank that you owe may take money from your account. Open one with a bank that you owe nothing.',
    others: [
      'They may still add interest, contact you or say that you broke the deal you had.',
      'They may sell the debt to someone else.',
      'It can take longer, so you may pay more in all.',
      'You pay each of them yourself, every month. We hold no money.',
      'It does not cover debts that come first, like rent, tax or fines. You pay those from your budget.',
      'Our fee is {DMP_FEE}. Charities run plans for free. Some firms charge.',
    ],
  },
  home: {
    owner: `Your home is not part of it. You still pay your mortgage. ${courtAction(nation).owner}`,
    tenant: 'Your home is not part of it. You still pay your rent.',
  },
  creditFile:
    'If you pay less than you agreed, it marks your credit file. A mark stays for {CREDIT_FILE_YEARS} years from the day it is made.',
  next: [
    'You check your budget once more.',
    'We write an offer to each of the people you owe. You read them and send them.',
    'You wait for their answers. You can pay what you offered meanwhile.',
    'You pay each of them yourself, every month.',
    'You look at it again when your money changes.',
  ],
  steps: [
    { what: 'We write your offers', who: 'You both', says: 'You check your budget, and read them.' },
    { what: 'You send your offers', who: 'You', says: 'They can say no, or ask for more.' },
    { what: 'You start to pay', who: 'You', says: 'To each of them yourself. We hold no money.' },
  ],
  terms: [JUDGMENTS_OFFICE],
});
