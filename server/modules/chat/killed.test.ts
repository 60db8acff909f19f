import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@towpath/contracts/api/chat.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ReadStream, readStream } from '../../testing/chatStream.ts';
import { guest } from '../../testing/person.ts';
import { listenSomewhere, type ProgramRuns, portOf, programRuns } from '../../testing/programRun.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

const JWT_SECRET = 'a secret that is long enough for tests';
const EACH = 30;

let test: TestApp;
let runs: ProgramRuns;
beforeAll(async () => {
  test = await createTestApp();
  runs = programRuns();
});
afterAll(async () => {
  await runs.close();
  await test.close();
});
const { send, member } = staffIn(() => test);

it('a conversation goes on, each message once and in order, when the server of a person is killed in the middle of it (PT-123)', {
  timeout: 240_000,
}, async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const start = () =>
    runs.run('server/main.ts', {
      DATABASE_URL: test.databaseUrl,
      DATA_DIR: test.config.dataDir,
      JWT_SECRET,
      PORT: String(port),
      SMTP_URL: 'smtp://localhost:9',
      RATE_LIMITS: 'off',
    });
  let server = start();
  await portOf(server);
  // That server has the real clock, and does away with links that have run out by it.
  test.clock.set(new Date());
  const jo = await member();
  const person = await guest(test);
  const headers = { authorization: person.authorization };

  /** Says something as a page does: by the same id until an answer comes. */
  async function say(text: string): Promise<void> {
    const body = JSON.stringify({ clientId: randomUUID(), text });
    const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
    for (;;) {
      const answer = await fetch(`${url}/api/core/chat/mine/messages`, init).catch(() => undefined);
      if (answer?.ok) return;
      await pause(50);
    }
  }

  const heard: ChatMessage[] = [];
  const line: { current?: ReadStream | undefined; isOver: boolean } = { isOver: false };
  const hearing = (async () => {
    while (!line.isOver) {
      const after = heard.at(-1)?.sequence ?? 0;
      line.current = await readStream(`${url}/api/core/chat/mine/events?after=${after}`, headers).catch(
        () => undefined,
      );
      let taken = 0;
      const take = () => {
        for (const event of line.current?.events.slice(taken) ?? []) {
          taken += 1;
          if (event.type === 'message') heard.push(event.message);
        }
      };
      const looking = setInterval(take, 10);
      await (line.current?.ended ?? pause(50));
      clearInterval(looking);
      take();
    }
  })();

  await say('mine 0');
  const { id: chatId } = await test.database
    .selectFrom('chat_conversations')
    .select('id')
    .where('customer_id', '=', person.customerId)
    .executeTakeFirstOrThrow();
  await send('POST', `/chats/${chatId}/take`, undefined, jo.cookie);
  const writing = Promise.all([
    (async () => {
      for (let n = 1; n < EACH; n++) await say(`mine ${n}`);
    })(),
    (async () => {
      for (let n = 0; n < EACH; n++) {
        const body = { clientId: randomUUID(), text: `theirs ${n}` };
        expect((await send('POST', `/chats/${chatId}/messages`, body, jo.cookie)).status).toBe(200);
        await pause(20);
      }
    })(),
  ]);
  await expect.poll(() => heard.length, { timeout: 30_000 }).toBeGreaterThan(EACH / 3);
  server.process.kill('SIGKILL');
  await server.ended;
  server = start();
  await portOf(server);
  // Two seconds after the line is back the screens are the same.
  await writing;
  await expect.poll(() => heard.length, { timeout: 2000 }).toBe(2 * EACH);
  line.isOver = true;
  line.current?.drop();
  await hearing;

  const sequences = heard.map(({ sequence }) => sequence);
  expect(sequences).toEqual(Array.from({ length: 2 * EACH }, (_, index) => index + 1));
  for (const from of ['mine', 'theirs']) {
    const texts = heard.flatMap(({ text }) => (text.startsWith(from) ? [text] : []));
    expect(texts).toEqual(Array.from({ length: EACH }, (_, index) => `${from} ${index}`));
  }
  // Streams hold nobody up.
  const last = await readStream(`${url}/api/core/chat/mine/events?after=0`, headers);
  const begun = performance.now();
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await last.ended;
  expect(last.events.at(-1)).toEqual({ type: 'bye', why: 'again' });
  expect(performance.now() - begun).toBeLessThan(8000);
});

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

async function freePort(): Promise<number> {
  const { server, port } = await listenSomewhere();
  await new Promise(resolve => server.close(resolve));
  return port;
}
