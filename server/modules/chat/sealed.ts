import { sql } from 'kysely';
import type { SealedColumn, SealedRow } from '../../platform/keys/sealedColumn.ts';
import { messageSubject } from './messages.ts';
import { turnNumberSubject } from './turnNumber.ts';

/** What people and advisers write to each other, and the numbers of those who wait for a text. */
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
  {
    key: 'DATA_SECRET',
    table: 'chat_conversations',
    column: 'sealed_number',
    id: ['customer_id', 'id'],
    // Those in which somebody waits for a text: the others have nothing sealed there.
    select: sql<SealedRow>`select customer_id, id, sealed_number, sealed_number as sealed
      from (select * from chat_conversations where sealed_number is not null) as asked`,
    update: sql`update chat_conversations set sealed_number =`,
    subjectOf: ({ customer_id, id }) =>
      turnNumberSubject({ customerId: String(customer_id), id: String(id) }),
  },
];
