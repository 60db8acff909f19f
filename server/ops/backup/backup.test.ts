import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { connect } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { runOnce } from '../../platform/database/postgres/running.ts';
import { temporaryFolder } from '../../platform/database/temporaryFolder.ts';
import { walkerFor } from '../../testing/journeyWalk.ts';
import {
  type MachinePostgres,
  machinePrograms,
  startMachinePostgres,
} from '../../testing/machinePostgres.ts';
import { customer, loggedIn } from '../../testing/person.ts';
import { createTestApp } from '../../testing/testApp.ts';
import { runOps } from '../run.ts';

const LISTS = ['erased', 'changes'];

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a run of a command printed, and its exit code. */
async function ops(words: readonly string[], settings: Readonly<Record<string, string>>) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runOps(words, {
    environment: { PATH: process.env.PATH, DATA_DIR: folder, ...settings },
    say: line => void out.push(line),
    complain: line => void err.push(...line.split('\n')),
  });
  return { code, out, err };
}

describe('programs of PostgreSQL', () => {
  it('are those of exactly the version of the database, or the fault names it and what there is (IS-144)', async () => {
    const DATABASE_URL = inject('templateDatabaseUrl');
    const { rows } = await runOnce(
      DATABASE_URL,
      "select current_setting('server_version_num')::int / 10000 as major",
    );
    const needed = `pg_dump, pg_restore and psql of PostgreSQL ${rows[0]?.major} are needed: `;
    const none = await ops(['backup', '--to', join(folder, 'kept')], { DATABASE_URL, PG_BIN: folder });
    expect(none).toEqual({
      code: 1,
      out: [],
      err: [expect.stringContaining(`${needed}the database is of that version. There are none here. `)],
    });
    expect(existsSync(join(folder, 'kept'))).toBe(false);
  });
});

