import type { ChatEvent, ChatMessage, ChatState } from '@towpath/contracts/api/chat.ts';
import type { EventSink } from '../../platform/http/eventStream.ts';
import type { Here } from './presence.ts';
import type { Conversation } from './repository.ts';
import type { Rooms } from './rooms.ts';
import type { KnownState } from './states.ts';

/** A credential lasts a quarter of an hour: who goes on begins again with the next. */
const LONGEST_SECONDS = 15 * 60;

type StateOf = {
  stateOf(conversation: Conversation | undefined, here: Here, known?: KnownState): Promise<ChatState>;
};

type Asked = {
  readonly customerId: string;
  readonly after: number;
  /** The conversation that `after` is of; undefined for the latest. */
  readonly of: string | undefined;
  /** For how many seconds at most. */
  readonly lasts: number | undefined;
};

/**
 * Sends a person what happens in their conversation until the stream ends.
 *
 * @param isSignedIn asked before anything is sent: a credential that has ended hears nothing more
 */
export function streamToPerson(
  { rooms, stateOf }: StateOf & { readonly rooms: Rooms },
  { customerId, after, of, lasts = LONGEST_SECONDS }: Asked,
  isSignedIn: () => Promise<boolean>,
  sink: EventSink<ChatEvent>,
): void {
  let place = { id: of, sequence: after };
  let latest: Conversation | undefined;
  let state: ChatState | undefined;
  let [shownRead, shownTyping, isNew] = [-1, 0, true];

  const placeIn = ({ id }: Conversation) => (place.id === undefined || place.id === id ? place.sequence : 0);

  function sayState(now: ChatState): void {
    if (!state || stampOf(state) !== stampOf(now)) sink.send({ type: 'state', state: now });
    state = now;
  }

  async function tell(conversation: Conversation | undefined, messages: readonly ChatMessage[]) {
    if (sink.isOver) return;
    if (!isNew && !(await isSignedIn())) return sink.end('signed out');
    isNew = false;
    const before = latest;
    latest = conversation;
    const known = before && state && { conversation: before, state };
    const now = await stateOf(conversation, await rooms.here(), known);
    sayState(now);
    if (conversation) {
      const from = placeIn(conversation);
      for (const message of messages) {
        if (message.sequence <= from) continue;
        sink.send({ type: 'message', conversationId: conversation.id, message }, message.sequence);
      }
      place = { id: conversation.id, sequence: Math.max(from, messages.at(-1)?.sequence ?? 0) };
      if (conversation.adviserRead !== shownRead && shownRead !== -1) {
        sink.send({ type: 'read', upTo: conversation.adviserRead });
      }
      shownRead = conversation.adviserRead;
      const typed = conversation.adviserTypingAt?.getTime() ?? 0;
      if (typed !== shownTyping && now.conversation?.isAdviserTyping) sink.send({ type: 'typing' });
      shownTyping = typed;
    }
    if (lasts === 0) sink.end('again');
  }

  const stop = rooms.follow(customerId, {
    needs: placeIn,
    tell,
    async look(here) {
      // Whether somebody is there, the hours, and how many wait before change without a word.
      if (sink.isOver || !state) return;
      if (latest?.state === 'waiting') await tell(latest, []);
      else sayState(await stateOf(latest, here, latest && { conversation: latest, state }));
    },
  });
  const timer = setTimeout(
    () => sink.end('again'),
    Math.min(lasts || LONGEST_SECONDS, LONGEST_SECONDS) * 1000,
  );
  timer.unref();
  sink.onEnd(() => {
    clearTimeout(timer);
    stop();
  });
}

/** What has words of its own in the stream is no reason to say all again. */
const APART = { lastSequence: 0, readByAdviserUpTo: 0, isAdviserTyping: false };

function stampOf({ conversation, ...facts }: ChatState): string {
  return JSON.stringify({ ...facts, conversation: conversation && { ...conversation, ...APART } });
}
