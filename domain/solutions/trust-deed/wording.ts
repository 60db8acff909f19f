import {
  ADDRESS_CAN_BE_LEFT_OUT,
  BANK,
  COMMON_FINANCIAL_TOOL,
  HARD_TO_BORROW,
  PUBLIC_REGISTER,
  SHARED_DEBTS,
  TRUSTEE,
} from '../solution/sharedWording.ts';
import type { WordingIn } from '../solution/wording.ts';

/** What a person reads about it. */
export const wordingIn: WordingIn = () => ({
  whatItIs:
    'A trust deed is a legal deal with the people you owe in Scotland. You pay one sum a month. At the end, the rest of the debt in it is cleared.',
  advantages: [
    'You make one payment a month.',
    'Interest on the debts in it stops.',
    'Once it is protected, the people in it cannot chase you. Sheriff officers cannot act for them.',
    'The rest is cleared at the end.',
  ],
  risks: {
    home: {
      owner: 'What your share of your home is worth may be claimed. You may have to pay it in, or sell.',
    },
    work: 'It can affect some jobs. Check your contract. To run a company, you may need a court to agree.',
    register: 'Your name goes on a public register, the Register of Insolvencies. Anyone can look.',
    failure:
      'If it does not work out, the debts come back with interest. You could be made bankrupt. In Scotland that is called sequestration.',
    shared: SHARED_DEBTS,
    bank: BANK,
    others: [
      'Things of value go to a trustee. They can sell them.',
      'The people you owe have {PTD_OBJECTION_WEEKS} weeks to say no.',
      'It is not protected if more than {PTD_OBJECTION_NUMBER}% of them say no, or those owed more than one pound in every {PTD_OBJECTION_VALUE}.',
      'It costs fees. They come out of what you pay in, so the people you owe get less.',
      'What we say of fees is our estimate until a trustee names theirs. They must show you those before you sign.',
      'If you get more pay or a lump sum, you may have to pay some of it in.',
      'Some debts stay: debts tied to your home or goods, court fines, child maintenance and student loans.',
      'So do loans or advances from a benefit, and debts from fraud.',
    ],
  },
  home: {
    owner:
      'You may have to pay in what your share of your home is worth, or sell. It can be left out if your mortgage lender agrees. You may pay for up to {PTD_TERM_HOME} months. You still pay your mortgage.',
    tenant:
      'You still pay your rent. If rent is late, your landlord can still ask a court or tribunal for your home.',
  },
  register: `Your name is on the Register of Insolvencies of the Accountant in Bankruptcy. It stays there for {ROI_YEARS_AFTER} year after the trustee has finished. ${ADDRESS_CAN_BE_LEFT_OUT}`,
  creditFile: `It stays on your credit file for {CREDIT_FILE_YEARS} years. ${HARD_TO_BORROW}`,
  next: [
    'You talk to a money adviser, who checks that nothing cheaper fits.',
    'A trustee with a licence works out what you can pay, by the Common Financial Tool.',
    'They write the deed. You read it before you sign.',
    'The people you owe are told.',
    'You pay for {PTD_TERM} months.',
  ],
  steps: [
    { what: 'Talk to a money adviser', who: 'You both', says: 'They check that nothing cheaper fits.' },
    { what: 'You sign a deed', who: 'The trustee', says: 'They work out what you can pay.' },
    {
      what: 'It is protected',
      who: 'The people you owe',
      says: 'They have {PTD_OBJECTION_WEEKS} weeks to say no.',
    },
  ],
  terms: [
    TRUSTEE,
    PUBLIC_REGISTER,
    COMMON_FINANCIAL_TOOL,
    { word: 'Accountant in Bankruptcy', meaning: 'the office in Scotland that looks after these plans' },
    { word: 'sequestration', meaning: 'the word for bankruptcy in the law of Scotland' },
  ],
});
