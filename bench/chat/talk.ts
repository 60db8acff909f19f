import { randomUUID } from 'node:crypto';
import { Callers } from './callers.ts';
import { type Heard, openStream } from './stream.ts';

/** Whom the process plays, and where: each adviser has the same number of chats. */
export type Company = {
  readonly port: number;
  /** Authorization headers. */
  readonly people: readonly string[];
  /** Tokens of sign-ins. */
  readonly advisers: readonly string[];
};

/** So many messages, so many a second, by both sides in turn. */
export type WriteOrder = { readonly messages: number; readonly perSecond: number };
export type TalkOrder = { readonly open: true } | { readonly write: WriteOrder };

/**
 * In milliseconds: from when a message was due to be sent until it was read in the stream of the other side, and until
 * its call was answered.
 */
export type Written = {
  readonly delivered: readonly number[];
  readonly answered: readonly number[];
  /** Calls that were made again because the server was busy. */
  readonly again: number;
};

export type TalkMessage =
  | { readonly ready: true }
  | { readonly openedMs: number }
  | { readonly written: Written }
  | { readonly fault: string };

type Side = 'person' | 'adviser';
type Chat = {
  readonly id: string;
  readonly head: Readonly<Record<Side, string>>;
  last: Record<Side, number>;
};
type Sent = { readonly chat: Chat; readonly to: Side; readonly at: number };

/** So many chats are begun at once. */
const AT_ONCE = 8;
/** Who writes is said to be typing so long before. */
const TYPES_SECONDS = 2;
/** What has not come by then is lost. */
const LOST_MS = 10_000;

/*
 * A process of its own: everybody who chats, both sides with their streams open, on one clock. As the windows do, whoever
 * writes says before that they are typing, and whoever hears a message says that it is read.
 */
process.once('message', (company: Company) => {
  const talk = new Talk(company);
  process.on('message', (order: TalkOrder) => {
    const done = 'open' in order ? talk.open() : talk.write(order.write);
    done.then(send, (fault: unknown) =>
      send({ fault: fault instanceof Error ? fault.message : String(fault) }),
    );
  });
  send({ ready: true });
});
process.on('disconnect', () => process.exit(0));

class Talk {
  readonly #company: Company;
  readonly #callers: Callers;
  readonly #chats = new Map<string, Chat>();
  readonly #sent = new Map<string, Sent>();
  #delivered: number[] = [];
  /** The first thing that went wrong. */
  #fault: Error | undefined;

  constructor(company: Company) {
    this.#company = company;
    this.#callers = new Callers(company.port);
  }

