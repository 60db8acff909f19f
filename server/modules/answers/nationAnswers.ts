import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

/** Where people said that they live, such as `nation.wales`, as part of another module's statement. */
export function nationAnswers(database: Database | DatabaseTransaction) {
  return database
    .selectFrom('answers')
    .where('step_id', '=', 'nation')
    .select(({ ref }) => ['customer_id', sql<string | null>`${ref('given')} -> 0 ->> 'id'`.as('answer')]);
}
