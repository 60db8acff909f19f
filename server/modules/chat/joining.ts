import type { Selectable } from 'kysely';
import type { ChatConversations } from '../../platform/database/database.generated.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { take } from '../work/claims.ts';
import { closeWork, workIdOf } from '../work/workItems.ts';
import { type Conversation, changeConversation } from './repository.ts';
import { workAbout } from './workAbout.ts';
import { claimConversation, putOnWorkList } from './workList.ts';

type Joining = Pick<
  Selectable<ChatConversations>,
  | 'id'
  | 'customer_id'
  | 'state'
  | 'taken_by'
  | 'due_at'
  | 'last_sequence'
  | 'has_crisis_words'
  | 'owes_answer'
  | 'sealed_number'
  | 'text_from'
>;

/**
 * Lets an open conversation of a person go on with what was written in another, which is to be written behind its own
 * messages: a person has one at a time. It is due when the first of the two was, and with whoever has either. Nothing of
 * the other is taken for read.
 *
 * @param own held, and open
 * @param other what is sealed in it is so for the own one already
 */
export async function joinConversation(
  trx: DatabaseTransaction,
  own: Conversation,
  other: Joining,
  at: Date,
): Promise<void> {
  const dueAt = new Date(Math.min(other.due_at.getTime(), own.dueAt.getTime()));
  const hasCrisisWords = own.hasCrisisWords || other.has_crisis_words;
  await closeWork(trx, workAbout({ id: other.id, customerId: other.customer_id }), {
    state: 'cancelled',
    outcome: null,
    at,
  });
  await putOnWorkList(trx, { ...own, dueAt }, hasCrisisWords);
  await changeConversation(trx, own, {
    due_at: dueAt,
    has_crisis_words: hasCrisisWords,
    // What one of us said in the other conversation answers nothing in this one.
    owes_answer: own.owesAnswer || other.owes_answer,
    last_sequence: own.lastSequence + other.last_sequence,
    ...wishOf(own, other),
  });
  const staffId = other.state === 'with adviser' ? other.taken_by : null;
  if (own.state !== 'waiting' || staffId === null) return;
  const workId = await workIdOf(trx, workAbout(own));
  if (workId === undefined) return;
  const { by } = await take(trx, { workId, staffId, at });
  if (by === staffId) await claimConversation(trx, own, staffId);
}

/** Whoever asked for a text in either has it; where both, to the number of the own one. */
function wishOf(own: Conversation, { sealed_number: number, text_from: from }: Joining) {
  if (own.textNumber !== null || number === null || from === null) return {};
  return { sealed_number: number, text_from: own.lastSequence + from };
}
