import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyId } from './platform/crypto/seal.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { type ProgramRun, type ProgramRuns, portOf, programRuns } from './testing/programRun.ts';
import { createPublishedDatabase } from './testing/testDatabase.ts';

const FIRST = 'the key that this database began with';
const SECOND = 'the key that came after the first one';

let runs: ProgramRuns;
let opened: OpenDatabase;
beforeEach(async () => {
  runs = programRuns();
  opened = await createPublishedDatabase();
});
afterEach(async () => {
  await runs.close();
  await opened.close();
});

const start = (settings: Readonly<Record<string, string>>) =>
  runs.run('server/main.ts', { SMTP_URL: 'smtp://localhost:9', DATABASE_URL: opened.url, ...settings });

async function runsAndEnds(server: ProgramRun): Promise<void> {
  await portOf(server);
  server.process.kill('SIGTERM');
  await server.ended;
}

async function noted(name = 'HEALTH_DATA_KEY'): Promise<readonly string[]> {
  const rows = await opened.database
    .selectFrom('key_checks')
    .select('key_id')
    .where('key_name', '=', name)
    .orderBy('noted_at')
    .execute();
  return rows.map(({ key_id }) => key_id);
}

/** Each of these starts the whole server. */
describe('a start with a key', { timeout: 120_000 }, () => {
  it('that did not seal this database ends in one line, before anything is changed (IS-175)', async () => {
    await runsAndEnds(start({ HEALTH_DATA_KEY: FIRST }));
    expect(await noted()).toEqual([keyId(FIRST)]);
    // A migration that waits would run at the next start.
    const last = await sql<{ id: string }>`delete from migrations
      where id = (select max(id) from migrations) returning id`.execute(opened.database);
    const wrong = start({ HEALTH_DATA_KEY: SECOND });
    expect(await wrong.ended).toBe(1);
    expect(wrong.err()).toBe(
      `HEALTH_DATA_KEY is not the key with which this database was sealed (key id ${keyId(FIRST)}). Put the right one, or add the older one to HEALTH_DATA_KEY_OLD.\n`,
    );
    expect(wrong.err()).not.toContain(SECOND);
    expect(await noted()).toEqual([keyId(FIRST)]);
    const { rows } = await sql`select from migrations where id = ${last.rows[0]?.id}`.execute(
      opened.database,
    );
    expect(rows).toEqual([]);
  });

  it('that came after another goes on with both, and not without the older one (IS-175)', async () => {
    await runsAndEnds(start({ HEALTH_DATA_KEY: FIRST }));
    await runsAndEnds(start({ HEALTH_DATA_KEY: SECOND, HEALTH_DATA_KEY_OLD: FIRST }));
    expect(await noted()).toEqual([keyId(FIRST), keyId(SECOND)]);
    const without = start({ HEALTH_DATA_KEY: SECOND });
    expect(await without.ended).toBe(1);
    expect(without.err()).toBe(
      `HEALTH_DATA_KEY lacks a key with which part of this database may be sealed (key id ${keyId(FIRST)}). Add it to HEALTH_DATA_KEY_OLD.\n`,
    );
  });

  it('that signed nothing here is named too, and the older one is needed for minutes alone (IS-064)', async () => {
    await runsAndEnds(start({ JWT_SECRET: FIRST }));
    const wrong = start({ JWT_SECRET: SECOND });
    expect(await wrong.ended).toBe(1);
    expect(wrong.err()).toBe(
      `JWT_SECRET is not the key with which the service of this database signs (key id ${keyId(FIRST)}). Put the right one, or add the older one to JWT_SECRET_OLD. Where it was changed on purpose: npm run ops -- reseal --give-up ${keyId(FIRST)}\n`,
    );
    await runsAndEnds(start({ JWT_SECRET: SECOND, JWT_SECRET_OLD: FIRST }));
    await runsAndEnds(start({ JWT_SECRET: FIRST, JWT_SECRET_OLD: SECOND }));
    await runsAndEnds(start({ JWT_SECRET: SECOND }));
    expect(await noted('JWT_SECRET')).toEqual([keyId(SECOND)]);
    const gone = await start({ JWT_SECRET: FIRST }).ended;
    expect(gone).toBe(1);
  });

  it('and another start with another key at the same moment: one of them runs (IS-175)', async () => {
    const both = [FIRST, SECOND].map(HEALTH_DATA_KEY => start({ HEALTH_DATA_KEY }));
    const ends = await Promise.all(
      both.map(server =>
        Promise.race([
          portOf(server).then(
            () => 'runs',
            () => 'ended',
          ),
          server.ended,
        ]),
      ),
    );
    expect(ends.filter(end => end === 'runs')).toHaveLength(1);
    expect(await noted()).toHaveLength(1);
    expect(both.map(server => server.err()).join('')).toMatch(
      /^HEALTH_DATA_KEY is not the key with which this database was sealed \(key id [0-9a-f]{8}\)\. [^\n]+\n$/,
    );
  });
});
