import { login } from '@towpath/contracts/api/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, PASSWORD } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('logins at the same moment', { timeout: 60_000 }, () => {
  it('wait for their turn, and more than wait are told when to come back, without a count against them (IS-050)', async () => {
    const { email } = await customer(test);
    const body = (turn: number) => ({ email: `nobody-${turn}@towpath.example`, password: PASSWORD });
    const others = Array.from({ length: 80 }, (_, turn) => test.call(login, { body: body(turn) }));
    const results = await Promise.all(others);
    const refused = results.filter(({ status }) => status === 401);
    const away = results.filter(({ status }) => status === 503);
    expect(refused.length + away.length).toBe(80);
    // As many as wait, and those whose turn comes while others still read the database.
    expect(refused.length).toBeGreaterThan(50);
    expect(away.length).toBeGreaterThan(0);
    for (const { error, headers } of away) {
      expect([error.code, headers['retry-after']]).toEqual(['UNAVAILABLE', '2']);
    }
    const counted = await test.database
      .selectFrom('password_tries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('tries', '=', 1)
      .executeTakeFirstOrThrow();
    // One row for the place and one for everywhere, of each that was looked at.
    expect(counted.count).toBe(refused.length * 2);
    expect((await test.call(login, { body: { email, password: PASSWORD } })).status).toBe(200);
  });
});
