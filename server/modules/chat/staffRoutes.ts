import {
  chatColleagues,
  endStaffChat,
  handOverChat,
  sendStaffMessage,
  settleChat,
  staffChat,
  staffChatEvents,
  staffChats,
  staffReadChat,
  staffTyping,
  takeChat,
  takeChats,
} from '@towpath/contracts/api/staffChat.ts';
import type { ChatContent } from '@towpath/contracts/content/chat.ts';
import type { LivingPlace } from '@towpath/domain/people/nation.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { askedTogether } from '../../platform/database/askedTogether.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import type { StaffCaller } from '../../platform/http/who.ts';
import { noteLookAt } from '../staff/looks.ts';
import { runningOf } from '../staff/sessions.ts';
import { workIdOf } from '../work/workItems.ts';
import type { Chats } from './chats.ts';
import { createHandling } from './handling.ts';
import { messagesAfter } from './messages.ts';
import { looksAtChats, takesChats, takesNone, thoseHere } from './presence.ts';
import { type Conversation, conversationById, markConversation, noteRead } from './repository.ts';
import type { Rooms } from './rooms.ts';
import type { StaffChats } from './staffChats.ts';
import { streamToStaff } from './staffStream.ts';
import type { ChatHours } from './states.ts';
import { words } from './words.ts';
import { workAbout } from './workAbout.ts';

type StaffChatDeps = Pick<Deps, 'database' | 'clock'> & {
  readonly seal: Seal;
  readonly chats: Chats;
  readonly staffChats: StaffChats;
  readonly rooms: Rooms;
  readonly hours: ChatHours | null;
  readonly content: ChatContent;
  readonly nationOf: (customerId: string) => Promise<LivingPlace | null>;
};

/** Chat, for those who answer. */
export function registerStaffChatRoutes(app: FastifyInstance, deps: StaffChatDeps): void {
  const { database, clock, seal, chats, staffChats: list, rooms, hours, content, nationOf } = deps;
  const handling = createHandling(deps);
  // Every stream asks whenever somebody writes who waits.
  const isRunning = askedTogether<string, true>(async ids => {
    const running = await runningOf(database, ids, clock.now());
    return new Map([...running].map(id => [id, true]));
  });
  const looks = askedTogether<string, true>(async ids => {
    await looksAtChats(database, ids, clock.now());
    return new Map<string, true>();
  });

  /** A conversation that the caller has, or had last. Throws NOT_FOUND. */
  async function requireMine(chatId: string, { staffId }: StaffCaller): Promise<Conversation> {
    const conversation = isUuid(chatId) ? await conversationById(database, chatId) : undefined;
    const isTheirs = conversation?.takenBy === staffId && conversation.state !== 'waiting';
    if (!conversation || !isTheirs) throw new ApiError('NOT_FOUND');
    return conversation;
  }

  route(app, staffChats, async ({ who }) => {
    const now = clock.now();
    const here = await thoseHere(database, now);
    const conversations = await list.listOf(who.staffId);
    return {
      isTaking: here.some(({ id }) => id === who.staffId),
      goalMinutes: hours?.goalMinutes ?? 0,
      chats: await Promise.all(conversations.map(one => list.shown(one, who.staffId))),
      readyReplies: content.readyReplies,
    };
  });

  route(app, staffChat, async ({ who, params: { chatId }, request: { network } }) => {
    const conversation = await requireMine(chatId, who);
    const { customerId } = conversation;
    const workId = (await workIdOf(database, workAbout(conversation))) ?? chatId;
    await noteLookAt(database, {
      who,
      customerId,
      workId,
      why: words.whyLooked,
      network,
      at: clock.now(),
    });
    return {
      chat: await list.shown(conversation, who.staffId),
      messages: [...(await messagesAfter(database, seal, conversation, 0))],
      nation: await nationOf(customerId),
    };
  });

  route(app, takeChat, ({ who, params: { chatId }, request: { network } }) =>
    handling.take(chatId, { staffId: who.staffId, network }),
  );

  route(app, sendStaffMessage, async ({ who, params: { chatId }, body }) => {
    const { message } = await chats.answer(who.staffId, await requireMine(chatId, who), body);
    return { message };
  });

  route(app, staffTyping, async ({ who, params: { chatId } }) => {
    const conversation = await requireMine(chatId, who);
    if (conversation.state === 'ended') return;
    await markConversation(database, conversation, { adviser_typing_at: clock.now() });
  });

  route(app, staffReadChat, async ({ who, params: { chatId }, body: { upTo } }) => {
    await noteRead(database, await requireMine(chatId, who), 'adviser', upTo);
  });

  route(app, handOverChat, async ({ who, params: { chatId }, body: { to }, request: { network } }) => {
    await requireMine(chatId, who);
    await handling.handOver(chatId, { staffId: who.staffId, network, to });
  });

  route(app, endStaffChat, async ({ who, params: { chatId }, request: { network } }) => {
    await requireMine(chatId, who);
    await handling.end(chatId, { staffId: who.staffId, network });
  });

  route(app, settleChat, async ({ who, params: { chatId }, body: { outcome }, request: { network } }) => {
    await requireMine(chatId, who);
    await handling.settle(chatId, { staffId: who.staffId, network, outcome });
  });

  route(app, chatColleagues, async ({ who }) => ({
    colleagues: (await thoseHere(database, clock.now())).filter(({ id }) => id !== who.staffId),
  }));

  route(app, takeChats, ({ who, body: { isTaking } }) =>
    isTaking ? takesChats(database, who.staffId, clock.now()) : takesNone(database, who.staffId),
  );

  route(app, staffChatEvents, async ({ who, query: { lasts } }) => sink => {
    const { staffId, sessionId } = who;
    const asked = {
      staffId,
      lasts: lasts === undefined ? undefined : Number(lasts),
      now: () => clock.now(),
      isSignedIn: async () => (await isRunning(sessionId)) === true,
      looksAtChats: async () => void (await looks(staffId)),
    };
    streamToStaff({ rooms, chats: list }, asked, sink).catch(() => sink.end('again'));
  });
}
