import type { ChatEndedBy } from '@towpath/domain/people/turnText.ts';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { ChatConversations } from '../../platform/database/database.generated.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { CHANNEL } from './wakes.ts';

export const CHAT_STATES = ['waiting', 'with adviser', 'ended'] as const;

/** Whoever can be stored to have ended one; of silence the hours are. */
const ENDERS = ['person', 'adviser', 'closing'] as const satisfies readonly ChatEndedBy[];

/** A conversation as stored. */
export type Conversation = {
  readonly customerId: string;
  readonly id: string;
  /** Later ones have greater numbers. */
  readonly number: number;
  readonly state: (typeof CHAT_STATES)[number];
  readonly begunAt: Date;
  readonly dueAt: Date;
  readonly endedAt: Date | null;
  /** Null while it is open. */
  readonly endedBy: ChatEndedBy | null;
  /** Who of the staff has it, or had it last. */
  readonly takenBy: string | null;
  readonly lastSequence: number;
  readonly personRead: number;
  readonly adviserRead: number;
  /** Which of the staff read so far; null where that is not known. */
  readonly adviserReadBy: string | null;
  readonly personTypingAt: Date | null;
  readonly adviserTypingAt: Date | null;
  readonly hasCrisisWords: boolean;
  /** Whether none of us has written in it since worrying words. */
  readonly owesAnswer: boolean;
  /** After so many hours in which nobody wrote it ended by itself; null of one that somebody ended. */
  readonly silentHours: number | null;
  /** The number, sealed, that wants a text once an adviser has written; null where none does. */
  readonly textNumber: Buffer | null;
  /** After which place that was asked for. */
  readonly textFrom: number | null;
};

const COLUMNS = [
  'customer_id',
  'id',
  'number',
  'state',
  'begun_at',
  'due_at',
  'ended_at',
  'ended_by',
  'taken_by',
  'last_sequence',
  'person_read',
  'adviser_read',
  'adviser_read_by',
  'person_typing_at',
  'adviser_typing_at',
  'has_crisis_words',
  'owes_answer',
  'silent_hours',
  'sealed_number',
  'text_from',
] as const;

function conversationOf(row: Pick<Selectable<ChatConversations>, (typeof COLUMNS)[number]>): Conversation {
  const state = CHAT_STATES.find(one => one === row.state);
  if (!state) throw new Error(`A conversation is in no state that is known: ${row.state}.`);
  return {
    customerId: row.customer_id,
    id: row.id,
    number: Number(row.number),
    state,
    begunAt: row.begun_at,
    dueAt: row.due_at,
    endedAt: row.ended_at,
    endedBy: row.silent_hours === null ? (ENDERS.find(one => one === row.ended_by) ?? null) : 'silence',
    takenBy: row.taken_by,
    lastSequence: row.last_sequence,
    personRead: row.person_read,
    adviserRead: row.adviser_read,
    adviserReadBy: row.adviser_read_by,
    personTypingAt: row.person_typing_at,
    adviserTypingAt: row.adviser_typing_at,
    hasCrisisWords: row.has_crisis_words,
    owesAnswer: row.owes_answer,
    silentHours: row.silent_hours,
    textNumber: row.sealed_number,
    textFrom: row.text_from,
  };
}

/** Ended ones that were brought along from a guest can be later than the open one. */
const OPEN_FIRST = sql`(state <> 'ended')`;

