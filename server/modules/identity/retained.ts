import type { Retained } from '../../platform/database/retained.ts';

/** Sessions that have run out, with their refresh tokens: until then a second use of one is recognised. */
const sessions: Retained = {
  covers: 'sessions',
  due: (database, { before }) =>
    database
      .selectFrom('sessions')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('expires_at').as('oldest')])
      .where('expires_at', '<', before)
      .executeTakeFirstOrThrow(),
  async remove(database, { before }, most) {
    const { numDeletedRows } = await database
      .deleteFrom('sessions')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('customer_id', 'session_id'),
          'in',
          selectFrom('sessions')
            .select(['customer_id', 'session_id'])
            .where('expires_at', '<', before)
            .limit(most)
            .$asTuple('customer_id', 'session_id'),
        ),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};

const passwordLinks: Retained = {
  covers: 'passwordLinks',
  due: (database, { before }) =>
    database
      .selectFrom('password_links')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('expires_at').as('oldest')])
      .where('expires_at', '<', before)
      .executeTakeFirstOrThrow(),
  async remove(database, { before }, most) {
    const { numDeletedRows } = await database
      .deleteFrom('password_links')
      .where('token_hash', 'in', query =>
        query.selectFrom('password_links').select('token_hash').where('expires_at', '<', before).limit(most),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};

export const identityRetained: readonly Retained[] = [sessions, passwordLinks];
