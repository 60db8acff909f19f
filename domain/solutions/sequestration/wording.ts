import {
  ADDRESS_CAN_BE_LEFT_OUT,
  COMMON_FINANCIAL_TOOL,
  HARD_TO_BORROW,
  PUBLIC_REGISTER,
  SHARED_DEBTS,
  TRUSTEE,
} from '../solution/sharedWording.ts';
import type { WordingIn } from '../solution/wording.ts';

/** What a person reads about it. */
export const wordingIn: WordingIn = () => ({
  whatItIs: 'This is bankruptcy in Scotland. It clears most of your debts when you cannot pay them back.',
  advantages: [
    'You are usually free of most debts after {SEQ_DISCHARGE} months, if you work with the trustee.',
    'The people you owe must stop chasing you. Sheriff officers cannot act for them.',
    'If you only get benefits, you pay nothing each month.',
  ],
  risks: {
    home: { owner: 'Your home can be sold. Your share of it goes to a trustee.' },
    work: 'You cannot run a company unless a court says you may. Some jobs are closed to you, so check your contract.',
    register: 'Your name goes on a public register, the Register of Insolvencies. Anyone can look.',
    failure:
      'It is hard to undo. If you do not work with the trustee, or hid things, limits on you can last for years.',
    shared: SHARED_DEBTS,
    bank: 'Your bank may freeze or close your account. Open one with a bank that you owe nothing.',
    others: [
      'There is a fee of {SEQ_FEE} to start. People on some benefits pay none.',
      'If you have money left each month, you pay for {SEQ_CONTRIBUTION} months. That goes on after you are free.',
      'The Common Financial Tool sets that sum. What we say of it is our estimate.',
      'Things of value can be sold. So can a car that you do not need, or one worth more than {ESTATE_VEHICLE_KEPT}.',
      'If you get more money or things, you must say so.',
      'You must tell a lender about it before you borrow.',
      'Some debts stay: court fines, child maintenance, student loans, and loans or advances from a benefit.',
      'So do debts tied to your home or goods, debts from fraud, and new debts.',
    ],
  },
  home: {
    owner:
      'Your share of your home goes to a trustee. They can sell it. Talk to an adviser before you choose this. If you stay, you still pay your mortgage.',
    tenant:
      'You still pay your rent. If rent is late, your landlord can still ask a court or tribunal for your home.',
  },
  register: `Your name is on the Register of Insolvencies of the Accountant in Bankruptcy. It stays there for {ROI_YEARS_AFTER} year after the trustee has finished. ${ADDRESS_CAN_BE_LEFT_OUT}`,
  creditFile: `It stays on your credit file for {CREDIT_FILE_YEARS} years. ${HARD_TO_BORROW}`,
  next: [
    'You talk to a money adviser. The law asks for that.',
    'They work out what you can pay, by the Common Financial Tool.',
    'They give you a paper that says you cannot pay, the Certificate for Sequestration. You use it within {SEQ_CERTIFICATE_DAYS} days.',
    'You read the form and sign it. It goes to the Accountant in Bankruptcy with the fee.',
  ],
  steps: [
    { what: 'Talk to a money adviser', who: 'You both', says: 'They work out what you can pay.' },
    {
      what: 'The form goes in',
      who: 'Your adviser',
      says: 'You sign it first. The fee goes with it, and a paper that says you cannot pay.',
    },
    { what: 'It starts', who: 'Accountant in Bankruptcy', says: 'The people you owe must stop chasing you.' },
  ],
  terms: [
    TRUSTEE,
    PUBLIC_REGISTER,
    COMMON_FINANCIAL_TOOL,
    { word: 'Accountant in Bankruptcy', meaning: 'the office in Scotland that looks after bankruptcies' },
    { word: 'Sequestration', meaning: 'the word for bankruptcy in the law of Scotland' },
  ],
});
