import { lastNo } from '../plans/repayment/askingAgain.ts';
import { readIsoDate } from '../values/calendar-date.ts';
import type { Pence } from '../values/pence.ts';
import { answerInPlan } from './answersOfPlan.ts';
import type { LetterDefinition } from './definition.ts';
import { dayAfter } from './letterDays.ts';
import { namesPlace } from './textsOf.ts';

/** How a person has sent a letter. */
export const SENT_WAYS = ['post', 'email', 'online'] as const;
export type SentWay = (typeof SENT_WAYS)[number];

/** What came back to a letter; `none` once the person says that nothing did. */
export const LETTER_ANSWERS = ['accepted', 'asks for more', 'refused', 'other', 'none'] as const;
export type LetterAnswer = (typeof LETTER_ANSWERS)[number];

/** For so many days a letter counts as read: after them its day, and those that are counted from it, are out of date. */
export const READ_FOR_DAYS = 7;

/** Whether a letter that was read on a day is too old to go on another, both 'YYYY-MM-DD'. */
export function isReadTooLongAgo(readOn: string, today: string): boolean {
  return today > dayAfter(readOn, READ_FOR_DAYS);
}

/** So many days after a letter an offer can begin: its receiver has had time to answer. */
const BEFORE_FIRST_PAYMENT_DAYS = 30;

/**
 * The day of the first payment that a letter offers: the first of the month after its receiver has had time to answer. Bailiffs
 * have as long as the letter gives them, and no month: who offers them a day far ahead is not waited for.
 *
 * @param writtenOn 'YYYY-MM-DD'; any other text is returned unchanged
 * @param letter null for the offers of a plan, before it is known which letter makes them
 */
export function firstPaymentAfter(
  writtenOn: string,
  letter: Pick<LetterDefinition, 'receiver' | 'answerDays'> | null = null,
): string {
  const ofBailiffs = letter?.receiver === 'bailiff' ? letter.answerDays : null;
  const days = ofBailiffs ?? BEFORE_FIRST_PAYMENT_DAYS;
  const day = readIsoDate(dayAfter(writtenOn, days));
  if (day === null) return writtenOn;
  const [year, month] = day.month === 12 ? [day.year + 1, 1] : [day.year, day.month + 1];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
}

/** The places of what is offered each month. */
export const MONTHLY = ['share', 'token'] as const;

/** What was sent about a debt, the earliest first. */
export type SentAbout = {
  readonly definition: LetterDefinition;
  /** 'YYYY-MM-DD'. */
  readonly sentOn: string;
  /** The day by which an answer is to be expected, 'YYYY-MM-DD'; null where none is. */
  readonly answerBy: string | null;
  /** What came back; null while nothing has been said of it. */
  readonly answer: LetterAnswer | null;
  /** The day on which that came, 'YYYY-MM-DD'; null while nothing did. */
  readonly answeredOn: string | null;
  /** What they ask for each month, in pence, where that was their answer; null or left out where they named no sum. */
  readonly asksFor?: Pence | null;
  /** When it was written down that it went; left out where that is not known. */
  readonly notedAt?: Date;
};

/** From which day on who has said no to an offer each month is asked again, 'YYYY-MM-DD'; null where nobody said no last. */
export function askAgainFrom(sent: readonly SentAbout[], all: readonly LetterDefinition[]): string | null {
  const offers = sent
    .filter(({ definition }) => makesOffer(definition, all))
    .map(({ answer, answeredOn, sentOn }) => {
      const came = answer && answerInPlan(answer);
      return { answer: came && { answer: came, on: answeredOn ?? sentOn } };
    });
  return lastNo(offers)?.askAgainFrom ?? null;
}

/** What they ask for each month who answered an offer so last, in pence; null where nobody did, or they named no sum. */
export function askedForIn(sent: readonly SentAbout[], all: readonly LetterDefinition[]): Pence | null {
  const last = sent.findLast(
    ({ definition, answer }) => answer === 'asks for more' && makesOffer(definition, all),
  );
  return last?.asksFor ?? null;
}

/** Whether a letter for a yes may follow it. */
function leadsToYes({ next }: LetterDefinition, all: readonly LetterDefinition[]): boolean {
  return all.some(({ id, when }) => next.includes(id) && when.stages?.includes('offer accepted'));
}

/** One that follows a yes is no offer anew: the yes stands. */
function followsYes({ when }: LetterDefinition): boolean {
  return when.stages?.includes('offer accepted') === true;
}

/**
 * Whether a letter makes an offer of what is paid each month: one that can be accepted, so that a letter for that may
 * follow it. One that offers a sum at once is no offer of a plan.
 *
 * @param all every letter there is
 */
export function makesOffer(definition: LetterDefinition, all: readonly LetterDefinition[]): boolean {
  const isMonthly = MONTHLY.some(place => namesPlace(definition, place));
  return isMonthly && !followsYes(definition) && leadsToYes(definition, all);
}