  /** Opens a stream for everybody, begins a chat for each person and has an adviser take it. */
  async open(): Promise<TalkMessage> {
    const begun = performance.now();
    const { people, advisers } = this.#company;
    await eachOf(advisers, async token => {
      const cookie = `cookie: staffSession=${token}`;
      await this.#callers.call('/staff/api/chat-presence', cookie, { isTaking: true });
      await this.#listen('/staff/api/chat-events', { cookie: `staffSession=${token}` }, event =>
        this.#hear('adviser', event.chatId, event),
      );
    });
    await eachOf(people, async (authorization, number) => {
      let chatId: string | undefined;
      await this.#listen('/api/core/chat/mine/events?after=0', { authorization }, event =>
        this.#hear('person', chatId, event),
      );
      const [person, adviser] = [
        `authorization: ${authorization}`,
        `cookie: staffSession=${advisers[number % advisers.length]}`,
      ];
      const first = { clientId: randomUUID(), text: 'Hello, can I ask you something about my council tax?' };
      const answer = await this.#callers.call('/api/core/chat/mine/messages', person, first);
      const id = String(JSON.parse(answer.body).conversationId);
      chatId = id;
      this.#chats.set(id, { id, head: { person, adviser }, last: { person: 1, adviser: 1 } });
      await this.#callers.call(`/staff/api/chats/${id}/take`, adviser);
    });
    if (this.#fault) throw this.#fault;
    return { openedMs: performance.now() - begun };
  }

  /** Writes messages at an even rate, and waits until each has been read at the other side. */
  async write({ messages, perSecond }: WriteOrder): Promise<TalkMessage> {
    this.#delivered = [];
    this.#callers.again = 0;
    const answered: number[] = [];
    const chats = [...this.#chats.values()];
    const calls: Promise<unknown>[] = [];
    /** Whose turn it is: chat by chat, and in each of them one side after the other. */
    const turn = (number: number) => {
      const side: Side = (number + Math.floor(number / chats.length)) % 2 === 0 ? 'person' : 'adviser';
      return { chat: chats[number % chats.length] as Chat, side };
    };
    const begin = performance.now();
    for (let number = -TYPES_SECONDS * perSecond; number < messages; number += 1) {
      const due = begin + ((number + TYPES_SECONDS * perSecond) * 1000) / perSecond;
      await new Promise(resolve => setTimeout(resolve, Math.max(0, due - performance.now())));
      const later = number + TYPES_SECONDS * perSecond;
      if (later < messages) {
        const { chat, side } = turn(later);
        calls.push(this.#call(chat, side, 'typing'));
      }
      if (number >= 0) {
        calls.push(this.#say(turn(number), Math.min(due, performance.now()), answered));
      }
    }
    await Promise.all(calls);
    const until = performance.now() + LOST_MS;
    while (this.#sent.size > 0 && performance.now() < until)
      await new Promise(resolve => setTimeout(resolve, 20));
    if (this.#fault) throw this.#fault;
    if (this.#sent.size > 0) throw new Error(`${this.#sent.size} messages did not arrive.`);
    return { written: { delivered: this.#delivered, answered, again: this.#callers.again } };
  }

  async #say({ chat, side }: { chat: Chat; side: Side }, at: number, answered: number[]): Promise<void> {
    const clientId = randomUUID();
    this.#sent.set(clientId, { chat, to: side === 'person' ? 'adviser' : 'person', at });
    await this.#call(chat, side, 'messages', {
      clientId,
      text: 'I owe for two years now, and they say that somebody will come. What can they take from me?',
    });
    answered.push(performance.now() - at);
  }

  #call({ id, head }: Chat, side: Side, what: string, body?: object): Promise<unknown> {
    const path = side === 'person' ? `/api/core/chat/mine/${what}` : `/staff/api/chats/${id}/${what}`;
    return this.#callers.call(path, head[side], body).catch(fault => this.#wrong(fault));
  }

  /** Each message once and in order, at both sides; of the other side’s, how long it took. */
  #hear(side: Side, chatId: string | undefined, { type, message }: Heard): void {
    if (type === 'bye') this.#wrong(new Error('A stream was ended.'));
    const chat = chatId === undefined ? undefined : this.#chats.get(chatId);
    if (!chat || !message) return;
    if (message.sequence <= 1) return;
    if (message.sequence !== chat.last[side] + 1) {
      this.#wrong(new Error(`The ${side} heard ${message.sequence} after ${chat.last[side]}.`));
    }
    chat.last[side] = message.sequence;
    const sent = this.#sent.get(message.clientId);
    if (sent?.to !== side) return;
    this.#delivered.push(performance.now() - sent.at);
    this.#sent.delete(message.clientId);
    void this.#call(chat, side, 'read', { upTo: message.sequence });
  }

  async #listen(path: string, headers: Readonly<Record<string, string>>, heard: (event: Heard) => void) {
    const { port } = this.#company;
    await openStream({ port, path, headers }, heard, () => this.#wrong(new Error(`${path} was closed.`)));
  }

  #wrong(fault: Error): void {
    this.#fault ??= fault;
  }
}

/** Does something for each, some at once. */
async function eachOf<T>(all: readonly T[], work: (one: T, number: number) => Promise<void>): Promise<void> {
  const rest = all.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [number, one] of rest) await work(one, number);
    }),
  );
}

function send(message: TalkMessage): void {
  process.send?.(message);
}
