import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { FULL_REVIEW } from './shipped.ts';

/**
 * The people who began since a moment, one row each, with what they are through with, as part of another module's
 * statement. Who answered as a guest and brought that along to their account is one person.
 */
export function peopleBegun(database: Database, since: Date) {
  return database
    .selectFrom('journeys as first')
    .where('first.created_at', '>=', since)
    .where('first.journey', '<>', FULL_REVIEW)
    .groupBy('first.customer_id')
    .select(({ exists, selectFrom }) => [
      'first.customer_id',
      sql<boolean>`bool_or(first.status = 'Complete')`.as('is_qualifier_done'),
      exists(
        selectFrom('journeys as review')
          .select('review.id')
          .whereRef('review.customer_id', '=', 'first.customer_id')
          .where('review.journey', '=', FULL_REVIEW)
          .where('review.status', '=', 'Complete'),
      ).as('is_review_done'),
    ])
    .as('begun');
}
