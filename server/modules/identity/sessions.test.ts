import { myDetails } from '@towpath/contracts/customers.ts';
import { login, logout, refreshToken, startGuestSession } from '@towpath/contracts/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Customer, customer, guest, loggedIn, PASSWORD } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Whether a credential still opens anything. */
const opens = async (authorization: string) => (await test.call(myDetails, { authorization })).status === 200;

describe('a guest', () => {
  it('gets a basic token of their own, as an answer and a readable cookie (ID-014, ID-016, ID-018)', async () => {
    const { answer, cookies } = await test.call(startGuestSession, {});
    const other = await guest(test);
    expect(answer.userId).not.toBe(other.customerId);
    expect(cookies.basicAuthToken).toMatchObject({
      value: answer.basicAuthToken,
      path: '/',
      sameSite: 'Lax',
      maxAge: 30 * 24 * 60 * 60,
    });
    expect(cookies.basicAuthToken).not.toHaveProperty('httpOnly');
    expect(await opens(`Basic ${answer.basicAuthToken}`)).toBe(true);
  });

  it('is kept for 30 days after each visit (ID-018)', async () => {
    const person = await guest(test);
    test.clock.forward(29 * DAY);
    expect(await opens(person.authorization)).toBe(true);
    test.clock.forward(29 * DAY);
    expect(await opens(person.authorization)).toBe(true);
    test.clock.forward(31 * DAY);
    expect(await opens(person.authorization)).toBe(false);
  });

  it('is known by nothing but the whole token: a changed one opens nothing, and no token is stored', async () => {
    const person = await guest(test);
    const token = person.authorization.slice('Basic '.length);
    const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect(await opens(`Basic ${changed}`)).toBe(false);
    expect(await opens(`Basic ${token}x`)).toBe(false);
    const rows = await test.database.selectFrom('guest_credentials').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.some(row => row.token_hash.includes(Buffer.from(token, 'base64url')))).toBe(false);
  });
});

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
      const times: number[] = [];
      for (let tries = 0; tries < 5; tries++) {
        const began = performance.now();
        await test.call(login, { body: { email, password: 'Not the one 1!' } });
        times.push(performance.now() - began);
      }
      return Math.min(...times);
    };
    const known = await timeOf(person.email);
    const unknown = await timeOf(`nobody-${crypto.randomUUID()}@towpath.example`);
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

describe('an access token', () => {
  it('ends after 15 minutes (ID-018)', async () => {
    const person = await customer(test);
    test.clock.forward(14 * MINUTE);
    expect(await opens(person.authorization)).toBe(true);
    test.clock.forward(MINUTE + 1000);
    expect(await opens(person.authorization)).toBe(false);
  });

  it('is refused when altered, unsigned, or signed by another', async () => {
    const person = await customer(test);
    const [head = '', body = '', signature = ''] = person.authorization.slice('Bearer '.length).split('.');
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    const other = JSON.parse(Buffer.from(body, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...other, sub: crypto.randomUUID() })).toString('base64url');
    for (const token of [
      `${head}.${forged}.${signature}`,
      `${unsigned}.${body}.`,
      `${head}.${body}.${'A'.repeat(signature.length)}`,
      `${head}.${body}`,
    ]) {
      expect(await opens(`Bearer ${token}`)).toBe(false);
    }
  });
});

