import { startGuestSession } from '@towpath/contracts/api/session.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const ready = async () => {
  const answer = await test.app.inject('/health/ready');
  return [answer.statusCode, answer.json().database];
};

/** From now on whatever grows a table fails as PostgreSQL says it, until the function that is returned is called. */
async function refuseWrites(code: string): Promise<() => Promise<void>> {
  const { database } = test;
  const refusal = sql.raw(`raise exception 'no room' using errcode = '${code}'`);
  await sql`create function refuse_row() returns trigger language plpgsql as $$ begin ${refusal}; end $$`.execute(
    database,
  );
  await sql`create trigger refuse before insert on guest_credentials execute function refuse_row()`.execute(
    database,
  );
  await sql`create function refuse_table() returns event_trigger language plpgsql as $$ begin ${refusal}; end $$`.execute(
    database,
  );
  await sql`create event trigger refuse_tables on ddl_command_end when tag in ('CREATE TABLE AS') execute function refuse_table()`.execute(
    database,
  );
  return async () => {
    await sql`drop event trigger refuse_tables`.execute(database);
    await sql`drop function refuse_table(), refuse_row() cascade`.execute(database);
  };
}

it.each([
  ['53100', 'a full disk'],
  ['58030', 'a disk that fails'],
  ['25006', 'a database that only reads'],
])(
  '%s, %s, is 503 with when to come back, and the server is not ready while it lasts (IS-007)',
  async code => {
    expect(await ready()).toEqual([200, 'up']);
    const letWrite = await refuseWrites(code);
    const refused = await test.call(startGuestSession, {});
    expect([refused.status, refused.error.code, refused.headers['retry-after']]).toEqual([
      503,
      'UNAVAILABLE',
      '5',
    ]);
    expect(await ready()).toEqual([503, 'cannot write']);
    expect(await ready()).toEqual([503, 'cannot write']);
    await letWrite();
    expect(await ready()).toEqual([200, 'up']);
    expect((await test.call(startGuestSession, {})).status).toBe(200);
  },
);
