import { LIVING_PLACES } from '@towpath/domain/people/nation.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { ChatMessage } from './chat.ts';

const params = z.object({ chatId: z.string().check(z.maxLength(100)) });
const place = z.string().check(z.regex(/^\d{1,9}$/));

/** A conversation in the list of whoever takes chats. While it waits it names nobody, and quotes nothing. */
export const StaffChat = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'with adviser', 'ended']),
  isMine: z.boolean(),
  /** Who it is, of mine alone. */
  customerId: z.nullable(z.string()),
  /** Of mine alone. */
  name: z.nullable(z.string()),
  begunAt: z.string(),
  /** It has ended, and waits for one of us all the same: worrying words in it were never answered. */
  isOwed: z.boolean(),
  /** Since when its person waits for one of us; null where they do not. */
  waitsSince: z.nullable(z.string()),
  /** By when it is to be answered. */
  dueAt: z.nullable(z.string()),
  /** After so many hours in which nobody wrote it ended by itself. */
  silentHours: z.nullable(z.int()),
  /** 2 for worrying words. */
  danger: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  lastSequence: z.int(),
  /** How far the adviser and the person have read. */
  readUpTo: z.int(),
  readByPersonUpTo: z.int(),
  isPersonTyping: z.boolean(),
  /** The latest words, of mine alone. */
  last: z.nullable(z.object({ from: z.enum(['person', 'adviser']), text: z.string(), at: z.string() })),
});
export type StaffChat = z.infer<typeof StaffChat>;

export const staffChats = call({
  base: 'staff',
  method: 'GET',
  path: '/chats',
  access: 'staff',
  permission: 'chat',
  summary: 'The chats that wait, and those of the caller: open ones, and those that ended today.',
  answer: z.object({
    isTaking: z.boolean(),
    goalMinutes: z.int(),
    chats: z.array(StaffChat),
    readyReplies: z.array(z.object({ label: z.string(), text: z.string() })),
  }),
});

export const staffChat = call({
  base: 'staff',
  method: 'GET',
  path: '/chats/{chatId}',
  access: 'staff',
  permission: 'chat',
  summary:
    'A conversation with all its messages, for whoever has it. The look is written down, and the person can read that it was made.',
  params,
  answer: z.object({
    chat: StaffChat,
    messages: z.array(ChatMessage),
    /** Where the person lives, for whom they can ring; null while they have not said. */
    nation: z.nullable(z.enum(LIVING_PLACES)),
  }),
  errors: ['NOT_FOUND'],
});

export const takeChat = call({
  base: 'staff',
  method: 'POST',
  path: '/chats/{chatId}/take',
  access: 'staff',
  permission: 'chat',
  summary: 'Takes a chat that waits. Of many who take it at once one has it.',
  params,
  errors: ['NOT_FOUND', 'WORK_IS_TAKEN'],
});

export const sendStaffMessage = call({
  base: 'staff',
  method: 'POST',
  path: '/chats/{chatId}/messages',
  access: 'staff',
  permission: 'chat',
  summary: 'Says something to the person. The same `clientId` again is the same message.',
  params,
  body: z.strictObject({ clientId: z.uuid(), text: z.string().check(z.maxLength(100_000)) }),
  answer: z.object({ message: ChatMessage }),
  errors: ['NOT_FOUND', 'CHAT_HAS_ENDED', 'VALIDATION_FAILED'],
});

export const staffTyping = call({
  base: 'staff',
  method: 'POST',
  path: '/chats/{chatId}/typing',
  access: 'staff',
  permission: 'chat',
  summary: 'The adviser is typing, for the next six seconds.',
  params,
  errors: ['NOT_FOUND'],
});

export const staffReadChat = call({
  base: 'staff',
  method: 'POST',
  path: '/chats/{chatId}/read',
  access: 'staff',
  permission: 'chat',
  summary: 'The adviser has read up to a place.',
  params,
  body: z.strictObject({ upTo: z.int().check(z.minimum(0), z.maximum(999_999_999)) }),
  errors: ['NOT_FOUND'],
});

export const handOverChat = call({
  base: 'staff',
  method: 'POST',
  path: '/chats/{chatId}/hand-over',
  access: 'staff',
  permission: 'chat',
  summary: 'Gives a chat to somebody else who takes chats, or with null back to the list.',
  params,
  body: z.strictObject({ to: z.nullable(z.string().check(z.maxLength(100))) }),
  errors: ['NOT_FOUND', 'CHAT_HAS_ENDED'],
});

export const endStaffChat = call({
  base: 'staff',
  method: 'POST',
  path: '/chats/{chatId}/end',
  access: 'staff',
  permission: 'chat',
  summary: 'Ends a conversation. Ending it again changes nothing.',
  params,
  errors: ['NOT_FOUND'],
});

/** What comes of reaching somebody who left worrying words. */
export const CHAT_OUTCOMES = [
  'spoke to them',
  'wrote to them',
  'rang the emergency services',
  'no way to reach them',
] as const;
export type ChatOutcome = (typeof CHAT_OUTCOMES)[number];

export const settleChat = call({
  base: 'staff',
  method: 'POST',
  path: '/chats/{chatId}/outcome',
  access: 'staff',
  permission: 'chat',
  summary:
    'Says what came of a chat that ended before worrying words in it were answered, and takes it off the list.',
  params,
  body: z.strictObject({ outcome: z.enum(CHAT_OUTCOMES) }),
  errors: ['NOT_FOUND'],
});

export const chatColleagues = call({
  base: 'staff',
  method: 'GET',
  path: '/chat-colleagues',
  access: 'staff',
  permission: 'chat',
  summary: 'Who else takes chats now, to hand one over.',
  answer: z.object({ colleagues: z.array(z.object({ id: z.string(), name: z.string() })) }),
});

export const takeChats = call({
  base: 'staff',
  method: 'POST',
  path: '/chat-presence',
  access: 'staff',
  permission: 'chat',
  summary:
    'Whether the caller takes chats. It goes on while a stream of theirs is open, and ends by itself a minute after the last.',
  body: z.strictObject({ isTaking: z.boolean() }),
});

export const StaffChatEvent = z.discriminatedUnion('type', [
  /** The list has changed in this one. */
  z.object({ type: z.literal('chat'), chat: StaffChat }),
  /** It is nobody’s of this list any more: taken by another, or ended by the person while it waited. */
  z.object({ type: z.literal('gone'), chatId: z.string() }),
  z.object({ type: z.literal('message'), chatId: z.string(), message: ChatMessage }),
  z.object({ type: z.literal('typing'), chatId: z.string() }),
  /** From here on nothing is missed: what the caller read before, they read again. */
  z.object({ type: z.literal('open') }),
  z.object({ type: z.literal('heartbeat') }),
  z.object({ type: z.literal('bye'), why: z.enum(['again', 'signed out']) }),
]);
export type StaffChatEvent = z.infer<typeof StaffChatEvent>;

export const staffChatEvents = call({
  base: 'staff',
  method: 'GET',
  path: '/chat-events',
  access: 'staff',
  permission: 'chat',
  summary:
    'What happens in the chats that wait and in those of the caller, as it happens. Read the list and the open conversation after `open`; an unbroken stream then misses nothing.',
  query: z.object({ lasts: z.optional(place) }),
  stream: StaffChatEvent,
});
