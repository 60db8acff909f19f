import { type ChatState, TYPING_HOLDS } from '@towpath/contracts/api/chat.ts';
import type { Settings } from '@towpath/contracts/content/operator.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { type OpeningHours, openAt } from '@towpath/domain/values/openingHours.ts';
import type { Database } from '../../platform/database/database.ts';
import { fromLondonClock, onLondonClock } from '../../platform/time/londonClock.ts';
import { staffNames } from '../staff/members.ts';
import { firstNameIn } from './messages.ts';
import { type Conversation, waitingBefore } from './repository.ts';

/** When chats are answered, and within how many minutes. */
export type ChatHours = { readonly opening: OpeningHours; readonly goalMinutes: number };

const MINUTE = 60_000;

/** What the operator says of it; null where there is no chat, or that of another firm instead: ours nobody would answer. */
export function chatHoursIn({ chat, callHours, externalChat }: Settings): ChatHours | null {
  if (!chat || externalChat) return null;
  const { hours, goalMinutes } = chat;
  return { opening: { hours, closedOn: callHours.closedOn ?? [] }, goalMinutes };
}

/** By when a conversation that is begun now is to be answered: within the goal of the hours in which somebody answers. */
export function dueOf({ opening, goalMinutes }: ChatHours, at: Date): Date {
  const state = openAt(opening, onLondonClock(at));
  const begins =
    state.isOpen || state.next === null
      ? at
      : fromLondonClock({ day: state.next.day, time: state.next.from });
  return new Date(begins.getTime() + goalMinutes * MINUTE);
}

/** Whether a sign of typing still holds. */
export function isTyping(at: Date | null, now: Date): boolean {
  return at !== null && now.getTime() - at.getTime() < TYPING_HOLDS;
}

/** What of chat is the same for everybody. */
export function chatFacts(
  hours: ChatHours | null,
  { isHere, now }: { readonly isHere: boolean; readonly now: Date },
): Omit<ChatState, 'conversation'> {
  const state = hours ? openAt(hours.opening, onLondonClock(now)) : null;
  const next = state === null || state.isOpen ? null : state.next;
  return {
    isOn: hours !== null,
    isOpen: state?.isOpen ?? false,
    opens: next && { day: isoDate(next.day), from: next.from },
    isSomebodyHere: isHere && (state?.isOpen ?? false),
    goalMinutes: hours?.goalMinutes ?? 0,
  };
}

/** How a conversation stood when it was told last. */
export type KnownState = { readonly conversation: Conversation; readonly state: ChatState };

/** What changes in a conversation while the same people go on with it. */
export function sinceThen(conversation: Conversation, now: Date) {
  const { state, lastSequence, personRead, adviserRead, adviserTypingAt, hasCrisisWords } = conversation;
  return {
    lastSequence,
    readUpTo: personRead,
    readByAdviserUpTo: adviserRead,
    isAdviserTyping: state === 'with adviser' && isTyping(adviserTypingAt, now),
    offersHelp: hasCrisisWords,
  };
}

/** How a conversation stands for the person. */
export async function shownConversation(
  database: Database,
  conversation: Conversation,
  now: Date,
): Promise<NonNullable<ChatState['conversation']>> {
  const { state, takenBy } = conversation;
  const isWaiting = state === 'waiting';
  const name =
    takenBy === null || isWaiting ? undefined : (await staffNames(database, [takenBy])).get(takenBy);
  return {
    id: conversation.id,
    state,
    adviser: name === undefined ? null : firstNameIn(name),
    begunAt: conversation.begunAt.toISOString(),
    endedAt: conversation.endedAt?.toISOString() ?? null,
    silentHours: conversation.silentHours,
    ahead: isWaiting ? await waitingBefore(database, conversation) : null,
    ...sinceThen(conversation, now),
  };
}
