import { myDetails } from '@towpath/contracts/api/customers.ts';
import { choosePassword } from '@towpath/contracts/api/passwords.ts';
import { register, registerLater } from '@towpath/contracts/api/session.ts';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walker } from '../../testing/journeyWalk.ts';
import { guest, loggedIn, PASSWORD } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { removeExpired } from './housekeeping.ts';

const MINUTE = 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, [
    journey(page('one', step('Registration', 'account')), page('two', advice())),
  ]);
});
afterAll(() => test.close());

const newEmail = () => `new-${crypto.randomUUID()}@towpath.example`;
const opens = async (authorization: string) => (await test.call(myDetails, { authorization })).status === 200;

/** A guest who registers, as often as is wished, by one key. */
async function registering(key: string = crypto.randomUUID()) {
  const { customerId, authorization } = await walker(test);
  const email = newEmail();
  const send = (changes: { readonly email?: string } = {}, by: string | null = key) =>
    test.call(register, {
      authorization,
      body: { email, firstName: 'Danielle', lastName: 'Hughes', stepId: 'account', ...changes },
      headers: by === null ? {} : { 'idempotency-key': by },
    });
  return { customerId, email, send };
}

async function customersWith(email: string) {
  return test.database.selectFrom('customers').select('id').where('email', '=', email).execute();
}

describe('a registration whose answer was lost', () => {
  it('is made again by its key: the same account, with fresh cookies and a session that works (IS-054)', async () => {
    const { customerId, email, send } = await registering();
    const lost = await send();
    test.clock.forward(9 * MINUTE);
    const again = await send();
    expect(again.status).toBe(200);
    expect(again.answer.user).toEqual(lost.answer.user);
    expect(again.cookies.refreshToken?.value).toMatch(/^[\w-]{64}$/);
    const authorization = `Bearer ${again.answer.accessToken}`;
    expect(await opens(authorization)).toBe(true);
    expect(await opens(`Bearer ${lost.answer.accessToken}`)).toBe(false);
    expect(await customersWith(email)).toEqual([{ id: customerId }]);
    const chosen = await test.call(choosePassword, { authorization, body: { newPassword: PASSWORD } });
    expect(chosen.status).toBe(204);
    expect((await loggedIn(test, email, PASSWORD)).customerId).toBe(customerId);
  });

  it('sends one welcome and completes its step once (IS-054)', async () => {
    const { email, send } = await registering();
    for (let times = 0; times < 3; times += 1) expect((await send()).status).toBe(200);
    test.clock.forward(MINUTE);
    expect((await test.mails()).filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('and two at the same moment come to one account, and both to a session (IS-054)', async () => {
    const { email, customerId, send } = await registering();
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await customersWith(email)).toEqual([{ id: customerId }]);
    const working = await Promise.all(both.map(({ answer }) => opens(`Bearer ${answer.accessToken}`)));
    expect(working).toContain(true);
  });

  it('is made again for an account that is made later, too (IS-054)', async () => {
    const { authorization } = await guest(test);
    const body = { email: newEmail() };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const lost = await test.call(registerLater, { authorization, body, headers });
    const again = await test.call(registerLater, { authorization, body, headers });
    expect(again.answer.user).toEqual(lost.answer.user);
    expect(await opens(`Bearer ${again.answer.accessToken}`)).toBe(true);
  });
});

describe('nobody else makes it again', () => {
  it.each([
    ['without the key', {}, null],
    ['by another key', {}, crypto.randomUUID()],
    ['with another email', { email: 'other@towpath.example' }, undefined],
  ] as const)('%s (IS-054)', async (_, changes, by) => {
    const { send } = await registering();
    await send();
    expect((await send(changes, by)).error.code).toBe('NOT_SIGNED_IN');
  });

  it('with another guest’s credential, or after ten minutes (IS-054)', async () => {
    const key = crypto.randomUUID();
    const { email, send } = await registering(key);
    await send();
    const { authorization } = await walker(test);
    const stranger = await test.call(register, {
      authorization,
      body: { email, firstName: 'Danielle', lastName: 'Hughes', stepId: 'account' },
      headers: { 'idempotency-key': key },
    });
    expect(stranger.error.code).toBe('ALREADY_REGISTERED');
    test.clock.forward(10 * MINUTE);
    expect((await send()).error.code).toBe('NOT_SIGNED_IN');
    await removeExpired(test);
    expect(await test.database.selectFrom('registration_repeats').selectAll().execute()).toEqual([]);
  });

  it.each(['short', 'with spaces in it, which are none', 'x'.repeat(101)])(
    'by a key that is none: %s (IS-054)',
    async key => {
      const { send } = await registering(key);
      expect((await send()).status).toBe(200);
      expect((await send()).error.code).toBe('NOT_SIGNED_IN');
    },
  );
});
