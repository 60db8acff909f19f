import type { NotAdvised, NotDrawn } from '@towpath/domain/plans/repayment/drawing.ts';
import type { NotFollowing } from '@towpath/domain/plans/repayment/following.ts';
import type { NotTakenIn } from '@towpath/domain/plans/repayment/takingIn.ts';

/** What people read where something cannot be written down of their plan. */
export const words = {
  /** On a letter, where what came is no yes or no and the plan has one. */
  planHasAnswer: 'Your plan has an answer from them. Pick what they said, and both are put right.',
  refused: {
    'not drawn up': 'Your plan is not drawn up yet.',
    'drawn up already': 'Your plan is drawn up already.',
    'before it was drawn up': 'That day is before your plan was drawn up. Pick a later day.',
    'has ended': 'This plan has ended.',
    'no such debt': 'This debt is not in your plan any more.',
    'not offered yet': 'Tell us first that your offer went to them.',
    'nothing to keep': 'There is no other offer of yours to keep. Look at your plan again.',
    'more than is owed': 'That is more than you owe on this debt. Check the sum and the day.',
    'no sum': 'Put in how much, more than £0.',
    'marked already': 'You have marked this payment already.',
    'no such month': 'That month is not in your plan. Pick one within a year from now.',
    'still to come': 'That day is still to come. Pick today or a day before.',
    'break upside down': 'The last month of a break can’t be before the first.',
    'break too long': 'A break can last a year at most. Talk to us if you need longer.',
    'break is no less': 'In a break you pay less than else. Put in a smaller sum.',
    'nothing to pay with': 'Put in what you can pay, more than £0. If you can pay nothing, take a break.',
    'too little to share': 'This is too little to share out. Ring us: another way may fit better.',
    'leaves too little':
      'That leaves too little for the others. Send them the new sum. Or, if you can pay more, change the sum first.',
    'same sum': 'That is what you pay now, so nothing changes. Put in another sum.',
    'asks for no more': 'That is not more than you offered. Put in what they ask for, or leave it empty.',
    'no offers in it':
      'No offer of yours goes out in this: it is approved, and binds those you owe. You pay one sum, and it is shared out.',
    'still owed': 'You still owe something on this plan.',
    'others end it':
      'Only the DAS Administrator can end a programme: your money adviser asks them. Talk to us first.',
    'all get a share': 'Each lender gets a share already, so nothing changes.',
    'no such entry': 'We can’t find what you want to take back. Look at the list again.',
    'is never taken back': 'This can’t be taken back. Tell us what has changed since, or ring us.',
    'taken back already': 'This was taken back or put right already.',
    'offers went since':
      'New offers have gone out since, with these sums or to this lender. Take back first that they went, if that was a mistake too. If not, tell us what is so now.',
    'answered since':
      'They have answered this offer. Take back their answer first, if that was a mistake too.',
    'sum said since':
      'You told us later what is owed on this debt, and this is in that sum. Take back that sum first. Then you can tell us again.',
    'shared since': 'What you pay was shared out anew since. Ring us: we put this right with you.',
    'one sum for all': 'Your programme is one payment for all. Tell us, and your adviser asks for a break.',
    'no proof wanted': 'This debt was not sold, or you have told us so already.',
    'needed since': 'Something you told us later can’t be so without this. Take that back first.',
  } satisfies Readonly<Record<NotFollowing, string>>,
  notDrawn: {
    'not repaid': 'What you chose is not repaid by a plan.',
    'no debts': 'There is no debt that this plan could take in.',
    'balance not known': 'We need to know how much you owe on each debt. Add it to your debts.',
    'benefit not known':
      'We need to know if you still get the benefit that one of your debts is about. Answer that in your debts.',
    'sum not known': 'We need your whole budget to work out what you can pay.',
    'nothing left': 'Your budget leaves nothing for this plan. Talk to us.',
    'advice has changed': 'Your advice of today does not name this plan. Look at your advice first.',
    'question open':
      'What you told us has changed, so we ask one more thing first. Answer it, then draw up your plan.',
  } satisfies Readonly<Record<NotDrawn | NotAdvised, string>>,
  /** Of a debt that was settled, as the letter says that went with the payment. */
  settledByLetter:
    'The letter that you paid the settlement went. Take back there that it went, and this goes back too.',
  /** Of the Scottish scheme. */
  changedByOthers:
    'Only the DAS Administrator can change your programme. Tell us, and your adviser asks them. Keep paying what it says until they have answered.',
  firstPayment: (from: string, to: string) => `Pick a day from ${from} to ${to}.`,
  letterWent: 'A letter with this offer is kept as sent, so the offer stays in the plan.',
  /** On what those who approved a programme decided, and one of us noted. */
  takenInByUs:
    'One of us noted this, as your programme was changed. If it is wrong, tell us, and we put it right with you.',
  /** On a letter that is taken back. */
  planWaits: 'Your plan has this offer, and waits until we have talked. Talk to us first.',
  notSentYet: 'Nothing was sent yet. You can leave this plan on its page.',
  creditor: 'Tell us who has the debt now',
  hasItAlready: 'They have this debt already. Put in who has it now',
  /** In the copy of a person's data. */
  writtenBy: (isStaff: boolean) => (isStaff ? 'one of us, with you' : 'you'),
  /** Read by the person, beside who looked at their case. */
  offersNoted: 'Writing down that your offers went, together with you',
  answerNoted: 'Writing down what a lender answered, together with you',
  paymentNoted: 'Writing down what you paid, together with you',
  breakNoted: 'Writing down a break in what you pay, together with you',
  debtTakenIn: 'Writing down that a debt was taken into your programme',
  /** Read by whoever of us notes a debt that was taken in. @param from "24 November 2026" */
  takenInDay: (from: string) =>
    `Put in the day from which it is in the programme: ${from}, when that was approved, or later, up to today.`,
  takenIn: {
    'in it already': 'This debt is in the programme already. Read the plan again.',
    'drawn up by its person': 'This plan was approved by nobody: its person draws it up anew.',
    'not repaid': 'What they chose is not repaid by a plan.',
    'no debts': 'Nothing is owed on this debt.',
    'balance not known': 'Put in first how much is owed on this debt, in their list of debts.',
    'benefit not known': 'The sum is not known. Put in what the programme takes each month.',
    'sum not known': 'The sum is not known. Put in what the programme takes each month.',
    'nothing left': 'Put in what the programme takes each month, more than £0.',
  } satisfies Readonly<Record<NotTakenIn, string>>,
  /** Read by whoever of us writes an answer down. */
  refusedToStaff: {
    REPAYMENT_NOT_BEGUN: 'This plan is not begun, or it is over. Nothing is written down of it.',
    REPAYMENT_CHANGED_ELSEWHERE:
      'More was written down since you opened this. What you picked is still here. Look at the plan, then save again.',
    SESSION_CLOSED: 'This session is closed, so nothing is written down in it any more.',
  } as Readonly<Record<string, string>>,
  cannotBe: {
    'before it was drawn up': 'That day is before the plan was drawn up. Pick a later day.',
    'no offers in it': 'No offer of theirs goes out in this: it is approved, and binds those they owe.',
    'still to come': 'That day is still to come. Pick today or a day before.',
    'not offered yet': 'No offer is written down as sent to them. They say first that it went.',
    'no such debt': 'This debt is not in the plan any more.',
    'more than is owed': 'That is more than is owed on this debt.',
    'asks for no more': 'That is not more than was offered. Put in what they ask for, or leave it empty.',
    'has ended': 'This plan has ended.',
    'no sum': 'Put in how much, more than £0.',
    'no such month': 'That month is not in the plan. Pick one within a year from now.',
    'break upside down': 'The last month of a break can’t be before the first.',
    'break too long': 'A break can last a year at most.',
    'break is no less': 'In a break they pay less than else. Put in a smaller sum.',
    'one sum for all': 'The programme is one payment for all. A break is of all of it.',
    'marked already': 'This payment is marked already. To put it right, take back what was said of it first.',
    'no such entry': 'There is no such entry any more. Look at the list again.',
    'is never taken back': 'This can’t be taken back. Write down what has changed since instead.',
    'taken back already': 'This was taken back or put right already.',
    'offers went since':
      'New offers have gone out since, with these sums or to this lender. Take back first that they went, if that was a mistake too.',
    'answered since':
      'They have answered this offer. Take back their answer first, if that was a mistake too.',
    'sum said since':
      'What is owed on this debt was told later, and this is in that sum. Take back that sum first, then it can be told again.',
    'needed since': 'Something that was told later can’t be so without this. Take that back first.',
  } as Readonly<Record<string, string>>,
  notThatDay: (from: string, to: string) => `Pick a day from ${from} to ${to}.`,
  tooMuch: 'This plan is too full for us to add more. Ring us.',
};
