import type { UkNation } from '../../people/nation.ts';
import { planWords } from '../planWords.ts';
import type { Aside, Way } from './way.ts';

/** What is said where an order was applied for and not made. */
export const NOT_MADE: Aside = {
  stands: 'It was not made',
  you: 'Keep the letter. We look with you at why, and at what else fits.',
  next: 'We look at why, and whether to ask again.',
};

const PAYMENTS_STOPPED: Aside = {
  stands: 'You can’t keep up the payments',
  you: 'Ring us before the next one is due. A sum can often be changed.',
  next: 'We look at your budget again with you.',
};

/** Asked once its day is over: the law ends it, and only they have the letters. */
export const TELL_HOW_IT_ENDED = {
  what: 'Tell us how it ended',
  says: 'Ring us, or write to us in the chat. Then we write it down here.',
} as const;

export const DRO_WAY: Way = {
  stages: [
    {
      state: 'being prepared',
      lasts: true,
      what: planWords.fillsForm.together,
      isForm: true,
      who: 'You both',
      says: 'Much is there from what you have told us. You add what is missing.',
      stands: 'Your form is being made ready',
      you: 'Have your letters at hand: your adviser may ask for a number or an address. You read the form before it goes.',
    },
    {
      state: 'sent',
      what: 'The form goes in',
      who: 'Your adviser',
      says: 'You read it first, and say that it is right.',
      stands: 'It is with the official receiver',
      you: 'You wait for their answer. Keep paying rent and bills. Tell us at once if your money changes, or if somebody takes you to court.',
    },
    {
      state: 'running',
      what: 'The order starts',
      who: 'Official receiver',
      says: 'The people in it must stop chasing you.',
      stands: 'Your order runs',
      you: 'You pay nothing to the debts in it. Pay your rent, your bills and what stays. Tell the official receiver at once about more money, a gift or a win.',
    },
    {
      state: 'ended',
      what: 'The debts in it are cleared',
      who: 'The law',
      says: 'After {DRO_LENGTH} months, if nothing has changed.',
      stands: 'The debts in it are cleared',
      you: 'Keep the letters. You still owe what was not in it.',
      expected: { limit: 'DRO_LENGTH', is: 'on' },
    },
  ],
  own: [],
  isToldByForm: true,
  refused: NOT_MADE,
  broken: {
    stands: 'Your order is looked at',
    who: 'Official receiver',
    you: 'Answer every letter of the official receiver, and ring us.',
    next: 'The official receiver says whether it goes on.',
    whoNext: 'Official receiver',
  },
  cutShort: {
    stands: 'Your order was ended early',
    who: 'Official receiver',
    you: 'The debts in it are yours to pay again, and the people you owe may ask for them. Keep the letter. Talk to us about what else fits.',
  },
  endUnsaid: {
    stands: 'Your order is over',
    who: 'Official receiver',
    you: 'Read the letter of the official receiver: it says if the debts in it are cleared. If your order was ended early, they are yours to pay again. Talk to us if no letter has come.',
  },
  pastItsDay: {
    stands: 'The {DRO_LENGTH} months of your order are over',
    you: 'The debts in it are cleared, unless the official receiver wrote that it goes on for longer, or was ended. Keep the letters. You still owe what was not in it.',
    ...TELL_HOW_IT_ENDED,
  },
};

