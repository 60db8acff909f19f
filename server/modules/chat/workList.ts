import { outlivesEnd } from '@towpath/domain/people/turnText.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { dropTextNotices } from '../account/textNotices.ts';
import type { OnClaim } from '../work/claims.ts';
import { noteAnswered, noteWaitsAgain } from '../work/waiting.ts';
import { changeWork, closeWork, openWork, reopenWork, WORRYING_WORDS, workOf } from '../work/workItems.ts';
import { type Conversation, changeConversation, holdConversation, holdOpen, isOwed } from './repository.ts';
import { type ChatHours, dueOf } from './states.ts';
import { firstWords } from './textingTurns.ts';
import { NO_TURN_TEXT, TURN_TEXT } from './turnTextOf.ts';
import { KIND, workAbout } from './workAbout.ts';

/** Puts a conversation on the work list, also one that is on it and goes on with another: somebody waits in it. */
export async function putOnWorkList(
  trx: DatabaseTransaction,
  conversation: Conversation,
  hasCrisisWords: boolean,
): Promise<void> {
  const danger = hasCrisisWords ? WORRYING_WORDS : undefined;
  const { begunAt, dueAt } = conversation;
  await openWork(trx, { ...workAbout(conversation), dueAt, notBefore: null, danger, at: begunAt });
}

/**
 * Says on the work list that a person has written: with their first words a conversation comes to it, and with later ones
 * they wait again, until `dueAt`, unless they do already.
 */
export async function followPerson(
  trx: DatabaseTransaction,
  conversation: Conversation,
  { isWorrying, at, dueAt }: { readonly isWorrying: boolean; readonly at: Date; readonly dueAt: Date },
): Promise<void> {
  if (conversation.lastSequence === 0) return putOnWorkList(trx, conversation, isWorrying);
  const work = workAbout(conversation);
  await noteWaitsAgain(trx, work, { since: at, dueAt });
  if (isWorrying && !conversation.hasCrisisWords) await changeWork(trx, work, { danger: WORRYING_WORDS });
}

/** Says on the work list that one of us has written. One that was left needs an outcome: writing into it is none. */
export async function followAnswer(trx: DatabaseTransaction, conversation: Conversation): Promise<void> {
  if (conversation.state !== 'ended') await noteAnswered(trx, workAbout(conversation));
}

/** Takes one that ended before worrying words in it were answered off the work list, with what came of it. */
export async function settleOwed(
  trx: DatabaseTransaction,
  conversation: Conversation,
  { outcome, at }: { readonly outcome: string; readonly at: Date },
): Promise<void> {
  await closeWork(trx, workAbout(conversation), { state: 'done', outcome, at });
  await changeConversation(trx, conversation, { owes_answer: false });
}

/** Who ended a conversation, that it ended with a session that was closed, or after how many hours in which nobody wrote it ended by itself. */
type Ending = { readonly at: Date } & (
  | { readonly by: 'person' | 'adviser' | 'closing' }
  | { readonly silentHours: number }
);

/**
 * Ends a conversation that is held, and takes it off the work list. Where none of us has written since worrying words the
 * work stays, whoever has it: somebody is to reach the person, however the conversation ended. Who asked for a text, and has
 * not read what one of us wrote since, gets it though we end it.
 */
export async function endConversation(
  trx: DatabaseTransaction,
  conversation: Conversation,
  ending: Ending,
): Promise<void> {
  const { at } = ending;
  const by = 'by' in ending ? ending.by : 'silence';
  const { customerId, id, personRead: readUpTo, textFrom } = conversation;
  const first = textFrom === null ? undefined : await firstWords(trx, conversation, textFrom);
  const state = conversation.state === 'waiting' ? 'cancelled' : 'done';
  if (!conversation.owesAnswer) {
    await closeWork(trx, workAbout(conversation), { state, outcome: `ended by ${by}`, at });
  }
  await changeConversation(trx, conversation, {
    state: 'ended',
    ended_at: at,
    ...('by' in ending ? { ended_by: ending.by } : { silent_hours: ending.silentHours }),
    person_typing_at: null,
    adviser_typing_at: null,
    ...(!outlivesEnd(first, { by, readUpTo }) && NO_TURN_TEXT),
  });
  // What waits to be sent after an end of ours is looked at again before it goes.
  if (by === 'person' || by === 'closing') {
    await dropTextNotices(trx, { customerId, kind: TURN_TEXT, about: id });
  }
}

/**
 * Lets a conversation that is held go on after an end of which its person did not know: it waits for any of us, as one that
 * was given back. Its piece of work is on the list again; where it still is, for worrying words that nobody has answered,
 * they wait for as long as they did. Who writes is there: a text that they asked for before the end is pointless.
 */
export async function goOn(
  trx: DatabaseTransaction,
  conversation: Conversation,
  { at, dueAt }: { readonly at: Date; readonly dueAt: Date },
): Promise<void> {
  await reopenWork(trx, workAbout(conversation), { since: at, dueAt });
  await changeConversation(trx, conversation, {
    state: 'waiting',
    taken_by: null,
    ended_at: null,
    ended_by: null,
    silent_hours: null,
    ...NO_TURN_TEXT,
  });
  const { customerId, id } = conversation;
  await dropTextNotices(trx, { customerId, kind: TURN_TEXT, about: id });
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
export function followingClaims(hours: ChatHours | null): OnClaim {
  return async (trx, { workId, staffId, at }) => {
    const work = await workOf(trx, workId);
    if (work?.kind !== KIND) return;
    const conversation = await holdConversation(trx, work.subject);
    if (!conversation || (conversation.state === 'ended' && !isOwed(conversation))) return;
    await claimConversation(trx, conversation, staffId);
    if (staffId === null) await waitForAnother(trx, conversation, { at, hours });
  };
}

/** Says on the work list that the person waits for another of us: nobody has their conversation any more. */
export async function waitForAnother(
  trx: DatabaseTransaction,
  conversation: Conversation,
  { at, hours }: { readonly at: Date; readonly hours: ChatHours | null },
): Promise<void> {
  await noteWaitsAgain(trx, workAbout(conversation), { since: at, dueAt: hours ? dueOf(hours, at) : at });
}

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
