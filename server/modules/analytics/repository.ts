import type { AnalyticsEvent } from '@towpath/contracts/api/analytics.ts';
import type { Database } from '../../platform/database/database.ts';

/** Stores an event under the customer it came from. */
export async function addEvent(
  database: Database,
  customerId: string,
  { event, ...details }: AnalyticsEvent,
  at: Date,
): Promise<void> {
  await database
    .insertInto('analytics_events')
    .values({ customer_id: customerId, event, details: JSON.stringify(details), at })
    .execute();
}
