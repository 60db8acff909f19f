import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { type ChatMessage, TYPING_HOLDS } from '@towpath/contracts/api/chat.ts';
import {
  type StaffChat,
  type StaffChatEvent,
  staffChat,
  staffChats,
  staffReadChat,
  staffTyping,
  takeChats,
} from '@towpath/contracts/api/staffChat.ts';
import type { Failure } from '../../data/failure.ts';
import { isSignedOut, staffApi } from '../staffApi.ts';
import { merged, ordered, withHeard } from './order.ts';
import { Outbox } from './outbox.ts';
import { hearStaffEvents } from './staffEvents.ts';
import type { Outgoing, Unsent } from './unsent.ts';

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
  /** Where its person lives; null where that is not known. */
  readonly nation: AnswerOf<typeof staffChat>['nation'];
  /** What is written in it: not sent, and on its way. */
  readonly draft: string;
  readonly outgoing: readonly Outgoing[];
  /** Why what was sent last came back; null where it did not. */
  readonly refusal: Failure | null;
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
  nation: null,
  draft: '',
  outgoing: [],
  refusal: null,
  isPersonTyping: false,
  isConnected: false,
};
const NONE: readonly Outgoing[] = [];
const AGAIN_MS = 1000;
/** What belongs to a word of the stream comes right behind it: after so long it does not come. */
const BEHIND_MS = 300;
const TYPING_SAID_EVERY = TYPING_HOLDS / 2;

/** Keeps the chats of one of the staff as they are, by the stream of what happens; it begins again by itself. */
export class ChatDesk {
  #desk = NOTHING;
  #watchers = new Set<() => void>();
  #stop = new AbortController();
  #typingEnds: ReturnType<typeof setTimeout> | undefined;
  #saidTyping = 0;
  /** Each time that they begin to say whether they take chats, and each time that it has arrived. */
  #saidTaking = 0;
  readonly #onEnded: () => void;
  readonly #unsent: Unsent;
  readonly #outbox: Outbox;

  constructor(unsent: Unsent, onEnded: () => void) {
    this.#onEnded = onEnded;
    this.#unsent = unsent;
    this.#outbox = new Outbox(unsent, {
      changed: () => this.#set({}),
      sent: (chatId, message) => this.#take(chatId, message),
      refused: (chatId, refusal) => this.#desk.openId === chatId && this.#set({ refusal }),
      signedOut: onEnded,
    });
  }

  watch = (changed: () => void) => {
    this.#watchers.add(changed);
    return () => void this.#watchers.delete(changed);
  };
  state = () => this.#desk;

  #set(change: Partial<Desk>): void {
    const { openId } = { ...this.#desk, ...change };
    this.#desk = {
      ...this.#desk,
      ...change,
      draft: this.#unsent.drafts.get(openId ?? '') ?? '',
      outgoing: this.#unsent.outgoing.get(openId ?? '') ?? NONE,
    };
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
    this.#outbox.stop();
    clearTimeout(this.#typingEnds);
  }

  async #hear(event: StaffChatEvent): Promise<void> {
    const { chats, openId, messages } = this.#desk;
    if (event.type === 'open') {
      this.#set({ isConnected: true });
      this.#outbox.sendAll();
      await Promise.all([this.readList(), openId === null ? undefined : this.readOpen(openId)]);
    } else if (event.type === 'chat') {
      const others = (chats ?? []).filter(({ id }) => id !== event.chat.id);
      this.#set({ chats: ordered([...others, event.chat]) });
      this.#catchUpSoon(event.chat);
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

  /**
   * Of a chat that has just become theirs the stream tells what is said from then on, and what was read here before may
   * end before that. What does not come by itself is read.
   */
  #catchUpSoon({ id, isMine, lastSequence }: StaffChat): void {
    const isBehind = () => {
      const { openId, messages } = this.#desk;
      return isMine && openId === id && messages !== null && (messages.at(-1)?.sequence ?? 0) < lastSequence;
    };
    if (!isBehind()) return;
    setTimeout(() => {
      if (isBehind() && !this.#stop.signal.aborted) void this.readOpen(id);
    }, BEHIND_MS);
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

  /** Reads what waits and what is theirs. What is heard, or said, while it is on its way is newer than what it says. */
  async readList(): Promise<void> {
    const before = this.#desk.chats ?? [];
    const saidBefore = this.#saidTaking;
    const answer = await this.#unlessEnded(() => staffApi(staffChats));
    if (!answer) return;
    const { chats, isTaking } = this.#desk;
    this.#set({
      ...answer,
      isTaking: this.#saidTaking === saidBefore ? answer.isTaking : isTaking,
      chats: ordered(withHeard(answer.chats, before, chats ?? [])),
    });
  }

  /** Opens a conversation, or none. What was written and not sent stays with it. */
  open(chatId: string | null): void {
    if (chatId === this.#desk.openId) return;
    this.#set({ openId: chatId, messages: null, nation: null, refusal: null, isPersonTyping: false });
    if (chatId !== null) void this.readOpen(chatId);
  }

  /** Reads the open conversation; a look at a person, which the server writes down. */
  async readOpen(chatId: string): Promise<void> {
    const answer = await this.#unlessEnded(() => staffApi(staffChat, { params: { chatId } }));
    if (!answer || this.#desk.openId !== chatId) return;
    const others = (this.#desk.chats ?? []).filter(({ id }) => id !== chatId);
    this.#set({
      messages: merged(this.#desk.messages ?? [], answer.messages),
      nation: answer.nation,
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

  /** Puts what is written in a conversation on its way. */
  send(chatId: string): void {
    this.#saidTyping = 0;
    this.#set({ refusal: null });
    this.#outbox.put(chatId);
  }

  #take(chatId: string, message: ChatMessage): void {
    const { openId, messages } = this.#desk;
    this.#set(openId === chatId && messages ? { messages: merged(messages, [message]) } : {});
  }

  /** Keeps what is being written, and says now and then that it is. */
  write(chatId: string, text: string): void {
    if (text === '') this.#unsent.drafts.delete(chatId);
    else this.#unsent.drafts.set(chatId, text);
    this.#set({});
    const now = Date.now();
    if (text === '' || now - this.#saidTyping < TYPING_SAID_EVERY) return;
    this.#saidTyping = now;
    void staffApi(staffTyping, { params: { chatId } }).catch(() => undefined);
  }

  /** Says whether they take chats. Throws where that did not arrive. */
  async take(isTaking: boolean): Promise<void> {
    this.#saidTaking += 1;
    await staffApi(takeChats, { body: { isTaking } });
    this.#saidTaking += 1;
    this.#set({ isTaking });
  }
}
