import {
  askChatText,
  chatPdf,
  chatText,
  dropChatText,
  emailChat,
  endChat,
  myChat,
  myChatEvents,
  myChatMessages,
  readChat,
  sendChatMessage,
  typingInChat,
  worryingWords,
} from '@towpath/contracts/api/chat.ts';
import type { ChatContent } from '@towpath/contracts/content/chat.ts';
import type { FastifyInstance } from 'fastify';
import type { Limit } from '../../platform/http/limits.ts';
import { route } from '../../platform/http/route.ts';
import type { Chats } from './chats.ts';
import { streamToPerson } from './personStream.ts';
import type { Rooms } from './rooms.ts';
import type { Transcripts } from './transcripts.ts';
import type { TurnTexts } from './turnTexts.ts';

/** Nobody writes so much by hand; a phone that comes out of a tunnel sends what waited at once. */
const MESSAGES: readonly Limit[] = [{ max: 120, seconds: 60, by: 'person' }];
/** Whoever gives one number after the other does not look for their own. */
const TEXTS: readonly Limit[] = [{ max: 10, seconds: 3600, by: 'person' }];
/** Making a PDF takes a while of the process's time. */
const DOWNLOADS: readonly Limit[] = [{ max: 20, seconds: 600, by: 'person' }];
const MAILS: readonly Limit[] = [{ max: 5, seconds: 3600, by: 'person' }];

/** Chat, for the people we help. */
export function registerChatRoutes(
  app: FastifyInstance,
  {
    chats,
    rooms,
    transcripts,
    turnTexts,
    content: { crisisPhrases, harmlessPhrases },
  }: {
    readonly chats: Chats;
    readonly rooms: Rooms;
    readonly transcripts: Transcripts;
    readonly turnTexts: TurnTexts;
    readonly content: Pick<ChatContent, 'crisisPhrases' | 'harmlessPhrases'>;
  },
): void {
  route(app, myChat, ({ who }) => chats.mine(who.customerId));

  route(app, worryingWords, async () => ({ crisisPhrases, harmlessPhrases }));

  route(app, sendChatMessage, ({ who, body }) => chats.say(who.customerId, body), { limits: MESSAGES });

  route(app, myChatMessages, ({ who, query: { after, of } }) =>
    chats.since(who.customerId, { after: Number(after), of }),
  );

  route(app, myChatEvents, async ({ who, query: { after, of, lasts }, request }) => {
    const { authorization } = request.headers;
    const { customerId } = who;
    const asked = {
      customerId,
      after: Number(after),
      of,
      lasts: lasts === undefined ? lasts : Number(lasts),
    };
    const { stateOf } = chats;
    return sink => {
      const isSignedIn = async () => (await app.identify(authorization))?.customerId === customerId;
      streamToPerson({ rooms, stateOf }, asked, isSignedIn, sink);
    };
  });

  route(app, typingInChat, ({ who }) => chats.typing(who.customerId));

  route(app, readChat, ({ who, body }) => chats.read(who.customerId, body.upTo));

  route(app, endChat, ({ who }) => chats.end(who.customerId));

  route(app, emailChat, ({ who }) => transcripts.email(who.customerId, app.outbox), { limits: MAILS });

  route(app, chatPdf, ({ who }) => transcripts.file(who.customerId), { limits: DOWNLOADS });

  route(app, chatText, ({ who }) => turnTexts.offer(who.customerId));

  route(
    app,
    askChatText,
    async ({ who, body }) => {
      await turnTexts.ask(who.customerId, body);
      return chats.mine(who.customerId);
    },
    { limits: TEXTS },
  );

  route(app, dropChatText, async ({ who }) => {
    await turnTexts.drop(who.customerId);
    return chats.mine(who.customerId);
  });
}
