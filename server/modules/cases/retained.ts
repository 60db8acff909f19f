import type { Retained } from '../../platform/database/retained.ts';

/** What staff wrote down about people, and what was to be done for them, once it is done. */
export const caseNotesRetained: Retained = {
  covers: 'caseNotes',
  async due(database, { before }) {
    const [notes, tasks] = await Promise.all([
      database
        .selectFrom('case_notes')
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('at').as('oldest')])
        .where('at', '<', before)
        .executeTakeFirstOrThrow(),
      database
        .selectFrom('case_tasks')
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('done_at').as('oldest')])
        .where('done_at', '<', before)
        .executeTakeFirstOrThrow(),
    ]);
    const moments = [notes.oldest, tasks.oldest].filter(one => one !== null);
    const oldest = moments.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
    return { count: Number(notes.count) + Number(tasks.count), oldest };
  },
  async remove(database, { before }, most) {
    const notes = await database
      .deleteFrom('case_notes')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('customer_id', 'id'),
          'in',
          selectFrom('case_notes')
            .select(['customer_id', 'id'])
            .where('at', '<', before)
            .limit(most)
            .$asTuple('customer_id', 'id'),
        ),
      )
      .executeTakeFirst();
    const removed = Number(notes.numDeletedRows);
    if (removed >= most) return removed;
    const tasks = await database
      .deleteFrom('case_tasks')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('customer_id', 'id'),
          'in',
          selectFrom('case_tasks')
            .select(['customer_id', 'id'])
            .where('done_at', '<', before)
            .limit(most - removed)
            .$asTuple('customer_id', 'id'),
        ),
      )
      .executeTakeFirst();
    return removed + Number(tasks.numDeletedRows);
  },
};