describe('refreshing', () => {
  const refresh = (person: Customer, cookies: Readonly<Record<string, string>> = person.cookies) =>
    test.call(refreshToken, { body: {}, cookies });

  it('gives a new access token and a new refresh token, by the cookies alone (API-008, API-009)', async () => {
    const person = await customer(test);
    test.clock.forward(16 * MINUTE);
    const { answer, cookies } = await refresh(person);
    expect(await opens(`Bearer ${answer.accessToken}`)).toBe(true);
    expect(cookies.accessToken?.value).toBe(answer.accessToken);
    expect(cookies.refreshToken?.value).not.toBe(person.cookies.refreshToken);
    expect(cookies.refreshToken).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  });

  it('takes user id and refresh token from the body too (API-008)', async () => {
    const person = await customer(test);
    const body = { userId: person.customerId, refreshToken: person.cookies.refreshToken ?? '' };
    expect((await test.call(refreshToken, { body })).status).toBe(200);
  });

  it.each([
    ['a refresh token', (person: Customer) => ({ user: person.cookies.user ?? '' })],
    ['a user id', (person: Customer) => ({ refreshToken: person.cookies.refreshToken ?? '' })],
    ['both', () => ({})],
  ])('says so when %s is missing (ER-002)', async (_, left) => {
    const person = await customer(test);
    const { status, error } = await refresh(person, left(person));
    expect(status).toBe(401);
    expect(error).toEqual({
      code: 'NO_REFRESH_TOKEN',
      message: 'No refresh token or user id found.',
    });
  });

  it('is refused with a token that is not ours, or not this person’s, with a message (ER-003)', async () => {
    const [person, other] = [await customer(test), await customer(test)];
    for (const body of [
      { userId: person.customerId, refreshToken: 'A'.repeat(64) },
      { userId: other.customerId, refreshToken: person.cookies.refreshToken ?? '' },
      { userId: 'nobody', refreshToken: person.cookies.refreshToken ?? '' },
    ]) {
      const { status, error, cookies } = await test.call(refreshToken, { body });
      expect([status, error.code]).toEqual([401, 'REFRESH_REFUSED']);
      expect(error.message).toBe('Your session has ended. Please log in again.');
      expect(cookies.accessToken?.value).toBe('');
    }
  });

  it('lasts 30 days from the last refresh', async () => {
    const person = await customer(test);
    test.clock.forward(29 * DAY);
    const { cookies } = await refresh(person);
    test.clock.forward(29 * DAY);
    const again = await refresh(person, {
      ...person.cookies,
      refreshToken: cookies.refreshToken?.value ?? '',
    });
    expect(again.status).toBe(200);
    test.clock.forward(31 * DAY);
    const late = await refresh(person, {
      ...person.cookies,
      refreshToken: again.cookies.refreshToken?.value ?? '',
    });
    expect(late.error.code).toBe('REFRESH_REFUSED');
  });

  it('ends the whole session when a token is used a second time', async () => {
    const person = await customer(test);
    const { answer, cookies } = await refresh(person);
    test.clock.forward(11_000);
    expect((await refresh(person)).error.code).toBe('REFRESH_REFUSED');
    expect(await opens(`Bearer ${answer.accessToken}`)).toBe(false);
    expect(await opens(person.authorization)).toBe(false);
    const heir = { ...person.cookies, refreshToken: cookies.refreshToken?.value ?? '' };
    expect((await refresh(person, heir)).error.code).toBe('REFRESH_REFUSED');
  });

  it('leaves the person’s other devices alone when one session is ended for reuse', async () => {
    const person = await customer(test);
    const elsewhere = await loggedIn(test, person.email, PASSWORD);
    await refresh(person);
    test.clock.forward(11_000);
    await refresh(person);
    expect(await opens(elsewhere.authorization)).toBe(true);
  });

  it('lets two tabs that refresh at once both go on; only one gets the new refresh token', async () => {
    const person = await customer(test);
    const both = await Promise.all([refresh(person), refresh(person)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const fresh = both.flatMap(({ cookies }) => cookies.refreshToken?.value ?? []);
    expect(fresh).toHaveLength(1);
    const next = await refresh(person, { ...person.cookies, refreshToken: fresh[0] ?? '' });
    expect(next.status).toBe(200);
    // The new token has been used: whoever still sends the old one is not a tab of the same browser.
    expect((await refresh(person)).error.code).toBe('REFRESH_REFUSED');
  });

  it('stores no token', async () => {
    const person = await customer(test);
    const rows = await test.database.selectFrom('refresh_tokens').selectAll().execute();
    expect(rows.map(row => row.token_hash.toString('base64url'))).not.toContain(person.cookies.refreshToken);
    expect(JSON.stringify(rows)).not.toContain(person.cookies.refreshToken);
  });
});

describe('logging out', () => {
  it('ends a customer’s session and clears exactly the four cookies (ID-019, ID-021)', async () => {
    const person = await customer(test);
    const { status, cookies } = await person.call(logout, { cookies: person.cookies });
    expect(status).toBe(204);
    expect(Object.keys(cookies).sort()).toEqual(['accessToken', 'basicAuthToken', 'refreshToken', 'user']);
    for (const cookie of Object.values(cookies)) {
      expect(cookie.value).toBe('');
      expect(cookie.path).toBe('/');
      expect(new Date(cookie.expires ?? 'never').getTime()).toBe(0);
    }
    expect(await opens(person.authorization)).toBe(false);
    const again = await test.call(refreshToken, { body: {}, cookies: person.cookies });
    expect(again.error.code).toBe('REFRESH_REFUSED');
  });

  it('works when the access token has ended: the refresh token’s session goes', async () => {
    const person = await customer(test);
    test.clock.forward(20 * MINUTE);
    expect((await person.call(logout, { cookies: person.cookies })).status).toBe(204);
    const again = await test.call(refreshToken, { body: {}, cookies: person.cookies });
    expect(again.error.code).toBe('REFRESH_REFUSED');
  });

  it('ends a guest’s session (ID-021)', async () => {
    const person = await guest(test);
    expect((await person.call(logout, {})).status).toBe(204);
    expect(await opens(person.authorization)).toBe(false);
  });

  it('leaves the person’s other devices alone', async () => {
    const person = await customer(test);
    const elsewhere = await loggedIn(test, person.email, PASSWORD);
    await person.call(logout, { cookies: person.cookies });
    expect(await opens(elsewhere.authorization)).toBe(true);
  });

  it('always succeeds, whatever is sent', async () => {
    const cookies = { user: '%7Bnot json', refreshToken: 'x', basicAuthToken: 'y' };
    expect((await test.call(logout, { cookies, authorization: 'Bearer x' })).status).toBe(204);
    expect((await test.call(logout, {})).status).toBe(204);
  });
});

describe('over https', () => {
  it('marks every session cookie Secure (ID-018)', async () => {
    const secure = await createTestApp({ PUBLIC_URL: 'https://advice.towpath.example' });
    try {
      const { cookies } = await secure.call(startGuestSession, {});
      const person = await customer(secure);
      const set = await secure.call(login, { body: { email: person.email, password: PASSWORD } });
      for (const cookie of [...Object.values(cookies), ...Object.values(set.cookies)]) {
        expect(cookie.secure).toBe(true);
      }
      expect(set.headers['strict-transport-security']).toContain('max-age=');
    } finally {
      await secure.close();
    }
  });
});
