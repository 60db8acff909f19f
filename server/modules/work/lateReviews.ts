import type { PressingWork } from '@towpath/domain/solutions/recommend/workDanger.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Database } from '../../platform/database/database.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { waitingWork } from './workItems.ts';

/** The midway reviews that wait for a person though the last day is over on which the law lets them wait. */
export async function lateReviews(
  database: Database,
  customerId: string,
  at: Date,
): Promise<readonly PressingWork[]> {
  const waits = await waitingWork(database, 'review', customerId);
  return waits
    .filter(({ dueAt }) => dueAt < at)
    .map(({ dueAt }) => ({ code: 'REVIEW_LATE', on: isoDate(londonDate(dueAt)) }));
}
