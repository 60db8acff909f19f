import type { Retained } from '../../platform/database/retained.ts';

export const visitCountsRetained: Retained = {
  covers: 'visitCounts',
  due: (database, { before }) =>
    database
      .selectFrom('analytics_events')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('at').as('oldest')])
      .where('at', '<', before)
      .executeTakeFirstOrThrow(),
  async remove(database, { before }, most) {
    const { numDeletedRows } = await database
      .deleteFrom('analytics_events')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('customer_id', 'id'),
          'in',
          selectFrom('analytics_events')
            .select(['customer_id', 'id'])
            .where('at', '<', before)
            .limit(most)
            .$asTuple('customer_id', 'id'),
        ),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};
