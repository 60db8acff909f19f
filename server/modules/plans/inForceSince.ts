import { HOLDS_WHILE_IN_QUESTION } from '@towpath/domain/plans/protects.ts';
import type { Database } from '../../platform/database/database.ts';
import { timeGoingOn } from './timeGoingOn.ts';

/** Once those who decide have said yes, a solution holds. */
const HOLDS = ['accepted', 'running'] as const;

/**
 * What of a person's solutions holds now, with when it began to: those who decide on it have said yes, and it is not over;
 * or else what gave time and was followed by another, which the law ends on its day and nothing else does. Undefined for none.
 */
export async function inForceSince(
  database: Database,
  customerId: string,
): Promise<{ readonly planId: string; readonly shortName: string; readonly since: Date } | undefined> {
  const row = await database
    .selectFrom('plans')
    .innerJoin('plan_changes', join =>
      join
        .onRef('plan_changes.customer_id', '=', 'plans.customer_id')
        .onRef('plan_changes.plan_id', '=', 'plans.id'),
    )
    .select(['plans.id', 'plans.short_name', 'plan_changes.at', 'plan_changes.said_on'])
    .where('plans.customer_id', '=', customerId)
    .where(({ eb, and, or }) =>
      or([
        eb('plans.state', 'in', HOLDS),
        and([eb('plans.state', '=', 'broken'), eb('plans.short_name', 'in', HOLDS_WHILE_IN_QUESTION)]),
      ]),
    )
    .where('plan_changes.state', 'in', HOLDS)
    .orderBy('plan_changes.at')
    .limit(1)
    .executeTakeFirst();
  // By the day that was said, where it was written down later: at noon it is that day in London.
  if (row) {
    const since = row.said_on === null ? row.at : new Date(`${row.said_on}T12:00:00Z`);
    return { planId: row.id, shortName: row.short_name, since };
  }
  const time = await timeGoingOn(database, customerId);
  return time && { planId: time.plan.id, shortName: time.plan.shortName, since: time.since };
}
