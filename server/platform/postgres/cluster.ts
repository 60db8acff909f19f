import { execFile, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { secretKeptIn } from '../secret.ts';
import { StartFault } from '../startFault.ts';
import { guardAgainstOurDeath } from './guard.ts';
import { findPlace, makeFolderFor, type Place } from './place.ts';
import { isAlive, isPostgres, readLockFile, runOnce, untilGone, untilItAnswers } from './running.ts';

export type Cluster = {
  /** Address of the database inside it. */
  readonly url: string;
  /** Ends the cluster if this process is the one that answers for it. */
  stop(): Promise<void>;
};

/** How long a cluster may take to recover what a power cut left, or to finish what it is doing. */
const PATIENCE = 60_000;
const NAME = 'towpath';

/**
 * Starts the PostgreSQL that comes with the server, its files inside `dataDir`, on a free port of this
 * machine only. One that a killed server left behind is taken over; one of a server still running is shared.
 * `durable: false` (tests) writes faster and survives no power cut. Throws a StartFault with the reason.
 */
export async function startCluster(dataDir: string, options: { durable: boolean }): Promise<Cluster> {
  const password = secretKeptIn(dataDir, 'postgres-password');
  const place = await findPlace(dataDir);
  const addressAt = (port: number, database: string) =>
    `postgres://${NAME}:${password}@127.0.0.1:${port}/${database}`;
  const ownerFile = join(dataDir, 'postgres-owner');

  let port = await portOfRunning(place.cluster, found => addressAt(found, 'postgres'));
  const shared = port !== null && isAlive(readNumber(ownerFile));
  if (port === null) {
    if (!existsSync(join(place.cluster, 'PG_VERSION'))) await initialise(place, password);
    port = await freePort();
    await launch(place, port, options.durable, join(dataDir, 'postgres.log'), addressAt(port, 'postgres'));
  }
  const url = addressAt(port, NAME);
  if (shared) return { url, stop: async () => undefined };

  writeFileSync(ownerFile, String(process.pid));
  const pid = readLockFile(place.cluster)?.pid ?? 0;
  const dismissGuard = guardAgainstOurDeath(pid);
  await createDatabaseOnce(addressAt(port, 'postgres'));
  return {
    url,
    async stop() {
      if (isAlive(pid)) process.kill(pid, 'SIGINT');
      await untilGone(pid, PATIENCE);
      dismissGuard();
      rmSync(ownerFile, { force: true });
    },
  };
}

/** The port of a cluster that runs on these files, or null. A lock file whose process has gone is removed. */
async function portOfRunning(cluster: string, addressAt: (port: number) => string): Promise<number | null> {
  const lock = readLockFile(cluster);
  if (!lock) return null;
  const end = Date.now() + PATIENCE;
  const runs = () => isAlive(lock.pid) && isPostgres(lock.pid);
  if (runs() && lock.port > 0) {
    // It may be starting, or on its way out after its server ended.
    const fault = await untilItAnswers(addressAt(lock.port), () => runs() && Date.now() < end);
    if (!fault) return lock.port;
    if (runs())
      throw new StartFault(`A PostgreSQL (process ${lock.pid}) holds ${cluster}: ${fault.message}.`);
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  return null;
}

/** Makes the files beside their place and then moves them, so that an interrupted start leaves nothing half made. */
async function initialise(place: Place, password: string): Promise<void> {
  const fresh = `${place.cluster}.new`;
  rmSync(fresh, { recursive: true, force: true });
  makeFolderFor(fresh, place.account);
  const passwordFile = join(fresh, '..', '.initial-password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (place.account) chownSync(passwordFile, place.account.uid, place.account.gid);
  try {
    await promisify(execFile)(
      join(place.programs, 'bin', 'initdb'),
      [
        `--pgdata=${fresh}`,
        `--username=${NAME}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // The built-in C.UTF-8 sorts the same on every machine, whatever locales it has.
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { ...spawnAs(place), env: environment() },
    );
  } catch (fault) {
    rmSync(fresh, { recursive: true, force: true });
    throw new StartFault(`The database could not be made: ${lastLineOf(messageOf(fault))}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  rmSync(place.cluster, { recursive: true, force: true });
  renameSync(fresh, place.cluster);
}

async function launch(place: Place, port: number, durable: boolean, log: string, url: string): Promise<void> {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    // What people tell us must not end up in a log: neither statements nor the details of an error.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    max_connections: 200,
  };
  const output = openSync(log, 'w', 0o600);
  const server = spawn(
    join(place.programs, 'bin', 'postgres'),
    ['-D', place.cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A group of its own: Ctrl+C must reach the server alone, which lets requests finish before the database goes.
    { ...spawnAs(place), env: environment(), stdio: ['ignore', output, output], detached: true },
  );
  closeSync(output);
  const failure = new Promise<never>((_, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('ended')));
  });
  failure.catch(() => undefined);
  server.unref();
  const end = Date.now() + PATIENCE;
  const runs = () => server.exitCode === null && server.signalCode === null && Date.now() < end;
  try {
    const fault = await Promise.race([untilItAnswers(url, runs), failure]);
    if (fault) throw fault;
  } catch (fault) {
    throw new StartFault(
      `The database did not start: ${lastLineOf(readFileSync(log, 'utf8')) || messageOf(fault)}`,
    );
  }
}

async function createDatabaseOnce(url: string): Promise<void> {
  const found = await runOnce(url, 'select 1 from pg_database where datname = $1', [NAME]);
  if (found.rowCount === 0) await runOnce(url, `create database ${NAME}`);
}

function spawnAs({ account }: Place): { uid?: number; gid?: number; cwd: string } {
  return account ? { uid: account.uid, gid: account.gid, cwd: '/' } : { cwd: tmpdir() };
}

/** Variables such as PGDATA or PGPORT of the machine must not steer our cluster. */
function environment(): NodeJS.ProcessEnv {
  const ours = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(ours), LC_ALL: 'C' };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function readNumber(path: string): number {
  return existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
}

function messageOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}

function lastLineOf(text: string): string {
  const lines = text.trim().split('\n');
  return (lines.findLast(line => /FATAL|error/i.test(line)) ?? lines.at(-1) ?? '').trim();
}
