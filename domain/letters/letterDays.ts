import { isoDate, nextDay, previousDay, readIsoDate } from '../values/calendar-date.ts';

/**
 * The day by which an answer to a letter is to be expected: of who said that they would come, the day before that at the
 * latest, as after it there is nothing to hold back.
 *
 * @param writtenOn 'YYYY-MM-DD', as all days here
 * @param answerDays how long its receiver has
 * @param visitOn the day on which bailiffs said that they would come; null for none that is known
 */
export function answerDay(
  writtenOn: string,
  { receiver, answerDays }: { readonly receiver: string; readonly answerDays: number | null },
  visitOn: string | null,
): string | null {
  if (answerDays === null) return null;
  const by = dayAfter(writtenOn, answerDays);
  if (receiver !== 'bailiff' || visitOn === null || visitOn <= writtenOn || by < visitOn) return by;
  const before = dayAfter(visitOn, -1);
  // Nobody answers on the day on which it is written.
  return before > writtenOn ? before : visitOn;
}

/**
 * A day so many days after another, by which an answer is to be expected; before it where they are less than none.
 *
 * @param iso 'YYYY-MM-DD'; any other text is returned unchanged
 */
export function dayAfter(iso: string, days: number): string {
  let day = readIsoDate(iso);
  if (day === null) return iso;
  const step = days < 0 ? previousDay : nextDay;
  for (let gone = 0; gone < Math.abs(days); gone += 1) day = step(day);
  return isoDate(day);
}
