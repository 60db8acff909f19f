import { sql } from 'kysely';
import type { SealedColumn, SealedRow } from '../../platform/keys/sealedColumn.ts';
import { messageSubject } from './messages.ts';

/** What people and advisers write to each other. */
export const SEALED_CHATS: readonly SealedColumn[] = [
  {
    key: 'DATA_SECRET',
    table: 'chat_messages',
    column: 'sealed',
    id: ['customer_id', 'conversation_id', 'sequence'],
    select: sql<SealedRow>`select customer_id, conversation_id, sequence, sealed from chat_messages`,
    update: sql`update chat_messages set sealed =`,
    subjectOf: ({ customer_id, conversation_id, sequence }) =>
      messageSubject(String(customer_id), String(conversation_id), Number(sequence)),
  },
];
