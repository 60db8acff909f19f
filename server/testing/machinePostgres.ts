import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runOnce, waitUntilGone, waitUntilItAnswers } from '../platform/database/postgres/running.ts';
import { temporaryFolder } from '../platform/database/temporaryFolder.ts';
import { listenSomewhere } from './programRun.ts';

/** What a machine that can make a database and back it up has: the built-in PostgreSQL lacks the last three. */
const PROGRAMS = ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'psql'];

/** The folder of a whole PostgreSQL that this machine has, or null: then what needs one says so. */
export const machinePrograms: string | null =
  [
    ...(existsSync('/usr/lib/postgresql')
      ? readdirSync('/usr/lib/postgresql').map(version => join('/usr/lib/postgresql', version, 'bin'))
      : []),
    ...(process.env.PATH ?? '').split(delimiter),
  ].find(folder => PROGRAMS.every(program => existsSync(join(folder, program)))) ?? null;

/** A PostgreSQL of this machine's own for one test, empty. */
export type MachinePostgres = {
  /** Address of its database `postgres`, as its superuser. */
  readonly url: string;
  /** Makes an empty database and returns its address. */
  create(name: string): Promise<string>;
  stop(): Promise<void>;
};

/**
 * Starts a new, empty cluster from a folder of programs.
 *
 * @param durable whether what it says is written is on the disk
 */
export async function startMachinePostgres(
  programs: string,
  { durable = false } = {},
): Promise<MachinePostgres> {
  const folder = temporaryFolder();
  const files = join(folder, 'files');
  const account = process.getuid?.() === 0 ? postgresAccount() : undefined;
  if (account) chownSync(folder, account.uid, account.gid);
  execFileSync(
    join(programs, 'initdb'),
    ['-D', files, '-U', 'towpath', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    {
      ...account,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const free = await listenSomewhere();
  free.server.close();
  const settings = {
    port: free.port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: durable ? 'on' : 'off',
  };
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(programs, 'postgres'), ['-D', files, ...words], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  });
  const url = `postgres://towpath@127.0.0.1:${free.port}/postgres`;
  const end = Date.now() + 60_000;
  const fault = await waitUntilItAnswers(
    () => url,
    () => child.exitCode === null && Date.now() < end,
  );
  if (fault) throw fault;
  return {
    url,
    async create(name) {
      await runOnce(url, `create database ${name}`);
      return Object.assign(new URL(url), { pathname: `/${name}` }).href;
    },
    async stop() {
      child.kill('SIGINT');
      await waitUntilGone(child.pid ?? 0, 20_000);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function postgresAccount(): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^(?:postgres|nobody):[^:]*:(\d+):(\d+):/m);
  return { uid: Number(line?.[1]), gid: Number(line?.[2]) };
}
