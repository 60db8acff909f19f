import { isoDate } from '../../values/calendar-date.ts';
import { sayWeekday } from '../../values/dayWords.ts';
import { formatSum } from '../../values/pence.ts';
import type { ThingWords } from './datesWords.ts';
import type { ClaimThing } from './things.ts';

/** What a person reads of a claim at court: to look for its date, to answer it by its day, or that the day is over. */
export function wordsOfClaim(claim: ClaimThing): ThingWords {
  const { day, from, sum, isDoubted, isOver, hasLetter = true } = claim;
  const title = `Court form, ${from}`;
  const letters = { leadsTo: 'letters', action: 'See your letters' } as const;
  const more = sayAcknowledged(claim);
  if (isDoubted) {
    const byDay = day === null ? 'Look for the date on the form: it' : 'It';
    return {
      leadsTo: 'talk',
      action: 'Book a talk with us',
      title,
      text: `You may not have to pay it. Talk to us before you answer the court form. ${byDay} has to be answered in time all the same, or the court can rule without you. ${more}`.trim(),
      doThis: `Talk to us about the court form from ${from}`,
    };
  }
  if (day === null) {
    return {
      ...letters,
      action: 'Tell us the date',
      title,
      text: 'Look for the date on the court form, and tell us: then you see by when to answer. If nobody answers, the court can rule without you.',
      doThis: `Look for the date on the court form from ${from}`,
    };
  }
  if (!hasLetter) {
    return {
      leadsTo: 'whom to ring',
      action: 'See whom to ring',
      title,
      text: `Ring us, and we look at the court form with you. There is no letter here for it, and it has to be answered ${isOver ? 'today' : 'in time'} all the same. ${more}`.trim(),
      doThis: `Ring us about the court form from ${from}`,
    };
  }
  if (isOver) {
    return {
      ...letters,
      title,
      text: `If you have not answered the court form, do so today: until the court has ruled, an answer can still count. If it has ruled, say so in your list of debts. ${more}`.trim(),
      doThis: `Answer the court form from ${from} today`,
    };
  }
  const owed = sum === null ? '' : `${formatSum(sum)}. `;
  return {
    ...letters,
    title,
    text: `${owed}Answer the court, and you can ask to pay bit by bit. ${more}`.trim(),
    doThis: `Answer the court form from ${from}`,
  };
}

function sayAcknowledged({ acknowledgedBy, isOver }: ClaimThing): string {
  if (!acknowledgedBy) return '';
  const until = sayWeekday(isoDate(acknowledgedBy));
  return isOver
    ? `If you sent the acknowledgement of service back in time, you have until ${until}.`
    : `If you send the acknowledgement of service back by then, you have until ${until}.`;
}
