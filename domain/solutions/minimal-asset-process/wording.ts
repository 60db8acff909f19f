import {
  ADDRESS_CAN_BE_LEFT_OUT,
  HARD_TO_BORROW,
  PUBLIC_REGISTER,
  SHARED_DEBTS,
} from '../solution/sharedWording.ts';
import type { WordingIn } from '../solution/wording.ts';

/** What a person reads about it. */
export const wordingIn: WordingIn = () => ({
  whatItIs:
    'This is a short kind of bankruptcy in Scotland. It is for people with little money and few things.',
  advantages: [
    'You pay nothing each month.',
    'You are free of most debts after {MAP_DISCHARGE} months.',
    'The people you owe must stop chasing you. Sheriff officers cannot act for them.',
  ],
  risks: {
    home: {
      owner: 'It is not open to people who own a home or land.',
      tenant: 'If your rent is late, your landlord can still ask a court or tribunal for your home.',
    },
    work: 'You cannot run a company unless a court says you may. It can affect some jobs, so check your contract.',
    register: 'Your name goes on a public register, the Register of Insolvencies. Anyone can look.',
    failure:
      'If you get more money or things, you must say so. It can turn into a full bankruptcy, with more to pay.',
    shared: SHARED_DEBTS,
    bank: 'Your bank may freeze or close your account. Open one with a bank that you owe nothing.',
    others: [
      'There is a fee of {MAP_FEE}. People on some benefits, or with nothing left each month, pay none.',
      'Some debts stay: court fines, child maintenance, student loans, and loans or advances from a benefit.',
      'So do debts tied to goods, debts from fraud, and new debts.',
      'You must tell a lender about it, also for {MAP_CREDIT_AFTER} months after you are free.',
      'You can have it once in {MAP_REPEAT_YEARS} years.',
    ],
  },
  home: {
    owner: 'It is for people who do not own a home or land.',
    tenant:
      'You still pay your rent. If rent is late, your landlord can still ask a court or tribunal for your home.',
  },
  register: `Your name is on the Register of Insolvencies of the Accountant in Bankruptcy. It stays there for {ROI_YEARS_AFTER} year after the case is closed. ${ADDRESS_CAN_BE_LEFT_OUT}`,
  creditFile: `It stays on your credit file for {CREDIT_FILE_YEARS} years. ${HARD_TO_BORROW}`,
  next: [
    'You talk to a money adviser. The law asks for that.',
    'They check what you owe and own.',
    'They give you a paper that says you cannot pay. You use it within {SEQ_CERTIFICATE_DAYS} days.',
    'You read the form and sign it. Your adviser sends it to the Accountant in Bankruptcy.',
  ],
  steps: [
    { what: 'Talk to a money adviser', who: 'You both', says: 'They check what you owe and own.' },
    {
      what: 'The form goes in',
      who: 'Your adviser',
      says: 'You sign it first. A paper with it says that you cannot pay.',
    },
    { what: 'It starts', who: 'Accountant in Bankruptcy', says: 'The people you owe must stop chasing you.' },
  ],
  terms: [
    PUBLIC_REGISTER,
    { word: 'Accountant in Bankruptcy', meaning: 'the office in Scotland that looks after bankruptcies' },
  ],
});
