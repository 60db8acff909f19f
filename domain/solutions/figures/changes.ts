import { type CalendarDate, compareDates } from '../../values/calendar-date.ts';
import type { Changes, WhenHappened } from '../case/case.ts';
import { NEVER, type Span } from '../case/span.ts';
import { monthsUntil } from './months.ts';

/** The changes that are weighed before anything that writes debts off or binds for years. */
export const CHANGE_KINDS = ['betterIncome', 'worseIncome', 'lumpSumOn', 'move', 'newJob'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Full months until a change. One that nobody knows of, is not to come or has passed never comes. */
export function monthsToChange(when: WhenHappened, on: CalendarDate): Span {
  return when === null ? NEVER : monthsUntil(when, on);
}

/** Full months until the next change of any kind. */
export function monthsToNextChange(changes: Changes, on: CalendarDate): Span {
  let next: CalendarDate | null = null;
  for (const kind of CHANGE_KINDS) {
    const when = changes[kind];
    if (when === null || when === 'never' || compareDates(when, on) < 0) continue;
    if (next === null || compareDates(when, next) < 0) next = when;
  }
  return next === null ? NEVER : monthsUntil(next, on);
}
