import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '@towpath/server/platform/config/config.ts';

/** A server process of the bench, and its address. */
export type Running = {
  readonly port: number;
  /** Processor time used so far, in milliseconds; undefined on a machine that does not report it. */
  cpuMs(): number | undefined;
  stop(): Promise<void>;
};

/**
 * Starts the server as `npm start` does, on a free port.
 *
 * @param profileFolder when given, the process writes a V8 profile of its whole life into it at the end
 * @throws {Error} with what it printed, when it does not start
 */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  profileFolder?: string,
): Promise<Running> {
  const child = fork(join(REPOSITORY_ROOT, 'tools', 'start.ts'), {
    cwd: REPOSITORY_ROOT,
    // Libraries run as in production; the outside parties are stand-ins.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TOWPATH_MODE: 'trial',
      PORT: '0',
      HOST: '127.0.0.1',
      ...settings,
    },
    execArgv: profiling(profileFolder),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  const port = await new Promise<number>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk;
      const found = /running at http:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (found !== undefined) resolve(Number(found));
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`The server did not start.\n${said.trim()}`)));
  });
  return runningAs(child, port);
}

/**
 * Starts a file of the bench as a process of its own, sends it one message and returns the first message it sends.
 *
 * @param profileFolder as for `startServer`; the process has to exit by itself when told to
 */
export async function startProcess<Heard>(
  file: string,
  told: object,
  profileFolder?: string,
): Promise<{ readonly child: ChildProcess; readonly heard: Heard }> {
  const child = fork(file, {
    cwd: REPOSITORY_ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: profiling(profileFolder),
  });
  child.send(told);
  const [heard] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended before it said anything.`))),
  ]);
  return { child, heard: heard as Heard };
}

export function runningAs(child: ChildProcess, port: number): Running {
  return {
    port,
    cpuMs: () => cpuMsOf(child.pid ?? 0),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function profiling(folder: string | undefined): string[] {
  return folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`];
}

/** User and system time of a process, read in ticks of a hundredth of a second. */
function cpuMsOf(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
