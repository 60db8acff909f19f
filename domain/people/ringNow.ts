import { isoDate } from '../values/calendar-date.ts';
import type { LocalMoment } from '../values/openingHours.ts';
import { type SafeTime, safeAt } from './safeContact.ts';

/**
 * Whether a person may be rung at a moment: it is safe for them, and not before the time that they were promised or chose.
 * The one rule of every call.
 *
 * @param notBefore before when they do not expect us; null where nothing was promised
 * @returns until when they may be, or when next; both null where that is not within a week. `isTooSoon`: their own times
 *   would let us ring, only the promise does not
 */
export function ringAt(
  times: readonly SafeTime[],
  at: LocalMoment,
  notBefore: LocalMoment | null,
): { readonly until: LocalMoment | null; readonly next: LocalMoment | null; readonly isTooSoon: boolean } {
  const safe = safeAt(times, at);
  if (notBefore === null || !isBefore(at, notBefore)) return { ...safe, isTooSoon: false };
  const then = safeAt(times, notBefore);
  const next = then.until === null ? then.next : notBefore;
  return { until: null, next, isTooSoon: safe.until !== null || times.length === 0 };
}

/**
 * Before when a person does not expect any call of ours, out of what each call that waits for them was promised for.
 *
 * @param promises of each such call before when it is not expected; null for one that was promised for no time
 * @returns the first of them; null where none waits, or one is expected at any time
 */
export function firstPromise(promises: readonly (Date | null)[]): Date | null {
  const moments = promises.flatMap(promise => promise ?? []);
  if (moments.length === 0 || moments.length < promises.length) return null;
  return new Date(Math.min(...moments.map(moment => moment.getTime())));
}

function isBefore(one: LocalMoment, other: LocalMoment): boolean {
  return `${isoDate(one.day)} ${one.time}` < `${isoDate(other.day)} ${other.time}`;
}
