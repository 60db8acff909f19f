import type { Retained } from '../../platform/database/retained.ts';

/** Changes of email that have ended, with both addresses: their last mails are written from them. */
export const emailChangesRetained: Retained = {
  covers: 'emailChanges',
  due: (database, { before }) =>
    database
      .selectFrom('email_changes')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('ended_at').as('oldest')])
      .where('ended_at', '<', before)
      .executeTakeFirstOrThrow(),
  async remove(database, { before }, most) {
    const { numDeletedRows } = await database
      .deleteFrom('email_changes')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('customer_id', 'id'),
          'in',
          selectFrom('email_changes')
            .select(['customer_id', 'id'])
            .where('ended_at', '<', before)
            .limit(most)
            .$asTuple('customer_id', 'id'),
        ),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};
