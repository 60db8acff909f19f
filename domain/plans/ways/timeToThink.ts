import { planWords } from '../planWords.ts';
import type { RunsFrom, Way } from './way.ts';

const NOT_GIVEN = {
  stands: 'It was not given',
  you: 'We tell you why. We look with you at what else can give you time.',
  next: 'We look at what else can give you time.',
} as const;

/** "It began on 2 December 2026 and ends on 30 January 2027." */
function saysDays({ from, until, isToCome }: RunsFrom): string {
  return `It ${isToCome ? 'begins' : 'began'} on ${from}${until === null ? '' : ` and ends on ${until}`}.`;
}

export const BREATHING_SPACE_WAY: Way = {
  stages: [
    {
      state: 'being prepared',
      lasts: true,
      what: planWords.fillsForm.together,
      isForm: true,
      who: 'You both',
      says: 'It needs the name and address of each one you owe. Your adviser checks that it fits.',
      stands: 'Your form is being made ready',
      you: 'Have your letters at hand. Say if your address must stay off the list.',
    },
    {
      state: 'sent',
      what: 'Your adviser asks for it',
      who: 'Your adviser',
      says: 'You pay nothing for it.',
      stands: 'Your adviser has asked for it',
      you: 'You wait a day or two. It starts the day after it is on the list.',
    },
    {
      state: 'running',
      what: 'It is on the list',
      who: 'The Insolvency Service',
      says: 'It starts the day after. Then the people you owe must stop chasing you for {BS_DAYS} days.',
      stands: 'You have Breathing Space',
      runs: { shortName: 'BS', says: saysDays },
      you: 'While it runs nobody may chase you, visit you or add interest for the debts in it. Keep paying rent, energy, council tax and other bills as they fall due. Work out with us what comes after it.',
      followed:
        'While it runs nobody may chase you, visit you or add interest for the debts in it. Keep paying rent, energy, council tax and other bills as they fall due.',
    },
    {
      state: 'ended',
      what: 'It ends',
      who: 'The law',
      says: 'After {BS_DAYS} days. What comes next should stand by then.',
      stands: 'Your Breathing Space is over',
      you: 'The people you owe may ask for their money again. Talk to us about what comes next.',
      expected: { limit: 'BS_DAYS', is: 'on' },
    },
  ],
  milestones: [
    {
      within: 'running',
      what: 'Your adviser looks again',
      who: 'You both',
      says: 'They ask how it goes, and whether it still fits. Please answer: it can be ended if they can’t reach you.',
      from: 'BS_REVIEW_FROM',
      to: 'BS_REVIEW_TO',
      due: 'It is time for it now. They ask how it goes, and whether it still fits. Please answer when they get in touch: it can be ended if they can’t reach you.',
      late: {
        who: 'Your adviser',
        says: 'We should have done this by now. That is ours to put right, and nothing that you did. Your Breathing Space goes on meanwhile. Please answer when your adviser gets in touch.',
      },
      done: {
        'goes on': 'Your adviser looked again: it goes on',
        ended: 'Your adviser looked again, and ended it',
      },
      because: {
        'duties not kept':
          'Some of what the law asks while it runs was not done, such as paying the bills that you could pay.',
        'solution in place': 'There is a way to deal with all of the debts in it now.',
        'not reached': 'Your adviser could not reach you.',
      },
    },
  ],
  own: [],
  isToldByForm: 'once it is handed over',
  refused: NOT_GIVEN,
  cutShort: {
    stands: 'Your Breathing Space ended early',
    who: 'Your adviser',
    you: 'The people you owe may ask for their money again, and add interest from now on. Talk to us about what comes next.',
  },
};

