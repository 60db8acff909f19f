import type { Aside, CutShort, Way } from './way.ts';

const SAID_NO: Aside = {
  stands: 'They said no',
  you: 'You can pay what you offered all the same, and ask again. A letter from a court you answer at once: ring us that day.',
  next: 'You ask again, or choose something else with us.',
};

const TOO_MUCH: Aside = {
  stands: 'You can’t keep it up',
  you: 'Tell the people you owe before you miss a payment. Rent, energy and council tax come first. We look at your budget with you.',
  next: 'We look at your budget again with you.',
};

const CUT_SHORT: CutShort = {
  stands: 'Your plan ended early',
  who: 'You',
  you: 'What is left is still owed, and the people you owe may ask for it. Talk to us about what comes next.',
};

const UNDRAWN = {
  stands: 'Your plan is not drawn up yet',
  you: 'Check your budget once more: rent, energy and council tax come first. Then draw up your plan. Nothing is sent by that.',
};

/** The start of such a plan, as it stands in what happened to it, and how it stands until its person draws it up, whether it can be yet or not. */
const BEGUN = { stands: 'Your plan was started', you: UNDRAWN.you, undrawn: UNDRAWN };

/** What people note by themselves of a plan whose offers have a page of their own. */
const OWN = ['being prepared', 'running', 'broken', 'ended'] as const;

export const DEBT_MANAGEMENT_PLAN_WAY: Way = {
  stages: [
    {
      state: 'being prepared',
      what: 'You draw up your plan',
      who: 'You',
      says: 'What is left each month, shared out fairly.',
      ...BEGUN,
    },
    {
      state: 'sent',
      what: 'You send your offers',
      who: 'You',
      says: 'One to each of the people you owe, with your budget.',
      stands: 'Your offers went',
      you: 'You wait for answers. You can begin to pay what you offered: it counts, whoever has answered.',
    },
    {
      state: 'accepted',
      what: 'They answer',
      who: 'The people you owe',
      says: 'They can say no, or ask for more.',
      stands: 'They agreed to your plan',
      you: 'Set up the payments for just after your pay day.',
    },
    {
      state: 'running',
      what: 'You start to pay',
      who: 'You',
      says: 'Each month, as you offered, to each of them yourself.',
      stands: 'Your plan runs',
      you: 'Pay on time. If your money changes, say so before you miss a payment.',
    },
    {
      state: 'ended',
      what: 'All of it is paid',
      who: 'You',
      says: 'With the last payment.',
      stands: 'Your plan is over',
      you: 'Ask each of them for a letter that says nothing is left.',
    },
  ],
  own: OWN,
  endsAnyTime: true,
  refused: SAID_NO,
  broken: TOO_MUCH,
  cutShort: CUT_SHORT,
};

export const TOKEN_PAYMENTS_WAY: Way = {
  stages: [
    {
      state: 'being prepared',
      what: 'You draw up your plan',
      who: 'You',
      says: 'You offer {TPP_PER_CREDITOR} a month to each. We write the letters.',
      ...BEGUN,
    },
    {
      state: 'sent',
      what: 'You send your offers',
      who: 'You',
      says: 'With your budget, which shows that you can’t pay more.',
      stands: 'Your offers went',
      you: 'You wait for answers. You can begin to pay: it shows that you mean it.',
    },
    {
      state: 'accepted',
      what: 'They answer',
      who: 'The people you owe',
      says: 'They can say no, or ask for more.',
      stands: 'They agreed to token payments',
      you: 'Set up the payments for just after your pay day.',
    },
    {
      state: 'running',
      what: 'You start to pay',
      who: 'You',
      says: 'For {TPP_MONTHS_MIN} to {TPP_MONTHS_MAX} months.',
      stands: 'Your token payments run',
      you: 'The debts stay. Look at it again with us when your money changes.',
    },
    {
      state: 'ended',
      what: 'You look at it again',
      who: 'You both',
      says: 'After {TPP_MONTHS_MIN} months: you may be able to do more by then.',
      stands: 'Your token payments are over',
      you: 'Run your advice again: something else may fit by now.',
      expected: { limit: 'TPP_MONTHS_MIN', is: 'by', isReview: true },
    },
  ],
  own: OWN,
  endsAnyTime: true,
  refused: SAID_NO,
  broken: TOO_MUCH,
  // They are for a while: that something is left does not make their end an early one.
  cutShort: {
    stands: 'Your token payments are over',
    who: 'You',
    you: 'The debts stay. Run your advice again: something else may fit by now.',
  },
};

export const SELF_MANAGED_PLAN_WAY: Way = {
  stages: [
    {
      state: 'being prepared',
      what: 'You share out the money',
      who: 'You',
      says: 'You draw up your plan, and see what each one gets.',
      ...BEGUN,
    },
    {
      state: 'sent',
      what: 'You tell each of them',
      who: 'You',
      says: 'What you will pay, and from when.',
      stands: 'Your offers went',
      you: 'You wait for answers. You can begin to pay what you offered.',
    },
    {
      state: 'accepted',
      what: 'They answer',
      who: 'The people you owe',
      says: 'They can say no, or ask for more.',
      stands: 'They agreed to your plan',
      you: 'Set up the payments for just after your pay day.',
    },
    {
      state: 'running',
      what: 'You set up the payments',
      who: 'You',
      says: 'You check once a month that they went.',
      stands: 'Your plan runs',
      you: 'Check once a month. Change it when your money changes.',
    },
    {
      state: 'ended',
      what: 'All of it is paid',
      who: 'You',
      says: 'With the last payment.',
      stands: 'Your plan is over',
      you: 'Ask each of them for a letter that says nothing is left.',
    },
  ],
  own: OWN,
  endsAnyTime: true,
  refused: SAID_NO,
  broken: TOO_MUCH,
  cutShort: CUT_SHORT,
};
