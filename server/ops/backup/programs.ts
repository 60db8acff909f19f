import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { StartFault } from '../../platform/config/startFault.ts';

const ending = process.platform === 'win32' ? '.exe' : '';

/** Folders that hold a folder for each version of PostgreSQL, as the systems' packages lay them. */
const FAMILIES = [
  { folder: '/usr/lib/postgresql', bin: 'bin' },
  { folder: '/opt/homebrew/opt', bin: 'bin' },
  { folder: '/usr/local/opt', bin: 'bin' },
  { folder: 'C:\\Program Files\\PostgreSQL', bin: 'bin' },
];

/** A folder with programs of PostgreSQL, and the major version they are of. */
type Found = { readonly folder: string; readonly version: number };

/** The programs that back-ups are made and read with, of one version. */
export type Programs = Readonly<Record<'pg_dump' | 'pg_restore' | 'psql', string>>;

/**
 * Finds the programs of exactly this version of PostgreSQL: in the folder that PG_BIN names, where the packages of
 * the system put them, or on the PATH. Another version would write what this database cannot read, so a StartFault
 * says which is needed and which are there.
 *
 * @param major the version of the database, such as 17
 */
export async function findPrograms(
  major: number,
  { PG_BIN, PATH }: Readonly<Record<string, string | undefined>>,
): Promise<Programs> {
  const folders = PG_BIN?.trim()
    ? [PG_BIN.trim()]
    : [...foldersOfPackages(), ...(PATH ?? '').split(delimiter)];
  const there: Found[] = [];
  for (const folder of new Set(folders)) {
    const version = await versionIn(folder);
    if (version === undefined) continue;
    if (version === major) return programsIn(folder);
    there.push({ folder, version });
  }
  const others = there.map(({ folder, version }) => `${version} in ${folder}`).join(', ');
  throw new StartFault(
    `pg_dump, pg_restore and psql of PostgreSQL ${major} are needed: the database is of that version. ` +
      `${others ? `There is ${others}.` : 'There are none here.'} ` +
      `Install the package postgresql-client-${major}, or name their folder in PG_BIN.`,
  );
}

function programsIn(folder: string): Programs {
  const named = (name: string) => join(folder, `${name}${ending}`);
  return { pg_dump: named('pg_dump'), pg_restore: named('pg_restore'), psql: named('psql') };
}

function foldersOfPackages(): string[] {
  return FAMILIES.filter(({ folder }) => existsSync(folder)).flatMap(({ folder, bin }) =>
    readdirSync(folder).map(name => join(folder, name, bin)),
  );
}

/** The major version of the programs in a folder; undefined unless all of them are there. */
async function versionIn(folder: string): Promise<number | undefined> {
  const programs = programsIn(folder);
  if (folder === '' || !Object.values(programs).every(program => existsSync(program))) return undefined;
  try {
    // The form is `pg_dump (PostgreSQL) 17.6 (Debian 17.6-1)`.
    const { stdout } = await promisify(execFile)(programs.pg_dump, ['--version']);
    return Number(/ (\d+)[.\w]*/.exec(stdout)?.[1]) || undefined;
  } catch {
    return undefined;
  }
}
