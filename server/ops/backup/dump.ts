import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StartFault } from '../../platform/config/startFault.ts';
import { checkAddress } from '../../platform/database/primary.ts';
import { RESTORE_IS_UNFINISHED, UNFINISHED_RESTORE } from '../../platform/database/unfinishedRestore.ts';
import { backupName } from '../../platform/watching/backups.ts';
import { DATA, MANIFEST, type Manifest, readWhole, releaseName, sha256Of } from './manifest.ts';
import { findPrograms } from './programs.ts';
import { startTool } from './tool.ts';

/** Every table, whosever it is, with the rows that it has: a back-up is of all of them. */
const TABLES = `
  select c.relname as name,
         (xpath('//rows/text()', query_to_xml(
           format('select count(*) as rows from %I.%I', n.nspname, c.relname), false, false, '')))[1]::text as rows
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition order by 1`;

/**
 * Writes a back-up of a database while the service runs: all of it as it was at one moment, with the counts of that
 * moment. It is written under a temporary name and gets its own once it is whole and on the disk. Throws a StartFault
 * that says why there is none.
 *
 * @param url address of the database
 * @param folder where the back-up goes, as a folder of its own
 * @param now the time that its name says
 * @param environment for the place of PostgreSQL's programs
 * @returns the folder of the back-up, and what it says of itself
 */
export async function dump(
  url: string,
  folder: string,
  now: Date,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<{ readonly path: string; readonly manifest: Manifest }> {
  const postgres = await checkAddress(url);
  const programs = await findPrograms(postgres, environment);
  const path = join(folder, backupName(now));
  const unfinished = `${path}.part-${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    mkdirSync(unfinished, { mode: 0o700 });
    const file = join(unfinished, DATA);
    const state = await inSnapshot(url, async (snapshot, client) => {
      const words = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`];
      const tool = startTool(programs.pg_dump, [...words, `--file=${file}`], url);
      try {
        const read = await stateOf(client);
        await tool.done;
        return read;
      } finally {
        tool.process.kill();
      }
    });
    const data = { bytes: statSync(file).size, sha256: await sha256Of(file) };
    const manifest = { form: 1, at: now.toISOString(), release: releaseName(), postgres, ...state, data };
    writeFileSync(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    for (const name of [DATA, MANIFEST]) toDisk(join(unfinished, name));
    renameSync(unfinished, path);
    return { path, manifest: await readWhole(path) };
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && 'syscall' in fault) {
      throw new StartFault(`The back-up cannot be written to ${folder}: ${String(fault.code)}.`);
    }
    throw fault;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Does some work in a transaction that sees one moment; the name of its snapshot lets pg_dump see the same. */
async function inSnapshot<Result>(
  url: string,
  work: (snapshot: string, client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'towpath ops' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ name: string }>('select pg_export_snapshot() as name');
    return await work(rows[0]?.name ?? '', client);
  } finally {
    await client.end();
  }
}

async function stateOf(client: pg.Client): Promise<Pick<Manifest, 'migrations' | 'rows'>> {
  const tables = await client.query<{ name: string; rows: string }>(TABLES);
  const rows = Object.fromEntries(tables.rows.map(table => [table.name, Number(table.rows)]));
  if (rows.migrations === undefined) {
    throw new StartFault('There is nothing to back up: no server has been started on this database yet.');
  }
  const migrations = await client.query<{ id: string }>('select id from migrations order by id');
  if (migrations.rows.some(({ id }) => id === UNFINISHED_RESTORE))
    throw new StartFault(RESTORE_IS_UNFINISHED);
  return { rows, migrations: migrations.rows.map(({ id }) => id) };
}

/** Waits until the disk has it: the name must not be there before what it names. */
function toDisk(file: string): void {
  const opened = openSync(file, 'r+');
  fsyncSync(opened);
  closeSync(opened);
}
