import type { TimeBeside } from '@towpath/contracts/api/plans.ts';
import type { KnownThings } from '@towpath/domain/plans/dates/things.ts';
import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { NOTHING } from './known.ts';

/**
 * What is waited for in time that goes on beside what followed it, besides its last day; and that it is over, with what that
 * means, once it is.
 */
export function ofTimeBeside(time: TimeBeside | null): KnownThings {
  if (!time) return NOTHING;
  const { stands, you, endedOn, steps } = time;
  if (endedOn !== null) {
    return { ...NOTHING, toKeep: [{ kind: 'time over', day: null, stands, says: you }] };
  }
  const next = steps.find(({ isDone }) => !isDone);
  // That it ends is a date of its own.
  if (!next || next === steps.at(-1)) return NOTHING;
  const { who, what, until, on } = next;
  return {
    ...NOTHING,
    awaited: [{ kind: 'plan step', by: readIsoDate(until ?? on ?? ''), who, what }],
  };
}

/** How time stands that goes on, as a sentence; null for none, and once it is over. */
export function sayTime(time: TimeBeside | null): string | null {
  return time && time.endedOn === null ? `${time.stands}.` : null;
}
