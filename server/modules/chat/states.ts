import { type ChatState, TYPING_HOLDS } from '@towpath/contracts/api/chat.ts';
import type { Settings } from '@towpath/contracts/content/operator.ts';
import { keepsChatGoal } from '@towpath/domain/people/chatGoal.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { type OpeningHours, openAt } from '@towpath/domain/values/openingHours.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { fromLondonClock, onLondonClock } from '../../platform/time/londonClock.ts';
import { staffNames } from '../staff/members.ts';
import { openBefore } from '../work/listedWork.ts';
import { firstNameIn } from './messages.ts';
import type { Here } from './presence.ts';
import type { Conversation } from './repository.ts';
import { shownTurnNumber } from './turnNumber.ts';
import { workAbout } from './workAbout.ts';

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
  { here, now }: { readonly here: Here; readonly now: Date },
): Omit<ChatState, 'conversation'> {
  const state = hours ? openAt(hours.opening, onLondonClock(now)) : null;
  const next = state === null || state.isOpen ? null : state.next;
  const isSomebodyHere = here.isSomebody && (state?.isOpen ?? false);
  return {
    isOn: hours !== null,
    isOpen: state?.isOpen ?? false,
    opens: next && { day: isoDate(next.day), from: next.from },
    isSomebodyHere,
    isSoon: keepsChatGoal({ isSomebodyHere, before: here.waiting }),
    goalMinutes: hours?.goalMinutes ?? 0,
  };
}

/** How a conversation stood when it was told last. */
export type KnownState = { readonly conversation: Conversation; readonly state: ChatState };

type At = { readonly here: Here; readonly now: Date };

/** What changes in a conversation while the same people go on with it. */
export function sinceThen(conversation: Conversation, { here, now }: At) {
  const { state, takenBy, lastSequence, personRead, adviserRead, adviserTypingAt, hasCrisisWords } =
    conversation;
  return {
    isAdviserHere: state === 'with adviser' && takenBy !== null && here.staffIds.has(takenBy),
    lastSequence,
    readUpTo: personRead,
    readByAdviserUpTo: adviserRead,
    isAdviserTyping: state === 'with adviser' && isTyping(adviserTypingAt, now),
    offersHelp: hasCrisisWords,
  };
}

/** How a conversation stands for the person. */
export async function shownConversation(
  { database, seal }: { readonly database: Database; readonly seal: Seal },
  conversation: Conversation,
  at: At,
): Promise<NonNullable<ChatState['conversation']>> {
  const { state, takenBy, adviserReadBy } = conversation;
  const isWaiting = state === 'waiting';
  const shown = isWaiting ? [adviserReadBy] : [takenBy, adviserReadBy];
  const names = await staffNames(
    database,
    shown.flatMap(id => id ?? []),
  );
  const firstNameOf = (id: string | null) => {
    const name = id === null ? undefined : names.get(id);
    return name === undefined ? null : firstNameIn(name);
  };
  return {
    id: conversation.id,
    state,
    adviser: isWaiting ? null : firstNameOf(takenBy),
    readBy: firstNameOf(adviserReadBy),
    begunAt: conversation.begunAt.toISOString(),
    endedAt: conversation.endedAt?.toISOString() ?? null,
    silentHours: conversation.silentHours,
    // What may still go then is pointless once it is looked at.
    textTo: state === 'ended' ? null : shownTurnNumber(seal, conversation),
    ahead: isWaiting ? await openBefore(database, workAbout(conversation)) : null,
    ...sinceThen(conversation, at),
  };
}
