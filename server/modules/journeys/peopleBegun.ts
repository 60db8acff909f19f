import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { FULL_REVIEW } from './shipped.ts';

/** Done, by themselves or on the phone. */
const FINISHED = ['Complete', 'Completed Offline'] as const;

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

/**
 * The people who began in a span of time, one row each: with when, by which link, how far they are through, and where the
 * journey that they are on stops; as part of another module's statement.
 */
export function peopleAndPlaces(database: Database, span: { readonly from: Date; readonly before: Date }) {
  return database
    .selectFrom('journeys as first')
    .innerJoin('journeys as now', join =>
      join.onRef('now.customer_id', '=', 'first.customer_id').on('now.is_current', '=', true),
    )
    .where('first.created_at', '>=', span.from)
    .where('first.created_at', '<', span.before)
    .where('first.journey', '<>', FULL_REVIEW)
    .select(({ eb, ref }) => [
      'first.customer_id',
      'first.created_at as begun_at',
      sql<string | null>`${ref('first.marketing_context')} ->> 'appId'`.as('app_id'),
      eb('first.status', 'in', FINISHED).as('is_qualifier_done'),
      eb('now.journey', '=', FULL_REVIEW).as('has_review'),
      eb.and([eb('now.journey', '=', FULL_REVIEW), eb('now.status', 'in', FINISHED)]).as('is_review_done'),
      eb('now.status', 'in', FINISHED).as('is_finished'),
      'now.status',
      'now.journey',
      'now.version',
      sql<string>`${ref('now.state')} ->> 'at'`.as('at_step'),
    ])
    .as('begun');
}

/** By which link people came first, as part of another module's statement. */
export function linksOfPeople(database: Database) {
  return database
    .selectFrom('journeys')
    .where('journey', '<>', FULL_REVIEW)
    .select(({ ref }) => [
      'customer_id',
      sql<string | null>`${ref('marketing_context')} ->> 'appId'`.as('app_id'),
    ]);
}
