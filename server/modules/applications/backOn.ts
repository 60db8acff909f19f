import { type CalendarDate, compareDates } from '@towpath/domain/values/calendar-date.ts';
import type { Database } from '../../platform/database/database.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { statesOf } from './repository.ts';
import type { OfApplication } from './sealing.ts';

/** Whether the form of a plan was with its person at the end of a day, since one of us had asked about it. */
export async function wasBackOn(database: Database, of: OfApplication, day: CalendarDate): Promise<boolean> {
  const states = await statesOf(database, of);
  const last = states.findLast(({ at }) => compareDates(londonDate(at), day) <= 0);
  return last?.state === 'asked again';
}
