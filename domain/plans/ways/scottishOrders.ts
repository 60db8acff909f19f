import { planWords } from '../planWords.ts';
import { NOT_MADE, TELL_HOW_IT_ENDED } from './orders.ts';
import type { Way } from './way.ts';

export const MAP_WAY: Way = {
  hasFee: true,
  stages: [
    {
      state: 'being prepared',
      lasts: true,
      what: planWords.fillsForm.together,
      isForm: true,
      who: 'You both',
      says: 'With a paper that says you cannot pay.',
      stands: 'Your form is being filled in',
      you: 'Have your letters at hand, and proof of benefits if you get any. The fee is {MAP_FEE}. You pay none on some benefits, or with nothing left each month.',
    },
    {
      state: 'sent',
      before: {
        what: 'You read it, and sign it',
        who: 'You both',
        says: 'Your adviser goes through it with you, and writes down the day.',
      },
      what: 'The form goes in',
      who: 'Your adviser',
      says: 'With the fee of {MAP_FEE}, or with what shows that you pay none.',
      stands: 'It is with the Accountant in Bankruptcy',
      you: 'You wait for their answer. Keep paying rent and bills. Tell us at once if your money changes.',
    },
    {
      state: 'running',
      what: 'It starts',
      who: 'Accountant in Bankruptcy',
      says: 'The people you owe must stop chasing you.',
      stands: 'Your minimal asset process runs',
      you: 'You pay nothing to the debts in it. Pay your rent, your bills and what stays. Tell the Accountant in Bankruptcy at once about more money, a gift, a win or a new address. Before you borrow, tell the lender about it.',
    },
    {
      state: 'ended',
      what: 'The debts in it are cleared',
      who: 'The law',
      says: 'After {MAP_DISCHARGE} months.',
      stands: 'The debts in it are cleared',
      you: 'Keep the letter. You still owe what was not in it. For {MAP_CREDIT_AFTER} months more you have to tell a lender about it.',
      expected: { limit: 'MAP_DISCHARGE', is: 'on' },
    },
  ],
  own: [],
  isToldByForm: true,
  refused: NOT_MADE,
  cutShort: {
    stands: 'Your minimal asset process was ended early',
    who: 'Accountant in Bankruptcy',
    you: 'Read the letter: it says why, and if a full bankruptcy comes in its place. If none does, the debts in it are yours to pay again. Talk to us about what comes next.',
  },
  pastItsDay: {
    stands: 'The {MAP_DISCHARGE} months of your minimal asset process are over',
    you: 'The debts in it are cleared, unless the Accountant in Bankruptcy wrote that it goes on for longer. Keep the letters. You still owe what was not in it. For {MAP_CREDIT_AFTER} months more you have to tell a lender about it.',
    ...TELL_HOW_IT_ENDED,
  },
};

export const SEQUESTRATION_WAY: Way = {
  hasFee: true,
  stages: [
    {
      state: 'being prepared',
      lasts: true,
      what: planWords.fillsForm.together,
      isForm: true,
      who: 'You both',
      says: 'With a paper that says you cannot pay. It counts for {SEQ_CERTIFICATE_DAYS} days.',
      stands: 'Your form is being filled in',
      you: 'Put by the fee of {SEQ_FEE}. On some benefits you pay none. Have your letters and your payslips at hand.',
    },
    {
      state: 'sent',
      before: {
        what: 'You read it, and sign it',
        who: 'You both',
        says: 'Your adviser goes through it with you, and writes down the day.',
      },
      what: 'The form goes in',
      who: 'Your adviser',
      says: 'With the fee of {SEQ_FEE}, or with what shows that you pay none.',
      stands: 'It is with the Accountant in Bankruptcy',
      you: 'You wait for their answer. Sell nothing and give nothing away. Keep paying rent and bills.',
    },
    {
      state: 'running',
      what: 'It starts',
      who: 'Accountant in Bankruptcy',
      says: 'A trustee looks after it. The people you owe must stop chasing you.',
      stands: 'Your sequestration runs',
      you: 'Answer the trustee. If a sum is set for you, you pay it for up to {SEQ_CONTRIBUTION} months. Pay your rent and your bills, and nothing to the debts in it. Tell the trustee at once about more money, a gift, a win or a new address. Before you borrow, tell the lender about it.',
    },
    {
      state: 'ended',
      what: 'You are free of most debts',
      who: 'The law',
      says: 'From {SEQ_DISCHARGE} months on, once a letter says so. Payments can go on longer.',
      stands: 'You are free of most debts',
      you: 'Keep the letter that says so. You still owe what was not in it. Pay on what was set for you, until that ends.',
      expected: { limit: 'SEQ_DISCHARGE', is: 'on' },
    },
  ],
  own: [],
  isToldByForm: true,
  refused: NOT_MADE,
  broken: {
    stands: 'You can’t keep up the payments',
    you: 'Tell the trustee before the next one is due. A break or a smaller sum is often possible. Ring us too.',
    first: {
      what: 'Tell the trustee',
      says: 'Before the next payment is due. A break or a smaller sum is often possible. Ring us too.',
    },
    next: 'The trustee says what you pay from then on',
    whoNext: 'The trustee',
  },
  endsAllTheSame: true,
  cutShort: {
    stands: 'Your sequestration was ended early',
    who: 'Accountant in Bankruptcy',
    you: 'Read the letter: it says why. Debts that are not paid may be yours to pay again. Talk to us about what comes next.',
  },
  pastItsDay: {
    stands: 'The first {SEQ_DISCHARGE} months of your sequestration are over',
    you: 'You are free of most debts once a letter says so. Ask the trustee about it if none has come, unless they wrote that it goes on for longer. You still owe what was not in it. Pay on what was set for you, until that ends.',
    ...TELL_HOW_IT_ENDED,
  },
};
