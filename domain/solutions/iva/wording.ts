import {
  ADDRESS_CAN_BE_LEFT_OUT,
  BANK,
  HARD_TO_BORROW,
  INSOLVENCY_PRACTITIONER,
  PUBLIC_REGISTER,
  SHARED_DEBTS,
} from '../solution/sharedWording.ts';
import type { WordingIn } from '../solution/wording.ts';

/** What a person reads about it. */
export const wordingIn: WordingIn = nation => {
  const isNorthernIreland = nation === 'northern-ireland';
  return {
    whatItIs:
      'An IVA is a legal deal with the people you owe. You pay one sum a month that you can afford. At the end, the rest of the debt in it is cleared.',
    advantages: [
      'You make one payment a month.',
      'Interest and charges on the debts in it stop.',
      'Once it starts, the people in it cannot chase you or take you to court.',
      {
        owner: 'Your home is usually not sold.',
        tenant: 'The rest of the debt in it is cleared at the end.',
      },
    ],
    risks: {
      home: {
        owner:
          'Your home is usually not sold, but it counts. If your share is worth enough, you pay for longer.',
        tenant: 'Some rental agreements say that an IVA ends them. Check yours first.',
      },
      work: 'It can affect some jobs. Check your contract. To run a company, you may need a court to agree.',
      register: isNorthernIreland
        ? 'Your name goes on a public register of the Department for the Economy. Anyone can look.'
        : 'Your name goes on a public register. Anyone can look.',
      failure:
        'If you miss payments, it can go on for longer or end. Then the debts come back with interest, and you could be made bankrupt.',
      shared: SHARED_DEBTS,
      bank: BANK,
      others: [
        'The people you owe vote, and can say no. It needs a yes from {IVA_APPROVAL}% of those who vote, by what they are owed.',
        'It costs fees. There are none before it is agreed. Then they come out of what you pay in.',
        'What we say of fees is our estimate. The firm must show you its own before you sign.',
        'You must live on an agreed budget for years. It is looked at each year.',
        'If you get more pay, overtime or a lump sum, you may have to pay some of it in.',
        'Some debts stay: debts tied to your home or goods, late rent, and loans or advances from a benefit.',
        'So do court fines, child maintenance and student loans.',
        'You must ask before you borrow while it runs.',
      ],
    },
    home: {
      owner: isNorthernIreland
        ? 'Your home is usually not sold. Your share of it is looked at. If it is worth enough, you may pay for {IVA_TERM_HOME} months, not {IVA_TERM}. You still pay your mortgage.'
        : 'Your home is usually not sold, and you do not have to borrow on it. {IVA_HOME_COUNTED}% of its value counts, less what is owed on it. If your share of that comes to {IVA_EQUITY_MIN}, you pay for {IVA_TERM_HOME} months, not {IVA_TERM}. You still pay your mortgage.',
      tenant:
        'You still pay your rent. Late rent is not part of it, so your landlord can still ask a court for your home.',
    },
    register: isNorthernIreland
      ? 'Your name is on the register of IVAs in Northern Ireland. Anyone can look.'
      : `Your name is on the Individual Insolvency Register until {IVA_REGISTER_MONTHS} months after it ends. Anyone can look. ${ADDRESS_CAN_BE_LEFT_OUT}`,
    creditFile: `It stays on your credit file for {CREDIT_FILE_YEARS} years. ${HARD_TO_BORROW}`,
    next: [
      'You talk to an adviser, who checks that nothing cheaper fits.',
      'You talk to an insolvency practitioner. Only they can set it up.',
      'They give you a fact sheet: “In debt? Dealing with your creditors”.',
      'They check your budget and write the offer. You read it before you sign.',
      'The people you owe vote.',
      'If they say yes, you start to pay.',
    ],
    steps: [
      { what: 'Talk to an adviser', who: 'You both', says: 'They check that nothing cheaper fits.' },
      { what: 'You sign an offer', who: 'The firm', says: 'A person with a licence writes it.' },
      { what: 'A vote', who: 'The people you owe', says: 'If enough of them say yes, you start to pay.' },
    ],
    terms: [
      INSOLVENCY_PRACTITIONER,
      PUBLIC_REGISTER,
      { word: 'creditor', meaning: 'someone you owe money to' },
    ],
  };
};
