import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Messages, startMessages } from '@towpath/sandbox/messages/messages.ts';
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { notifyIn } from '../../platform/config/messageSettings.ts';
import { PartnerUnavailable } from '../unavailable.ts';
import { messageSenderBy } from './choice.ts';
import { notifySender } from './notify.ts';
import type { MessageSender } from './port.ts';

let messages: Messages;
beforeAll(async () => {
  messages = await startMessages(0);
});
afterAll(() => messages.close());
afterEach(() => {
  messages.refuses = false;
});

const MESSAGE = { to: '07700900123', text: '123456 is your code.' };

/** A sender by the settings of an operator; `changes` replaces some of them. */
function sender(changes: { readonly url?: string; readonly key?: string; readonly template?: string } = {}) {
  const { url, notify } = messages;
  const settings = notifyIn(
    { url, key: notify.key, template: notify.templateId, ...changes },
    fault => void expect.unreachable(fault),
  );
  if (!settings) throw new Error('The settings were refused.');
  return messageSenderBy(settings, 'Towpath');
}

async function reasonOf({ send }: MessageSender): Promise<string> {
  const fault: unknown = await send(MESSAGE).catch((caught: unknown) => caught);
  if (!(fault instanceof PartnerUnavailable)) throw fault;
  return fault.reason;
}

const post = async (token: string | undefined, body: object) =>
  fetch(`${messages.url}/v2/notifications/sms`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

it('hands a message to GOV.UK Notify, by its template (IS-177)', async () => {
  await sender().send(MESSAGE);
  const [taken] = await (await fetch(`${messages.url}/messages.json`)).json();
  expect(taken).toMatchObject({ to: '+447700900123', text: MESSAGE.text });
});

it.each([
  ['another key', { key: `ours-${crypto.randomUUID()}-${crypto.randomUUID()}` }, 'status 403'],
  ['another template', { template: crypto.randomUUID() }, 'status 400'],
  ['nobody there', { url: 'http://127.0.0.1:1' }, 'no connection'],
])('says why nothing was taken: %s (IS-177)', async (_, changes, reason) => {
  expect(await reasonOf(sender(changes))).toBe(reason);
});

it('says so when the service is down, and gives up when it does not answer (IS-177)', async () => {
  messages.refuses = true;
  expect(await reasonOf(sender())).toBe('status 500');
  const silent = createServer(() => undefined).listen(0);
  const { port } = silent.address() as AddressInfo;
  const settings = notifyIn(
    { url: `http://127.0.0.1:${port}`, key: messages.notify.key, template: messages.notify.templateId },
    () => undefined,
  );
  if (settings?.provider !== 'notify') throw new Error('The settings were refused.');
  expect(await reasonOf(notifySender(settings, 100))).toBe('too slow');
  silent.closeAllConnections();
  silent.close();
});

it('the stand-in takes tokens as the real service does: signed, by whom, and of this half minute', async () => {
  const { key, templateId } = messages.notify;
  const secret = new TextEncoder().encode(key.slice(-36));
  const issuer = key.slice(-73, -37);
  const token = (iss: string, secondsAgo: number) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(iss)
      .setIssuedAt(Math.floor(Date.now() / 1000) - secondsAgo)
      .sign(secret);
  const body = { phone_number: '07700900123', template_id: templateId, personalisation: { message: 'x' } };
  expect((await post(undefined, body)).status).toBe(403);
  expect((await post(await token(crypto.randomUUID(), 0), body)).status).toBe(403);
  expect((await post(await token(issuer, 45), body)).status).toBe(403);
  expect((await post(await token(issuer, -45), body)).status).toBe(403);
  expect((await post(await token(issuer, 0), { ...body, phone_number: '12' })).status).toBe(400);
  expect((await post(await token(issuer, 0), { ...body, personalisation: {} })).status).toBe(400);
  expect((await post(await token(issuer, 0), body)).status).toBe(201);
});
