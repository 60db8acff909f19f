import type { Seal } from '../../platform/crypto/seal.ts';
import type { Held } from '../../platform/database/held.ts';
import { openText } from './messages.ts';
import { openTurnNumber } from './turnNumber.ts';

/** What these tables hold about a person. */
export function chatHeld(seal: Seal): readonly Held[] {
  return [
    {
      table: 'chat_conversations',
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('chat_conversations')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('number')
          .execute();
        return rows.map(row => ({
          ...row,
          sealed_number: openTurnNumber(seal, { customerId, id: row.id, textNumber: row.sealed_number }),
        }));
      },
    },
    {
      table: 'chat_messages',
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('chat_messages')
          .innerJoin('chat_conversations', 'chat_conversations.id', 'chat_messages.conversation_id')
          .selectAll('chat_messages')
          .where('chat_messages.customer_id', '=', customerId)
          .orderBy('number')
          .orderBy('sequence')
          .execute();
        return rows.map(row => ({ ...row, sealed: openText(seal, row) }));
      },
    },
  ];
}
