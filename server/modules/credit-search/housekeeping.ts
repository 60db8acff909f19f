import type { Deps } from '../../deps.ts';
import { removeSearchCounts, SEARCHES_COUNTED_DAYS } from './searchCounts.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Removes expired reports, counts of searches that count no more, codes that are no longer needed, and turns that a server left behind. */
export async function tidyCreditSearches({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await database.deleteFrom('credit_reports').where('remove_at', '<=', now).execute();
  await database
    .deleteFrom('credit_search_codes')
    .where('expires_at', '<', new Date(now.getTime() - DAY))
    .execute();
  await database
    .deleteFrom('credit_search_phone_codes')
    .where('expires_at', '<', new Date(now.getTime() - DAY))
    .execute();
  await removeSearchCounts(database, new Date(now.getTime() - SEARCHES_COUNTED_DAYS * DAY));
  await database.deleteFrom('credit_search_turns').where('until', '<', now).execute();
}
