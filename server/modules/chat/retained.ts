import type { Retained } from '../../platform/database/retained.ts';

/** Conversations that have ended, with all that was written in them, unless they still wait for one of us. */
export const chatsRetained: Retained = {
  covers: 'chats',
  due: (database, { before }) =>
    database
      .selectFrom('chat_conversations')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('ended_at').as('oldest')])
      .where('state', '=', 'ended')
      .where('owes_answer', '=', false)
      .where('ended_at', '<', before)
      .executeTakeFirstOrThrow(),
  async remove(database, { before }, most) {
    const { numDeletedRows } = await database
      .deleteFrom('chat_conversations')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('chat_conversations')
          .select('id')
          .where('state', '=', 'ended')
          .where('owes_answer', '=', false)
          .where('ended_at', '<', before)
          .limit(most),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};
