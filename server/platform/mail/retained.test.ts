import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { mailsRetained } from './retained.ts';

const START = new Date('2026-11-23T10:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const DUE = 30;

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened.close());

/** How often the table was read from its first row to its last, as PostgreSQL counts it. */
async function wholeReads(database: Database): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(database);
  const { rows } = await sql<{ reads: string }>`
    select seq_scan as reads from pg_stat_user_tables where relname = 'outbox'`.execute(database);
  return Number(rows[0]?.reads);
}

it('what is done with is found among many without reading them all (IS-014)', async () => {
  await opened.database.connection().execute(async database => {
    const { id } = await database
      .insertInto('customers')
      .defaultValues()
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`insert into outbox (customer_id, kind, due_at, sent_at)
      select ${id}, 'hello', ${START}::timestamptz, ${START}::timestamptz - interval '1 day' * (n % 1000)
      from generate_series(1, 20000) as n where n % 1000 < ${1000 - DUE} or n <= 1000`.execute(database);
    await sql`analyze outbox`.execute(database);
    const when = { before: new Date(START.getTime() - (1000 - DUE - 0.5) * DAY), today: '2026-11-23' };
    const before = await wholeReads(database);
    expect((await mailsRetained.due(database, when)).count).toBe(DUE);
    expect(await mailsRetained.remove(database, when, 1000)).toBe(DUE);
    expect(await wholeReads(database)).toBe(before);
    await sql`select count(*) from outbox where kind = 'hello'`.execute(database);
    expect(await wholeReads(database)).toBe(before + 1);
  });
});
