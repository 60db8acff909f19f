import type { ChatMessage } from '@towpath/contracts/api/chat.ts';
import { sendStaffMessage } from '@towpath/contracts/api/staffChat.ts';
import { type Failure, isFailure, isRefusal } from '../../data/failure.ts';
import { newId } from '../../data/newId.ts';
import { staffApi } from '../staffApi.ts';
import type { Unsent } from './unsent.ts';

/** So long (ms) after one that did not get through it is sent again, where nothing says before that the line is back. */
const AGAIN_MS = 2_000;
/** Refused for now: too many at once, and a sign-in that has to be begun again. */
const LATER = [401, 429];

type Told = {
  /** Something waits, goes or has gone. */
  changed(): void;
  sent(chatId: string, message: ChatMessage): void;
  /** Its words are a draft again. */
  refused(chatId: string, why: Failure): void;
  signedOut(): void;
};

/** Sends what an adviser has written, each conversation in order, by the same id until it has arrived. */
export class Outbox {
  readonly #unsent: Unsent;
  readonly #told: Told;
  readonly #sending = new Set<string>();
  #again: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(unsent: Unsent, told: Told) {
    this.#unsent = unsent;
    this.#told = told;
  }

  /** Puts what is written in a conversation on its way. */
  put(chatId: string): void {
    const { drafts, outgoing } = this.#unsent;
    const text = drafts.get(chatId) ?? '';
    if (text.trim() === '') return;
    outgoing.set(chatId, [...(outgoing.get(chatId) ?? []), { clientId: newId(), text }]);
    drafts.delete(chatId);
    this.#told.changed();
    void this.#send(chatId);
  }

  /** Sends all that waits, where it is not on its way. */
  sendAll(): void {
    this.#isOver = false;
    clearTimeout(this.#again);
    for (const chatId of this.#unsent.outgoing.keys()) void this.#send(chatId);
  }

  /** Sends nothing more until `sendAll`. What is on its way arrives. */
  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#again);
  }

  async #send(chatId: string): Promise<void> {
    if (this.#sending.has(chatId)) return;
    this.#sending.add(chatId);
    try {
      for (let next = this.#first(chatId); next && !this.#isOver; next = this.#first(chatId)) {
        const { message } = await staffApi(sendStaffMessage, { params: { chatId }, body: next });
        this.#drop(chatId);
        this.#told.sent(chatId, message);
      }
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      this.#failed(chatId, failure);
    } finally {
      this.#sending.delete(chatId);
    }
  }

  #failed(chatId: string, failure: Failure): void {
    if (isRefusal(failure) && !LATER.includes(failure.status)) {
      const { drafts, outgoing } = this.#unsent;
      const texts = (outgoing.get(chatId) ?? []).map(({ text }) => text);
      outgoing.delete(chatId);
      drafts.set(chatId, [...texts, drafts.get(chatId) ?? ''].filter(text => text !== '').join('\n'));
      this.#told.refused(chatId, failure);
    } else if (isRefusal(failure) && failure.status === 401) {
      this.#told.signedOut();
    } else {
      clearTimeout(this.#again);
      if (!this.#isOver) this.#again = setTimeout(() => this.sendAll(), AGAIN_MS);
    }
    this.#told.changed();
  }

  #first(chatId: string) {
    return this.#unsent.outgoing.get(chatId)?.[0];
  }

  #drop(chatId: string): void {
    const rest = (this.#unsent.outgoing.get(chatId) ?? []).slice(1);
    if (rest.length > 0) this.#unsent.outgoing.set(chatId, rest);
    else this.#unsent.outgoing.delete(chatId);
  }
}
