import { randomUUID } from 'node:crypto';
import {
  type ChatEvent,
  emailChat,
  endChat,
  myChat,
  myChatEvents,
  myChatMessages,
  readChat,
  sendChatMessage,
} from '@towpath/contracts/api/chat.ts';
import type { StaffChatEvent } from '@towpath/contracts/api/staffChat.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReadStream, readStream } from '../../testing/chatStream.ts';
import { customer, guest, type Person, personWith } from '../../testing/person.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let other: TestApp;
/** Where each of the two processes is reached. */
let urls: readonly [string, string];
beforeAll(async () => {
  test = await createTestApp();
  other = { ...test, ...(await test.startAnother()) };
  urls = [
    await test.app.listen({ port: 0, host: '127.0.0.1' }),
    await other.app.listen({ port: 0, host: '127.0.0.1' }),
  ];
});
afterAll(() => test.close());
const { send, member } = staffIn(() => test);

const say = (person: Person, text: string, clientId = randomUUID()) =>
  person.call(sendChatMessage, { body: { clientId, text } });
const there = (person: Person) => personWith(other, person.customerId, person.authorization);
const textsOf = (messages: readonly { readonly text: string }[]) => messages.map(({ text }) => text);
const messagesIn = (events: readonly ChatEvent[]) =>
  events.flatMap(event => (event.type === 'message' ? [event.message] : []));
const stream = (person: Person, url: string, after = 0) =>
  readStream(`${url}/api/core/chat/mine/events?after=${after}`, { authorization: person.authorization });

async function staffStream({ cookie }: { readonly cookie: string }) {
  const heard = await readStream<StaffChatEvent>(`${urls[1]}/staff/api/chat-events`, {
    cookie: `staffSession=${cookie}`,
  });
  await expect.poll(() => heard.events.some(({ type }) => type === 'open')).toBe(true);
  return heard;
}

