import { myDetails } from '@towpath/contracts/api/customers.ts';
import { login, logout, refreshToken, startGuestSession } from '@towpath/contracts/api/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, guest, loggedIn, PASSWORD } from '../../testing/person.ts';
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
