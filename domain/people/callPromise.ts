import { isoDate, nextDay } from '../values/calendar-date.ts';
import { hoursOn, type LocalMoment, type OpeningHours } from '../values/openingHours.ts';
import { type SafeTime, safePartsOn, safeSpansOn } from './safeContact.ts';

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

/**
 * In which stretch a call is made for which the person named a time: the one that they named, as long as we ring then and
 * it is safe; otherwise the first after it.
 *
 * @param from the beginning of the time that they named
 * @param until the end of it, on the same day
 */
export function agreedCall(
  opening: OpeningHours,
  times: readonly SafeTime[],
  from: LocalMoment,
  until: LocalMoment,
): CallPromise | null {
  const promise = callPromise(opening, times, from);
  if (!promise || !isSameMoment(promise.notBefore, from)) return promise;
  return { notBefore: from, by: { day: from.day, time: earliestOf(promise.by.time, until.time) } };
}

/** Whether we ring at a moment, and it is safe then for an hour or more. */
export function canRingAt(opening: OpeningHours, times: readonly SafeTime[], at: LocalMoment): boolean {
  const promise = callPromise(opening, times, at);
  return promise !== null && isSameMoment(promise.notBefore, at);
}

/** So many times are offered to who would rather be rung at another. */
const OFFERED = 9;

/** The times that somebody can choose for their call: the coming parts of days in which we ring and it is safe. */
export function timesToChoose(
  opening: OpeningHours,
  times: readonly SafeTime[],
  now: LocalMoment,
): readonly CallPromise[] {
  const offered: CallPromise[] = [];
  let day = now.day;
  for (let ahead = 0; ahead <= LOOKED_AHEAD_DAYS && offered.length < OFFERED; ahead += 1) {
    for (const open of hoursOn(opening, day)) {
      for (const safe of safePartsOn(times, day)) {
        const from = latestOf(open.from, safe.from);
        const to = earliestOf(open.to, safe.to);
        if (minutesIn(to) - minutesIn(from) < SHORTEST_MINUTES || (ahead === 0 && from <= now.time)) continue;
        offered.push({ notBefore: { day, time: from }, by: { day, time: to } });
      }
    }
    day = nextDay(day);
  }
  return offered.slice(0, OFFERED);
}

function isSameMoment(a: LocalMoment, b: LocalMoment): boolean {
  return isoDate(a.day) === isoDate(b.day) && a.time === b.time;
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