/** The latest conversation of a person, and before all others the open one; undefined where there was none. */
export async function latestConversation(
  on: Database | DatabaseTransaction,
  customerId: string,
): Promise<Conversation | undefined> {
  const row = await on
    .selectFrom('chat_conversations')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .orderBy(OPEN_FIRST, 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && conversationOf(row);
}

/** The open conversation of a person, held until the transaction ends; undefined for none. */
export async function holdOpen(
  trx: DatabaseTransaction,
  customerId: string,
): Promise<Conversation | undefined> {
  const row = await trx
    .selectFrom('chat_conversations')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .where('state', '!=', 'ended')
    .forUpdate()
    .executeTakeFirst();
  return row && conversationOf(row);
}

/** A conversation by its id, held until the transaction ends. */
export async function holdConversation(
  trx: DatabaseTransaction,
  id: string,
): Promise<Conversation | undefined> {
  const row = await trx
    .selectFrom('chat_conversations')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && conversationOf(row);
}

/** A conversation by its id. */
export async function conversationById(database: Database, id: string): Promise<Conversation | undefined> {
  const row = await database
    .selectFrom('chat_conversations')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && conversationOf(row);
}

/** Until the transaction ends nobody else opens a conversation of this person, whether it begins or goes on after its end. */
export async function takeTurn(trx: DatabaseTransaction, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat of ${customerId}`}, 0))`.execute(trx);
}

/** Begins a conversation; undefined where the person has one by now. */
export async function beginConversation(
  trx: DatabaseTransaction,
  { customerId, at, dueAt }: { readonly customerId: string; readonly at: Date; readonly dueAt: Date },
): Promise<Conversation | undefined> {
  const row = await trx
    .insertInto('chat_conversations')
    .values({ customer_id: customerId, state: 'waiting', begun_at: at, due_at: dueAt })
    .onConflict(conflict => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && conversationOf(row);
}

/** What changes in a conversation, by the names of its columns. */
type Change = Omit<Updateable<ChatConversations>, 'customer_id' | 'id' | 'number' | 'begun_at'>;

type Named = Pick<Conversation, 'customerId' | 'id'>;

/** Changes a conversation, and wakes whoever follows it once the change is there. */
export async function changeConversation(
  trx: DatabaseTransaction,
  conversation: Named,
  change: Change,
): Promise<void> {
  await changeUnheard(trx, conversation, change);
  await wake(trx, conversation.customerId);
}

/**
 * Changes a conversation and wakes nobody: whoever calls does so once it is committed. Transactions that speak on a channel
 * take turns until what they wrote is on the disk, so messages, of which there are many, speak after theirs.
 */
export async function changeUnheard(
  trx: DatabaseTransaction,
  { customerId, id }: Named,
  change: Change,
): Promise<void> {
  await trx
    .updateTable('chat_conversations')
    .set(change)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

/**
 * Notes who types, or how far somebody has read, and wakes whoever follows. It waits for no disk: what a power cut takes of
 * it is said again.
 */
export async function markConversation(
  database: Database,
  { customerId, id }: Named,
  mark: Change,
): Promise<void> {
  await database
    .updateTable('chat_conversations')
    .set(mark)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where(sql<string>`(select set_config('synchronous_commit', 'off', true))`, '=', 'off')
    .returning(sql`pg_notify(${CHANNEL}, ${customerId})`.as('told'))
    .execute();
}

/** Says that something has changed in the conversations of a person: who it is, and nothing else. */
export async function wake(on: Database | DatabaseTransaction, customerId: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${customerId})`.execute(on);
}

/** How many conversations wait for one of us. */
export async function waitingCount(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('chat_conversations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Of everybody who is named, the latest conversation, and before all others the open one. */
export async function latestOfEach(
  database: Database,
  customerIds: readonly string[],
): Promise<readonly Conversation[]> {
  if (customerIds.length === 0) return [];
  const rows = await database
    .selectFrom('chat_conversations')
    .distinctOn('customer_id')
    .select(COLUMNS)
    .where('customer_id', 'in', [...customerIds])
    .orderBy('customer_id')
    .orderBy(OPEN_FIRST, 'desc')
    .orderBy('number', 'desc')
    .execute();
  return rows.map(conversationOf);
}

/** Whether a conversation has ended and yet waits for one of us: worrying words in it were never answered. */
export function isOwed({ state, owesAnswer }: Pick<Conversation, 'state' | 'owesAnswer'>): boolean {
  return state === 'ended' && owesAnswer;
}

/** Every conversation that is open, or has ended and is owed an answer; of one person the open one last. */
export async function openConversations(database: Database): Promise<readonly Conversation[]> {
  const rows = await database
    .selectFrom('chat_conversations')
    .select(COLUMNS)
    .where(({ eb, or }) => or([eb('state', '!=', 'ended'), eb('owes_answer', '=', true)]))
    .orderBy(OPEN_FIRST)
    .orderBy('number')
    .execute();
  return rows.map(conversationOf);
}

/**
 * What one of the staff has before them: what waits, what they have, what of theirs ended since a moment, and
 * what ended before worrying words in it were answered, unless a colleague has it.
 */
export async function conversationsFor(
  database: Database,
  staffId: string,
  since: Date,
): Promise<readonly Conversation[]> {
  const rows = await database
    .selectFrom('chat_conversations')
    .select(COLUMNS)
    .where(({ eb, or, and }) =>
      or([
        eb('state', '=', 'waiting'),
        and([
          eb('state', '=', 'ended'),
          eb('owes_answer', '=', true),
          or([eb('taken_by', 'is', null), eb('taken_by', '=', staffId)]),
        ]),
        and([
          eb('taken_by', '=', staffId),
          or([eb('state', '=', 'with adviser'), eb('ended_at', '>=', since)]),
        ]),
      ]),
    )
    .orderBy('has_crisis_words', 'desc')
    .orderBy('number')
    .execute();
  return rows.map(conversationOf);
}

/** Notes how far one side has read. It never goes back, also where two say so at once. */
export async function noteRead(
  database: Database,
  conversation: Conversation,
  by: 'person' | 'adviser',
  upTo: number,
): Promise<void> {
  const before = by === 'person' ? conversation.personRead : conversation.adviserRead;
  const place = Math.min(upTo, conversation.lastSequence);
  if (place <= before) return;
  const column = by === 'person' ? 'person_read' : 'adviser_read';
  await markConversation(database, conversation, {
    [column]: sql<number>`greatest(${sql.ref(column)}, ${place})`,
    ...(by === 'adviser' && { adviser_read_by: conversation.takenBy }),
  });
}
