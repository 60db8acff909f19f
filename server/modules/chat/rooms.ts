import type { ChatMessage } from '@towpath/contracts/api/chat.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Listen } from '../../platform/database/listening.ts';
import { describeFault } from '../../platform/http/faults.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { messagesAfter } from './messages.ts';
import { type Here, thoseThere } from './presence.ts';
import { type Conversation, latestConversation, latestOfEach, openConversations } from './repository.ts';
import { CHANNEL } from './wakes.ts';

/** Who follows conversations in this process: a stream. */
export type Follower = {
  /** From after which place it needs the messages of a conversation; null for none of them. */
  needs(conversation: Conversation): number | null;
  /** The latest conversation of a person as it is now, with messages after the place that any follower needs. */
  tell(conversation: Conversation | undefined, messages: readonly ChatMessage[]): Promise<void>;
  /** Every twenty seconds, whether or not something has happened. It asks the database nothing of a conversation in which nothing happens. */
  look(here: Here): Promise<void>;
};

export type Rooms = ReturnType<typeof createRooms>;

/** What was said on the channel may have been lost: so often each process looks by itself, in two statements. */
const LOOK_EVERY_MS = 20_000;
const AGAIN_MS = 1_000;
/** So long it is taken for known who is there. */
const KNOWN_MS = 5_000;

type Room = { isReading: boolean; again: boolean };

/**
 * Wakes the streams of this process when a conversation has changed, in whichever process. What is said on the channel
 * only wakes: what has happened is read from the tables, once for all who follow it, so that nothing is lost where a word
 * is. While nothing happens nobody is asked anything but by the look of every twenty seconds. There is a listening
 * connection only while somebody follows.
 */
export function createRooms(deps: {
  readonly database: Database;
  readonly seal: Seal;
  readonly listen: Listen;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}) {
  const { database, seal, listen, clock, log } = deps;
  const ofPerson = new Map<string, Set<Follower>>();
  const ofAll = new Set<Follower>();
  const rooms = new Map<string, Room>();
  /** How each conversation was when it was read last, by whose it is. */
  const seen = new Map<string, string>();
  let stopListening: (() => Promise<void>) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let known: { readonly at: number; readonly here: Promise<Here> } | undefined;

  const followersOf = (customerId: string) => [...(ofPerson.get(customerId) ?? []), ...ofAll];

  /** Who is there for people in chats, as known a few seconds ago. */
  function here(): Promise<Here> {
    const at = performance.now();
    if (known && at - known.at < KNOWN_MS) return known.here;
    const asked = { at, here: thoseThere(database, clock.now()) };
    known = asked;
    // A fault is nothing to know.
    asked.here.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked.here;
  }

  /** Reads what has become of a person's conversation and tells who follows it; once more if it changes meanwhile. */
  function wake(customerId: string): void {
    if (followersOf(customerId).length === 0) return;
    const room = rooms.get(customerId) ?? { isReading: false, again: false };
    rooms.set(customerId, room);
    room.again = true;
    if (!room.isReading) void readRoom(customerId, room);
  }

  async function readRoom(customerId: string, room: Room): Promise<void> {
    room.isReading = true;
    while (room.again) {
      room.again = false;
      try {
        await tellAll(customerId);
      } catch (fault) {
        log.warn(describeFault(fault), 'chat not read');
        await new Promise(resolve => setTimeout(resolve, AGAIN_MS).unref());
        room.again = followersOf(customerId).length > 0;
      }
    }
    rooms.delete(customerId);
  }

  async function tellAll(customerId: string): Promise<void> {
    const followers = followersOf(customerId);
    if (followers.length === 0) return;
    const conversation = await latestConversation(database, customerId);
    seen.set(customerId, stampOf(conversation));
    const needed = conversation
      ? followers.map(one => one.needs(conversation)).filter(place => place !== null)
      : [];
    const from = Math.min(...needed);
    const messages =
      conversation && from < conversation.lastSequence
        ? await messagesAfter(database, seal, conversation, from)
        : [];
    await Promise.all(followers.map(one => one.tell(conversation, messages)));
  }

  /** Finds what has changed unheard, and lets each follower look at what else may have. */
  async function look(): Promise<void> {
    const people = [...ofPerson.keys()];
    const followed = await latestOfEach(database, people);
    const open = ofAll.size > 0 ? await openConversations(database) : [];
    const now = new Map([...followed, ...open].map(one => [one.customerId, stampOf(one)]));
    for (const customerId of new Set([...people, ...seen.keys(), ...now.keys()])) {
      const stamp = now.get(customerId) ?? (ofPerson.has(customerId) ? stampOf(undefined) : 'not open');
      if (seen.get(customerId) !== stamp) wake(customerId);
      if (stamp === 'not open') seen.delete(customerId);
    }
    const there = await here();
    const all = [...ofAll, ...[...ofPerson.values()].flatMap(them => [...them])];
    await Promise.all(all.map(one => one.look(there)));
  }

  function lookSoon(): void {
    looking = looking.then(look).catch(fault => log.warn(describeFault(fault), 'chats not looked at'));
  }

  function begin(): void {
    stopListening ??= listen(CHANNEL, customerId => {
      if (customerId === null) lookSoon();
      else wake(customerId);
    });
    if (timer) return;
    timer = setInterval(lookSoon, LOOK_EVERY_MS);
    timer.unref();
  }

  /** Follows the conversations of one person; the first word comes at once. Returns what ends it. */
  function follow(customerId: string, follower: Follower): () => void {
    begin();
    const them = ofPerson.get(customerId) ?? new Set();
    ofPerson.set(customerId, them.add(follower));
    wake(customerId);
    return () => {
      them.delete(follower);
      if (them.size === 0 && ofPerson.get(customerId) === them) {
        ofPerson.delete(customerId);
        seen.delete(customerId);
      }
    };
  }

  /** Follows the conversations of everybody. Returns what ends it. */
  function followAll(follower: Follower): () => void {
    begin();
    ofAll.add(follower);
    return () => void ofAll.delete(follower);
  }

  return {
    follow,
    followAll,
    here,
    async close() {
      clearInterval(timer);
      await stopListening?.();
      await looking;
    },
  };
}

/** Says apart how a conversation was and how it is. */
function stampOf(conversation: Conversation | undefined): string {
  if (!conversation) return 'none';
  const { id, state, takenBy, lastSequence, personRead, adviserRead, owesAnswer } = conversation;
  return [id, state, takenBy, lastSequence, personRead, adviserRead, owesAnswer].join(' ');
}
