import { type CalendarDate, nextDay } from '../values/calendar-date.ts';

/** What begins on the day after it was granted: Debt Respite Scheme Regulations 2020, regulation 26. */
const BEGINS_DAY_AFTER: ReadonlySet<string> = new Set(['BS', 'MHBS']);

/** The day from which on what was granted on one holds. */
export function beginsOn(shortName: string, grantedOn: CalendarDate): CalendarDate {
  return BEGINS_DAY_AFTER.has(shortName) ? nextDay(grantedOn) : grantedOn;
}
