import type { PlanMover, PlanState } from '@towpath/domain/plans/planState.ts';
import type { NextStep, Standing } from '@towpath/domain/plans/repayment/answering.ts';
import { breakToTellWords } from '@towpath/domain/plans/repayment/break-to-tell/words.ts';
import type { Closing, Terms } from '@towpath/domain/plans/repayment/event.ts';
import { lastLetterWords } from '@towpath/domain/plans/repayment/last-letter/words.ts';
import { leadsWords } from '@towpath/domain/plans/repayment/leads/words.ts';
import type { Task } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import type { PastMonth } from '@towpath/domain/plans/repayment/schedule.ts';
import { settlingWords } from '@towpath/domain/plans/repayment/settling/words.ts';
import { soldWords } from '@towpath/domain/plans/repayment/sold/words.ts';

/** The texts of the paper of a plan. What a solution asks and how it goes is worded by `domain`. */
export const words = {
  title: 'Your plan',
  /** @param day '28 November 2026' */
  standsOn: (day: string) => `As it stood on ${day}`,
  person: (name: string) => `For ${name}`,
  how: 'How it stands',
  chose: 'What you chose',
  chosenOn: 'Chosen on',
  stands: 'Where it stands',
  forYou: 'What you do now',
  states: {
    chosen: 'Chosen. Nothing is sent to anyone yet.',
    'with an adviser': 'With an adviser',
    'being prepared': 'Being prepared',
    sent: 'Sent',
    accepted: 'Accepted',
    refused: 'Refused',
    running: 'Running',
    broken: 'Not kept up',
    ended: 'It has ended',
    left: 'You left it',
  } satisfies Readonly<Record<PlanState, string>>,
  figures: {
    monthly: 'You pay each month',
    beside: 'Beside the plan, each month',
    next: 'Your next payment',
    nextIs: (sum: string, day: string) => `${sum} on ${day}`,
    paid: 'Paid so far',
    owed: 'Still owed in all',
    last: 'The last payment',
    leavesOut: (day: string, sum: string) => `${day}, without ${sum} that waits until we have talked`,
    allWaits: 'Not known. All that is left waits until we have talked.',
    noEnd: 'Not known. At this rate it takes longer than we can say.',
    tokenNoEnd: 'Not known. Small payments like these give you time. They do not clear the debt.',
    answered: 'Lenders who have answered',
    of: (count: number, all: number) => `${count} of ${all}`,
    review: 'Look at it again by',
  },
  lenders: {
    heading: 'Each lender',
    columns: { name: 'Lender', offer: 'Offer a month', answer: 'Answer', paid: 'Paid', owed: 'Still owed' },
    total: 'Together',
    was: (names: string) => `was ${names}`,
    getsMore: (name: string, month: string, sum: string, offer: string | null) =>
      `${name} gets ${sum} a month, beginning in ${month}: another lender no longer needs their part.${offer === null ? '' : ` Your offer of ${offer} stays as it is.`}`,
    on: (says: string, day: string) => `${says}, ${day}`,
  },
  standings: {
    'advice first': 'Waits until we have talked',
    'not offered': 'No offer sent yet',
    'proof first': soldWords.standing,
    'by order': 'Paid as ordered',
    'at court': 'At court',
    settles: 'Agreed to a settlement',
    'gets nothing': 'Gets nothing each month yet',
    waiting: 'No answer yet',
    silent: 'No answer',
    'counts as yes': 'In the programme',
    accepts: 'Said yes',
    'accepts and stops interest': 'Said yes, stopped interest',
    'asks for more': 'Asks for more',
    refuses: 'Said no',
    'paid off': 'Paid off',
    out: 'Out of the plan',
  } satisfies Readonly<Record<Standing, string>>,
  asksFor: (sum: string) => `Asks for ${sum}`,
  outs: {
    'paid elsewhere': 'Paid in another way',
    settled: 'Settled by one payment',
    'found wrong': 'Not yours to pay',
    'written off': 'Written off',
    'left out': 'Not in your debts any more',
    outside: 'Not paid from the plan any more',
    'advice first': 'Waits until we have talked',
  } satisfies Readonly<Record<Closing | 'left out' | 'outside' | 'advice first', string>>,
  outsideWaits: 'Outside the plan until we have talked',
  outsideWaitsText: 'Talk to us first. Until then, do not pay these or write to them.',
  aside: (names: string, sum: string) =>
    `Leave ${names} out of each payment until we have talked, and keep ${sum} a month aside.`,
  outsideTaken: 'Taken before you are paid',
  outsideTakenText:
    'This is taken from your pay or benefit before you get it. The plan pays nothing more, and no offer goes to them.',
  outside: 'Outside the plan',
  outsideText: 'You pay these from your budget, so that what matters most is safe.',
  /** Of what is owed there, with what they get; both as sums. */
  outsideWithSum: (owed: string, monthly: string) => `${owed}. You pay ${monthly} a month.`,
  whileItRuns: 'While it runs',
  next: 'What comes next',
  nothing: 'There is nothing for you to do now.',
  tasks: {
    'send offers': 'Send your offers.',
    'ask for proof': `${soldWords.task}.`,
    'share anew': 'Share what you pay anew: somebody gets nothing of it.',
    'tokens over': `${leadsWords.over.task}.`,
    'answer who asks for more': 'Answer who asks for more.',
    'answer the court': 'Answer the court form.',
    'pay the settlement': 'Pay the settlement that was agreed, then ask them to confirm it.',
    'ask about the settlement': 'Say if you paid a settlement, or ask if they still agree to it.',
    'take up the settlement': 'Talk to us, or complain, about who says that something is still owed.',
    'write again': 'Write again to who has not answered.',
    'ask again': 'Write again to who said no, with your budget.',
    'tell of the break': `${breakToTellWords.task}.`,
    'ask for last letters': `${lastLetterWords.task}.`,
    'mark payments': 'Tell us about a payment whose day has passed.',
    'pay today': 'Make the next payment, so that it gets there in time.',
    'look anew': `${leadsWords.anew.task}.`,
    review: 'Look at your budget again.',
  } satisfies Readonly<Record<Task, string>>,
  /** With each lender; `by` is '', or a day. */
  steps: {
    'talk with us': () => 'Talk to us first. Until then, do not pay it or write to them.',
    'send the offer': () => 'Send them your offer, then tell us the day.',
    'pay as ordered': () =>
      'No offer goes to them. Pay as the court, or the notice you got, says. To have that changed, see your letters, or ring us.',
    'answer the court': by =>
      `No offer goes to them. Answer the court${by === '' ? '' : ` by ${by}`}, with the form that came.`,
    'the court decides': () =>
      'The court has your answer and decides what you pay. Wait for its letter, and pay what you offered until then.',
    ...settlingWords.stepsOnPaper,
    ...soldWords.stepsOnPaper,
    'share anew': () => 'They get nothing yet. Share what you pay anew, then send new offers.',
    'they answer': by => `They have until ${by}. Your payment goes all the same.`,
    'write again': () => 'They have not answered. Write to them again, and pay all the same.',
    'show them your budget': by => `Reply by ${by}. Show them your budget.`,
    'pay all the same': by => `Pay them all the same, and ask again on ${by}.`,
    'ask again': () => 'Ask them again. Send your offer with your budget, and go on paying.',
    'tell of the break': () => breakToTellWords.stepOnPaper,
    'ask for a last letter': () => lastLetterWords.stepOnPaper,
    'an officer decides': () => 'An officer decides if the plan is fair.',
    'ask them to stop interest': () => 'Nothing you must do. You can ask them to stop interest.',
    nothing: () => '',
  } satisfies Readonly<Record<NextStep, (by: string) => string>>,
  /** The same in a break in which nothing is paid. */
  stepsInBreak: {
    'they answer': by => `They have until ${by}.`,
    'write again': () => 'They have not answered. Write to them again.',
    'pay all the same': by => `Ask them again on ${by}.`,
    'ask again': () => 'Ask them again. Send your offer with your budget.',
  } satisfies Readonly<Partial<Record<NextStep, (by: string) => string>>>,
  /** @param day '1 March 2027'; null where that is not known */
  inBreak: (day: string | null, inScheme: boolean) =>
    `You are on a break: you pay nothing until ${day ?? 'it ends'}. What you owe stays. ${inScheme ? 'Interest and charges stay frozen. The programme' : 'Some lenders may add interest. The plan'} takes that much longer.`,
  toCome: {
    /** Where nobody can say how many they are. */
    noEnd: 'More payments follow.',
    heading: 'Payments to come',
    columns: { day: 'On', sum: 'You pay', owed: 'Still owed after' },
    pause: 'Break',
    /** Of a day that is over, of which nothing is said. */
    late: (day: string) => `${day}, not said yet`,
    rest: (count: number) => (count === 1 ? 'One more payment follows.' : `${count} more payments follow.`),
  },
  past: {
    heading: 'Payments so far',
    columns: { month: 'Month', says: 'What you told us', paid: 'Paid' },
    states: {
      paid: 'Paid',
      'part paid': 'Paid in part',
      'not paid': 'Not paid',
      break: 'Break',
      'not marked': 'Not said yet',
    } satisfies Readonly<Record<PastMonth['state'], string>>,
    total: 'Together',
  },
  weHoldNothing: {
    'each creditor': 'We hold no money: you pay each lender yourself.',
    'the distributor': 'We hold no money: you pay the payments distributor, who shares it out.',
  } satisfies Readonly<Record<Terms['paidTo'], string>>,
  weHoldNoMoney: 'We hold no money.',
  way: {
    heading: 'The way of it',
    done: (day: string | null) => (day === null ? 'Done.' : `Done on ${day}.`),
    by: (day: string) => `By ${day}.`,
    on: (day: string) => `On ${day}.`,
    between: (from: string, to: string) => `Between ${from} and ${to}.`,
    who: (who: string) => `${who}.`,
  },
  happened: {
    heading: 'What has happened',
    columns: { day: 'Day', what: 'What', who: 'By whom' },
    by: { person: 'You', adviser: 'An adviser', receiver: 'Those who were asked' } satisfies Readonly<
      Record<PlanMover, string>
    >,
    notCounted: { 'taken back': 'taken back since', 'put right': 'put right since' },
  },
  notChecked:
    'This is made from what you told us and what was noted with it. We have not asked your lenders.',
};