/** On a machine without PostgreSQL's own programs no back-up can be made: the fault above is all there is to prove. */
describe.runIf(machinePrograms !== null)('a back-up', { timeout: 120_000 }, () => {
  let postgres: MachinePostgres;
  beforeAll(async () => {
    postgres = await startMachinePostgres(machinePrograms ?? '');
  });
  afterAll(() => postgres.stop());

  let number = 0;
  const emptyDatabase = () => postgres.create(`backed_up_${++number}`);
  /** A migrated database with one row that a test can tell. */
  const someDatabase = async () => {
    const url = await emptyDatabase();
    await migrate(url);
    await runOnce(url, "insert into recurring_jobs (name, due_at) values ('kept', now())");
    return url;
  };
  const tablesIn = async (url: string) =>
    (await runOnce(url, "select tablename from pg_tables where schemaname = 'public'")).rowCount;
  /** The back-ups in the folder, each as a path. */
  const there = () =>
    readdirSync(join(folder, 'kept'))
      .filter(name => !LISTS.includes(name))
      .map(name => join(folder, 'kept', name));
  const back = (DATABASE_URL: string, ...more: string[]) =>
    ops(['backup', '--to', join(folder, 'kept'), ...more], { DATABASE_URL });

  it('of a service with people is restored on an empty machine: each table has its rows, they log in and go on (IS-143)', async () => {
    const url = await emptyDatabase();
    await migrate(url);
    const settings = { HEALTH_DATA_KEY: 'a key that is kept apart from the back-ups' };
    const test = await createTestApp(settings, undefined, { opened: connect(url, 5, async () => undefined) });
    const person = await customer(test);
    (await person.call(createJourney, { body: {} })).answer;
    expect((await (await walkerFor(test, person)).save('nation', 'wales')).status).toBe(204);
    const { code, out } = await back(url);
    expect([code, out]).toEqual([
      0,
      [expect.stringMatching(/^Backed up 1 person, [\d,]+ rows, [\d.]+ MB in [\d.]+ s: \S+$/)],
    ]);
    // What comes later is not in it.
    await customer(test);
    await test.close();

    const other = await startMachinePostgres(machinePrograms ?? '');
    const DATABASE_URL = await other.create('towpath');
    const [made = ''] = there();
    const restored = await ops(['restore', made], { DATABASE_URL });
    expect(restored).toMatchObject({ code: 0, err: [] });
    const { rows } = JSON.parse(readFileSync(join(made, 'manifest.json'), 'utf8'));
    expect(rows).toMatchObject({ customers: 1, journeys: 1, answers: 1 });
    for (const [table, count] of Object.entries(rows)) {
      const found = await runOnce(DATABASE_URL, `select count(*)::int as count from ${table}`);
      // The restore itself is an entry of the audit log.
      const counted = Number(count) + (table === 'audit_log' ? 1 : 0);
      expect([table, found.rows[0]?.count]).toEqual([table, counted]);
    }
    const again = await createTestApp(settings, undefined, {
      opened: connect(DATABASE_URL, 5, async () => undefined),
    });
    expect(await migrate(DATABASE_URL)).toEqual([]);
    const returned = await loggedIn(again, person.email, person.password);
    expect(returned.customerId).toBe(person.customerId);
    const walker = await walkerFor(again, returned);
    expect((await walker.saved()).get('nation')?.answers).toHaveLength(1);
    expect((await walker.save('nation', 'england')).status).toBe(204);
    await again.close();
    await other.stop();
  });

  it('is a folder that only its owner enters, with a name that says when, and nothing unfinished beside it (IS-143)', async () => {
    await back(await someDatabase());
    const [made = '', ...others] = there();
    expect(others).toEqual([]);
    expect(made).toMatch(/\/towpath-20\d{6}T\d{6}Z\.backup$/);
    expect(statSync(made).mode & 0o077).toBe(0);
    const manifest = JSON.parse(readFileSync(join(made, 'manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({
      form: 1,
      release: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      postgres: expect.any(Number),
      migrations: expect.arrayContaining(['0001_customers']),
      rows: { recurring_jobs: 1, customers: 0 },
      data: {
        bytes: statSync(join(made, 'data.dump')).size,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
  });

  it('counts the rows of the very moment that it holds, while others write (IS-143)', async () => {
    const url = await someDatabase();
    let goOn = true;
    const writing = (async () => {
      for (let n = 0; goOn; n++)
        await runOnce(url, 'insert into recurring_jobs values ($1, now())', [`job ${n}`]);
    })();
    expect((await back(url)).code).toBe(0);
    goOn = false;
    await writing;
    const [made = ''] = there();
    expect(await ops(['verify', made, '--into', 'scratch'], { DATABASE_URL: url })).toMatchObject({
      code: 0,
      err: [],
    });
  });

  it('that is verified is restored on trial in a database of its own, which goes again (IS-145)', async () => {
    const url = await someDatabase();
    await back(url);
    const [made = ''] = there();
    const seen = await ops(['verify', made], { DATABASE_URL: url });
    expect([seen.code, seen.out]).toEqual([0, [expect.stringMatching(/^Whole: 0 people, /)]]);
    const tried = await ops(['verify', made, '--into', 'on_trial'], { DATABASE_URL: url });
    expect([tried.code, tried.out[1]]).toEqual([
      0,
      expect.stringMatching(
        /^Restored on trial in [\d.]+ s: each of \d+ tables has its rows, and what is sealed opens with these keys\.$/,
      ),
    ]);
    expect((await runOnce(url, "select 1 from pg_database where datname = 'on_trial'")).rowCount).toBe(0);
    const taken = await ops(['verify', made, '--into', 'postgres'], { DATABASE_URL: url });
    expect([taken.code, taken.err]).toEqual([
      1,
      ['The database "postgres" cannot be made: database "postgres" already exists.'],
    ]);
  });

  it('that was sealed with another key is told so when it is tried (IS-175)', async () => {
    const url = await someDatabase();
    await runOnce(
      url,
      "insert into key_checks (key_name, key_id, sealed) values ('HEALTH_DATA_KEY', '01234567', 'not by us')",
    );
    await back(url);
    const [made = ''] = there();
    const tried = await ops(['verify', made, '--into', 'on_trial'], { DATABASE_URL: url });
    expect([tried.code, tried.err]).toEqual([
      1,
      [
        'HEALTH_DATA_KEY is not the key with which this database was sealed (key id 01234567). Put the right one, or add the older one to HEALTH_DATA_KEY_OLD.',
      ],
    ]);
    expect((await runOnce(url, "select 1 from pg_database where datname = 'on_trial'")).rowCount).toBe(0);
  });

  it('that is cut, damaged or none is named in one line, and nothing is changed (IS-145, IS-146)', async () => {
    const url = await someDatabase();
    await back(url);
    const [made = ''] = there();
    const data = join(made, 'data.dump');
    const whole = readFileSync(data);
    const DATABASE_URL = await emptyDatabase();
    const fault = async () => {
      const { code, out, err } = await ops(['restore', made], { DATABASE_URL });
      expect([code, out, err.length, await tablesIn(DATABASE_URL)]).toEqual([1, [], 1, 0]);
      expect((await ops(['verify', made], { DATABASE_URL })).err).toEqual(err);
      return err[0];
    };
    truncateSync(data, whole.length - 1);
    expect(await fault()).toMatch(/\.backup is cut: data\.dump has \d+ bytes of \d+\.$/);
    const changed = Buffer.from(whole);
    changed[changed.length - 10] = (changed.at(-10) ?? 0) ^ 1;
    writeFileSync(data, changed);
    expect(await fault()).toMatch(/\.backup is damaged: data\.dump is not what was written/);
    writeFileSync(data, whole);
    writeFileSync(join(made, 'manifest.json'), '{ "form": 1');
    expect(await fault()).toMatch(/\.backup is damaged: manifest\.json cannot be read\.$/);
    rmSync(join(made, 'manifest.json'));
    expect(await fault()).toMatch(
      /is no back-up: it has to be a folder with manifest\.json and data\.dump\.$/,
    );
  });

  it('whose rows are not those that were counted changes nothing (IS-146)', async () => {
    const url = await someDatabase();
    await back(url);
    const [made = ''] = there();
    const file = join(made, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...manifest, rows: { ...manifest.rows, recurring_jobs: 2 } }));
    const name = new URL(url).pathname.slice(1);
    await runOnce(url, "insert into recurring_jobs (name, due_at) values ('newer', now())");
    const { code, err } = await ops(['restore', made, '--replace', name], { DATABASE_URL: url });
    expect([code, err]).toEqual([1, ['Nothing was changed: ERROR:  recurring_jobs has 1 rows of 2.']]);
    expect((await runOnce(url, 'select name from recurring_jobs order by 1')).rows).toEqual([
      { name: 'kept' },
      { name: 'newer' },
    ]);
  });

  it('replaces only what is named, and only while nobody is connected (IS-146)', async () => {
    const url = await someDatabase();
    await back(url);
    const [made = ''] = there();
    const name = new URL(url).pathname.slice(1);
    await runOnce(url, "insert into recurring_jobs (name, due_at) values ('newer', now())");
    await runOnce(url, 'create table of_later (id integer)');
    const restore = (...more: string[]) => ops(['restore', made, ...more], { DATABASE_URL: url });
    expect((await restore()).err).toEqual([
      `The database "${name}" is not empty, so nothing was changed. To give up what it holds: --replace ${name}`,
    ]);
    expect((await restore('--replace', 'other')).err).toEqual([
      `--replace must be "${name}", the name of the database whose content goes.`,
    ]);
    const service = connect(url, 1, async () => undefined);
    await service.database.selectFrom('recurring_jobs').select('name').execute();
    expect((await restore('--replace', name)).err).toEqual([
      `Nothing was changed: 1 connection to "${name}" is open. Stop the service first.`,
    ]);
    await service.close();
    expect(await restore('--replace', name)).toMatchObject({ code: 0, err: [] });
    expect((await runOnce(url, 'select name from recurring_jobs')).rows).toEqual([{ name: 'kept' }]);
    expect((await runOnce(url, "select to_regclass('of_later') as there")).rows[0]?.there).toBeNull();
  });

  it('of an earlier release is brought up to date at the next start; one of a newer release is refused (IS-146)', async () => {
    const url = await someDatabase();
    await runOnce(url, 'delete from migrations where id = (select max(id) from migrations)');
    await back(url);
    const [older = ''] = there();
    expect((await ops(['verify', older], { DATABASE_URL: url })).code).toBe(0);
    await runOnce(url, "insert into migrations (id, checksum) values ('9999_of_tomorrow', 'x')");
    await ops(['backup', '--to', join(folder, 'newer')], { DATABASE_URL: url });
    const name = readdirSync(join(folder, 'newer')).find(entry => entry.endsWith('.backup')) ?? '';
    const newer = join(folder, 'newer', name);
    const empty = await emptyDatabase();
    const { code, err } = await ops(['restore', newer], { DATABASE_URL: empty });
    expect([code, err]).toEqual([
      1,
      [
        expect.stringMatching(
          /^The back-up is from a newer release \([\d.]+, with migration 9999_of_tomorrow\)\. Restore it with that release\.$/,
        ),
      ],
    ]);
    expect(await tablesIn(empty)).toBe(0);
  });

  it('that is older than the days to keep goes once a new one is whole; nothing else does (IS-147)', async () => {
    const url = await someDatabase();
    const kept = join(folder, 'kept');
    const yesterday = new Date(Date.now() - 26 * 60 * 60 * 1000).toISOString().replace(/[-:]|\.\d+/g, '');
    const names = [
      'towpath-20200101T000000Z.backup',
      `towpath-${yesterday}.backup`,
      'towpath-20200101.txt',
      'notes',
    ];
    for (const name of names) mkdirSync(join(kept, name), { recursive: true });
    expect((await back(url, '--keep', '2')).out[1]).toBe('Removed towpath-20200101T000000Z.backup.');
    const [made = '', ...others] = readdirSync(kept).filter(
      name => ![...names.slice(1), ...LISTS].includes(name),
    );
    expect([made, others]).toEqual([expect.stringMatching(/^towpath-\d{8}T\d{6}Z\.backup$/), []]);
    expect(readdirSync(kept)).toHaveLength(names.length + LISTS.length);
    expect((await back(url, '--keep', 'all')).code).toBe(2);
  });

  it('goes after the days that people have been promised, however long it is to be kept (IS-147)', async () => {
    const kept = join(folder, 'kept');
    mkdirSync(join(kept, 'towpath-20200101T000000Z.backup'), { recursive: true });
    expect((await back(await someDatabase(), '--keep', '9999')).out).toContain(
      'Removed towpath-20200101T000000Z.backup.',
    );
  });

  it('that cannot be written leaves nothing and removes nothing, with one line (IS-147)', async () => {
    const kept = join(folder, 'kept');
    mkdirSync(join(kept, 'towpath-20200101T000000Z.backup'), { recursive: true });
    const nowhere = await back('postgres://a:secret@127.0.0.1:9/b', '--keep', '1');
    expect(nowhere).toEqual({ code: 1, out: [], err: ['DATABASE_URL: nothing answers at 127.0.0.1:9.'] });
    const empty = await back(await emptyDatabase(), '--keep', '1');
    expect(empty.err).toEqual([
      'There is nothing to back up: no server has been started on this database yet.',
    ]);
    writeFileSync(join(folder, 'file'), '');
    const blocked = await ops(['backup', '--to', join(folder, 'file', 'below')], {
      DATABASE_URL: await someDatabase(),
    });
    expect(blocked.err).toEqual([expect.stringMatching(/^The back-up cannot be written to \S+: ENOTDIR\.$/)]);
    expect(readdirSync(kept)).toEqual(['towpath-20200101T000000Z.backup']);
    expect(existsSync(join(folder, 'file', 'below'))).toBe(false);
  });
});
