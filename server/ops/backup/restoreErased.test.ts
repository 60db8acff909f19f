import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import type { KeyRing } from '../../platform/config/keyRing.ts';
import { connect, type Database } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { runOnce } from '../../platform/database/postgres/running.ts';
import { temporaryFolder } from '../../platform/database/temporaryFolder.ts';
import { keyFaults, noteKeys } from '../../platform/keys/keyChecks.ts';
import { keyRings, SEALED_COLUMNS } from '../../sealed.ts';
import {
  type MachinePostgres,
  machinePrograms,
  startMachinePostgres,
} from '../../testing/machinePostgres.ts';
import { runOps } from '../run.ts';

/** Without PostgreSQL's own programs no back-up can be made. */
describe.runIf(machinePrograms !== null)('a restore', { timeout: 120_000 }, () => {
  let folder: string;
  let postgres: MachinePostgres;
  beforeAll(async () => {
    folder = temporaryFolder();
    postgres = await startMachinePostgres(machinePrograms ?? '');
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function ops(words: readonly string[], settings: Readonly<Record<string, string>>) {
    const out: string[] = [];
    const err: string[] = [];
    const code = await runOps(words, {
      environment: { PATH: process.env.PATH, DATA_DIR: folder, ...settings },
      say: line => void out.push(line),
      complain: line => void err.push(line),
    });
    return { code, out, err };
  }
  let number = 0;
  const emptyDatabase = () => postgres.create(`restored_${++number}`);
  const tablesIn = async (url: string) =>
    (await runOnce(url, "select tablename from pg_tables where schemaname = 'public'")).rowCount;
  /** A database whose back-up, in a folder of its own, holds one person, who is erased in it afterwards. */
  async function erasedSince(id: string) {
    const url = await emptyDatabase();
    await migrate(url);
    await runOnce(url, `insert into customers (id) values ('${id}')`);
    const kept = join(folder, id);
    expect((await ops(['backup', '--to', kept], { DATABASE_URL: url })).code).toBe(0);
    await runOnce(url, `delete from customers where id = '${id}'`);
    await runOnce(url, `insert into erased_customers (customer_id, erased_at) values ('${id}', now())`);
    const name = readdirSync(kept).find(entry => entry.endsWith('.backup')) ?? '';
    return { url, kept, made: join(kept, name) };
  }

  it('brings nobody back who was erased after it was made, and keeps their numbers in a file beside it (IS-114)', async () => {
    const id = '6f0c7a0e-2a47-4ab2-9d8c-0c5b8a1f3d21';
    const { url, made } = await erasedSince(id);
    const name = new URL(url).pathname.slice(1);
    const { code, out } = await ops(['restore', made, '--replace', name], { DATABASE_URL: url });
    expect(code).toBe(0);
    expect(out.at(-1)).toMatch(/^1 person is known as erased: /);
    expect(readFileSync(`${made}.erased`, 'utf8')).toMatch(new RegExp(`^${id} 20[\\d-]{8}\nend\n$`));
    expect((await runOnce(url, 'select customer_id from erased_customers')).rows).toEqual([
      { customer_id: id },
    ]);
  });

  it('is not restored on a new machine without the list of who was erased, which lies beside it and is applied (IS-097)', async () => {
    const id = '0d7bb0a4-6d8a-4c47-93d8-6a5d9b6c3f10';
    const { url, kept, made } = await erasedSince(id);
    const list = join(kept, 'erased');
    expect(readFileSync(list, 'utf8')).toBe('end\n');
    expect((await ops(['erased', '--out', list], { DATABASE_URL: url })).code).toBe(0);

    const DATABASE_URL = await emptyDatabase();
    renameSync(list, join(folder, 'elsewhere'));
    const refused = await ops(['restore', made], { DATABASE_URL });
    expect([refused.code, refused.err, await tablesIn(DATABASE_URL)]).toEqual([
      1,
      [
        expect.stringMatching(
          /^There is no \S+\/erased, the list of who was erased: .*nothing was changed\./,
        ),
      ],
      0,
    ]);
    const { code, out } = await ops(['restore', made, '--erased', join(folder, 'elsewhere')], {
      DATABASE_URL,
    });
    expect([code, out.at(-1)]).toEqual([0, expect.stringMatching(/^1 person is known as erased: /)]);
    expect((await runOnce(DATABASE_URL, 'select customer_id from erased_customers')).rows).toEqual([
      { customer_id: id },
    ]);
    expect(
      (
        await runOnce(
          DATABASE_URL,
          "select 1 from recurring_jobs where name = 'retention' and due_at <= now()",
        )
      ).rowCount,
    ).toBe(1);
    expect(
      (await ops(['restore', made, '--without-lists'], { DATABASE_URL: await emptyDatabase() })).code,
    ).toBe(0);
  });

  it('ends every session and link for a password that it brings back, and says so (IS-106)', async () => {
    const id = '3f1d2b7c-58a4-4c0e-9a65-7f4f0a2f9d11';
    const url = await emptyDatabase();
    await migrate(url);
    await runOnce(url, `insert into customers (id) values ('${id}')`);
    await runOnce(
      url,
      `insert into sessions (customer_id, started_at, expires_at, last_used_at, device_kind, browser, system)
       values ('${id}', now(), now() + interval '30 days', now(), 'phone', 'Chrome', 'Android')`,
    );
    await runOnce(
      url,
      `insert into password_links (token_hash, customer_id, expires_at)
       values (sha256('a link'), '${id}', now() + interval '1 hour')`,
    );
    const kept = join(folder, id);
    expect((await ops(['backup', '--to', kept], { DATABASE_URL: url })).code).toBe(0);
    // They sign out, and use the link, after it was made.
    await runOnce(url, 'update sessions set ended_at = now()');
    await runOnce(url, 'update password_links set used_at = now()');
    const name = readdirSync(kept).find(entry => entry.endsWith('.backup')) ?? '';
    const DATABASE_URL = await emptyDatabase();
    const { code, out } = await ops(['restore', join(kept, name)], { DATABASE_URL });
    expect([code, out]).toEqual([
      0,
      expect.arrayContaining(['1 session of the back-up was ended: everybody logs in again.']),
    ]);
    const { rows } = await runOnce(
      DATABASE_URL,
      `select (select count(*)::int from sessions where ended_at is null) as sessions,
              (select count(*)::int from password_links where used_at is null) as links`,
    );
    expect(rows).toEqual([{ sessions: 0, links: 0 }]);
  });

  it('wants no JWT_SECRET of before: on a new machine the service starts with another, and not with another key that seals (IS-316)', async () => {
    const url = await emptyDatabase();
    await migrate(url);
    const before = { JWT_SECRET: 'the one that signed on the machine that is lost' };
    const after = { JWT_SECRET: 'the one that signs on the machine that is new' };
    const faultsOf = (DATABASE_URL: string, keys: Readonly<Record<string, string>>) =>
      withKeys(DATABASE_URL, keys, (database, rings) => keyFaults(database, rings, SEALED_COLUMNS));
    await withKeys(url, before, (database, rings) => noteKeys(database, rings, SEALED_COLUMNS));
    expect(await faultsOf(url, after)).toEqual([expect.stringMatching(/^JWT_SECRET is not the key /)]);
    const kept = join(folder, 'keys');
    expect((await ops(['backup', '--to', kept], { DATABASE_URL: url })).code).toBe(0);
    const name = readdirSync(kept).find(entry => entry.endsWith('.backup')) ?? '';

    const DATABASE_URL = await emptyDatabase();
    expect((await ops(['restore', join(kept, name)], { DATABASE_URL, ...after })).err).toEqual([]);
    expect(await faultsOf(DATABASE_URL, after)).toEqual([]);
    const other = { HEALTH_DATA_KEY: 'a key that never sealed this database' };
    const [fault = '', ...more] = await faultsOf(DATABASE_URL, { ...after, ...other });
    expect([fault, more]).toEqual([expect.stringMatching(/^HEALTH_DATA_KEY is not the key /), []]);
    // A key that seals and is wrong is told last: all is there, and the right one in the settings is all that lacks.
    const late = await emptyDatabase();
    const wrong = await ops(['restore', join(kept, name)], { DATABASE_URL: late, ...after, ...other });
    expect([wrong.code, wrong.err]).toEqual([1, [fault]]);
    expect(await faultsOf(late, after)).toEqual([]);
    expect(await migrate(late)).toEqual([]);
  });

  async function withKeys<Result>(
    url: string,
    keys: Readonly<Record<string, string>>,
    run: (database: Database, rings: readonly KeyRing[]) => Promise<Result>,
  ): Promise<Result> {
    const opened = connect(url, 1, async () => undefined);
    try {
      return await run(
        opened.database,
        keyRings(readConfig({ DATA_DIR: folder, DATABASE_URL: url, ...keys })),
      );
    } finally {
      await opened.close();
    }
  }
});
