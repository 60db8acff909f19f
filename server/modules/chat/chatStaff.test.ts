import { randomUUID } from 'node:crypto';
import { endChat, myChat, myChatMessages } from '@towpath/contracts/api/chat.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakListening, chattingIn, say, staffStreamOf } from '../../testing/chatting.ts';
import { guest } from '../../testing/person.ts';
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
const { send, member, waiting, talking } = chattingIn(() => test);

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
      isSomebodyHere: true,
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
    const person = await guest(test);
    const here = async () => (await person.call(myChat, {})).answer.isSomebodyHere;
    await test.database.deleteFrom('chat_presence').execute();
    expect(await here()).toBe(false);
    await send('POST', '/chat-presence', { isTaking: true }, jo.cookie);
    expect(await here()).toBe(true);
    expect((await send('GET', '/chats', undefined, jo.cookie)).body.isTaking).toBe(true);
    const heard = await staffStreamOf(jo, urls[1]);
    test.clock.forward(50_000);
    // Whoever listens looks again as soon as their connection is back.
    await breakListening(test);
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
    const heard = await staffStreamOf(jo, urls[1]);
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

  it('is told of theirs alone who it is, and their look at the case is written down (PT-434)', async () => {
    const { person, chatId, jo } = await talking();
    const other = await waiting();
    const { chats } = (await send('GET', '/chats', undefined, jo.cookie)).body;
    const whose = (id: string) => chats.find((one: { id: string }) => one.id === id).customerId;
    expect(whose(chatId)).toBe(person.customerId);
    expect(whose(other.chatId)).toBeNull();
    const { status, body } = await send('GET', `/cases/${whose(chatId)}`, undefined, jo.cookie);
    expect(status).toBe(200);
    expect(body).toMatchObject({ flags: [], safe: { isTold: false }, looks: 1 });
    const looks = await test.database
      .selectFrom('audit_log')
      .select('facts')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'case looked at')
      .execute();
    expect(looks).toHaveLength(1);
  });

  it('hears each message once and in order, where many are said at once (PT-430)', async () => {
    const { person, chatId, jo, reply } = await talking('0');
    const heard = await staffStreamOf(jo, urls[1]);
    const places = () =>
      heard.events.flatMap(event =>
        event.type === 'message' && event.chatId === chatId ? [event.message.sequence] : [],
      );
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => (n % 2 ? reply(String(n)) : say(person, String(n)))),
    );
    await expect.poll(() => places().at(-1), { timeout: 5000 }).toBe(61);
    expect(places()).toEqual(Array.from({ length: 60 }, (_, n) => n + 2));
    heard.drop();
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
    expect(statusCode).toBe(404);
    const admin = await member('administrator');
    expect((await send('GET', '/chats', undefined, admin.cookie)).status).toBe(404);
  });
});
