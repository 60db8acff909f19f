import { execFile, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { secretKeptIn } from '../../config/secret.ts';
import { StartFault } from '../../config/startFault.ts';
import { stopPostgresWhenWeDie } from './guard.ts';
import { keepRunning, type Told } from './keepRunning.ts';
import { type ClusterLocation, locateCluster, makeFolderFor } from './location.ts';
import {
  addressOf,
  canHoldSocket,
  isAlive,
  isPostgres,
  type Postmaster,
  readLockFile,
  runOnce,
  waitUntilGone,
  waitUntilItAnswers,
} from './running.ts';

export type Cluster = {
  /** Address of the database inside it. */
  readonly url: string;
  /** Stops the cluster if this process is responsible for it. */
  stop(): Promise<void>;
};

/** How long a cluster may take to recover after a power cut, or to finish its work. */
const START_STOP_TIMEOUT_MS = 60_000;
const NAME = 'towpath';

/**
 * Starts the PostgreSQL that comes with the server, its files inside `dataDir`, on a free port of this
 * machine only. One that a killed server left behind is taken over; one of a server still running is shared.
 * `durable: false` (tests) writes faster, survives no power cut and is not tidied up. With `told` it is started again when it ends by
 * itself. Throws a StartFault with the reason.
 */
export async function startCluster(
  dataDir: string,
  options: { readonly durable: boolean; readonly told?: Told },
): Promise<Cluster> {
  const password = secretKeptIn(dataDir, 'postgres-password');
  const place = await locateCluster(dataDir);
  const addressIn = (database: string) => (postmaster: Postmaster) =>
    addressOf(postmaster, NAME, password, database);
  const adminAddress = addressIn('postgres');
  const ownerFile = join(dataDir, 'postgres-owner');
  const log = join(dataDir, 'postgres.log');
  const launchOn = (port: number, flags: 'w' | 'a') =>
    launch(place, options.durable, { port, log: openSync(log, flags, 0o600), path: log }, adminAddress);

  let running = await findRunning(place.cluster, adminAddress);
  let shared = running !== null && isAlive(readNumber(ownerFile));
  if (running === null) {
    await initialiseOnce(place, password, options.durable);
    writeFileSync(ownerFile, String(process.pid));
    try {
      running = await launchOn(await freePort(), 'w');
    } catch (fault) {
      // When two servers start together on the same files, PostgreSQL admits one; the other shares it.
      running = await findRunning(place.cluster, adminAddress);
      if (running === null) throw fault;
      shared = true;
    }
  }
  const url = addressIn(NAME)(running);
  await createDatabaseOnce(adminAddress(running));
  if (shared) return { url, stop: async () => undefined };

  writeFileSync(ownerFile, String(process.pid));
  let dismissGuard = stopPostgresWhenWeDie(running.pid);
  const { port, pid } = running;
  const startAgain = async () => {
    // At the same address, which those who use it know, and beside what its log says of its end.
    const again = await launchOn(port, 'a');
    dismissGuard();
    dismissGuard = stopPostgresWhenWeDie(again.pid);
    return again;
  };
  const kept = options.told && keepRunning(running, startAgain, log, options.told);
  return {
    url,
    async stop() {
      const last = (await kept?.release()) ?? pid;
      if (isAlive(last)) tellToStop(last, place);
      await waitUntilGone(last, START_STOP_TIMEOUT_MS);
      dismissGuard();
      rmSync(ownerFile, { force: true });
    },
  };
}

/** Ends its connections and lets it stop in order. Windows has no signal for that: there its own program tells it. */
function tellToStop(pid: number, { programs, cluster }: ClusterLocation): void {
  if (process.platform !== 'win32') process.kill(pid, 'SIGINT');
  else
    execFile(join(programs, 'bin', 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-W'], () => undefined);
}

/** The PostgreSQL that runs on these files, once it answers, or null. */
async function findRunning(
  cluster: string,
  addressAt: (postmaster: Postmaster) => string,
): Promise<Postmaster | null> {
  const lock = readLockFile(cluster);
  if (!lock || !isAlive(lock.pid)) return null;
  if (!isPostgres(lock.pid)) {
    // PostgreSQL ignores the lock file of a dead process, but takes any living process with that id for its own.
    if (readLockFile(cluster)?.pid === lock.pid) rmSync(join(cluster, 'postmaster.pid'), { force: true });
    return null;
  }
  const end = Date.now() + START_STOP_TIMEOUT_MS;
  const runs = () => isAlive(lock.pid) && Date.now() < end;
  // It may be starting, and its lock file half written, or stopping after its server ended.
  const now = () => readLockFile(cluster) ?? lock;
  const fault = await waitUntilItAnswers(() => addressAt(now()), runs);
  if (!fault) return now();
  if (!isAlive(lock.pid)) return null;
  throw new StartFault(`A PostgreSQL (process ${lock.pid}) holds ${cluster}: ${fault.message}.`);
}

/**
 * Creates the files in a temporary folder and then moves them, so that an interrupted start leaves nothing half done.
 */
async function initialiseOnce(place: ClusterLocation, password: string, durable: boolean): Promise<void> {
  if (existsSync(join(place.cluster, 'PG_VERSION'))) return;
  const fresh = `${place.cluster}.new-${process.pid}`;
  const passwordFile = `${fresh}-password`;
  sweepUnfinished(place.cluster);
  makeFolderFor(fresh, place.account);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (place.account) chownSync(passwordFile, place.account.uid, place.account.gid);
  const settings = [
    `--pgdata=${fresh}`,
    `--username=${NAME}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The built-in C.UTF-8 sorts the same on every machine, whatever locales it has.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ];
  try {
    const options = { ...spawnAs(place), env: environment() };
    await promisify(execFile)(join(place.programs, 'bin', 'initdb'), settings, options);
    renameSync(fresh, place.cluster);
  } catch (fault) {
    // Another server that started at the same time was first; its files are as good.
    if (existsSync(join(place.cluster, 'PG_VERSION'))) return;
    throw new StartFault(`The database could not be made: ${lastLineOf(messageOf(fault))}`);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Removes what interrupted starts left beside the cluster. */
function sweepUnfinished(cluster: string): void {
  for (const name of readdirSync(dirname(cluster))) {
    const pid = Number(/\.new-(\d+)(?:-password)?$/.exec(name)?.[1] ?? process.pid);
    if (pid !== process.pid && isAlive(pid)) continue;
    if (name.startsWith(`${basename(cluster)}.new-`))
      rmSync(join(dirname(cluster), name), { recursive: true });
  }
}

async function launch(
  place: ClusterLocation,
  durable: boolean,
  { port, log, path }: { readonly port: number; readonly log: number; readonly path: string },
  addressAt: (postmaster: Postmaster) => string,
): Promise<Postmaster> {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    // The folder of its files: nobody else may enter it.
    unix_socket_directories: canHoldSocket(place.cluster) ? place.cluster : '',
    timezone: 'UTC',
    // What people tell us must not end up in a log: neither statements nor the details of an error.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
    max_connections: 200,
  };
  const server = spawn(
    join(place.programs, 'bin', 'postgres'),
    ['-D', place.cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A group of its own: Ctrl+C must reach the server alone, which lets requests finish before the database goes.
    { ...spawnAs(place), env: environment(), stdio: ['ignore', log, log], detached: true, windowsHide: true },
  );
  closeSync(log);
  const failure = new Promise<never>((_, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('ended')));
  });
  failure.catch(() => undefined);
  server.unref();
  const end = Date.now() + START_STOP_TIMEOUT_MS;
  const runs = () => server.exitCode === null && server.signalCode === null && Date.now() < end;
  try {
    const started = () => readLockFile(place.cluster) ?? { pid: server.pid ?? 0, port, socketFolder: '' };
    const fault = await Promise.race([waitUntilItAnswers(() => addressAt(started()), runs), failure]);
    if (fault) throw fault;
    return started();
  } catch (fault) {
    throw new StartFault(
      `The database did not start: ${lastLineOf(readFileSync(path, 'utf8')) || messageOf(fault)}`,
    );
  }
}

async function createDatabaseOnce(url: string): Promise<void> {
  const found = await runOnce(url, 'select 1 from pg_database where datname = $1', [NAME]);
  if (found.rowCount !== 0) return;
  await runOnce(url, `create database ${NAME}`).catch(async fault => {
    // A server that shares the cluster may have made it in between.
    const again = await runOnce(url, 'select 1 from pg_database where datname = $1', [NAME]);
    if (again.rowCount === 0) throw fault;
  });
}

function spawnAs({ account }: ClusterLocation): { uid?: number; gid?: number; cwd: string } {
  return account ? { uid: account.uid, gid: account.gid, cwd: '/' } : { cwd: tmpdir() };
}

/** What a program needs of the machine to run at all. */
const OF_THE_MACHINE =
  /^(?:PATH|HOME|TMPDIR|TEMP|TMP|TZ|LANG|LD_LIBRARY_PATH|SystemRoot|windir|USERPROFILE|COMSPEC)$/i;

/** No secret of ours is for the database, and PGDATA or PGPORT of the machine must not steer it. */
function environment(): NodeJS.ProcessEnv {
  const needed = Object.entries(process.env).filter(([name]) => OF_THE_MACHINE.test(name));
  return { ...Object.fromEntries(needed), LC_ALL: 'C' };
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
