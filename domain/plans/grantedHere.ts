import type { CalendarDate } from '../values/calendar-date.ts';
import { isOver, type PlanState } from './planState.ts';
import type { PlanChange } from './ways/lawDays.ts';

/** Those who decide have said yes, and have not been found to have said none. */
const STANDS: ReadonlySet<PlanState> = new Set<PlanState>(['accepted', 'running', 'broken']);

/**
 * What was granted on a plan; null where nothing was, and where that was taken back. Of one that was
 * put back and granted again the last time counts.
 *
 * @param changes all that it came to, the oldest first
 * @param lawEndsOn the day on which the law ends it by itself; null where it does not
 */
export function grantedOn(
  changes: readonly PlanChange[],
  lawEndsOn: CalendarDate | null,
): { readonly startedOn: CalendarDate; readonly endsOn: CalendarDate | null } | null {
  const lastOpen = changes.findLastIndex(({ state }) => !isOver(state));
  const before = changes.slice(0, lastOpen + 1).findLastIndex(({ state }) => !STANDS.has(state));
  const yes = changes
    .slice(before + 1, lastOpen + 1)
    .find(({ state }) => state === 'accepted' || state === 'running');
  if (yes === undefined) return null;
  const last = changes.at(-1);
  // One that was left for what follows on it goes on to its day by law.
  const endsOn =
    last && isOver(last.state) && (last.state === 'ended' || lawEndsOn === null) ? last.on : lawEndsOn;
  return { startedOn: yes.on, endsOn };
}
