import { saveAnswers } from '@towpath/contracts/api/answers.ts';
import { myDetails } from '@towpath/contracts/api/customers.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ReceivedCall, startApiServer } from '../testing/apiServer.ts';
import { accessTokenOf, standInForBrowser, type TestBrowser } from '../testing/browser.ts';
import { api } from './client.ts';
import { Offline } from './failure.ts';
import { logOut } from './logOut.ts';
import { onSessionEnd, type SessionEnd } from './session.ts';
import { connection } from './thisPage.ts';

const SAVING = { body: { stepId: 'nation', answers: [{ id: 'nation.england', value: 'England' }] } };
const LOGOUT = '/users/customer/logout';

let browser: TestBrowser;
let server: Awaited<ReturnType<typeof startApiServer>>;
/** When each call is answered; immediately, unless a test says otherwise. */
let ready: (call: ReceivedCall) => Promise<unknown> | undefined;
let ends: SessionEnd[];
let stopListening: () => void;

beforeEach(async () => {
  browser = standInForBrowser();
  ready = () => undefined;
  server = await startApiServer(async received => {
    await ready(received);
    return { body: {} };
  });
  browser.metas.set('core-api', server.base);
  browser.cookies.set('accessToken', 'token');
  browser.cookies.set('user', JSON.stringify({ userId: 'u1', email: 'sam@example.com' }));
  ends = [];
  stopListening = onSessionEnd(end => ends.push(end));
});

afterEach(async () => {
  stopListening();
  await server.stop();
  vi.unstubAllGlobals();
});

const asked = () => server.received.map(({ url }) => url);
/** An answer that the test releases itself. */
function held() {
  let give = () => {};
  const released = new Promise<void>(resolve => (give = resolve));
  return { released, give };
}

it('lets an answer that is being saved come through before it logs out (ID-021)', async () => {
  const saving = held();
  ready = ({ url }) => (url === LOGOUT ? undefined : saving.released);
  const saved = api(saveAnswers, SAVING);
  await vi.waitFor(() => expect(asked()).toEqual(['/answers/mine']));
  const out = logOut();
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(asked()).not.toContain(LOGOUT);
  saving.give();
  await Promise.all([saved, out]);
  expect(asked()).toEqual(['/answers/mine', LOGOUT]);
  expect(ends.map(({ why }) => why)).toEqual(['logout']);
});

it('waits for what an answer asks for in its turn', async () => {
  const first = held();
  ready = ({ url }) => (url === '/answers/mine' ? first.released : undefined);
  const chain = api(saveAnswers, SAVING).then(() => api(myDetails));
  const out = logOut();
  first.give();
  await Promise.all([chain, out]);
  expect(asked()).toEqual(['/answers/mine', '/customers/details/mine', LOGOUT]);
});

it('does not wait long for a slow one: it is broken off, and the line is not said to be down', async () => {
  ready = ({ url }) => (url === LOGOUT ? undefined : new Promise(() => {}));
  const slow = api(myDetails).catch((thrown: unknown) => thrown);
  await logOut();
  expect(await slow).toBeInstanceOf(Offline);
  expect(connection.isOnline()).toBe(true);
  expect(asked()).toEqual(['/customers/details/mine', LOGOUT]);
  expect(ends.map(({ why }) => why)).toEqual(['logout']);
});

it('sends nothing more for the one who leaves, and again for the next', async () => {
  const leave = held();
  ready = ({ url }) => (url === LOGOUT ? leave.released : undefined);
  const out = logOut();
  await vi.waitFor(() => expect(asked()).toEqual([LOGOUT]));
  await expect(api(myDetails)).rejects.toBeInstanceOf(Offline);
  leave.give();
  await out;
  browser.cookies.set('basicAuthToken', 'next');
  await api(myDetails);
  expect(asked()).toEqual([LOGOUT, '/customers/details/mine']);
});

it('takes what the person left to be sent with it, though the server has cleared the cookies by then (ID-020, HO-054)', async () => {
  browser.storage.set('towpath.outbox/u1/answer/j1/nation/1.t', '{}');
  browser.storage.set('towpath.outbox/u2/answer/j2/nation/1.t', '{}');
  ready = async () => browser.cookies.clear();
  await logOut();
  expect([...browser.storage.keys()]).toEqual(['towpath.outbox/u2/answer/j2/nation/1.t']);
});

it('ends here even when the server cannot be reached (ID-021)', async () => {
  browser.metas.set('core-api', 'http://127.0.0.1:1');
  await logOut();
  expect(browser.cookies.size).toBe(0);
  expect(ends).toEqual([{ why: 'logout', email: 'sam@example.com' }]);
});

it('does not end the session of another who has logged in meanwhile in this browser (SA-136)', async () => {
  browser.cookies.set('accessToken', accessTokenOf('u1'));
  await api(myDetails);
  browser.storage.set('towpath.outbox/u1/answer/j1/nation/1.t', '{}');
  browser.cookies.set('accessToken', accessTokenOf('u2'));
  browser.cookies.set('user', JSON.stringify({ userId: 'u2', email: 'omar@example.com' }));
  await logOut();
  expect(asked()).not.toContain(LOGOUT);
  expect(browser.cookies.get('accessToken')).toBe(accessTokenOf('u2'));
  expect(ends).toEqual([{ why: 'ended', email: undefined }]);
  expect([...browser.storage.keys()]).toEqual(['towpath.outbox/u1/answer/j1/nation/1.t']);
});
