import type { Database } from '../../platform/database/database.ts';

/** Those in whose open chats a member of the staff is, each once; by the index of what they have taken. */
export async function peopleInChatWith(database: Database, staffId: string): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('chat_conversations')
    .select('customer_id')
    .distinct()
    .where('taken_by', '=', staffId)
    .where('state', '=', 'with adviser')
    .execute();
  return rows.map(row => row.customer_id);
}
