import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const here = (file: string): string => pathToFileURL(join(import.meta.dirname, file)).href;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'towpath-supervise-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a server with a database under a supervisor, as `npm start` does. */
async function startAll(ending: 'orderly' | 'crash' | 'stubborn'): Promise<{
  supervisor: ChildProcess;
  ended: Promise<number | null>;
  isRunning: () => boolean[];
  signals: () => string[];
}> {
  const [ready, log] = [join(folder, 'ready'), join(folder, 'signals')];
  writeFileSync(
    join(folder, 'server.mjs'),
    `import { spawn } from 'node:child_process';
     import { appendFileSync, writeFileSync } from 'node:fs';
     const database = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
     for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {
       appendFileSync(${JSON.stringify(log)}, signal + ' ');
       if (${JSON.stringify(ending)} === 'crash') process.exit(9);
       if (${JSON.stringify(ending)} === 'stubborn') return;
       database.once('exit', () => process.exit(0));
       database.kill();
     });
     setInterval(() => {}, 1000);
     writeFileSync(${JSON.stringify(ready)}, process.pid + ' ' + database.pid);`,
  );
  writeFileSync(
    join(folder, 'supervisor.mjs'),
    `import { supervise } from ${JSON.stringify(here('supervise.mjs'))};
     const { code } = await supervise(process.execPath,
       ['--import', ${JSON.stringify(here('watch-parent.mjs'))}, ${JSON.stringify(join(folder, 'server.mjs'))}],
       { stdio: 'ignore', graceMs: 700 });
     process.exitCode = code;`,
  );
  const supervisor = spawn(process.execPath, [join(folder, 'supervisor.mjs')], {
    stdio: 'ignore',
    detached: true,
  });
  const ended = new Promise<number | null>(resolve => supervisor.once('exit', resolve));
  await until(() => existsSync(ready) && readFileSync(ready, 'utf8').includes(' '));
  const pids = readFileSync(ready, 'utf8').split(' ').map(Number);
  return {
    supervisor,
    ended,
    isRunning: () => pids.map(isAlive),
    signals: () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split(' ') : []),
  };
}

describe('what a supervisor started', () => {
  it.each([
    ['Ctrl-C, which a terminal sends to everybody', 'SIGINT', true, 'SIGINT'],
    ['an interrupt of the supervisor alone', 'SIGINT', false, 'SIGINT'],
    ['a request to end', 'SIGTERM', false, 'SIGTERM'],
    ['a terminal that is closed', 'SIGHUP', true, 'SIGTERM'],
  ] as const)('is told once to stop, and stops, on %s', async (_case, signal, toGroup, arrives) => {
    const { supervisor, ended, isRunning, signals } = await startAll('orderly');
    process.kill(toGroup ? -Number(supervisor.pid) : Number(supervisor.pid), signal);
    expect(await ended).toBe(0);
    expect(isRunning()).toEqual([false, false]);
    expect(signals()).toEqual([arrives]);
  });

  it('is told once, though npm sends on the Ctrl-C that the terminal has sent already', async () => {
    const { supervisor, ended, signals } = await startAll('stubborn');
    supervisor.kill('SIGINT');
    supervisor.kill('SIGINT');
    await ended;
    expect(signals()).toEqual(['SIGINT']);
  });

  it('ends when the supervisor is killed outright', async () => {
    const { supervisor, isRunning, signals } = await startAll('orderly');
    supervisor.kill('SIGKILL');
    await until(() => isRunning().every(running => !running));
    expect(signals()).toEqual(['SIGTERM']);
  });

  it('leaves no database behind when it crashes, and its exit code is passed on', async () => {
    const { supervisor, ended, isRunning } = await startAll('crash');
    supervisor.kill('SIGTERM');
    expect(await ended).toBe(9);
    expect(isRunning()).toEqual([false, false]);
  });

  it('is killed when it does not stop in time', async () => {
    const { supervisor, ended, isRunning } = await startAll('stubborn');
    supervisor.kill('SIGTERM');
    expect(await ended).toBe(128 + 9);
    expect(isRunning()).toEqual([false, false]);
  });
});

/** A zombie (ended, but not yet reaped) counts as not running. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(existsSync('/proc') ? readFileSync(`/proc/${pid}/status`, 'utf8') : '');
  } catch {
    return false;
  }
}

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('Waited ten seconds in vain.');
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}
