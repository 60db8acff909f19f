import { myDetails } from '@towpath/contracts/api/customers.ts';
import { login } from '@towpath/contracts/api/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, guest, PASSWORD } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

const MINUTE = 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Whether a credential still opens anything. */
const opens = async (authorization: string) => (await test.call(myDetails, { authorization })).status === 200;

describe('logging in', () => {
  it('answers with access token and user, and sets the four cookies (ID-003, ID-017, ID-027)', async () => {
    const person = await customer(test);
    const { answer, cookies } = await test.call(login, {
      body: { email: person.email, password: PASSWORD },
    });
    expect(answer).toEqual({
      accessToken: expect.any(String),
      user: { userId: person.customerId, firstName: 'Danielle', lastName: 'Hughes', email: person.email },
    });
    expect(answer).not.toHaveProperty('refreshToken');
    expect(cookies.accessToken?.value).toBe(answer.accessToken);
    expect(cookies.refreshToken).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
    expect(JSON.parse(cookies.user?.value ?? '')).toEqual(answer.user);
    expect(cookies.basicAuthToken?.value).toBe('');
  });

  it('takes the email however it is cased', async () => {
    const person = await customer(test, { email: `Case-${crypto.randomUUID()}@towpath.example` });
    const { status } = await test.call(login, {
      body: { email: ` ${person.email.toUpperCase()} `, password: PASSWORD },
    });
    expect(status).toBe(200);
  });

  it('answers the same for a wrong email, a wrong password and an account without one (ID-027)', async () => {
    const person = await customer(test);
    const without = await customer(test);
    await test.database
      .updateTable('customers')
      .set({ password_hash: null })
      .where('id', '=', without.customerId)
      .execute();
    const tries = [
      { email: 'nobody@towpath.example', password: PASSWORD },
      { email: person.email, password: 'Not the one 1!' },
      { email: without.email, password: PASSWORD },
    ];
    const results = await Promise.all(tries.map(body => test.call(login, { body })));
    expect(results.map(({ status, error }) => ({ status, error }))).toEqual(
      tries.map(() => ({
        status: 401,
        error: {
          code: 'LOGIN_REFUSED',
          message: 'That email and password do not match. Check them and try again.',
        },
      })),
    );
  });

  it('takes about as long for an email without account as for a wrong password', async () => {
    const person = await customer(test);
    const timeOf = async (email: string) => {
      const began = performance.now();
      await test.call(login, { body: { email, password: 'Not the one 1!' } });
      return performance.now() - began;
    };
    // Measured alternately, taking the quickest of each, so that other load on the machine affects neither.
    let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let tries = 0; tries < 5; tries++) {
      known = Math.min(known, await timeOf(person.email));
      unknown = Math.min(unknown, await timeOf(`nobody-${crypto.randomUUID()}@towpath.example`));
    }
    expect(unknown).toBeGreaterThan(known / 3);
    expect(unknown).toBeLessThan(known * 3);
  });

  it.each([
    ['an account', true],
    ['none', false],
  ])('pauses after five wrong passwords in a row, for an email with %s alike', async (_, known) => {
    const email = known ? (await customer(test)).email : `nobody-${crypto.randomUUID()}@towpath.example`;
    const attempt = (password: string) => test.call(login, { body: { email, password } });
    for (let tries = 0; tries < 5; tries++) {
      expect((await attempt('Not the one 1!')).error.code).toBe('LOGIN_REFUSED');
    }
    const paused = await attempt(PASSWORD);
    expect(paused.status).toBe(429);
    expect(paused.error).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many tries. Wait a minute, then try again.',
    });
    expect(Number(paused.headers['retry-after'])).toBe(60);
    test.clock.forward(MINUTE + 1);
    expect((await attempt(PASSWORD)).status).toBe(known ? 200 : 401);
  });

  it('pauses no longer when the clock is set back (IS-015)', async () => {
    const { email } = await customer(test);
    const attempt = (password: string) => test.call(login, { body: { email, password } });
    for (let tries = 0; tries < 5; tries++) await attempt('Not the one 1!');
    expect((await attempt(PASSWORD)).status).toBe(429);
    test.clock.forward(-5 * 60 * MINUTE);
    expect((await attempt(PASSWORD)).status).toBe(200);
    test.clock.forward(5 * 60 * MINUTE);
  });

  it('pauses longer each time, a quarter of an hour at most', async () => {
    const email = `nobody-${crypto.randomUUID()}@towpath.example`;
    const attempt = () => test.call(login, { body: { email, password: 'Not the one 1!' } });
    for (let tries = 0; tries < 5; tries++) await attempt();
    const pauses: number[] = [];
    for (let round = 0; round < 6; round++) {
      const seconds = Number((await attempt()).headers['retry-after']);
      pauses.push(seconds);
      test.clock.forward(seconds * 1000 + 1);
      expect((await attempt()).status).toBe(401);
    }
    expect(pauses).toEqual([60, 120, 240, 480, 900, 900]);
  });

  it('ends the guest session it takes the place of', async () => {
    const visitor = await guest(test);
    const person = await customer(test);
    await test.call(login, {
      body: { email: person.email, password: PASSWORD },
      cookies: { basicAuthToken: visitor.authorization.slice('Basic '.length) },
    });
    expect(await opens(visitor.authorization)).toBe(false);
  });
});
