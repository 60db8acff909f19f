import { sql } from 'kysely';
import type { Retained } from '../database/retained.ts';

/** Entries of the audit log. PostgreSQL refuses to let go of one that is younger than a year, whatever a rule says. */
export const auditRetained: Retained = {
  covers: 'audit',
  due: (database, { before }) =>
    database
      .selectFrom('audit_log')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('at').as('oldest')])
      .where('at', '<', before)
      .executeTakeFirstOrThrow(),
  async remove(database, { before }, most) {
    const { numDeletedRows } = await database
      .deleteFrom('audit_log')
      .where('id', 'in', query =>
        query
          .selectFrom('audit_log')
          .select('id')
          .where('at', '<', before)
          // By the clock of the database, which refuses the rest: ours may be wrong.
          .where('at', '<', sql<Date>`now() - interval '1 year'`)
          .limit(most),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};
