import { addressesAtPostcode } from '@towpath/contracts/api/lookup.ts';
import { requestPasswordReset } from '@towpath/contracts/api/passwords.ts';
import { refreshToken, startGuestSession } from '@towpath/contracts/api/session.ts';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { customer, guest } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { tidyLimits } from './sharedLimits.ts';

const started: TestApp[] = [];
afterEach(async () => {
  for (const test of started.splice(0)) await test.close();
});

async function start(settings: Readonly<Record<string, string>> = {}): Promise<TestApp> {
  const test = await createTestApp({ RATE_LIMITS: 'on', ...settings });
  started.push(test);
  return test;
}

/** The statuses of a call that is made again and again. */
async function statuses(times: number, call: (turn: number) => Promise<{ readonly status: number }>) {
  const found: number[] = [];
  for (let turn = 0; turn < times; turn += 1) found.push((await call(turn)).status);
  return found;
}

describe('limits', () => {
  it('allow as many calls as they say, however many come at once in two processes (IS-035)', async () => {
    const test = await start();
    const other = await test.startAnother();
    const results = await Promise.all(
      Array.from({ length: 140 }, (_, turn) => (turn % 2 ? other : test).call(startGuestSession, {})),
    );
    expect(results.filter(({ status }) => status === 200)).toHaveLength(120);
    expect(results.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('are counted by each process for itself while the database does not (IS-035)', async () => {
    const test = await start();
    await sql`alter table limit_counts rename to limit_counts_away`.execute(test.database);
    const sessions = await statuses(121, () => test.call(startGuestSession, {}));
    expect(sessions.filter(status => status === 200)).toHaveLength(120);
    expect(sessions[120]).toBe(429);
  });

  it('have nobody at an address pay for calls without a valid credential (IS-036)', async () => {
    const test = await start();
    const person = await guest(test);
    const body = { postcode: 'LS1 4AA' };
    const basic = `Basic ${'A'.repeat(64)}`;
    const without = await statuses(200, turn =>
      test.call(addressesAtPostcode, turn % 2 ? { body } : { body, authorization: basic }),
    );
    expect(new Set(without)).toEqual(new Set([401]));
    const { status, error } = await person.call(addressesAtPostcode, { body });
    expect([status, error.code]).toEqual([503, 'ADDRESS_LOOKUP_UNAVAILABLE']);
  });

  it('count a person before the address, which has room for others (IS-036)', async () => {
    const test = await start();
    const [one, other] = [await guest(test), await guest(test)];
    const look = (person: typeof one) => person.call(addressesAtPostcode, { body: { postcode: '' } });
    expect((await statuses(31, () => look(one))).at(-1)).toBe(429);
    expect((await look(other)).status).not.toBe(429);
  });

  it('hold back who tries refresh tokens, and nobody who has one (IS-037)', async () => {
    const test = await start();
    const person = await customer(test);
    const bad = { userId: person.customerId, refreshToken: 'A'.repeat(64) };
    const tries = await statuses(125, () => test.call(refreshToken, { body: bad }));
    expect(tries.slice(0, 120).every(status => status === 401)).toBe(true);
    expect(tries.slice(120)).toEqual([429, 429, 429, 429, 429]);
    const right = await test.call(refreshToken, { body: {}, cookies: person.cookies });
    expect(right.status).toBe(200);
  });

  it('hold no address and no email, and are forgotten once they have run out (IS-015)', async () => {
    const test = await start();
    await test.call(requestPasswordReset, { body: { email: 'somebody@towpath.example' } });
    await test.call(startGuestSession, {});
    const rows = await test.database.selectFrom('limit_counts').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/somebody|127\.0\.0\.1/);
    await tidyLimits(test);
    expect(await test.database.selectFrom('limit_counts').select('key').execute()).toHaveLength(2);
    // As a clock that is set back by a day leaves them.
    await test.database
      .updateTable('limit_counts')
      .set({ expire: Date.now() + 24 * 3600 * 1000 })
      .where('key', 'like', '%password-reset%')
      .execute();
    await tidyLimits(test);
    expect(await test.database.selectFrom('limit_counts').select('key').execute()).toHaveLength(1);
    await test.database
      .updateTable('limit_counts')
      .set({ expire: Date.now() - 1 })
      .execute();
    await tidyLimits(test);
    expect(await test.database.selectFrom('limit_counts').select('key').execute()).toEqual([]);
  });
});
