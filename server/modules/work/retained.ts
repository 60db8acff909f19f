import type { Retained } from '../../platform/database/retained.ts';

/** What staff wrote beside what came of their work. */
export const workNotesRetained: Retained = {
  covers: 'workNotes',
  due: (database, { before }) =>
    database
      .selectFrom('work_notes')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('at').as('oldest')])
      .where('at', '<', before)
      .executeTakeFirstOrThrow(),
  async remove(database, { before }, most) {
    const { numDeletedRows } = await database
      .deleteFrom('work_notes')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('work_notes').select('id').where('at', '<', before).limit(most),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};
