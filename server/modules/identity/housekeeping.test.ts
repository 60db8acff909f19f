import { requestPasswordReset } from '@towpath/contracts/api/passwords.ts';
import { refreshToken } from '@towpath/contracts/api/session.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customer, guest } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { removeExpired } from './housekeeping.ts';

const DAY = 24 * 60 * 60 * 1000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const TABLES = ['guest_credentials', 'sessions', 'refresh_tokens', 'password_links'] as const;

async function counts(): Promise<number[]> {
  const all = TABLES.map(async table => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
      test.database,
    );
    return rows[0]?.n ?? -1;
  });
  return Promise.all(all);
}

it('keeps what still opens something, and removes what does not', async () => {
  const visitor = await guest(test);
  const person = await customer(test);
  await test.call(requestPasswordReset, { body: { email: person.email } });
  await test.mails();
  await removeExpired(test);
  expect(await counts()).toEqual([1, 1, 1, 1]);

  test.clock.forward(29 * DAY);
  await removeExpired(test);
  expect(await counts()).toEqual([1, 1, 1, 0]);
  expect((await test.call(refreshToken, { body: {}, cookies: person.cookies })).status).toBe(200);
  expect(await test.app.identify(visitor.authorization)).not.toBeNull();

  test.clock.forward(61 * DAY);
  await removeExpired(test);
  expect(await counts()).toEqual([0, 0, 0, 0]);
  const people = await test.database.selectFrom('customers').select('id').execute();
  expect(people).toHaveLength(2);
});
