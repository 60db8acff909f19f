import type { Cleared } from '../debts/clearedOnList.ts';
import { formatSum, type Pence } from '../values/pence.ts';

/** What is said about letters, besides what stands in them. */
export const letterWords = {
  edit: {
    unknown: 'This part of the letter cannot be changed',
    notText: 'Only plain text fits here',
    tooLong: (most: number) => `Use ${most} characters at most`,
    notADay: 'Enter a day like 1 December 2026',
    nothing: 'Enter more than £0',
    tooMuch: (owed: Pence) => `You owe ${formatSum(owed)} here. Offer that or less`,
    notLess: (owed: Pence) => `You owe ${formatSum(owed)} here. To settle it, offer less than that`,
    overLumpSum: (lumpSum: Pence) =>
      `You told us that you can pay ${formatSum(lumpSum)} at once. Offer that or less`,
    tooEarly: (day: string) => `Enter ${day} or a later day`,
    tooLate: (day: string) => `Enter ${day} or an earlier day`,
  },
  /** By which a person says that a letter needs no address to be posted to. */
  notPosted: 'I’m sending this by email or through their site',
  /** After what a letter is about, of a debt that was sold. The number is the seller's, and only its end is told. */
  wasWith: (name: string, ending: string | null) =>
    ending === null ? `, once with ${name}` : `, once with ${name} (their number ends in ${ending})`,
  noLetter: 'There is no letter for this debt in your plan. Ask us what to do about it.',
  /** Of a debt that an order or arrangement which is over has cleared, or may have. */
  cleared: {
    cleared:
      'This debt is cleared. What you had is over, and you do not owe this any more, so there is nothing to write. If they still ask for it, ring us.',
    'may be cleared':
      'What you had is over, and it has cleared most debts. This one may be among them. Ring us before you write or pay.',
  } satisfies Readonly<Record<Cleared, string>>,
  /** Of a debt that a plan which was drawn up does not pay. */
  notInPlan: 'This debt is not in your plan yet. Draw your plan up anew first. Then its letter is here.',
  /** The same of one that was approved as a whole. */
  notInProgramme:
    'This debt is not in your programme. Tell us: we ask the DAS Administrator whether it can be taken in.',
  waiting: 'You have written about it. There is nothing more to write until they answer.',
  /** Above a letter that offers more than the budget leaves. */
  more: {
    plan: (left: Pence, pays: Pence) =>
      `Your budget leaves ${formatSum(left)} a month for your lenders, and your plan pays ${formatSum(pays)}. Before you send this, change the sum on the page of your plan, or put your budget right.`,
    letter: (left: Pence, offers: Pence) =>
      `Your budget leaves ${formatSum(left)} a month for your lenders, and this letter offers ${formatSum(offers)}. Before you send it, change the sum, or put your budget right.`,
    together: (left: Pence, offer: Pence) =>
      `Your budget leaves ${formatSum(left)} a month for all your letters. Together they offer ${formatSum(offer)}. Change a sum first, or put your budget right.`,
  },
  /** Above a letter with an offer to settle, where all of them offer more than can be paid at once. */
  moreAtOnce: (lumpSum: Pence, offers: Pence) =>
    `You told us that you can pay ${formatSum(lumpSum)} at once. Together, your letters offer ${formatSum(offers)} at once. Change a sum first, or tell us if you have more.`,
  /** Above a letter that offers another sum than the plan pays on its debt. */
  unlikePlan: (pays: Pence, offers: Pence) =>
    `Your plan pays ${formatSum(pays)} a month on this debt, and this letter offers ${formatSum(offers)}. Is that what you want? If not, put ${formatSum(pays)} in the letter. If so, tell us, so that your plan can follow.`,
  /** Above a letter that asked for a break, once they agreed to it. */
  breakAgreed: (pays: Pence) =>
    `Your plan asks for ${formatSum(pays)} a month for them until you tell us the months of this break. You do that on the page of your plan, with your payments.`,
  offers: {
    unknown: (total: Pence) => `Your letters offer ${formatSum(total)} a month.`,
    same: (total: Pence) => `Your letters offer ${formatSum(total)} a month: all that you have for them.`,
    beside: (total: Pence, more: Pence) =>
      `Your letters offer ${formatSum(total)} a month. Your plan gives them ${formatSum(more)} on top, as one of your debts no longer needs its part.`,
    over: (total: Pence, available: Pence) =>
      `Your letters offer ${formatSum(total)} a month. That is ${formatSum(total - available)} more than you have for them.`,
    under: (total: Pence, available: Pence) =>
      `Your letters offer ${formatSum(total)} a month. That leaves ${formatSum(available - total)} of what you have for them.`,
  },
} as const;
