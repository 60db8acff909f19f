import type { ChatMessage } from '@towpath/contracts/api/chat.ts';
import type { StaffChat } from '@towpath/contracts/api/staffChat.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { fromLondonClock, onLondonClock } from '../../platform/time/londonClock.ts';
import { knownContact } from '../customers/contact.ts';
import { waitIn } from '../work/waiting.ts';
import { WORRYING_WORDS } from '../work/workItems.ts';
import { messagesAfter } from './messages.ts';
import { type Conversation, conversationsFor, isOwed } from './repository.ts';
import { isTyping } from './states.ts';
import { workAbout } from './workAbout.ts';

export type StaffChats = ReturnType<typeof createStaffChats>;

/** Conversations as whoever takes chats sees them. */
export function createStaffChats(deps: {
  readonly database: Database;
  readonly clock: Clock;
  readonly seal: Seal;
}) {
  const { database, clock, seal } = deps;

  /** What waits, what somebody has, and what of theirs ended today. */
  function listOf(staffId: string): Promise<readonly Conversation[]> {
    const { day } = onLondonClock(clock.now());
    return conversationsFor(database, staffId, fromLondonClock({ day, time: '00:00' }));
  }

  /** Since when its person waits for one of us, and until when; undefined where they do not. */
  async function waitOf(conversation: Conversation) {
    const { state, begunAt, dueAt, adviserRead } = conversation;
    if (state !== 'waiting' && !isOwed(conversation)) return undefined;
    const asBegun = { since: begunAt, dueAt };
    // One that was with us before waits anew. Of others, which are many, nothing has to be read.
    return adviserRead === 0 ? asBegun : ((await waitIn(database, workAbout(conversation))) ?? asBegun);
  }

  /**
   * A conversation as one of the staff sees it in the list: who it is, and what was said, only of their own.
   *
   * @param read the latest messages, where they are read already
   */
  async function shown(
    conversation: Conversation,
    staffId: string,
    read: readonly ChatMessage[] = [],
  ): Promise<StaffChat> {
    const isMine = conversation.takenBy === staffId && conversation.state !== 'waiting';
    const { lastSequence } = conversation;
    const isRead = (read.at(-1)?.sequence ?? 0) >= lastSequence;
    const latest =
      isMine && !isRead ? await messagesAfter(database, seal, conversation, lastSequence - 1) : read;
    const last = isMine ? latest.at(-1) : undefined;
    const wait = await waitOf(conversation);
    return {
      id: conversation.id,
      state: conversation.state,
      isMine,
      customerId: isMine ? conversation.customerId : null,
      name: isMine ? (await knownContact(database, conversation.customerId)).name : null,
      begunAt: conversation.begunAt.toISOString(),
      isOwed: isOwed(conversation),
      waitsSince: wait?.since.toISOString() ?? null,
      dueAt: wait?.dueAt.toISOString() ?? null,
      silentHours: conversation.silentHours,
      danger: conversation.hasCrisisWords ? WORRYING_WORDS : 0,
      lastSequence,
      readUpTo: conversation.adviserRead,
      readByPersonUpTo: conversation.personRead,
      isPersonTyping: isMine && isTyping(conversation.personTypingAt, clock.now()),
      last: last ? { from: last.from, text: last.text, at: last.at } : null,
    };
  }

  return { listOf, shown };
}
