import { once } from 'node:events';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { StartFault } from '../../platform/config/startFault.ts';
import { MIGRATION_LOCK, readMigrations } from '../../platform/database/migrate.ts';
import { checkAddress } from '../../platform/database/primary.ts';
import { DATA, type Manifest } from './manifest.ts';
import { findPrograms } from './programs.ts';
import { startTool } from './tool.ts';

/** For the indexes and the checks of references, which are most of a restore; a small machine has as much to spare. */
const INDEX_MEMORY = '256MB';

/** How long to wait for somebody else who uses a table that is to be replaced. */
const LOCK_TIMEOUT = '15s';

/**
 * Loads a whole back-up into a database, in one transaction: either all of it is there afterwards, each table with as
 * many rows as were counted when it was made, or nothing has changed, however the run ends. A server that starts
 * meanwhile waits. Throws a StartFault that says why it was not loaded.
 *
 * @param folder the back-up, read by readWhole
 * @param manifest what it says of itself
 * @param url address of the database
 * @param replace whether what the database holds goes; otherwise it has to be empty
 * @param atTheEnd what else has to be done in that transaction, in SQL
 */
export async function load(
  folder: string,
  manifest: Manifest,
  {
    url,
    replace,
    atTheEnd = '',
    environment,
  }: {
    readonly url: string;
    readonly replace: boolean;
    readonly atTheEnd?: string;
    readonly environment: Readonly<Record<string, string | undefined>>;
  },
): Promise<void> {
  refuseNewer(manifest);
  const postgres = await checkAddress(url);
  if (postgres < manifest.postgres) {
    throw new StartFault(
      `The back-up is from PostgreSQL ${manifest.postgres}, this one is ${postgres}. Restore it into ${manifest.postgres} or newer.`,
    );
  }
  const programs = await findPrograms(postgres, environment);
  const restore = startTool(programs.pg_restore, [
    '--no-owner',
    '--no-privileges',
    '--file=-',
    join(folder, DATA),
  ]);
  const psql = startTool(programs.psql, ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-f', '-'], url);
  psql.output.resume();
  const give = async (text: string) => {
    if (!psql.input.write(text)) await once(psql.input, 'drain');
  };
  try {
    await Promise.race([
      psql.done,
      (async () => {
        await give(before(replace));
        await pipeline(restore.output, psql.input, { end: false });
        // Without the commit that follows, psql leaves the database as it was.
        await restore.done;
        await give(after(manifest, atTheEnd));
        psql.input.end();
        await psql.done;
      })(),
    ]);
  } catch (fault) {
    // psql knows best why it stopped reading.
    psql.input.end();
    const first =
      fault instanceof StartFault
        ? fault
        : await psql.done.then(
            () => fault,
            reason => reason,
          );
    throw new StartFault(`Nothing was changed: ${first instanceof Error ? first.message : String(first)}`);
  } finally {
    restore.process.kill();
    psql.process.kill();
  }
}

/** Throws a StartFault if this release does not know all that the back-up has. */
export function refuseNewer({ migrations, release }: Manifest): void {
  const known = new Set(readMigrations().map(({ id }) => id));
  const unknown = migrations.find(id => !known.has(id));
  if (unknown === undefined) return;
  throw new StartFault(
    `The back-up is from a newer release (${release}, with migration ${unknown}). Restore it with that release.`,
  );
}

/** Within the transaction nobody else sees anything until it is all there. */
function before(replace: boolean): string {
  const empty = `
    do $$ begin
      if exists (select 1 from pg_tables where schemaname = 'public') then
        raise exception 'the database is not empty';
      end if;
    end $$;`;
  return `
    begin;
    set local lock_timeout = '${LOCK_TIMEOUT}';
    set local maintenance_work_mem = '${INDEX_MEMORY}';
    select pg_advisory_xact_lock(${MIGRATION_LOCK});
    ${replace ? 'drop schema public cascade; create schema public;' : empty}\n`;
}

function after({ rows }: Manifest, atTheEnd: string): string {
  const checks = Object.entries(rows).map(
    ([table, counted]) => `
      select count(*) into found from public.${pg.escapeIdentifier(table)};
      if found <> ${counted} then
        raise exception '${table.replaceAll("'", "''")} has % rows of ${counted}', found;
      end if;`,
  );
  return `\ndo $$ declare found bigint; begin ${checks.join('')} end $$;\n${atTheEnd}\ncommit;\nset search_path = public;\nanalyze;\n`;
}