/** Breaks the connections on which both processes hear what has changed. */
async function breakListening(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'towpath listening' and datname = current_database()`.execute(test.database);
}

/** The Wednesday before today at eleven, when chats are answered: a sign-in of today is not over then. */
function lastWednesday(): Date {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 4) % 7 || 7));
  day.setUTCHours(11, 0, 0, 0);
  return day;
}

/** A conversation that waits, and its id. */
async function waiting(text = 'Does the IVA one mean they take my car?') {
  const person = await guest(test);
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

describe('what a person writes', () => {
  it('begins a conversation that waits on the work list, due within the goal (PT-100)', async () => {
    const { person, chatId } = await waiting();
    const { answer } = await person.call(myChat, {});
    expect(answer).toMatchObject({
      isOn: true,
      goalMinutes: 3,
      conversation: { id: chatId, state: 'waiting', adviser: null, lastSequence: 1, offersHelp: false },
    });
    const work = await test.database
      .selectFrom('work_items')
      .select(['kind', 'danger', 'state', 'due_at', 'created_at'])
      .where('subject', '=', chatId)
      .execute();
    expect(work).toMatchObject([{ kind: 'chat', danger: 0, state: 'open' }]);
  });

  it('is due once we open, where it comes in the night (PT-100)', async () => {
    // A Saturday evening in winter: next open on Monday at 8.
    test.clock.set(new Date('2026-11-28T20:00:00Z'));
    const { chatId, person } = await waiting();
    const { answer } = await person.call(myChat, {});
    expect(answer).toMatchObject({ isOpen: false, opens: { day: '2026-11-30', from: '08:00' } });
    const { due_at } = await test.database
      .selectFrom('work_items')
      .select('due_at')
      .where('subject', '=', chatId)
      .executeTakeFirstOrThrow();
    expect(due_at.toISOString()).toBe('2026-11-30T08:03:00.000Z');
    test.clock.set(new Date('2026-11-23T10:00:00Z'));
  });

  it('is kept once, however often and from how many tabs and processes at once it is sent (PT-101)', async () => {
    const person = await guest(test);
    const clientId = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        say(index % 2 === 0 ? person : there(person), 'Hello?', clientId),
      ),
    );
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(sent.map(({ answer }) => answer.message.sequence))).toEqual(new Set([1]));
    expect(new Set(sent.map(({ answer }) => answer.conversationId)).size).toBe(1);
    const { answer } = await person.call(myChatMessages, { query: { after: '0' } });
    expect(textsOf(answer.messages)).toEqual(['Hello?']);
    // Also when the conversation that it was sent in has ended meanwhile.
    await person.call(endChat, {});
    expect((await say(person, 'Hello?', clientId)).answer.message.sequence).toBe(1);
    expect((await person.call(myChat, {})).answer.conversation?.state).toBe('ended');
  });

  it('has places without a gap when fifty messages come at once to two processes (PT-101)', async () => {
    const person = await guest(test);
    const texts = Array.from({ length: 50 }, (_, index) => `message ${index}`);
    const sent = await Promise.all(
      texts.map((text, index) => say(index % 2 === 0 ? person : there(person), text)),
    );
    const places = sent.map(({ answer }) => answer.message.sequence).sort((a, b) => a - b);
    expect(places).toEqual(texts.map((_, index) => index + 1));
    const { answer } = await person.call(myChatMessages, { query: { after: '0' } });
    expect(answer.messages.map(({ sequence }) => sequence)).toEqual(places);
    expect(textsOf(answer.messages).sort()).toEqual([...texts].sort());
    expect(new Set(sent.map(({ answer: { conversationId } }) => conversationId)).size).toBe(1);
  });

  it('is refused at its field where it is nothing or too long, and is plain text whatever it is (PT-102)', async () => {
    const person = await guest(test);
    for (const text of ['', '  \n ', 'x'.repeat(4001)]) {
      const { status, error } = await say(person, text);
      expect([status, error.fields?.[0]?.field]).toEqual([400, 'text']);
    }
    expect((await say(person, 'x'.repeat(100_001))).status).toBe(413);
    const html = '<img src=x onerror="alert(1)"> & <b>so</b>';
    expect((await say(person, `  ${html}\n`)).answer.message.text).toBe(html);
    expect((await say(person, 'x'.repeat(4000))).answer.message.sequence).toBe(2);
  });

  it('is sealed where it is kept, and an append (PT-103)', async () => {
    const { chatId } = await waiting('a letter about the Fenland loan');
    const { sealed } = await test.database
      .selectFrom('chat_messages')
      .select('sealed')
      .where('conversation_id', '=', chatId)
      .executeTakeFirstOrThrow();
    expect(sealed.toString('latin1')).not.toContain('Fenland');
    await expect(
      test.database
        .updateTable('chat_messages')
        .set({ sender: 'person', sequence: 7 })
        .where('conversation_id', '=', chatId)
        .execute(),
    ).rejects.toThrow('never changed');
  });

  it('with words of somebody in danger offers help at once and comes first on the work list (PT-104)', async () => {
    const { person, chatId } = await waiting();
    const dangerOf = async () =>
      (
        await test.database.selectFrom('work_items').select('danger').where('subject', '=', chatId).execute()
      ).map(({ danger }) => danger);
    expect(await dangerOf()).toEqual([0]);
    const { answer } = await say(person, 'I can’t see the point any more');
    expect(answer).toMatchObject({ offersHelp: true, message: { offersHelp: true } });
    expect(await dangerOf()).toEqual([2]);
    // It stays, and the chat goes on.
    expect((await say(person, 'sorry')).answer).toMatchObject({
      offersHelp: true,
      message: { offersHelp: false, sequence: 3 },
    });
    expect(await dangerOf()).toEqual([2]);
    expect((await person.call(myChat, {})).answer.conversation?.offersHelp).toBe(true);
  });

  it('is nobody else’s to read (PT-105)', async () => {
    await waiting();
    const stranger = await guest(test);
    expect((await stranger.call(myChat, {})).answer.conversation).toBeNull();
    expect((await stranger.call(myChatMessages, { query: { after: '0' } })).answer.messages).toEqual([]);
  });
});

describe('the stream of a person', () => {
  it('brings each message once and in order, from an adviser at another process too (PT-110)', async () => {
    const { person, reply } = await talking();
    const heard = await stream(person, urls[1]);
    await expect.poll(() => messagesIn(heard.events).length).toBe(1);
    for (const text of ['one', 'two', 'three']) expect((await reply(text)).status).toBe(200);
    await expect
      .poll(() => textsOf(messagesIn(heard.events)).slice(1), { timeout: 2000 })
      .toEqual(['one', 'two', 'three']);
    expect(messagesIn(heard.events)[1]).toMatchObject({ from: 'adviser', name: 'Jo' });
    heard.drop();
  });

  it('misses and repeats nothing where the line breaks again and again (PT-111)', async () => {
    const { person, reply } = await talking('0');
    const got: string[] = [];
    let [after, current]: [number, ReadStream | undefined] = [0, undefined];
    const take = () => {
      for (const message of messagesIn(current?.events ?? []).slice()) {
        if (message.sequence <= after) continue;
        expect(message.sequence).toBe(after + 1);
        after = message.sequence;
        got.push(message.text);
      }
    };
    const sending = (async () => {
      for (let text = 1; text <= 40; text++) {
        const clientId = randomUUID();
        // Sent twice, as by a client that did not hear the answer.
        await Promise.all([reply(String(text), clientId), reply(String(text), clientId)]);
      }
    })();
    for (let turn = 0; turn < 12; turn++) {
      current = await stream(person, urls[turn % 2] ?? '', after);
      await new Promise(resolve => setTimeout(resolve, 40));
      take();
      const seen = messagesIn(current.events).map(({ sequence }) => sequence);
      expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
      current.drop();
    }
    await sending;
    current = await stream(person, urls[0], after);
    await expect
      .poll(() => {
        take();
        return got;
      })
      .toEqual(Array.from({ length: 41 }, (_, index) => String(index)));
    current.drop();
  });

  it('loses nothing that is said while its process cannot hear (PT-114)', async () => {
    const { person, reply } = await talking();
    const heard = await stream(person, urls[1]);
    await expect.poll(() => messagesIn(heard.events).length).toBe(1);
    await breakListening();
    await reply('Did you get this?');
    await expect
      .poll(() => textsOf(messagesIn(heard.events)).slice(1), { timeout: 3000 })
      .toEqual(['Did you get this?']);
    heard.drop();
  });

  it('follows into the next conversation, and says who has it and how far they have read (PT-110)', async () => {
    const { person, chatId, jo, reply } = await talking();
    const heard = await stream(person, urls[0]);
    await expect.poll(() => messagesIn(heard.events).length).toBe(1);
    await reply('Hello');
    await send('POST', `/chats/${chatId}/typing`, undefined, jo.cookie);
    await expect.poll(() => heard.events.some(({ type }) => type === 'typing')).toBe(true);
    expect(heard.events.filter(({ type }) => type === 'read')).not.toEqual([]);
    await send('POST', `/chats/${chatId}/end`, undefined, jo.cookie);
    const statesOf = () =>
      heard.events.flatMap(event => (event.type === 'state' ? [event.state.conversation?.state] : []));
    await expect.poll(statesOf).toContain('ended');
    const again = (await say(person, 'One more thing')).answer;
    expect(again.message.sequence).toBe(1);
    await expect.poll(() => statesOf().at(-1)).toBe('waiting');
    await expect.poll(() => textsOf(messagesIn(heard.events)).at(-1)).toBe('One more thing');
    heard.drop();
  });

  it('gives what there is and ends, where that is asked for (PT-110)', async () => {
    const { person } = await waiting('Hello');
    const { bytes, headers } = await person.call(myChatEvents, { query: { after: '0', lasts: '0' } });
    const types = [...bytes.toString('utf8').matchAll(/^event: (\w+)$/gm)].map(([, type]) => type);
    expect(types).toEqual(['state', 'message', 'bye']);
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
  });

  it('tells nothing more to who has logged out (PT-112)', async () => {
    const { person, reply } = await talking();
    const heard = await stream(person, urls[0]);
    await expect.poll(() => messagesIn(heard.events).length).toBe(1);
    await test.database
      .deleteFrom('guest_credentials')
      .where('customer_id', '=', person.customerId)
      .execute();
    await reply('Is this still you?');
    await heard.ended;
    expect(heard.events.at(-1)).toEqual({ type: 'bye', why: 'signed out' });
    expect(textsOf(messagesIn(heard.events))).not.toContain('Is this still you?');
  });

  it('ends with its process, which waits for nobody (PT-113)', async () => {
    const { person } = await waiting();
    const third = (await test.startAnother()).app;
    const url = await third.listen({ port: 0, host: '127.0.0.1' });
    const heard = await stream(person, url);
    await expect.poll(() => messagesIn(heard.events).length).toBe(1);
    const begun = performance.now();
    await third.close();
    await heard.ended;
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(heard.events.at(-1)).toEqual({ type: 'bye', why: 'again' });
  });
});

describe('an adviser', () => {
  it('is one of fifty who take a chat, and the others read who (PT-115)', async () => {
    const { chatId, person } = await waiting();
    const crew = await Promise.all([member(), member(), member()]);
    const claims = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        send('POST', `/chats/${chatId}/take`, undefined, crew[index % 3]?.cookie),
      ),
    );
    const winners = new Set(claims.flatMap(({ status }, index) => (status === 204 ? [index % 3] : [])));
    expect(winners.size).toBe(1);
    const refused = claims.filter(({ status }) => status !== 204);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
    expect(refused[0]?.body.error.message).toMatch(/^Jo \d+ has this one\.$/);
    expect((await person.call(myChat, {})).answer.conversation).toMatchObject({
      state: 'with adviser',
      adviser: 'Jo',
    });
  });

  it('has a chat that was taken from the work list, and it waits again once it is given back (PT-115)', async () => {
    const { chatId, person } = await waiting();
    const jo = await member();
    const { id } = await test.database
      .selectFrom('work_items')
      .select('id')
      .where('subject', '=', chatId)
      .executeTakeFirstOrThrow();
    const stateNow = async () => (await person.call(myChat, {})).answer.conversation?.state;
    await send('POST', `/tasks/${id}/take`, undefined, jo.cookie);
    expect(await stateNow()).toBe('with adviser');
    expect((await send('GET', `/chats/${chatId}`, undefined, jo.cookie)).body.messages).toHaveLength(1);
    await send('POST', `/tasks/${id}/give-back`, undefined, jo.cookie);
    expect(await stateNow()).toBe('waiting');
  });

  it('reads and writes in their own conversation alone, and each look is written down for both sides (PT-116)', async () => {
    const { person, chatId, jo } = await talking();
    const stranger = await member();
    const text = { clientId: randomUUID(), text: 'Hello' };
    for (const [method, path, body] of [
      ['GET', `/chats/${chatId}`, undefined],
      ['POST', `/chats/${chatId}/messages`, text],
      ['POST', `/chats/${chatId}/typing`, undefined],
      ['POST', `/chats/${chatId}/read`, { upTo: 1 }],
      ['POST', `/chats/${chatId}/hand-over`, { to: null }],
      ['POST', `/chats/${chatId}/end`, undefined],
    ] as const) {
      expect((await send(method, path, body, stranger.cookie)).status).toBe(404);
    }
    expect((await send('GET', `/chats/${chatId}`, undefined, jo.cookie)).body).toMatchObject({
      chat: { state: 'with adviser', isMine: true, lastSequence: 1 },
      messages: [{ from: 'person', text: 'Does the IVA one mean they take my car?' }],
    });
    const looks = await test.database
      .selectFrom('audit_log')
      .select('facts')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'case looked at')
      .execute();
    expect(looks).toEqual([{ facts: { by: 'adviser', why: 'Answering your chat' } }]);
    const noted = await test.database
      .selectFrom('staff_log')
      .select('kind')
      .where('customer_id', '=', person.customerId)
      .orderBy('id')
      .execute();
    expect(noted.map(({ kind }) => kind)).toEqual(['work taken', 'looked at']);
  });

  it('sees of what waits how long and how grave, and neither who nor what (PT-116)', async () => {
    const { chatId } = await waiting('I want to die');
    const jo = await member();
    const { chats } = (await send('GET', '/chats', undefined, jo.cookie)).body;
    const mine = chats.find((one: { id: string }) => one.id === chatId);
    expect(mine).toMatchObject({ state: 'waiting', isMine: false, danger: 2, name: null, last: null });
    // Worrying words come first.
    expect(chats[0].danger).toBe(2);
  });

  it('says each thing once, whatever is sent again (PT-117)', async () => {
    const { person, chatId, jo, reply } = await talking();
    const clientId = randomUUID();
    const sent = await Promise.all(Array.from({ length: 20 }, () => reply('Hello', clientId)));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(sent.map(({ body }) => body.message.sequence))).toEqual(new Set([2]));
    const { answer } = await person.call(myChatMessages, { query: { after: '1' } });
    expect(answer.messages).toMatchObject([{ sequence: 2, from: 'adviser', text: 'Hello' }]);
    expect((await reply(' ')).status).toBe(400);
    await person.call(endChat, {});
    expect((await reply('Are you there?')).status).toBe(409);
    expect((await reply('Hello', clientId)).body.message.sequence).toBe(2);
    expect((await send('POST', `/chats/${chatId}/end`, undefined, jo.cookie)).status).toBe(204);
  });

  it('hands over to somebody who takes chats, or back to the list (PT-118)', async () => {
    const { person, chatId, jo, reply } = await talking();
    const sam = await member();
    const to = (await send('GET', '/chat-colleagues', undefined, jo.cookie)).body.colleagues;
    expect(to).toEqual([]);
    await send('POST', '/chat-presence', { isTaking: true }, sam.cookie);
    const { colleagues } = (await send('GET', '/chat-colleagues', undefined, jo.cookie)).body;
    expect(colleagues).toHaveLength(1);
    const over = (where: string | null, who: { cookie: string }) =>
      send('POST', `/chats/${chatId}/hand-over`, { to: where }, who.cookie);
    expect((await over(randomUUID(), jo)).status).toBe(404);
    expect((await over(colleagues[0].id, jo)).status).toBe(204);
    expect((await reply('Still me?')).status).toBe(404);
    expect((await send('GET', `/chats/${chatId}`, undefined, sam.cookie)).body.messages).toHaveLength(1);
    expect((await person.call(myChat, {})).answer).toMatchObject({
      isSomebodyHere: false,
      conversation: { state: 'with adviser' },
    });
    expect((await over(null, sam)).status).toBe(204);
    expect((await person.call(myChat, {})).answer.conversation).toMatchObject({
      state: 'waiting',
      adviser: null,
    });
    expect((await send('POST', `/chats/${chatId}/take`, undefined, jo.cookie)).status).toBe(204);
    expect((await reply('Me again')).status).toBe(200);
  });

  it('takes chats while a stream of theirs is open, and for a minute after (PT-119)', async () => {
    const jo = await member();
    test.clock.set(lastWednesday());
    const person = await guest(test);
    const here = async () => (await person.call(myChat, {})).answer.isSomebodyHere;
    await test.database.deleteFrom('chat_presence').execute();
    expect(await here()).toBe(false);
    await send('POST', '/chat-presence', { isTaking: true }, jo.cookie);
    expect(await here()).toBe(true);
    expect((await send('GET', '/chats', undefined, jo.cookie)).body.isTaking).toBe(true);
    const heard = await staffStream(jo);
    test.clock.forward(50_000);
    // Whoever listens looks again as soon as their connection is back.
    await breakListening();
    await expect
      .poll(async () => {
        const { until } = await test.database
          .selectFrom('chat_presence')
          .select('until')
          .executeTakeFirstOrThrow();
        return until.getTime() - test.clock.now().getTime();
      })
      .toBe(60_000);
    heard.drop();
    test.clock.forward(61_000);
    expect(await here()).toBe(false);
  });

  it('hears by their stream what waits, and what is said in theirs, at another process too (PT-120)', async () => {
    const jo = await member();
    const heard = await staffStream(jo);
    const { person, chatId } = await waiting('Hello');
    const chatsOf = () =>
      heard.events.flatMap(event => (event.type === 'chat' && event.chat.id === chatId ? [event.chat] : []));
    await expect.poll(() => chatsOf().at(-1)).toMatchObject({ state: 'waiting', name: null, last: null });
    await send('POST', `/chats/${chatId}/take`, undefined, jo.cookie);
    await expect.poll(() => chatsOf().at(-1)).toMatchObject({ isMine: true, last: { text: 'Hello' } });
    await say(person, 'Are you there?');
    await expect
      .poll(() => heard.events.flatMap(event => (event.type === 'message' ? [event.message.text] : [])))
      .toEqual(['Are you there?']);
    const sam = await member();
    await send('POST', '/chat-presence', { isTaking: true }, sam.cookie);
    const { colleagues } = (await send('GET', '/chat-colleagues', undefined, jo.cookie)).body;
    await send('POST', `/chats/${chatId}/hand-over`, { to: colleagues[0].id }, jo.cookie);
    await expect.poll(() => heard.events.at(-1)).toEqual({ type: 'gone', chatId });
    await say(person, 'Sam?');
    heard.drop();
    expect(JSON.stringify(heard.events)).not.toContain('Sam?');
  });

  it('is not found by the people we help, and they not by staff (PT-121)', async () => {
    const [person, jo] = [await guest(test), await member()];
    for (const path of ['/chats', '/chat-events', '/chat-colleagues', `/chats/${randomUUID()}`]) {
      const { statusCode } = await test.app.inject({
        url: `/staff/api${path}`,
        headers: { authorization: person.authorization },
      });
      expect(statusCode).toBe(404);
    }
    const { statusCode } = await test.app.inject({
      url: '/api/core/chat/mine',
      headers: { cookie: `staffSession=${jo.cookie}` },
    });
    expect(statusCode).toBe(401);
    const admin = await member('administrator');
    expect((await send('GET', '/chats', undefined, admin.cookie)).status).toBe(404);
  });
});

it('how far each side has read never goes back (PT-106)', async () => {
  const { person, chatId, jo, reply } = await talking();
  await reply('one');
  await reply('two');
  await person.call(readChat, { body: { upTo: 3 } });
  await person.call(readChat, { body: { upTo: 2 } });
  await person.call(readChat, { body: { upTo: 900 } });
  expect((await person.call(myChat, {})).answer.conversation).toMatchObject({
    readUpTo: 3,
    readByAdviserUpTo: 3,
  });
  await say(person, 'three');
  await send('POST', `/chats/${chatId}/read`, { upTo: 4 }, jo.cookie);
  expect((await person.call(myChat, {})).answer.conversation?.readByAdviserUpTo).toBe(4);
});

it('what was said goes to the email of who has an account, in words that say nothing of it (PT-107)', async () => {
  test.clock.set(new Date());
  const person = await customer(test);
  expect((await person.call(emailChat, {})).status).toBe(404);
  await say(person, 'a letter about the Fenland loan');
  const { sentTo } = (await person.call(emailChat, {})).answer;
  expect(sentTo).toMatch(/^p.*@/);
  const mail = (await test.mails()).find(({ to }) => to === person.email);
  expect(mail?.subject).toBe('What we wrote to each other');
  expect(mail?.text).not.toContain('Fenland');
  expect(mail?.attachments?.[0]?.contentType).toBe('application/pdf');
  expect((await (await guest(test)).call(emailChat, {})).status).toBe(403);
});
