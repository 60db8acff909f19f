import { nextDay } from '../values/calendar-date.ts';
import { hoursOn, type LocalMoment, type OpeningHours } from '../values/openingHours.ts';
import { type SafeTime, safeSpansOn } from './safeContact.ts';

/** When a call is made: not before the one moment, and by the other. */
export type CallPromise = { readonly notBefore: LocalMoment; readonly by: LocalMoment };

const LOOKED_AHEAD_DAYS = 28;
/** A stretch that is nearly over is none: nobody can be sure to ring in it. */
const SHORTEST_MINUTES = 60;

/**
 * In which stretch of time a call is made: the first, from when it was asked for, in which we ring and it is safe for the
 * person, and of which an hour or more is left.
 *
 * @param times at which it is safe, as the person ticked them; none for any
 * @param asked by the clock of the place that the opening hours are of
 * @returns null where there is none within four weeks
 */
export function callPromise(
  opening: OpeningHours,
  times: readonly SafeTime[],
  asked: LocalMoment,
): CallPromise | null {
  let day = asked.day;
  for (let ahead = 0; ahead <= LOOKED_AHEAD_DAYS; ahead += 1) {
    const start = ahead === 0 ? asked.time : '00:00';
    for (const open of hoursOn(opening, day)) {
      for (const safe of safeSpansOn(times, day)) {
        const from = latestOf(open.from, safe.from, start);
        const to = earliestOf(open.to, safe.to);
        if (minutesIn(to) - minutesIn(from) < SHORTEST_MINUTES) continue;
        return { notBefore: { day, time: from }, by: { day, time: to } };
      }
    }
    day = nextDay(day);
  }
  return null;
}

/** Of times such as '08:00'. */
function earliestOf(first: string, ...others: readonly string[]): string {
  return [first, ...others].sort()[0] ?? first;
}

function latestOf(first: string, ...others: readonly string[]): string {
  return [first, ...others].sort().at(-1) ?? first;
}

function minutesIn(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
