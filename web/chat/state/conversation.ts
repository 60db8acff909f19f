import type { ChatMessage, ChatState } from '@towpath/contracts/api/chat.ts';

/** What this page knows of the chat. */
export type Conversation = {
  /** Undefined until the server has said it. */
  readonly state: ChatState | undefined;
  readonly messages: readonly ChatMessage[];
};

export const NOTHING_YET: Conversation = { state: undefined, messages: [] };

/** With how it stands now. The messages of an earlier conversation go when another has begun. */
export function withState({ state: before, messages }: Conversation, state: ChatState): Conversation {
  const isSame = before?.conversation?.id === state.conversation?.id;
  return { state, messages: isSame ? messages : [] };
}

/** With a message in its place; one that is there already changes nothing, so that none is shown twice. */
export function withMessage(
  { state, messages }: Conversation,
  conversationId: string,
  message: ChatMessage,
): Conversation {
  const isOther = state?.conversation?.id !== conversationId;
  const there = isOther ? [] : messages;
  if (there.some(({ sequence }) => sequence === message.sequence)) return { state, messages };
  const after = [...there, message].sort((one, other) => one.sequence - other.sequence);
  return { state: state && withLast(state, conversationId, message), messages: after };
}

/** One that goes on after its end, since the person had not seen that. */
const AGAIN = {
  state: 'waiting',
  adviser: null,
  isAdviserHere: false,
  endedAt: null,
  silentHours: null,
} as const;

/** A conversation that this message has begun, or that it goes on with, as far as the message says. */
function withLast(state: ChatState, id: string, message: ChatMessage): ChatState {
  const { conversation } = state;
  const { sequence, at, offersHelp } = message;
  if (conversation?.id === id) {
    const goesOn =
      conversation.state === 'ended' && message.from === 'person' && sequence > conversation.lastSequence;
    const lastSequence = Math.max(conversation.lastSequence, sequence);
    return {
      ...state,
      conversation: {
        ...conversation,
        ...(goesOn && AGAIN),
        lastSequence,
        offersHelp: conversation.offersHelp || offersHelp,
      },
    };
  }
  return {
    ...state,
    conversation: {
      id,
      state: 'waiting',
      adviser: null,
      isAdviserHere: false,
      begunAt: at,
      endedAt: null,
      silentHours: null,
      lastSequence: sequence,
      readUpTo: sequence,
      readByAdviserUpTo: 0,
      readBy: null,
      isAdviserTyping: false,
      textTo: null,
      ahead: null,
      offersHelp,
    },
  };
}

/** The last place up to which every message is there: what is asked for after a break is what comes after it. */
export function placeOf({ messages }: Conversation): number {
  let place = 0;
  for (const { sequence } of messages) {
    if (sequence !== place + 1) break;
    place = sequence;
  }
  return place;
}

/** Whether all that the server has of it is here. */
export function isWhole(conversation: Conversation): boolean {
  const { state } = conversation;
  return state !== undefined && placeOf(conversation) >= (state.conversation?.lastSequence ?? 0);
}

/** How many messages of an adviser the person has not seen. */
export function unreadOf({ state, messages }: Conversation): number {
  const readUpTo = state?.conversation?.readUpTo ?? 0;
  return messages.filter(({ from, sequence }) => from === 'adviser' && sequence > readUpTo).length;
}

/** Whether somebody may still answer in it. */
export function isUnderWay({ state }: Conversation): boolean {
  return state?.conversation !== null && state?.conversation !== undefined && !isOver(state);
}

/** The conversation in which the person is; undefined before the first, and once they see that it has ended. */
export function openIn(conversation: Conversation): string | undefined {
  return isUnderWay(conversation) ? conversation.state?.conversation?.id : undefined;
}

/** Whether the latest one has ended. */
export function isOver(state: ChatState | undefined): boolean {
  return state?.conversation?.state === 'ended';
}
