import type { Way } from './way.ts';

/** What a person does with letters of their own, they note by themselves from first to last. */
const OWN = ['being prepared', 'sent', 'accepted', 'refused', 'ended'] as const;

export const FULL_AND_FINAL_WAY: Way = {
  stages: [
    {
      state: 'being prepared',
      lasts: true,
      what: 'You write an offer',
      who: 'You',
      says: 'One to each of the people you owe. It says that the sum settles all of it.',
      stands: 'Your offer is being written',
      you: 'Have the money safe before you offer it. Send nothing with the letter.',
    },
    {
      state: 'sent',
      what: 'You send it',
      who: 'You',
      says: 'Keep a copy of each letter.',
      stands: 'Your offer went',
      you: 'You wait for an answer in writing. Pay nothing of it before that, whatever is said on the phone.',
    },
    {
      state: 'accepted',
      what: 'They answer',
      who: 'The people you owe',
      says: 'Wait for a yes in writing.',
      stands: 'They said yes',
      you: 'Pay by the day in their letter. Keep that letter: it says that the rest is cleared.',
    },
    {
      state: 'ended',
      what: 'You pay, and it is settled',
      who: 'You',
      says: 'Look at your credit file later: the debt should be marked as settled.',
      stands: 'It is settled',
      you: 'Keep the letter for good. If anybody asks for the rest, show it, and ring us.',
    },
  ],
  own: OWN,
  refused: {
    stands: 'They said no',
    you: 'You can offer again, with more or with another reason. Some say yes the second time.',
    next: 'You offer again, or choose something else with us.',
  },
};

export const WRITE_OFF_WAY: Way = {
  stages: [
    {
      state: 'being prepared',
      lasts: true,
      what: 'You ask for proof',
      who: 'Your care team',
      says: 'There is a form for that.',
      stands: 'You gather your proof',
      you: 'Ask your doctor or your care team for the form. They must not charge you for it.',
    },
    {
      state: 'sent',
      what: 'You send letters',
      who: 'You',
      says: 'One to each of the people you owe, with the proof.',
      stands: 'Your letters went',
      you: 'You wait for answers in writing. Send copies, and keep the proof itself.',
    },
    {
      state: 'accepted',
      what: 'They answer',
      who: 'The people you owe',
      says: 'They can say no. Wait for it in writing.',
      stands: 'They said yes',
      you: 'Check that the letter says the whole debt is cleared.',
    },
    {
      state: 'ended',
      what: 'It is cleared',
      who: 'The people you owe',
      says: 'Keep their letter.',
      stands: 'It is cleared',
      you: 'Keep the letter for good. If anybody asks for the money, show it, and ring us.',
    },
  ],
  own: OWN,
  refused: {
    stands: 'They said no',
    you: 'You can ask again with more proof, or complain. Ring us: we can help you write.',
    next: 'You ask again, or choose something else with us.',
  },
};

export const BUDGET_AND_BILLS_WAY: Way = {
  stages: [
    {
      state: 'being prepared',
      lasts: true,
      what: 'You go through your budget',
      who: 'You',
      says: 'You see what comes first.',
      stands: 'You go through your budget',
      you: 'Start with your home, heat and tax: what is late there comes first.',
    },
    {
      state: 'sent',
      what: 'You ask for a deal on what is late',
      who: 'You',
      says: 'Your landlord, your supplier, your council.',
      stands: 'You asked for a deal',
      you: 'You wait for their answer. Pay this month’s bill all the same, if you can.',
    },
    {
      state: 'accepted',
      what: 'They agree',
      who: 'Those you asked',
      says: 'Write down what you agreed, with whom and when.',
      stands: 'You have a deal',
      you: 'Set up the payments for just after your pay day.',
    },
    {
      state: 'running',
      what: 'You pay as agreed',
      who: 'You',
      says: 'Beside what falls due each month.',
      stands: 'You pay as agreed',
      you: 'Pay on time. If your money changes, say so before you miss a payment.',
    },
    {
      state: 'ended',
      what: 'You are up to date',
      who: 'You',
      says: 'Then we look with you at the rest.',
      stands: 'You are up to date',
      you: 'Run your advice again: it shows what fits the rest.',
    },
  ],
  own: [...OWN, 'running', 'broken'],
  refused: {
    stands: 'They said no',
    you: 'Ask again with your budget beside it, and ring us: we can talk to them with you.',
    next: 'You ask again, or we ask with you.',
  },
  broken: {
    stands: 'You can’t keep it up',
    you: 'Tell them before you miss a payment, and ring us. Your home, heat and tax come first.',
    next: 'We look at your budget again with you.',
  },
};
