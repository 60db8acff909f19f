import type { Database } from '../database/database.ts';
import type { DueBefore, Retained } from '../database/retained.ts';

/** Mails that went out or were given up. Those that wait are never removed. */
export const mailsRetained: Retained = {
  covers: 'mails',
  due: (database, { before }) =>
    database
      .selectFrom('outbox')
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.min(fn.coalesce('sent_at', 'gave_up_at')).as('oldest'),
      ])
      .where(({ or, eb }) => or([eb('sent_at', '<', before), eb('gave_up_at', '<', before)]))
      .executeTakeFirstOrThrow(),
  remove: removeMails,
};

async function removeMails(database: Database, { before }: DueBefore, most: number): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('outbox')
    .where('id', 'in', query =>
      query
        .selectFrom('outbox')
        .select('id')
        .where(({ or, eb }) => or([eb('sent_at', '<', before), eb('gave_up_at', '<', before)]))
        .limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
