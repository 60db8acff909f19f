import { yearOf } from './dueMonths.ts';
import type { Day } from './event.ts';

/** A plan that goes on for longer is looked at with an adviser: another way may fit better. */
const LONG_YEARS = 10;

/** Whether a plan goes on for so long from a day that its person should talk it over with somebody. */
export function takesLong(endsOn: Day, today: Day): boolean {
  return endsOn > `${yearOf(today) + LONG_YEARS}${today.slice(4)}`;
}
