import { notInPlan } from '../repayment/notInPlanWords.ts';

/** What there is to do about a programme that was approved: those alone change it who approved it. */
export const programmeWords = {
  notInIt: (of: readonly string[]) => ({
    title: notInPlan(of),
    text: `Tell us: we ask the DAS Administrator whether ${of.length === 1 ? 'it' : 'they'} can be taken in.`,
    doThis:
      of.length === 1
        ? 'Tell us of a debt that is not in your plan'
        : 'Tell us of debts that are not in your plan',
  }),
  sumsDiffer: (isTooMuch: boolean) => ({
    title: 'The sums of your programme no longer add up',
    text: isTooMuch
      ? 'It takes more than your budget leaves. Tell us: we ask the DAS Administrator to change it.'
      : 'What it was worked out from has changed. Tell us: we ask the DAS Administrator to change it.',
    doThis: 'Tell us that your money has changed',
  }),
};
