import { GRANTED, type GrantedHere } from '../solutions/case/grantedHere.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { isOver, type PlanState } from './planState.ts';
import type { PlanChange } from './ways/lawDays.ts';

/** Those who decide have said yes, and have not been found to have said none. */
const STANDS: ReadonlySet<PlanState> = new Set<PlanState>(['accepted', 'running', 'broken']);

/**
 * What was granted on a plan; null where nothing was, where that was taken back, and of what nobody grants. Of one that was
 * put back and granted again the last time counts.
 *
 * @param changes all that it came to, the oldest first
 * @param lawEndsOn the day on which the law ends it by itself; null where it does not
 */
export function grantedOn(
  shortName: string,
  changes: readonly PlanChange[],
  lawEndsOn: CalendarDate | null,
): GrantedHere | null {
  const name = GRANTED.find(one => one === shortName);
  const lastOpen = changes.findLastIndex(({ state }) => !isOver(state));
  const before = changes.slice(0, lastOpen + 1).findLastIndex(({ state }) => !STANDS.has(state));
  const yes = changes
    .slice(before + 1, lastOpen + 1)
    .find(({ state }) => state === 'accepted' || state === 'running');
  if (name === undefined || yes === undefined) return null;
  const last = changes.at(-1);
  // One that was left for what follows on it goes on to its day by law.
  const endsOn =
    last && isOver(last.state) && (last.state === 'ended' || lawEndsOn === null) ? last.on : lawEndsOn;
  return { shortName: name, startedOn: yes.on, endsOn };
}
