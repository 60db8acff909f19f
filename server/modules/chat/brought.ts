import type { Seal } from '../../platform/crypto/seal.ts';
import { sealedForAnother } from '../../platform/crypto/sealedForAnother.ts';
import type { Brought, FromTo } from '../../platform/database/brought.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { joinConversation } from './joining.ts';
import { messageSubject } from './messages.ts';
import { holdOpen, takeTurn, wake } from './repository.ts';
import { turnNumberSubject } from './turnNumber.ts';

/** Conversations go on where they are, with whoever has them, each message sealed for the account. */
export function chatBrought(seal: Seal): readonly Brought[] {
  return [
    {
      table: 'chat_conversations',
      becomes: 'moves',
      move: (trx, people, at) => bringChats(trx, seal, people, at),
    },
    { table: 'chat_messages', becomes: { movesWith: 'chat_conversations' } },
  ];
}

type Place = { readonly id: string; readonly after: number };

/** Messages refuse every update, so they are taken away, and written anew once their conversation is the account’s. */
async function bringChats(
  trx: DatabaseTransaction,
  seal: Seal,
  { from, to }: FromTo,
  at: Date,
): Promise<void> {
  await takeTurn(trx, to);
  const own = await holdOpen(trx, to);
  // Held first: what is being said is finished, and comes along.
  const conversations = await trx
    .selectFrom('chat_conversations')
    .selectAll()
    .where('customer_id', '=', from)
    .orderBy('number')
    .forUpdate()
    .execute();
  if (conversations.length === 0) return;
  const messages = await trx
    .deleteFrom('chat_messages')
    .where('customer_id', '=', from)
    .returningAll()
    .execute();
  /** The number that waits for a text, sealed for where it is from now on. */
  const numberFor = (row: (typeof conversations)[number], id: string) => {
    const before = turnNumberSubject({ customerId: from, id: row.id });
    const sealed = row.sealed_number;
    return sealed && sealedForAnother(seal, sealed, before, turnNumberSubject({ customerId: to, id }));
  };
  const places = new Map<string, Place>();
  for (const row of conversations) {
    if (own && row.state !== 'ended') {
      places.set(row.id, { id: own.id, after: own.lastSequence });
      await joinConversation(trx, own, { ...row, sealed_number: numberFor(row, own.id) }, at);
    } else {
      places.set(row.id, { id: row.id, after: 0 });
      await trx
        .updateTable('chat_conversations')
        .set({ customer_id: to, sealed_number: numberFor(row, row.id) })
        .where('id', '=', row.id)
        .execute();
    }
  }
  const known = await trx
    .selectFrom('chat_messages')
    .select(['sender', 'client_id'])
    .where('customer_id', '=', to)
    .execute();
  const isKnown = (one: (typeof known)[number]) =>
    known.some(({ sender, client_id }) => sender === one.sender && client_id === one.client_id);
  for (const row of messages) {
    const { id, after } = places.get(row.conversation_id) as Place;
    const sequence = after + row.sequence;
    const before = messageSubject(from, row.conversation_id, row.sequence);
    await trx
      .insertInto('chat_messages')
      .values({
        ...row,
        customer_id: to,
        conversation_id: id,
        sequence,
        // Two messages are never taken for one.
        client_id: isKnown(row) ? crypto.randomUUID() : row.client_id,
        sealed: sealedForAnother(seal, row.sealed, before, messageSubject(to, id, sequence)),
      })
      .execute();
  }
  await wake(trx, from);
  await wake(trx, to);
}
