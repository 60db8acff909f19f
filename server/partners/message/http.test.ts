import { type Messages, startMessages } from '@towpath/sandbox/messages/messages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PartnerUnavailable } from '../unavailable.ts';
import { httpMessageSender } from './http.ts';

let messages: Messages;
beforeAll(async () => {
  messages = await startMessages(0);
});
afterAll(() => messages.close());

const MESSAGE = { to: '07700900123', from: 'Lockside', text: 'Hello' };

it('hands a message over, the number in international form', async () => {
  await httpMessageSender(messages).send(MESSAGE);
  const [taken] = await (await fetch(`${messages.url}/messages.json`)).json();
  expect(taken).toMatchObject({ to: '+447700900123', from: 'Lockside', text: 'Hello' });
});

it('is from whom the settings name, where they name somebody (IS-250)', async () => {
  await httpMessageSender({ ...messages, from: 'Harbour' }).send(MESSAGE);
  const [taken] = await (await fetch(`${messages.url}/messages.json`)).json();
  expect(taken).toMatchObject({ from: 'Harbour' });
});

it.each([
  ['refuses the key', () => ({ url: messages.url, key: 'another' }), 'status 401'],
  ['is not there', () => ({ url: 'http://127.0.0.1:1', key: '' }), 'no connection'],
])('says when the service %s', async (_, access, reason) => {
  const sending = httpMessageSender(access()).send(MESSAGE);
  await expect(sending).rejects.toThrow(new PartnerUnavailable(reason as PartnerUnavailable['reason']));
});
