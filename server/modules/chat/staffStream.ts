import type { ChatMessage } from '@towpath/contracts/api/chat.ts';
import type { StaffChat, StaffChatEvent } from '@towpath/contracts/api/staffChat.ts';
import type { EventSink } from '../../platform/http/eventStream.ts';
import { type Conversation, isOwed } from './repository.ts';
import type { Rooms } from './rooms.ts';
import type { StaffChats } from './staffChats.ts';
import { isTyping } from './states.ts';

/** A shift is longer: the console begins again by itself. */
const LONGEST_MS = 30 * 60_000;

type Asked = {
  readonly staffId: string;
  /** For how many seconds at most; 0 for what there is. */
  readonly lasts: number | undefined;
  readonly now: () => Date;
  /** Whether the sign-in still runs; asking is no use of it. */
  readonly isSignedIn: () => Promise<boolean>;
  /** They are there for their people while they look, and go on taking chats where they do. */
  readonly looksAtChats: () => Promise<void>;
};

/** Sends one of the staff what happens in the chats that wait and in theirs, until the stream ends. */
export async function streamToStaff(
  { rooms, chats }: { readonly rooms: Rooms; readonly chats: StaffChats },
  { staffId, lasts, now, isSignedIn, looksAtChats }: Asked,
  sink: EventSink<StaffChatEvent>,
): Promise<void> {
  /** Of what the caller sees: how far their messages were sent; null of one that is not theirs. */
  const places = new Map<string, number | null>();
  /** How each was told last: for who types or reads, the rest is not read again. */
  const shown = new Map<string, { readonly stamp: string; readonly chat: StaffChat }>();
  const typed = new Map<string, number>();
  let isOpen = false;

  const isMine = ({ takenBy, state }: Conversation) => takenBy === staffId && state !== 'waiting';

  async function tell(conversation: Conversation | undefined, messages: readonly ChatMessage[]) {
    if (sink.isOver || !isOpen || !conversation) return;
    const { id: chatId } = conversation;
    const isSeen = places.has(chatId);
    const mine = isMine(conversation);
    const isAnybodys =
      conversation.state === 'waiting' || (isOwed(conversation) && conversation.takenBy === null);
    if (!mine && !isAnybodys) {
      if (isSeen) sink.send({ type: 'gone', chatId });
      places.delete(chatId);
      shown.delete(chatId);
      return;
    }
    // What ended before is read with the list, where it is still shown.
    if (!isSeen && conversation.state === 'ended' && !isOwed(conversation)) return;
    if (!(await isSignedIn())) return sink.end('signed out');
    const from = places.get(chatId);
    const before = shown.get(chatId);
    const isNews = before?.stamp !== stampOf(conversation);
    if (isNews || !before) {
      const chat = await chats.shown(conversation, staffId, messages);
      shown.set(chatId, { stamp: stampOf(conversation), chat });
      sink.send({ type: 'chat', chat });
    } else if (!hasMarksOf(before.chat, conversation)) {
      const chat = { ...before.chat, ...marksOf(conversation) };
      shown.set(chatId, { ...before, chat });
      sink.send({ type: 'chat', chat });
    }
    for (const message of mine && typeof from === 'number' ? messages : []) {
      if (message.sequence > (from ?? 0)) sink.send({ type: 'message', chatId, message });
    }
    // Of one that is new to them they read all; from there on each comes by itself. What was said since the
    // conversation was read can be among the messages already.
    const last = Math.max(conversation.lastSequence, messages.at(-1)?.sequence ?? 0);
    places.set(chatId, mine ? last : null);
    const at = conversation.personTypingAt;
    if (mine && at && at.getTime() !== typed.get(chatId) && isTyping(at, now())) {
      sink.send({ type: 'typing', chatId });
    }
    typed.set(chatId, at?.getTime() ?? 0);
  }

  const stop = rooms.followAll({
    needs: conversation => (isMine(conversation) ? (places.get(conversation.id) ?? null) : null),
    tell,
    async look() {
      if (sink.isOver) return;
      if (await isSignedIn()) await looksAtChats();
      else sink.end('signed out');
    },
  });
  const timer = setTimeout(() => sink.end('again'), Math.min((lasts || Infinity) * 1000, LONGEST_MS));
  timer.unref();
  sink.onEnd(() => {
    clearTimeout(timer);
    stop();
  });
  for (const conversation of await chats.listOf(staffId)) {
    places.set(conversation.id, isMine(conversation) ? conversation.lastSequence : null);
  }
  await looksAtChats();
  isOpen = true;
  sink.send({ type: 'open' });
  if (lasts === 0) sink.end('again');
}

/** Says apart what was said in a conversation and whose it is. */
function stampOf({ state, takenBy, lastSequence, hasCrisisWords, owesAnswer }: Conversation): string {
  return [state, takenBy, lastSequence, hasCrisisWords, owesAnswer].join(' ');
}

function marksOf({ adviserRead, personRead }: Conversation) {
  return { readUpTo: adviserRead, readByPersonUpTo: personRead };
}

function hasMarksOf({ readUpTo, readByPersonUpTo }: StaffChat, { adviserRead, personRead }: Conversation) {
  return readUpTo === adviserRead && readByPersonUpTo === personRead;
}
