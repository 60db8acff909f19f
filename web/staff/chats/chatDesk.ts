import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { type ChatMessage, TYPING_HOLDS } from '@towpath/contracts/api/chat.ts';
import {
  type StaffChat,
  type StaffChatEvent,
  sendStaffMessage,
  staffChat,
  staffChats,
  staffReadChat,
  staffTyping,
  takeChats,
} from '@towpath/contracts/api/staffChat.ts';
import { newId } from '../../data/newId.ts';
import { isSignedOut, staffApi } from '../staffApi.ts';
import { merged, ordered } from './order.ts';
import { hearStaffEvents } from './staffEvents.ts';

/** What somebody who takes chats has before them. */
export type Desk = {
  /** Null until it is read. */
  readonly chats: readonly StaffChat[] | null;
  readonly isTaking: boolean;
  readonly readyReplies: AnswerOf<typeof staffChats>['readyReplies'];
  /** The conversation that is open. */
  readonly openId: string | null;
  /** Its messages; null until they are read. */
  readonly messages: readonly ChatMessage[] | null;
  readonly isPersonTyping: boolean;
  /** Whether the stream is there: without it nothing new is heard. */
  readonly isConnected: boolean;
};

const NOTHING: Desk = {
  chats: null,
  isTaking: false,
  readyReplies: [],
  openId: null,
  messages: null,
  isPersonTyping: false,
  isConnected: false,
};
const AGAIN_MS = 1000;
const TYPING_SAID_EVERY = TYPING_HOLDS / 2;

/** Keeps the chats of one of the staff as they are, by the stream of what happens; it begins again by itself. */
export class ChatDesk {
  #desk = NOTHING;
  #watchers = new Set<() => void>();
  #stop = new AbortController();
  #typingEnds: ReturnType<typeof setTimeout> | undefined;
  #saidTyping = 0;
  /** What is written and not sent, by conversation. */
  readonly drafts = new Map<string, { text: string; clientId: string }>();
  readonly #onEnded: () => void;

  constructor(onEnded: () => void) {
    this.#onEnded = onEnded;
  }

  watch = (changed: () => void) => {
    this.#watchers.add(changed);
    return () => void this.#watchers.delete(changed);
  };
  state = () => this.#desk;

  #set(change: Partial<Desk>): void {
    this.#desk = { ...this.#desk, ...change };
    for (const changed of this.#watchers) changed();
  }

  /** Follows what happens until `stop`. */
  async start(): Promise<void> {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const end = await hearStaffEvents(event => void this.#hear(event), signal);
      if (signal.aborted) return;
      if (end === 'signed out') return this.#onEnded();
      this.#set({ isConnected: false });
      await new Promise(resolve => setTimeout(resolve, AGAIN_MS));
    }
  }

  stop(): void {
    this.#stop.abort();
    clearTimeout(this.#typingEnds);
  }

  async #hear(event: StaffChatEvent): Promise<void> {
    const { chats, openId, messages } = this.#desk;
    if (event.type === 'open') {
      this.#set({ isConnected: true });
      await Promise.all([this.readList(), openId === null ? undefined : this.readOpen(openId)]);
    } else if (event.type === 'chat') {
      const others = (chats ?? []).filter(({ id }) => id !== event.chat.id);
      this.#set({ chats: ordered([...others, event.chat]) });
      // Taken from the work list, or handed over, in this moment.
      if (event.chat.id === openId && event.chat.isMine && messages === null) await this.readOpen(openId);
    } else if (event.type === 'gone') {
      this.#set({ chats: (chats ?? []).filter(({ id }) => id !== event.chatId) });
    } else if (event.type === 'message' && event.chatId === openId && messages) {
      this.#set({ messages: merged(messages, [event.message]), isPersonTyping: false });
      await this.noteRead();
    } else if (event.type === 'typing' && event.chatId === openId) {
      this.#set({ isPersonTyping: true });
      clearTimeout(this.#typingEnds);
      this.#typingEnds = setTimeout(() => this.#set({ isPersonTyping: false }), TYPING_HOLDS);
    }
  }

  /** Does what a call needs, and hears where the sign-in has ended. */
  async #unlessEnded<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (failure) {
      if (!isSignedOut(failure)) return undefined;
      // Not found is a chat that is another's by now; the list says which are theirs.
      await staffApi(staffChats).catch(again => {
        if (isSignedOut(again)) this.#onEnded();
      });
      return undefined;
    }
  }

  /** Reads what waits and what is theirs. */
  async readList(): Promise<void> {
    const answer = await this.#unlessEnded(() => staffApi(staffChats));
    if (answer) this.#set({ ...answer, chats: ordered(answer.chats) });
  }

  /** Opens a conversation, or none. What was written and not sent stays with it. */
  open(chatId: string | null): void {
    if (chatId === this.#desk.openId) return;
    this.#set({ openId: chatId, messages: null, isPersonTyping: false });
    if (chatId !== null) void this.readOpen(chatId);
  }

  /** Reads the open conversation; a look at a person, which the server writes down. */
  async readOpen(chatId: string): Promise<void> {
    const answer = await this.#unlessEnded(() => staffApi(staffChat, { params: { chatId } }));
    if (!answer || this.#desk.openId !== chatId) return;
    const others = (this.#desk.chats ?? []).filter(({ id }) => id !== chatId);
    this.#set({
      messages: merged(this.#desk.messages ?? [], answer.messages),
      chats: ordered([...others, answer.chat]),
    });
    await this.noteRead();
  }

  /** Says how far the open conversation is read, while somebody looks at it. */
  async noteRead(): Promise<void> {
    const { openId, messages, chats } = this.#desk;
    const upTo = messages?.at(-1)?.sequence ?? 0;
    const chat = chats?.find(({ id }) => id === openId);
    if (openId === null || !chat?.isMine || upTo <= chat.readUpTo) return;
    if (document.visibilityState !== 'visible') return;
    await this.#unlessEnded(() => staffApi(staffReadChat, { params: { chatId: openId }, body: { upTo } }));
  }

  /** Sends what is written in a conversation, by the same id until it has arrived. Throws where it has not. */
  async send(chatId: string): Promise<void> {
    const draft = this.drafts.get(chatId);
    if (!draft) return;
    const { message } = await staffApi(sendStaffMessage, { params: { chatId }, body: draft });
    if (this.drafts.get(chatId) === draft) this.drafts.delete(chatId);
    this.#saidTyping = 0;
    const { openId, messages } = this.#desk;
    if (openId === chatId && messages) this.#set({ messages: merged(messages, [message]) });
  }

  /** Keeps what is being written, and says now and then that it is. */
  write(chatId: string, text: string): void {
    if (text === '') this.drafts.delete(chatId);
    else this.drafts.set(chatId, { text, clientId: newId() });
    const now = Date.now();
    if (text === '' || now - this.#saidTyping < TYPING_SAID_EVERY) return;
    this.#saidTyping = now;
    void staffApi(staffTyping, { params: { chatId } }).catch(() => undefined);
  }

  /** Says whether they take chats. Throws where that did not arrive. */
  async take(isTaking: boolean): Promise<void> {
    await staffApi(takeChats, { body: { isTaking } });
    this.#set({ isTaking });
  }
}
