import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Plans } from './plans.ts';

/** The part of the questions where each of some people is, by their id, in its name; without those who have not begun. */
export async function partsOfPeople(
  database: Database,
  plans: Pick<Plans, 'load'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('journeys')
    .select(['customer_id', 'journey', 'version', sql<string | null>`state ->> 'at'`.as('at')])
    .where('customer_id', 'in', ids)
    .where('is_current', '=', true)
    .execute();
  const parts = await Promise.all(
    rows.map(async ({ customer_id, journey, version, at }) => {
      const plan = await plans.load(journey, version);
      const sectionId = plan.stepById.get(at ?? '')?.sectionId;
      const name = sectionId === undefined ? undefined : plan.sectionById.get(sectionId)?.section.name;
      return name === undefined ? [] : [[customer_id, name] as const];
    }),
  );
  return new Map(parts.flat());
}
