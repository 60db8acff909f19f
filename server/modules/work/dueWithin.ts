import { openDayAfter } from '@towpath/domain/plans/whatNext.ts';
import { hoursOn, type OpeningHours } from '@towpath/domain/values/openingHours.ts';
import { fromLondonClock } from '../../platform/time/londonClock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';

/** When we close on the last of so many open days after a moment; that moment itself where we are never open. */
export function dueWithin(opening: OpeningHours, at: Date, openDays: number): Date {
  const day = openDayAfter(londonDate(at), opening, openDays);
  const closing = day && hoursOn(opening, day).at(-1)?.to;
  return day && closing ? fromLondonClock({ day, time: closing }) : at;
}
