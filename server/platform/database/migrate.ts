import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { StartFault } from '../config/startFault.ts';

const FOLDER = resolve(import.meta.dirname, '../../migrations');
/**
 * An arbitrary number, the same in every process: the process that holds this lock migrates, the others wait.
 */
export const MIGRATION_LOCK = 7_031_846;

export type Migration = { readonly id: string; readonly sql: string; readonly checksum: string };

/** The migrations in server/migrations, in order. A file is `NNNN_what_it_does.sql`. */
export function readMigrations(folder = FOLDER): Migration[] {
  const files = readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .sort();
  const misnamed = files.find(file => !/^\d{4}_[a-z0-9_]+\.sql$/.test(file));
  if (misnamed) throw new StartFault(`Migration ${misnamed} is not named like 0001_customers.sql.`);
  return files.map(file => {
    const sql = readFileSync(join(folder, file), 'utf8');
    return { id: file.slice(0, -4), sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

/**
 * Brings a database up to date: each new migration in a transaction of its own, forward only. Processes that
 * start together wait for one another. Returns the ids run now. Throws a StartFault when the text of an
 * earlier migration has changed, or when the database is ahead of this program.
 */
export async function migrate(url: string, migrations = readMigrations()): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      `create table if not exists migrations (
         id text primary key, checksum text not null, run_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ id: string; checksum: string }>(
      'select id, checksum from migrations order by id',
    );
    const done = new Map(rows.map(row => [row.id, row.checksum]));
    refuseMismatch(done, migrations);
    const pending = migrations.filter(({ id }) => !done.has(id));
    for (const migration of pending) await run(client, migration);
    return pending.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

function refuseMismatch(done: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const migrationIds = new Set(migrations.map(({ id }) => id));
  const unknown = [...done.keys()].find(id => !migrationIds.has(id));
  if (unknown) {
    throw new StartFault(`The database is newer than this program: it has had migration ${unknown}.`);
  }
  const changed = migrations.find(({ id, checksum }) => done.has(id) && done.get(id) !== checksum);
  if (changed) {
    throw new StartFault(`Migration ${changed.id} was changed after it ran. Write a new one instead.`);
  }
}

async function run(client: pg.Client, { id, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migrations (id, checksum) values ($1, $2)', [id, checksum]);
    await client.query('commit');
  } catch (fault) {
    await client.query('rollback');
    const reason = fault instanceof Error ? fault.message : String(fault);
    throw new StartFault(`Migration ${id} did not run: ${reason}.`);
  }
}
