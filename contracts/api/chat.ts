import * as z from 'zod/mini';
import { call } from './call.ts';
import { described, named } from './described.ts';

/** "Is typing" holds for so long (ms) unless it is said again, or the message comes first. */
export const TYPING_HOLDS = 6000;
/** A stream says at least this often (ms) that it is still there. */
export const HEARTBEAT_EVERY = 15_000;

/** A place in a conversation, as a query writes it: nothing has been read before the first message, which is 1. */
const place = z.string().check(z.regex(/^\d{1,9}$/));

/** One message, as either side reads it. It is plain text, whatever was typed. */
export const ChatMessage = named(
  'ChatMessage',
  z.object({
    sequence: described(z.int(), 'Its place in the conversation: 1, 2, 3 and so on, without a gap.'),
    clientId: described(z.string(), 'The id that whoever wrote it gave it.'),
    from: described(z.enum(['person', 'adviser']), 'Who wrote it.'),
    name: described(z.nullable(z.string()), 'The first name of the adviser; null of the person.'),
    text: z.string(),
    at: z.string(),
    offersHelp: described(
      z.boolean(),
      'It has words of somebody who may be in danger: whom to ring now is shown.',
    ),
  }),
);
export type ChatMessage = z.infer<typeof ChatMessage>;

/** How chat stands for a person. */
export const ChatState = named(
  'ChatState',
  z.object({
    isOn: described(z.boolean(), 'Whether there is chat at all.'),
    isOpen: described(z.boolean(), 'Whether somebody answers at this hour, by the operator’s hours.'),
    opens: described(
      z.nullable(z.object({ day: z.string(), from: z.string() })),
      'When it opens next, by the clock in London: YYYY-MM-DD and HH:MM; null while it is open, and where no hour is known.',
    ),
    isSomebodyHere: described(z.boolean(), 'Whether an adviser takes chats now.'),
    isSoon: described(
      z.boolean(),
      'Whether the person can count on an answer within `goalMinutes`: an adviser takes chats now, and at most two wait before them.',
    ),
    goalMinutes: described(z.int(), 'Within how many minutes we mean to answer while it is open.'),
    conversation: described(
      z.nullable(
        z.object({
          id: z.string(),
          state: described(z.enum(['waiting', 'with adviser', 'ended']), 'Where it stands.'),
          adviser: described(
            z.nullable(z.string()),
            'The first name of whoever has it, or had it last; null before that.',
          ),
          isAdviserHere: described(
            z.boolean(),
            'Whether the adviser who has it looks at their chats now; false while it waits, and once it has ended.',
          ),
          begunAt: described(z.string(), 'When its first message came.'),
          endedAt: z.nullable(z.string()),
          silentHours: described(
            z.nullable(z.int()),
            'After so many hours in which nobody wrote it ended by itself; null while it is open, and where somebody ended it.',
          ),
          lastSequence: described(z.int(), 'The place of its latest message.'),
          readUpTo: described(z.int(), 'How far the person has read; 0 for nothing.'),
          readByAdviserUpTo: described(z.int(), 'How far the adviser has read; 0 for nothing.'),
          readBy: described(
            z.nullable(z.string()),
            'The first name of the adviser who read so far; null where nobody has, or it is not known who.',
          ),
          isAdviserTyping: z.boolean(),
          ahead: described(
            z.nullable(z.int()),
            'How many conversations that nobody has taken come before this one: those of people who may be in danger first; null where it does not wait.',
          ),
          textTo: described(
            z.nullable(z.string()),
            'The last three digits of the number to which a text message goes once an adviser has written and the person has not looked; null where none was asked for, and once it went, was read before it, or the conversation has ended.',
          ),
          offersHelp: described(
            z.boolean(),
            'Words in it are those of somebody who may be in danger: whom to ring now stays in sight.',
          ),
        }),
      ),
      'The latest one; null where there was none. A message after it has ended begins another, unless its `of` names it.',
    ),
  }),
);
export type ChatState = z.infer<typeof ChatState>;

/** What a stream says, each as the JSON of one server-sent event that is named like its type. */
export const ChatEvent = named(
  'ChatEvent',
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('state'), state: ChatState }),
    z.object({ type: z.literal('message'), conversationId: z.string(), message: ChatMessage }),
    z.object({ type: z.literal('typing') }),
    z.object({ type: z.literal('read'), upTo: z.int() }),
    z.object({ type: z.literal('heartbeat') }),
    z.object({ type: z.literal('bye'), why: z.enum(['again', 'signed out']) }),
  ]),
);
export type ChatEvent = z.infer<typeof ChatEvent>;

export const myChat = call({
  base: 'core',
  method: 'GET',
  path: '/chat/mine',
  access: 'customer',
  summary:
    'How chat stands for the person: whether it is open, whether somebody is there, and their conversation.',
  answer: ChatState,
});

/** The operator's lists, as `hasCrisisWords` takes them. */
export const WorryingWords = named(
  'WorryingWords',
  z.object({
    crisisPhrases: described(z.array(z.string()), 'Who writes one of these may be in danger.'),
    harmlessPhrases: described(
      z.array(z.string()),
      'What is ordinary though one of those stands in it, from its first word to its last.',
    ),
  }),
);
export type WorryingWords = z.infer<typeof WorryingWords>;

