import type { ChatMessage } from '@towpath/contracts/api/chat.ts';
import type { StaffChat } from '@towpath/contracts/api/staffChat.ts';

/** In which list a chat stands: one that ended and yet waits for one of us stands with what is to be done. */
export function laneOf({ state, isOwed, isMine }: StaffChat): StaffChat['state'] {
  if (!isOwed) return state;
  return isMine ? 'with adviser' : 'waiting';
}

const RANK = { 'with adviser': 0, waiting: 1, ended: 2 } as const;

/** Chats in the order of the list: theirs first, then what waits, worrying words before all, then what has ended. */
export function ordered(chats: readonly StaffChat[]): readonly StaffChat[] {
  return [...chats].sort(
    (a, b) =>
      RANK[laneOf(a)] - RANK[laneOf(b)] ||
      (laneOf(a) === 'ended' ? 0 : b.danger - a.danger) ||
      (a.waitsSince ?? a.begunAt).localeCompare(b.waitsSince ?? b.begunAt) ||
      a.id.localeCompare(b.id),
  );
}

/**
 * Chats as they were read, with what was heard of them in the meantime: what came or changed since is as it was heard,
 * what went is gone.
 *
 * @param before what was there when the reading began
 * @param now what is there when it has ended
 */
export function withHeard(
  read: readonly StaffChat[],
  before: readonly StaffChat[],
  now: readonly StaffChat[],
): readonly StaffChat[] {
  const heard = now.filter(chat => !before.includes(chat));
  const left = before.filter(({ id }) => !now.some(chat => chat.id === id));
  const isOlder = ({ id }: StaffChat) => [...heard, ...left].some(chat => chat.id === id);
  return [...read.filter(chat => !isOlder(chat)), ...heard];
}

/** Messages with more of them: each once, in their places. */
export function merged(known: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const all = new Map([...known, ...more].map(message => [message.sequence, message]));
  return [...all.values()].sort((a, b) => a.sequence - b.sequence);
}

/** For how many whole minutes somebody waits. */
export function waitedMinutes({ waitsSince }: Pick<StaffChat, 'waitsSince'>, now: Date): number {
  if (waitsSince === null) return 0;
  return Math.max(0, Math.floor((now.getTime() - new Date(waitsSince).getTime()) / 60_000));
}

/** How many messages of a person the adviser has not read. */
export function unread({ lastSequence, readUpTo }: StaffChat): number {
  return Math.max(0, lastSequence - readUpTo);
}
