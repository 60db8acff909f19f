import { fromLondonClock, onLondonClock } from '../values/londonClock.ts';
import { hoursOn, type OpeningHours } from '../values/openingHours.ts';
import type { Span } from './slots.ts';

/** When each of those who take talks does: their hours by the clock in London, and the days on which they are away. */
export type Roster = readonly OpeningHours[];

/**
 * How many talks can be had at once in a stretch of time: as many as there are people whose hours hold all of it.
 *
 * @param atOnce what the operator says, which holds as long as nobody has hours of their own
 */
export function talksAtOnce(atOnce: number, roster: Roster, span: Span): number {
  return roster.length === 0 ? atOnce : roster.filter(hours => worksAll(hours, span)).length;
}

/** Whether somebody's hours hold all of a stretch of time, on a day on which they are not away. */
export function worksAll(hours: OpeningHours, { startsAt, endsAt }: Span): boolean {
  const { day } = onLondonClock(startsAt);
  return hoursOn(hours, day).some(
    ({ from, to }) =>
      fromLondonClock({ day, time: from }) <= startsAt && endsAt <= fromLondonClock({ day, time: to }),
  );
}
