import { isoDate, nextDay } from '../values/calendar-date.ts';
import { sayWeekday } from '../values/dayWords.ts';
import { type LocalMoment, sayTime } from '../values/openingHours.ts';
import type { CallPromise } from './callPromise.ts';

/**
 * When a call comes, in words: "Today, before 8pm", "Tomorrow, between 9am and 12pm", "Monday 30 November, between 8am
 * and 8pm"; an apology once that is over.
 *
 * @param now by the clock of the place that the promise is of
 */
export function sayCallTime({ notBefore, by }: CallPromise, now: LocalMoment): string {
  const order = ({ day, time }: LocalMoment) => `${isoDate(day)} ${time}`;
  if (order(by) <= order(now)) return 'As soon as we can. We’re sorry that you had to wait.';
  const isOn = (day: LocalMoment['day']) => isoDate(day) === isoDate(by.day);
  const on = isOn(now.day) ? 'Today' : isOn(nextDay(now.day)) ? 'Tomorrow' : sayWeekday(isoDate(by.day));
  const hasBegun = order(notBefore) <= order(now) || isoDate(notBefore.day) !== isoDate(by.day);
  if (hasBegun) return `${on}, before ${sayTime(by.time)}`;
  return `${on}, between ${sayTime(notBefore.time)} and ${sayTime(by.time)}`;
}
