import type { Database } from '../../platform/database/database.ts';

/** When a conversation of a person began and ended, and who ended it: nothing of what was said. */
export type ChatOfPerson = {
  readonly begunAt: Date;
  readonly endedAt: Date | null;
  /** Which of the staff ended it; null where the person did, or nobody has. */
  readonly endedBy: string | null;
};

/** The conversations of a person, the newest first. @param most so many at most */
export async function chatsOfPerson(
  database: Database,
  customerId: string,
  most: number,
): Promise<readonly ChatOfPerson[]> {
  const rows = await database
    .selectFrom('chat_conversations')
    .select(['begun_at', 'ended_at', 'ended_by', 'taken_by'])
    .where('customer_id', '=', customerId)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows.map(row => ({
    begunAt: row.begun_at,
    endedAt: row.ended_at,
    endedBy: row.ended_by === 'adviser' ? row.taken_by : null,
  }));
}

/** How many messages of ours a person has not seen in their latest conversation. */
export async function unreadByPerson(database: Database, customerId: string): Promise<number> {
  const latest = await database
    .selectFrom('chat_conversations')
    .select(['id', 'person_read'])
    .where('customer_id', '=', customerId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest) return 0;
  const { count } = await database
    .selectFrom('chat_messages')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('customer_id', '=', customerId)
    .where('conversation_id', '=', latest.id)
    .where('sender', '=', 'adviser')
    .where('sequence', '>', latest.person_read)
    .executeTakeFirstOrThrow();
  return Number(count);
}
