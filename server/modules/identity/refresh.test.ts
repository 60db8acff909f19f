import { myDetails } from '@towpath/contracts/api/customers.ts';
import { refreshToken } from '@towpath/contracts/api/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Customer, customer, loggedIn, PASSWORD } from '../../testing/person.ts';
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

  it('ends 90 days after the login, however often it was used, and asks to log in again (IS-300)', async () => {
    const person = await customer(test);
    let { cookies } = person;
    const goOn = async () => {
      const answered = await refresh(person, cookies);
      cookies = { ...cookies, refreshToken: answered.cookies.refreshToken?.value ?? '' };
      return answered;
    };
    for (let visit = 1; visit <= 8; visit += 1) {
      test.clock.forward(11 * DAY);
      expect((await goOn()).status).toBe(200);
    }
    test.clock.forward(2 * DAY - MINUTE);
    const { answer } = await goOn();
    expect(await opens(`Bearer ${answer.accessToken}`)).toBe(true);
    test.clock.forward(2 * MINUTE);
    // The last access token goes with it, although it is young.
    expect(await opens(`Bearer ${answer.accessToken}`)).toBe(false);
    const { status, error } = await goOn();
    expect([status, error.code]).toEqual([401, 'REFRESH_REFUSED']);
    expect(error.message).toBe('Your session has ended. Please log in again.');
  });

  it('ends so too where a release before this promised more (IS-300)', async () => {
    const person = await customer(test);
    test.clock.forward(91 * DAY);
    const expires_at = new Date(test.clock.now().getTime() + 30 * DAY);
    for (const table of ['sessions', 'refresh_tokens'] as const) {
      await test.database
        .updateTable(table)
        .set({ expires_at })
        .where('customer_id', '=', person.customerId)
        .execute();
    }
    expect((await refresh(person)).error.code).toBe('REFRESH_REFUSED');
  });

  it('ends the whole session when a token is used a second time', async () => {
    const person = await customer(test);
    const { answer, cookies } = await refresh(person);
    test.clock.forward(31_000);
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
    test.clock.forward(31_000);
    await refresh(person);
    expect(await opens(elsewhere.authorization)).toBe(true);
  });

  it('lets two tabs that refresh at once both go on with the same new token (IS-046)', async () => {
    const person = await customer(test);
    const both = await Promise.all([refresh(person), refresh(person)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = both.map(({ cookies }) => cookies.refreshToken?.value ?? '');
    expect(one).toMatch(/^[\w-]{64}$/);
    expect(one).toBe(other);
    const next = await refresh(person, { ...person.cookies, refreshToken: one ?? '' });
    expect(next.status).toBe(200);
    // The new token has been used, so whoever still sends the old one is not a tab of the same browser.
    expect((await refresh(person)).error.code).toBe('REFRESH_REFUSED');
  });

  it('gives the same new token again for half a minute, to whom the answer was lost (IS-046)', async () => {
    const person = await customer(test);
    const lost = (await refresh(person)).cookies.refreshToken?.value;
    test.clock.forward(29_000);
    const again = await refresh(person);
    expect(again.cookies.refreshToken?.value).toBe(lost);
    expect(await opens(`Bearer ${again.answer.accessToken}`)).toBe(true);
    const heir = { ...person.cookies, refreshToken: lost ?? '' };
    test.clock.forward(20 * MINUTE);
    expect((await refresh(person, heir)).status).toBe(200);
  });

  it('does so on the same device only: another ends the session (IS-046)', async () => {
    const person = await customer(test);
    const { answer } = await refresh(person);
    const elsewhere = await test.call(refreshToken, {
      body: {},
      cookies: person.cookies,
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    });
    expect(elsewhere.error.code).toBe('REFRESH_REFUSED');
    expect(await opens(`Bearer ${answer.accessToken}`)).toBe(false);
  });

  it('ends with whoever stole a token within that time, once the owner goes on (IS-046)', async () => {
    const person = await customer(test);
    await refresh(person);
    const stolen = (await refresh(person)).cookies.refreshToken?.value ?? '';
    const heir = { ...person.cookies, refreshToken: stolen };
    const thief = await refresh(person, heir);
    expect(thief.status).toBe(200);
    test.clock.forward(16 * MINUTE);
    expect((await refresh(person, heir)).error.code).toBe('REFRESH_REFUSED');
    expect(await opens(`Bearer ${thief.answer.accessToken}`)).toBe(false);
    const next = { ...person.cookies, refreshToken: thief.cookies.refreshToken?.value ?? '' };
    expect((await refresh(person, next)).error.code).toBe('REFRESH_REFUSED');
  });

  it('stores no token', async () => {
    const person = await customer(test);
    const rows = await test.database.selectFrom('refresh_tokens').selectAll().execute();
    expect(rows.map(row => row.token_hash.toString('base64url'))).not.toContain(person.cookies.refreshToken);
    expect(JSON.stringify(rows)).not.toContain(person.cookies.refreshToken);
  });
});
