import type { Database } from '../../platform/database/database.ts';

/** When one of us first wrote in each conversation, and by when that was promised, as part of another module's statement. */
export function firstAnswers(database: Database) {
  return database
    .selectFrom('chat_messages')
    .innerJoin('chat_conversations as chat', join =>
      join
        .onRef('chat.customer_id', '=', 'chat_messages.customer_id')
        .onRef('chat.id', '=', 'chat_messages.conversation_id'),
    )
    .where('sender', '=', 'adviser')
    .groupBy(['chat_messages.customer_id', 'conversation_id', 'chat.due_at'])
    .select(({ fn }) => [
      'chat_messages.customer_id',
      'conversation_id',
      'chat.due_at',
      fn.min('sent_at').as('at'),
    ]);
}
