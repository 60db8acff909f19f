import { APPLICATION_ERRORS } from './applicationErrors.ts';
import { LETTER_ERRORS } from './letterErrors.ts';

/** Errors of choosing a solution, and of what was chosen: its letters, its form, how it is repaid. */
export const PLAN_ERRORS = {
  NOT_OPEN_TO_CHOOSE: {
    status: 409,
    when: 'a solution chosen that the advice does not offer, or not before a person has looked',
    message: 'You can’t choose this one online. Talk to us about it.',
  },
  CLEARED_DEBTS_LISTED: {
    status: 409,
    when: 'a solution chosen while the list of debts still has what an order cleared, or has only what was paid off by a plan',
    message:
      'Your list still has debts that you don’t owe any more. Put your list right first, then choose. Not sure? Call us.',
  },
  ADVICE_HAS_CHANGED: {
    status: 409,
    when: 'a solution chosen from an advice that is not the latest',
    message: 'Your advice has changed since. Look at it again, then choose.',
  },
  PLAN_CHANGED_ELSEWHERE: {
    status: 409,
    when: 'a solution chosen in place of what is not chosen any more, or where something is chosen already',
    message: 'You chose something else in another window. Look at it first.',
  },
  PLAN_IS_SENT: {
    status: 409,
    when: 'a plan left after something was sent to others',
    message: 'This has been sent, so it can’t be stopped here. Ring us.',
  },
  PLAN_IN_DOUBT: {
    status: 409,
    when: 'a plan begun or sent that waits for an adviser, or that the advice of today does not leave to the person',
    message: 'We have to talk before this goes on. Nothing is sent until then.',
  },
  PLAN_DOES_NOT_GO_THERE: {
    status: 409,
    when: 'a plan noted to have come to what does not follow on how it stands, or what others note',
    message: 'This can’t be noted here. Ring us, and we note it.',
  },
  REPAYMENT_NOT_BEGUN: {
    status: 409,
    when: 'something written down of a plan that is not being prepared yet, or waits for an adviser again',
    message: 'Your plan is not being prepared yet. Talk to us first.',
  },
  REPAYMENT_CHANGED_ELSEWHERE: {
    status: 409,
    when: 'something written down of a plan of which more was written down since it was seen',
    message: 'Your plan has changed in another window. Look at it, then try again.',
  },
  REPAYMENT_REFUSED: {
    status: 409,
    when: 'something written down of a plan that cannot have happened to it; the message says why',
    message: 'This doesn’t fit your plan. Look at it again.',
  },
  REPAYMENT_MORE_THAN_BUDGET: {
    status: 409,
    when: 'another sum each month for a plan that is more than the budget has for it, and of which nobody has said that it is right; the message says how much it has',
    message: 'That is more than your budget has for these debts. Check the sum.',
  },
  ...LETTER_ERRORS,
  ...APPLICATION_ERRORS,
} as const;
