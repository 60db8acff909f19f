import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { StartFault } from '../../platform/config/startFault.ts';

/** A program of PostgreSQL at work. */
export type Tool = {
  readonly process: ChildProcess;
  readonly input: Writable;
  readonly output: Readable;
  /** Resolves once it has ended well. Rejects with a StartFault that has its own first complaint. */
  readonly done: Promise<void>;
};

/**
 * Starts a program of PostgreSQL. The password goes by its environment, where other people on the machine do not see
 * it; nothing else of ours does.
 *
 * @param url address of the database that it works on; undefined if it needs none
 */
export function startTool(program: string, words: readonly string[], url?: string): Tool {
  const child = spawn(program, words, {
    env: { PATH: process.env.PATH, LC_ALL: 'C', ...(url === undefined ? {} : libpqVariables(url)) },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', part => {
    complaints = (complaints + part).slice(0, 20_000);
  });
  // What it did not read any more is told by how it ended.
  child.stdin.on('error', () => undefined);
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', fault => reject(new StartFault(`${program} cannot be run: ${fault.message}.`)));
    child.once('close', code => {
      if (code === 0) resolve();
      else reject(new StartFault(complaintIn(complaints) || `${program} ended with code ${code}.`));
    });
  });
  done.catch(() => undefined);
  return { process: child, input: child.stdin, output: child.stdout, done };
}

/** The variables by which programs of PostgreSQL take an address. */
function libpqVariables(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const variables = {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: searchParams.get('port') ?? port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
    PGAPPNAME: 'towpath ops',
    PGCONNECT_TIMEOUT: '10',
  };
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}

/** The first complaint, as one line. What it says of a row is left out: rows hold what people told us. */
function complaintIn(text: string): string {
  const lines = text.split('\n').map(line => line.trim());
  const first = lines.find(line => /error|fatal|could not|cannot/i.test(line)) ?? lines.find(Boolean) ?? '';
  return first.replace(/^psql:[^:]*:\d+: /, '').replace(/\.?$/, first === '' ? '' : '.');
}