export const MENTAL_HEALTH_BREATHING_SPACE_WAY: Way = {
  stages: [
    {
      state: 'being prepared',
      lasts: true,
      what: planWords.fillsForm.any,
      isForm: true,
      who: 'You or your carers',
      says: 'Your care team confirms in writing that you are in crisis care.',
      stands: 'The form is being filled in',
      you: 'You need not do it by yourself. An adviser, or somebody you trust, can fill in the form with you.',
    },
    {
      state: 'sent',
      what: 'Your adviser asks for it',
      who: 'Your adviser',
      says: 'You pay nothing for it.',
      stands: 'Your adviser has asked for it',
      you: 'You wait a day or two. It starts the day after it is on the list.',
    },
    {
      state: 'running',
      what: 'It starts',
      who: 'The people you owe',
      says: 'They must stop chasing you as long as your crisis care goes on.',
      stands: 'You have Breathing Space',
      runs: { shortName: 'MHBS', says: saysDays },
      you: 'Get well first. Your adviser asks your care team how it goes.',
    },
    {
      state: 'ended',
      what: 'It ends',
      who: 'The law',
      says: '{MHBS_AFTER_TREATMENT} days after your crisis care has ended.',
      stands: 'Your Breathing Space is over',
      you: 'The people you owe may ask for their money again. Talk to us about what comes next.',
    },
  ],
  own: [],
  isToldByForm: 'once it is handed over',
  refused: NOT_GIVEN,
};

/** What is so of both, for who may not read of their health: nothing in it tells which of them somebody has, or why. */
export const BREATHING_SPACE_WITHOUT_WHY_WAY: Way = {
  stages: [
    {
      state: 'being prepared',
      lasts: true,
      what: planWords.fillsForm.any,
      isForm: true,
      who: 'You both',
      says: 'With the name and address of each one you owe.',
      stands: 'The form is being filled in',
      you: 'Have your letters at hand. Say if your address must stay off the list.',
    },
    {
      state: 'sent',
      what: 'Your adviser asks for it',
      who: 'Your adviser',
      says: 'You pay nothing for it.',
      stands: 'Your adviser has asked for it',
      you: 'You wait a day or two. It starts the day after it is on the list.',
    },
    {
      state: 'running',
      what: 'It starts',
      who: 'The people you owe',
      says: 'They must stop chasing you while it runs.',
      stands: 'You have Breathing Space',
      runs: { shortName: 'BS', says: saysDays },
      you: 'Keep paying rent, energy, council tax and other bills as they fall due.',
    },
    {
      state: 'ended',
      what: 'It ends',
      who: 'The law',
      says: 'What comes next should stand by then.',
      stands: 'Your Breathing Space is over',
      you: 'The people you owe may ask for their money again. Talk to us about what comes next.',
    },
  ],
  own: [],
  isToldByForm: 'once it is handed over',
  refused: NOT_GIVEN,
};

export const MORATORIUM_WAY: Way = {
  stages: [
    {
      state: 'being prepared',
      lasts: true,
      what: planWords.fillsForm.any,
      isForm: true,
      who: 'You or an adviser',
      says: 'It is on mygov.scot: look for “Apply for a moratorium”. It costs nothing.',
      stands: 'The form is being filled in',
      you: 'It is on mygov.scot: look for “Apply for a moratorium”, or ask us to do it with you. Think of what comes after it: you have {MOR_MONTHS} months from its start.',
    },
    {
      state: 'sent',
      what: 'The form goes in',
      who: 'You or an adviser',
      says: 'To the Accountant in Bankruptcy.',
      stands: 'It is with the Accountant in Bankruptcy',
      you: 'You wait for word that it is on the register. Keep paying rent and bills.',
    },
    {
      state: 'running',
      what: 'It starts',
      who: 'Accountant in Bankruptcy',
      says: 'Nobody can start to take your pay.',
      stands: 'Your moratorium runs',
      runs: { shortName: 'MOR', says: saysDays },
      you: 'Choose with us what comes after it. Interest can go on, so do not wait until the last week.',
      followed:
        'Nobody can start to take your pay, freeze your money or send sheriff officers meanwhile. Interest can go on, so bring what you chose on its way well before the last week.',
    },
    {
      state: 'ended',
      what: 'It ends',
      who: 'The law',
      says: 'After {MOR_MONTHS} months. What comes next should stand by then.',
      stands: 'Your moratorium is over',
      you: 'The people you owe can start again to take your pay, freeze your money or send sheriff officers. Interest can go on. If you applied for what comes next before it was over, it goes on until that is decided. Talk to us about what comes next.',
      expected: { limit: 'MOR_MONTHS', is: 'on' },
    },
  ],
  own: ['being prepared', 'sent', 'running', 'ended'],
  refused: NOT_GIVEN,
  cutShort: {
    stands: 'Your moratorium ended early',
    who: 'Accountant in Bankruptcy',
    you: 'The people you owe can start again to take your pay, freeze your money or send sheriff officers. Interest can go on. Talk to us about what comes next.',
  },
};
