import type { CalendarDate } from '../values/calendar-date.ts';
import { compareDates, readIsoDate } from '../values/calendar-date.ts';
import type { PlanState } from './planState.ts';
import type { LimitOn, PlanChange } from './ways/lawDays.ts';
import type { Way } from './ways/way.ts';
import { wayThere } from './ways/wayThere.ts';

/** What only gives time, and ends by law on a day that is known from its start: one that lasts while somebody is ill does not. */
export const GIVES_TIME = ['BS', 'MOR'] as const;

/** Whether a solution only gives time, until a day that is known, for what follows on it. */
export function givesTime(shortName: string): boolean {
  return GIVES_TIME.some(one => one === shortName);
}

/**
 * Whether a plan gives time by now, so that what it prepares can be chosen beside it: nothing of it ends by that, and by law
 * it goes on to its day.
 */
export function givesTimeNow(shortName: string, state: PlanState): boolean {
  return givesTime(shortName) && state === 'running';
}

/** Whether nothing is cleared or repaid by a solution: it only gives time, until a known day or while somebody is ill. */
export function onlyGivesTime(shortName: string): boolean {
  return givesTime(shortName) || shortName === 'MHBS';
}

/** Whether a plan runs that only gives time. Another solution that fits is what it prepares, and puts it in no question. */
export function runsAsTime(shortName: string, state: PlanState): boolean {
  return onlyGivesTime(shortName) && state === 'running';
}

/**
 * Whether its person went on from a plan to what follows on it while it ran. Nothing else leads from there to having left it.
 *
 * @param changes all that it came to, the oldest first
 */
export function wasFollowed(shortName: string, changes: readonly { readonly state: PlanState }[]): boolean {
  const [before, last] = [changes.at(-2), changes.at(-1)];
  return last?.state === 'left' && before !== undefined && givesTimeNow(shortName, before.state);
}

/**
 * The same of what is over as time by now too: on its last day, or before it. It ran on beside what its person went on to.
 *
 * @param changes all that it came to, the oldest first
 */
export function ranBeside(shortName: string, changes: readonly { readonly state: PlanState }[]): boolean {
  return wasFollowed(shortName, changes.at(-1)?.state === 'ended' ? changes.slice(0, -1) : changes);
}

type Running = {
  readonly way: Way;
  /** All that it came to, the oldest first. */
  readonly changes: readonly PlanChange[];
  readonly today: CalendarDate;
  readonly limitOn: LimitOn;
};

/** The day on which the law ends the time that runs, also where something follows on it by now; null once it is there. */
export function timeEndsOn({ way, changes, today, limitOn }: Running): CalendarDate | null {
  const end = wayThere({ way, state: 'running', changes, today, limitOn }).at(-1);
  const day = end && !end.isDone && end.on !== null ? readIsoDate(end.on) : null;
  return day;
}

/** Whether time that was followed by another plan goes on to its day all the same, so that it can end before that. */
export function goesOnFollowed(shortName: string, running: Running): boolean {
  if (!wasFollowed(shortName, running.changes)) return false;
  const endsOn = timeEndsOn(running);
  return endsOn !== null && compareDates(endsOn, running.today) >= 0;
}
