import {
  ADDRESS_CAN_BE_LEFT_OUT,
  BANK,
  HARD_TO_BORROW,
  PUBLIC_REGISTER,
  SHARED_DEBTS,
} from '../solution/sharedWording.ts';
import type { WordingIn } from '../solution/wording.ts';

/** What a person reads about it. */
export const wordingIn: WordingIn = nation => {
  const isNorthernIreland = nation === 'northern-ireland';
  return {
    whatItIs:
      'A debt relief order stops the debts in it for {DRO_LENGTH} months. If you still cannot pay then, they are cleared.',
    advantages: [
      'You pay nothing each month to the debts in it.',
      'The fee is {DRO_FEE}.',
      'The people in it must stop chasing you.',
      'The debts in it are cleared at the end.',
    ],
    risks: {
      home: {
        owner: 'It is not open to people who own a home, or a share of one.',
        tenant: 'If your rent is late, your landlord can still ask a court for your home.',
      },
      work: 'You cannot run a company in that time unless a court says you may. Most jobs are fine. In money or law, ask first.',
      register: isNorthernIreland
        ? 'Your name goes on a public register of the Department for the Economy. Anyone can look.'
        : 'Your name goes on a public register for {DRO_REGISTER_MONTHS} months. Anyone can look.',
      failure:
        'If you get more money or things, you must say so. The order can be taken back. Then you owe the debts again.',
      forgotten: 'A debt you forget cannot be added later. You still owe it.',
      shared: SHARED_DEBTS,
      bank: BANK,
      others: [
        'You must tell a lender about it if you ask for {DRO_CREDIT_TOLD} or more.',
        'Some debts stay: court fines, child maintenance, student loans, and Social Fund or budgeting loans.',
        'So do debts tied to your home or goods, debts from fraud, and money you owe for an injury.',
        'It is for one person. A partner who owes too needs an order of their own.',
        'If you hid things or were not open, limits can last up to {BKY_RESTRICTION_YEARS} years.',
        'You can have one once in {DRO_REPEAT_YEARS} years.',
      ],
    },
    home: {
      owner: 'It is for people who do not own a home, or a share of one.',
      tenant:
        'You still pay your rent. The order stops what is late, but your landlord can still ask a court for your home.',
    },
    register: isNorthernIreland
      ? 'Your name is on the register of debt relief orders in Northern Ireland. Anyone can look. It is not put in a newspaper.'
      : `Your name is on the Individual Insolvency Register until {REGISTER_MONTHS_AFTER} months after it ends: {DRO_REGISTER_MONTHS} months in all. Anyone can look. ${ADDRESS_CAN_BE_LEFT_OUT}`,
    creditFile: `It stays on your credit file for {CREDIT_FILE_YEARS} years. ${HARD_TO_BORROW}`,
    next: [
      'You talk to an adviser who can apply for you. You cannot apply alone.',
      'You show them what you owe and own.',
      'You tell them of gifts, sales and who you paid back in the last {CONDUCT_MONTHS} months.',
      'You read the form and say that it is right.',
      'They send it to the official receiver, who decides.',
    ],
    steps: [
      { what: 'Talk to an adviser', who: 'You both', says: 'They check the list of your debts with you.' },
      { what: 'The form goes in', who: 'Your adviser', says: 'You read it first, and say that it is right.' },
      { what: 'The order starts', who: 'Official receiver', says: 'The people in it must stop chasing you.' },
    ],
    terms: [
      PUBLIC_REGISTER,
      { word: 'official receiver', meaning: 'the officer of the state who looks after these orders' },
    ],
  };
};
