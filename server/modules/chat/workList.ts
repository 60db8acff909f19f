import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { OnClaim } from '../work/routes.ts';
import { closeWork, openWork, workOf } from '../work/workItems.ts';
import { type Conversation, changeConversation, holdConversation, holdOpen, isOwed } from './repository.ts';

export const KIND = 'chat';

/** Puts a conversation on the work list, or says of one that is on it that there are worrying words in it now. */
export async function putOnWorkList(
  trx: DatabaseTransaction,
  { customerId, id, begunAt, dueAt }: Conversation,
  hasCrisisWords: boolean,
): Promise<void> {
  const danger = hasCrisisWords ? 2 : undefined;
  await openWork(trx, { kind: KIND, subject: id, customerId, dueAt, notBefore: null, danger, at: begunAt });
}

/** Takes one that ended before worrying words in it were answered off the work list, with what came of it. */
export async function settleOwed(
  trx: DatabaseTransaction,
  conversation: Conversation,
  { outcome, at }: { readonly outcome: string; readonly at: Date },
): Promise<void> {
  await closeWork(trx, { kind: KIND, subject: conversation.id }, { state: 'done', outcome, at });
  await changeConversation(trx, conversation, { owes_answer: false });
}

/** Who ended a conversation, that it ended with a session that was closed, or after how many hours in which nobody wrote it ended by itself. */
type Ending = { readonly at: Date } & (
  | { readonly by: 'person' | 'adviser' | 'closing' }
  | { readonly silentHours: number }
);

/**
 * Ends a conversation that is held, and takes it off the work list. Where none of us has written since worrying words the
 * work stays, whoever has it: somebody is to reach the person, however the conversation ended.
 */
export async function endConversation(
  trx: DatabaseTransaction,
  conversation: Conversation,
  ending: Ending,
): Promise<void> {
  const { at } = ending;
  const by = 'by' in ending ? ending.by : 'silence';
  const state = conversation.state === 'waiting' ? 'cancelled' : 'done';
  if (!conversation.owesAnswer) {
    await closeWork(trx, { kind: KIND, subject: conversation.id }, { state, outcome: `ended by ${by}`, at });
  }
  await changeConversation(trx, conversation, {
    state: 'ended',
    ended_at: at,
    ...('by' in ending ? { ended_by: ending.by } : { silent_hours: ending.silentHours }),
    person_typing_at: null,
    adviser_typing_at: null,
  });
}

/** One of us closed the session of a person: the chat that is open ends, for both sides. */
export async function endChatOfClosed(
  trx: DatabaseTransaction,
  { customerId, at }: { readonly customerId: string; readonly at: Date },
): Promise<void> {
  const conversation = await holdOpen(trx, customerId);
  if (conversation) await endConversation(trx, conversation, { by: 'closing', at });
}

/** A conversation is with whoever has taken it on the work list, and waits once it is given back. */
export const followClaim: OnClaim = async (trx, { workId, staffId }) => {
  const work = await workOf(trx, workId);
  if (work?.kind !== KIND) return;
  const conversation = await holdConversation(trx, work.subject);
  if (!conversation || (conversation.state === 'ended' && !isOwed(conversation))) return;
  await claimConversation(trx, conversation, staffId);
};

/** Notes who of the staff has a conversation that is held; null for nobody. One that has ended does not begin again. */
export async function claimConversation(
  trx: DatabaseTransaction,
  conversation: Conversation,
  staffId: string | null,
): Promise<void> {
  await changeConversation(trx, conversation, {
    ...(conversation.state !== 'ended' && { state: staffId === null ? 'waiting' : 'with adviser' }),
    taken_by: staffId,
    adviser_typing_at: null,
  });
}
