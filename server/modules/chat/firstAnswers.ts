import type { Database } from '../../platform/database/database.ts';

/** When one of us first wrote in each conversation, as part of another module's statement. */
export function firstAnswers(database: Database) {
  return database
    .selectFrom('chat_messages')
    .where('sender', '=', 'adviser')
    .groupBy(['customer_id', 'conversation_id'])
    .select(({ fn }) => ['customer_id', 'conversation_id', fn.min('sent_at').as('at')]);
}
