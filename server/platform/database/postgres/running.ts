import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL process as its own lock file describes it. */
export type Postmaster = {
  readonly pid: number;
  readonly port: number;
  /** Folder of its Unix socket, or empty. */
  readonly socketFolder: string;
};

/** What the lock file in a cluster's folder says, or null. The process may have died long ago. */
export function readLockFile(cluster: string): Postmaster | null {
  const path = `${cluster}/postmaster.pid`;
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, 'utf8').split('\n');
  return { pid: Math.abs(Number(lines[0])), port: Number(lines[3]) || 0, socketFolder: lines[4] ?? '' };
}

/** The longest path of a Unix socket that every system takes, in bytes (macOS; Linux takes four more). */
const LONGEST_SOCKET_PATH = 103;

/** Path of the socket of a PostgreSQL on this port; the system sets the name. */
const socketPath = (folder: string, port: number): string => `${folder}/.s.PGSQL.${port}`;

/** Whether a PostgreSQL on any port can put its Unix socket into this folder. */
export function canHoldSocket(folder: string): boolean {
  return process.platform !== 'win32' && Buffer.byteLength(socketPath(folder, 65_535)) <= LONGEST_SOCKET_PATH;
}

/**
 * The address of a database of a running PostgreSQL. By its Unix socket where it has one that we may use: a statement
 * then takes a third less processor time than by TCP, and half the way. By TCP otherwise.
 */
export function addressOf(
  { port, socketFolder }: Postmaster,
  user: string,
  password: string,
  database: string,
): string {
  const bySocket = socketFolder !== '' && mayUse(socketPath(socketFolder, port));
  const query = bySocket ? `?${new URLSearchParams({ host: socketFolder })}` : '';
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}${query}`;
}

function mayUse(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether a process with this id is alive, whoever owns it. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return fault instanceof Error && 'code' in fault && fault.code === 'EPERM';
  }
}

/**
 * Whether the process is a PostgreSQL at all: process ids are reused, especially after a container restarts. Where the
 * system does not say, it is assumed to be one.
 */
export function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
  } catch {
    return !existsSync('/proc/self/comm');
  }
}

/** Waits until a process has gone; false when it is still there after the time. */
export async function waitUntilGone(pid: number, milliseconds: number): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await wait(25)) {
    if (!isAlive(pid)) return true;
  }
  return !isAlive(pid);
}

/** Runs one statement over a connection of its own. */
export async function runOnce(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // Without a listener a connection that breaks later would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.query(statement, values);
  } finally {
    await client.end();
  }
}

/** Tries to connect until it works or `goOn` says no; the error of the last try otherwise. */
export async function waitUntilItAnswers(url: () => string, goOn: () => boolean): Promise<Error | null> {
  for (;;) {
    try {
      await runOnce(url(), 'select 1');
      return null;
    } catch (fault) {
      if (!goOn()) return fault instanceof Error ? fault : new Error(String(fault));
    }
    await wait(25);
  }
}
