import type { CalendarDate } from '../values/calendar-date.ts';
import { fromLondonClock, onLondonClock } from '../values/londonClock.ts';
import { hoursOn, type OpeningHours } from '../values/openingHours.ts';

/** A stretch of time in which somebody can be talked to, from one moment to before another. */
export type Span = { readonly startsAt: Date; readonly endsAt: Date };
/** A time that can be booked; `time` is what the clock in London says at its beginning, '09:30'. */
export type Slot = Span & { readonly time: string };

const MINUTE = 60_000;

/**
 * The times of a day, one after the other from each opening, each as long as a talk lasts. They are counted in moments: a
 * night on which the clock goes forward has none at the hour that is left out, and of two that an autumn night would give
 * the same name the first alone is there.
 *
 * @param minutes how long a talk lasts
 */
export function slotsOn(opening: OpeningHours, day: CalendarDate, minutes: number): readonly Slot[] {
  const length = minutes * MINUTE;
  const slots = new Map<string, Slot>();
  for (const { from, to } of hoursOn(opening, day)) {
    const end = fromLondonClock({ day, time: to }).getTime();
    for (let at = fromLondonClock({ day, time: from }).getTime(); at + length <= end; at += length) {
      const { time } = onLondonClock(new Date(at));
      if (!slots.has(time)) slots.set(time, { startsAt: new Date(at), endsAt: new Date(at + length), time });
    }
  }
  return [...slots.values()];
}

/** Whether two stretches share a moment. */
export function overlaps(one: Span, other: Span): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}
