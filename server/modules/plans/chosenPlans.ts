import type { Database } from '../../platform/database/database.ts';

/** What people chose last, and whether an adviser's hand moved it since, as part of another module's statement. */
export function chosenPlans(database: Database) {
  return database
    .selectFrom('plans')
    .distinctOn('plans.customer_id')
    .select(({ exists, selectFrom }) => [
      'plans.customer_id',
      'plans.short_name',
      'plans.state',
      exists(
        selectFrom('plan_changes')
          .select('plan_changes.plan_id')
          .whereRef('plan_changes.customer_id', '=', 'plans.customer_id')
          .whereRef('plan_changes.plan_id', '=', 'plans.id')
          .where('plan_changes.moved_by', '=', 'adviser'),
      ).as('is_moved_by_adviser'),
    ])
    .orderBy('plans.customer_id')
    .orderBy('plans.chosen_at', 'desc');
}
