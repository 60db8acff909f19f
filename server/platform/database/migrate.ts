import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { StartFault } from '../config/startFault.ts';
import { RESTORE_IS_UNFINISHED, UNFINISHED_RESTORE } from './unfinishedRestore.ts';

const FOLDER = resolve(import.meta.dirname, '../../migrations');
/**
 * An arbitrary number, the same in every process: the process that holds this lock migrates, the others wait.
 */
export const MIGRATION_LOCK = 7_031_846;

/** How long a migration waits for a table that somebody uses, in ms. */
const LOCK_TIMEOUT = 20_000;

/** As JSON, since a database from before it was written down has no such column. */
export const DONE = `select id, checksum, to_jsonb(migrations) ->> 'contracts' as contracts from migrations order by id`;

export type Migration = {
  readonly id: string;
  readonly sql: string;
  readonly checksum: string;
  /** Why the release before cannot run on a database that has had it: the first line says `-- contracts: …`. */
  readonly contracts?: string | undefined;
};

/** The migrations in server/migrations, in order. A file is `NNNN_what_it_does.sql`. */
export function readMigrations(folder = FOLDER): Migration[] {
  const files = readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .sort();
  const misnamed = files.find(file => !/^\d{4}_[a-z0-9_]+\.sql$/.test(file));
  if (misnamed) throw new StartFault(`Migration ${misnamed} is not named like 0001_customers.sql.`);
  return files.map(file => {
    const sql = readFileSync(join(folder, file), 'utf8');
    const contracts = /^-- contracts: (.+)$/m.exec(sql.split('\n', 1).join())?.[1];
    return {
      id: file.slice(0, -4),
      sql,
      checksum: createHash('sha256').update(sql).digest('hex'),
      contracts,
    };
  });
}

/**
 * Brings a database up to date: each new migration in a transaction of its own, forward only. Processes that
 * start together wait for one another. A database that is ahead of this program is left as it is. Returns the ids run
 * now. Throws a StartFault when a migration fails, of which nothing is left then, when the text of an earlier one has
 * changed, when this program cannot run on what a newer release has done, or when a restore was cut off.
 *
 * @param within a restore, which goes on afterwards, or a start
 */
export async function migrate(
  url: string,
  migrations = readMigrations(),
  lockTimeout = LOCK_TIMEOUT,
  within: 'start' | 'restore' = 'start',
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      `create table if not exists migrations (
         id text primary key, checksum text not null, run_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<Done>(DONE);
    const had = within === 'start' ? rows : rows.filter(({ id }) => id !== UNFINISHED_RESTORE);
    const mismatch = mismatchOf(had, migrations);
    if (mismatch !== undefined) throw new StartFault(mismatch);
    const done = new Set(rows.map(({ id }) => id));
    const pending = migrations.filter(({ id }) => !done.has(id));
    for (const migration of pending) await run(client, migration, lockTimeout);
    return pending.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

/** A migration that a database has had. */
export type Done = { readonly id: string; readonly checksum: string; readonly contracts: string | null };

/** Why a program with these migrations cannot run on a database that has had those; undefined where it can. */
export function mismatchOf(done: readonly Done[], migrations: readonly Migration[]): string | undefined {
  if (done.some(({ id }) => id === UNFINISHED_RESTORE)) return RESTORE_IS_UNFINISHED;
  const known = new Map(migrations.map(({ id, checksum }) => [id, checksum]));
  const contracting = done.find(({ id, contracts }) => contracts !== null && !known.has(id));
  if (contracting) {
    return `The database is too new for this release: it has had migration ${contracting.id}, which contracts: ${contracting.contracts}. Run a newer release, or restore the back-up from before it.`;
  }
  const changed = done.find(({ id, checksum }) => known.has(id) && known.get(id) !== checksum);
  return changed && `Migration ${changed.id} was changed after it ran. Write a new one instead.`;
}

async function run(
  client: pg.Client,
  { id, sql, checksum, contracts }: Migration,
  lockTimeout: number,
): Promise<void> {
  try {
    await client.query('begin');
    // Whoever waits for a lock makes everybody else wait for it, and the release before still serves.
    await client.query(`set local lock_timeout = ${lockTimeout}`);
    await client.query(sql);
    await client.query('insert into migrations (id, checksum) values ($1, $2)', [id, checksum]);
    if (contracts) await client.query('update migrations set contracts = $2 where id = $1', [id, contracts]);
    await client.query('commit');
  } catch (fault) {
    // Without a connection nothing is to be rolled back either.
    await client.query('rollback').catch(() => undefined);
    const reason = fault instanceof Error ? fault.message : String(fault);
    throw new StartFault(
      `Migration ${id} did not run: ${reason}. Nothing of it is left: the database is as it was before it.`,
    );
  }
}
