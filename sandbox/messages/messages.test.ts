import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Messages, type ReceivedMessage, startMessages } from './messages.ts';

let messages: Messages;
beforeAll(async () => {
  messages = await startMessages(0);
});
afterAll(() => messages.close());
beforeEach(async () => {
  await fetch(`${messages.url}/messages.json`, { method: 'DELETE' });
});

const MESSAGE = { to: '+447700900123', from: 'Towpath', text: '<b>123456</b> is your code.' };

const post = (body: unknown, key = messages.key) =>
  fetch(`${messages.url}/v1/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const list = async (query = ''): Promise<ReceivedMessage[]> =>
  (await fetch(`${messages.url}/messages.json${query}`)).json();

it('accepts a message and shows all of it, newest first', async () => {
  expect((await post(MESSAGE)).status).toBe(202);
  await post({ ...MESSAGE, to: '+447700900456' });
  expect((await list()).map(({ to }) => to)).toEqual(['+447700900456', '+447700900123']);
  expect(await list('?to=%2B447700900123')).toEqual([
    { id: expect.any(String), receivedAt: expect.any(String), ...MESSAGE },
  ]);
});

it('shows messages on a page in which nothing of a message can run', async () => {
  expect(await (await fetch(messages.url)).text()).toContain('No message yet');
  await post(MESSAGE);
  expect(await (await fetch(messages.url)).text()).toContain('&lt;b&gt;123456');
});

it('refuses anything without its key, and anything that is not a message', async () => {
  expect((await post(MESSAGE, 'another')).status).toBe(401);
  for (const body of ['', 'no JSON', '[]', {}, { ...MESSAGE, to: '07700900123' }, { ...MESSAGE, text: '' }]) {
    expect((await post(body)).status).toBe(422);
  }
  messages.refuses = true;
  expect((await post(MESSAGE)).status).toBe(503);
  messages.refuses = false;
  expect(await list()).toEqual([]);
});

it('answers this machine only, whatever name is used for it', async () => {
  const status = await new Promise(resolve => {
    const { port } = new URL(messages.url);
    request({ host: '127.0.0.1', port, path: '/', headers: { host: 'rebound.example' } }, answer =>
      resolve(answer.statusCode),
    ).end();
  });
  expect(status).toBe(403);
  expect((await fetch(`${messages.url}/elsewhere`)).status).toBe(404);
});