export function bankruptcyWay(nation: UkNation): Way {
  const isNI = nation === 'northern-ireland';
  const decides = isNI ? 'The High Court' : 'Adjudicator';
  return {
    hasFee: true,
    stages: [
      {
        state: 'being prepared',
        lasts: true,
        what: planWords.fillsForm.ofBankruptcy,
        isForm: true,
        who: 'You both',
        says: isNI
          ? 'You save up {BKY_FEE}. With little money or on benefits you may not have to pay the court’s part of it.'
          : 'You save up {BKY_FEE}. You can pay it bit by bit.',
        stands: 'Your form is being filled in',
        you: isNI
          ? 'Save up the fee, and ask us if the court’s part can be waived. Open an account with a bank that you owe nothing. A solicitor hears your oath.'
          : 'Save up the fee. Open an account with a bank that you owe nothing.',
      },
      {
        state: 'sent',
        what: 'The form goes in',
        who: 'You or your adviser',
        whoDid: { person: 'You', adviser: 'Your adviser' },
        says: isNI
          ? 'It is a petition, with a statement of affairs. You read both first, and swear that they are true. Then they go to the High Court in Belfast.'
          : 'You read all of it first, and pay the fee. Then you send it on the web yourself, or your adviser sends it with your yes.',
        stands: isNI ? 'It is with the High Court' : 'It is with the adjudicator',
        you: 'You wait for their answer. Sell nothing and give nothing away. Keep paying rent and bills.',
      },
      {
        state: 'running',
        what: 'The order starts',
        who: decides,
        says: 'The people you owe must stop chasing you. The official receiver talks to you about your money.',
        stands: 'You are bankrupt',
        you: 'Answer the official receiver, and tell them about more money. You pay your rent and your bills, and nothing to the debts in it.',
      },
      {
        state: 'ended',
        what: 'You are free of most debts',
        who: 'The law',
        says: 'After {BKY_DISCHARGE} months. Payments, if you make any, can go on longer.',
        stands: 'You are free of most debts',
        you: 'Keep the letter that says so. You still owe what was not in it.',
        expected: { limit: 'BKY_DISCHARGE', is: 'on' },
      },
    ],
    own: [],
    isToldByForm: true,
    refused: NOT_MADE,
    broken: PAYMENTS_STOPPED,
    endsAllTheSame: true,
    cutShort: {
      stands: 'Your bankruptcy was ended early',
      who: 'The court',
      you: 'Read the letter: it says why. Debts that are not paid may be yours to pay again. Talk to us about what comes next.',
    },
    pastItsDay: {
      stands: 'The {BKY_DISCHARGE} months of your bankruptcy are over',
      you: 'You are free of most debts, unless somebody wrote that it goes on for longer. Keep the letters. You still owe what was not in it. Payments that were set for you go on to their last day.',
      ...TELL_HOW_IT_ENDED,
    },
  };
}

export const ADMINISTRATION_ORDER_WAY: Way = {
  stages: [
    {
      state: 'being prepared',
      lasts: true,
      what: planWords.fillsForm.alone,
      isForm: true,
      who: 'You',
      says: 'We can help you with it. It asks for each debt and your budget.',
      stands: 'Your form is being made ready',
      you: 'Have your letters at hand: it asks for each debt with its number. Read the form before it goes. Ask us if you get stuck.',
    },
    {
      state: 'sent',
      what: 'The form goes to the court',
      who: 'You or your adviser',
      whoDid: { person: 'You', adviser: 'Your adviser' },
      says: 'You hand it in at your local County Court yourself, or your adviser sends it with your yes.',
      stands: 'It is with the court',
      you: 'You wait for a letter. Keep paying rent and bills. If the court asks you to come, tell us.',
    },
    {
      state: 'accepted',
      what: 'The court decides',
      who: 'The court',
      says: 'It says what you pay each month. The people you owe can object.',
      stands: 'The court said yes',
      you: 'Read the letter: it says what you pay, to whom, and from which day.',
    },
    {
      state: 'running',
      what: 'You start to pay',
      who: 'You',
      says: 'One sum a month, to the court.',
      stands: 'You pay the court each month',
      you: 'Pay on time. If you can’t, ask the court for another sum before the day it is due.',
    },
    {
      state: 'ended',
      what: 'All of it is paid',
      who: 'The court',
      says: 'With your last payment. The court marks the order as paid.',
      stands: 'It is paid',
      you: 'Keep the letter of the court.',
    },
  ],
  own: ['being prepared', 'sent', 'accepted', 'refused', 'running', 'broken', 'ended'],
  isToldByForm: 'once it is handed over',
  refused: {
    stands: 'The court said no',
    you: 'Keep the letter. We look with you at why, and at what else fits.',
    next: 'We look at what else fits.',
  },
  broken: PAYMENTS_STOPPED,
  cutShort: {
    stands: 'The court ended the order',
    who: 'The court',
    you: 'What you have not paid is still owed, and the people you owe may act again. Keep the letter. Talk to us about what else fits.',
  },
  endUnsaid: {
    stands: 'The order is over',
    who: 'The court',
    you: 'Read the letter of the court: it says how it ended. If something is left to pay, it is still owed. Talk to us about what comes next.',
  },
};
