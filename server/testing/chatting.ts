import { randomUUID } from 'node:crypto';
import { type ChatEvent, sendChatMessage } from '@towpath/contracts/api/chat.ts';
import type { StaffChatEvent } from '@towpath/contracts/api/staffChat.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { readStream } from './chatStream.ts';
import { guest, type Person } from './person.ts';
import { staffIn } from './staff.ts';
import type { TestApp } from './testApp.ts';

export const textsOf = (messages: readonly { readonly text: string }[]) => messages.map(({ text }) => text);

export const messagesIn = (events: readonly ChatEvent[]) =>
  events.flatMap(event => (event.type === 'message' ? [event.message] : []));

export const say = (person: Person, text: string, clientId = randomUUID()) =>
  person.call(sendChatMessage, { body: { clientId, text } });

/** Says something while a conversation is open before the person, whatever has become of it. */
export const sayIn = (person: Person, of: string, text: string, clientId = randomUUID()) =>
  person.call(sendChatMessage, { body: { clientId, text, of } });

/** Reads the stream of a person at a process, by its address. */
export const streamOf = (person: Person, url: string, after = 0) =>
  readStream(`${url}/api/core/chat/mine/events?after=${after}`, { authorization: person.authorization });

/** Reads the stream of one of the staff, once it is open. */
export async function staffStreamOf({ cookie }: { readonly cookie: string }, url: string) {
  const heard = await readStream<StaffChatEvent>(`${url}/staff/api/chat-events`, {
    cookie: `staffSession=${cookie}`,
  });
  await expect.poll(() => heard.events.some(({ type }) => type === 'open')).toBe(true);
  return heard;
}

/** Breaks the connections on which every process hears what has changed. */
export async function breakListening({ database }: TestApp): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'towpath listening' and datname = current_database()`.execute(database);
}

/** People and advisers who write to each other, in the app of a test. */
export function chattingIn(test: () => TestApp) {
  const { send, member } = staffIn(test);

  /** A conversation that waits, and its id. */
  async function waiting(text = 'Does the IVA one mean they take my car?') {
    const person = await guest(test());
    const { conversationId } = (await say(person, text)).answer;
    return { person, chatId: conversationId };
  }

  /** An adviser with a conversation of theirs. */
  async function talking(text?: string) {
    const { person, chatId } = await waiting(text);
    const jo = await member();
    expect((await send('POST', `/chats/${chatId}/take`, undefined, jo.cookie)).status).toBe(204);
    const reply = (words: string, clientId = randomUUID()) =>
      send('POST', `/chats/${chatId}/messages`, { clientId, text: words }, jo.cookie);
    return { person, chatId, jo, reply };
  }

  return { send, member, waiting, talking };
}