export const worryingWords = call({
  base: 'core',
  method: 'GET',
  path: '/chat/worrying-words',
  access: 'anyone',
  summary:
    'The words of somebody who may be in danger. Have them before the person writes: whoever writes one is to be shown at once whom to ring, also where we cannot be reached.',
  answer: WorryingWords,
});

export const sendChatMessage = call({
  base: 'core',
  method: 'POST',
  path: '/chat/mine/messages',
  access: 'customer',
  summary:
    'Says something to an adviser. Where no conversation is open it begins one, which waits for us, unless `of` says that they did not know of the end. The same `clientId` again is the same message, so it can be sent again until an answer comes. Outside the hours it waits until we open.',
  body: z.strictObject({
    clientId: described(z.uuid(), 'Made up by the client, another for each message.'),
    text: described(
      z.string().check(z.maxLength(100_000)),
      'Plain text of 1 to 4,000 characters, without the spaces around it. Files are not taken.',
    ),
    of: described(
      z.optional(z.uuid()),
      'The conversation that was open before the person when they wrote this. Where that is their latest one and has ended meanwhile, they have not seen its end: it goes on, and waits for us again. Left out once they know that it has ended.',
    ),
  }),
  answer: z.object({
    conversationId: described(z.string(), 'The conversation that it is in.'),
    message: ChatMessage,
    offersHelp: described(z.boolean(), 'As in the conversation.'),
  }),
  errors: ['CHAT_IS_OFF', 'VALIDATION_FAILED'],
});

/** Where a reader stands: what they have of which conversation. */
const since = {
  after: described(place, 'The last place that the caller has; 0 for none.'),
  of: described(
    z.optional(z.uuid()),
    'The conversation that `after` is of. Where that is not the latest one any more, all of the latest comes.',
  ),
};

export const myChatMessages = call({
  base: 'core',
  method: 'GET',
  path: '/chat/mine/messages',
  access: 'customer',
  summary: 'The messages of the latest conversation after a place, in order, with how it stands.',
  query: z.object(since),
  answer: z.object({ state: ChatState, messages: z.array(ChatMessage) }),
});

export const myChatEvents = call({
  base: 'core',
  method: 'GET',
  path: '/chat/mine/events',
  access: 'customer',
  summary:
    'What happens in the conversation, as it happens. First how it stands, then each message after a place, once and in order; what the other side types and has read; and a heartbeat. It ends with `bye`, at the latest when the credential does: begin again from the last place, with a new credential where it says `signed out`. A connection that breaks is begun again in the same way.',
  query: z.object({
    ...since,
    lasts: described(
      z.optional(place),
      'For how many seconds at most; with 0 it gives what there is and ends. Left out, as long as the credential.',
    ),
  }),
  stream: ChatEvent,
});

export const typingInChat = call({
  base: 'core',
  method: 'POST',
  path: '/chat/mine/typing',
  access: 'customer',
  summary:
    'The person is typing. It holds for six seconds; say it again while they go on, and not more often than every three.',
});

export const readChat = call({
  base: 'core',
  method: 'POST',
  path: '/chat/mine/read',
  access: 'customer',
  summary: 'The person has read up to a place. It never goes back.',
  body: z.strictObject({
    upTo: described(z.int().check(z.minimum(0), z.maximum(999_999_999)), 'The place of the message.'),
  }),
});

export const endChat = call({
  base: 'core',
  method: 'POST',
  path: '/chat/mine/end',
  access: 'customer',
  summary: 'Ends the conversation. Where none is open it changes nothing.',
  answer: ChatState,
});

export const emailChat = call({
  base: 'core',
  method: 'POST',
  path: '/chat/mine/transcript',
  access: 'registered customer',
  summary: 'Sends the latest conversation to the email of the account, as a PDF.',
  answer: z.object({ sentTo: described(z.string(), 'The email, most of it hidden.') }),
  errors: ['NOT_FOUND'],
});

export const chatPdf = call({
  base: 'core',
  method: 'GET',
  path: '/chat/mine/transcript.pdf',
  access: 'customer',
  summary: 'The latest conversation, as tagged PDF. Not found where nothing was written yet.',
  file: 'application/pdf',
  errors: ['NOT_FOUND'],
});

export const chatText = call({
  base: 'core',
  method: 'GET',
  path: '/chat/mine/text',
  access: 'customer',
  summary: 'What a text message about an answer would say, and to which number of the person’s it could go.',
  answer: z.object({
    phoneNumber: described(
      z.nullable(z.string()),
      'The mobile number that we know of the person; null where we know none, or another kind of number.',
    ),
    says: described(z.string(), 'The whole message.'),
  }),
  errors: ['TEXTS_UNAVAILABLE'],
});

export const askChatText = call({
  base: 'core',
  method: 'PUT',
  path: '/chat/mine/text',
  access: 'customer',
  summary:
    'Asks for one text message once an adviser has written and the person has not looked, at a time that is safe for them. Asked again it is the same wish, to the number that was given last.',
  body: z.strictObject({
    of: described(z.uuid(), 'The conversation that is open before the person: one of theirs.'),
    phoneNumber: described(z.string().check(z.maxLength(50)), 'A UK mobile number.'),
  }),
  answer: ChatState,
  errors: ['NOT_FOUND', 'VALIDATION_FAILED', 'TEXTS_UNAVAILABLE'],
});

export const dropChatText = call({
  base: 'core',
  method: 'DELETE',
  path: '/chat/mine/text',
  access: 'customer',
  summary: 'Takes that wish back, and forgets the number. Where there is none it changes nothing.',
  answer: ChatState,
});
