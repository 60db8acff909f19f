import { randomUUID } from 'node:crypto';
import { myChatEvents } from '@towpath/contracts/api/chat.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadStream } from '../../testing/chatStream.ts';
import { breakListening, chattingIn, messagesIn, say, streamOf, textsOf } from '../../testing/chatting.ts';
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
const { send, waiting, talking } = chattingIn(() => test);

describe('the stream of a person', () => {
  it('brings each message once and in order, from an adviser at another process too (PT-110)', async () => {
    const { person, reply } = await talking();
    const heard = await streamOf(person, urls[1]);
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
      current = await streamOf(person, urls[turn % 2] ?? '', after);
      await new Promise(resolve => setTimeout(resolve, 40));
      take();
      const seen = messagesIn(current.events).map(({ sequence }) => sequence);
      expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
      current.drop();
    }
    await sending;
    current = await streamOf(person, urls[0], after);
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
    const heard = await streamOf(person, urls[1]);
    await expect.poll(() => messagesIn(heard.events).length).toBe(1);
    await breakListening(test);
    await reply('Did you get this?');
    await expect
      .poll(() => textsOf(messagesIn(heard.events)).slice(1), { timeout: 3000 })
      .toEqual(['Did you get this?']);
    heard.drop();
  });

  it('follows into the next conversation, and says who has it and how far they have read (PT-110)', async () => {
    const { person, chatId, jo, reply } = await talking();
    const heard = await streamOf(person, urls[0]);
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
    const heard = await streamOf(person, urls[0]);
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
    const heard = await streamOf(person, url);
    await expect.poll(() => messagesIn(heard.events).length).toBe(1);
    const begun = performance.now();
    await third.close();
    await heard.ended;
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(heard.events.at(-1)).toEqual({ type: 'bye', why: 'again' });
  });
});
