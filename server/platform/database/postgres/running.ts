import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL process as its own lock file describes it. */
export type Postmaster = { readonly pid: number; readonly port: number };

/** What the lock file in a cluster's folder says, or null. The process may have died long ago. */
export function readLockFile(cluster: string): Postmaster | null {
  const path = `${cluster}/postmaster.pid`;
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, 'utf8').split('\n');
  return { pid: Math.abs(Number(lines[0])), port: Number(lines[3]) || 0 };
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
