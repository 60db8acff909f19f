import type { ChatMessage } from '@towpath/contracts/api/chat.ts';
import type { Selectable } from 'kysely';
import { DoesNotOpen, openedOr, openSealed } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { ChatMessages } from '../../platform/database/database.generated.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { staffNames } from '../staff/members.ts';
import type { Conversation } from './repository.ts';
import { words } from './words.ts';

export type Sender = 'person' | 'adviser';

const COLUMNS = [
  'customer_id',
  'conversation_id',
  'sequence',
  'client_id',
  'sender',
  'staff_id',
  'sent_at',
  'sealed',
  'has_crisis_words',
] as const;
type Row = Pick<Selectable<ChatMessages>, (typeof COLUMNS)[number]>;

/** What the text of a message is sealed for: no other place in any conversation. */
export function messageSubject(customerId: string, conversationId: string, sequence: number): string {
  return `chat message ${customerId} ${conversationId} ${sequence}`;
}

/** The text of a message, or the fault where it does not open. */
export function openText(seal: Seal, row: Row): string | DoesNotOpen {
  const { customer_id: customerId, conversation_id: id, sequence } = row;
  const place = { key: 'DATA_SECRET', table: 'chat_messages', id: `${id} ${sequence}` } as const;
  return openedOr(() => openSealed(seal, row.sealed, messageSubject(customerId, id, sequence), place));
}

/** A name as a person reads it in a chat: the first of all of them. */
export function firstNameIn(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? name;
}

async function shown(database: Database, seal: Seal, rows: readonly Row[]): Promise<ChatMessage[]> {
  const names = await staffNames(
    database,
    rows.flatMap(({ staff_id: id }) => id ?? []),
  );
  return rows.map(row => {
    const text = openText(seal, row);
    return {
      sequence: row.sequence,
      clientId: row.client_id,
      from: row.sender === 'adviser' ? 'adviser' : 'person',
      name: row.staff_id === null ? null : firstNameIn(names.get(row.staff_id) ?? ''),
      text: text instanceof DoesNotOpen ? words.doesNotOpen : text,
      at: row.sent_at.toISOString(),
      offersHelp: row.has_crisis_words,
    };
  });
}

/** The messages of a conversation after a place, in order. */
export async function messagesAfter(
  database: Database,
  seal: Seal,
  { customerId, id }: Pick<Conversation, 'customerId' | 'id'>,
  after: number,
): Promise<readonly ChatMessage[]> {
  const rows = await database
    .selectFrom('chat_messages')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .where('conversation_id', '=', id)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .execute();
  return shown(database, seal, rows);
}

/** A message that was kept by the id that its writer gave it, with its conversation; undefined where it was not. */
export async function messageOf(
  database: Database,
  seal: Seal,
  { customerId, sender, clientId }: { customerId: string; sender: Sender; clientId: string },
): Promise<{ readonly conversationId: string; readonly message: ChatMessage } | undefined> {
  const row = await database
    .selectFrom('chat_messages')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .where('sender', '=', sender)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  const [message] = row ? await shown(database, seal, [row]) : [];
  return row && message ? { conversationId: row.conversation_id, message } : undefined;
}

/**
 * Adds a message to a conversation that is held. False where the same one is there already, in this conversation or in an
 * earlier one.
 */
export async function addMessage(
  trx: DatabaseTransaction,
  seal: Seal,
  { customerId, id }: Pick<Conversation, 'customerId' | 'id'>,
  message: {
    readonly sequence: number;
    readonly clientId: string;
    readonly sender: Sender;
    readonly staffId: string | null;
    readonly text: string;
    readonly at: Date;
    readonly hasCrisisWords: boolean;
  },
): Promise<boolean> {
  const row = await trx
    .insertInto('chat_messages')
    .values({
      customer_id: customerId,
      conversation_id: id,
      sequence: message.sequence,
      client_id: message.clientId,
      sender: message.sender,
      staff_id: message.staffId,
      sent_at: message.at,
      sealed: seal.close(message.text, messageSubject(customerId, id, message.sequence)),
      has_crisis_words: message.hasCrisisWords,
    })
    .onConflict(conflict => conflict.columns(['customer_id', 'sender', 'client_id']).doNothing())
    .returning('sequence')
    .executeTakeFirst();
  return row !== undefined;
}
