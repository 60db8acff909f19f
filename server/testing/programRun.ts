import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '../platform/config/config.ts';
import { readLockFile, waitUntilGone } from '../platform/database/postgres/running.ts';
import { temporaryFolder } from '../platform/database/temporaryFolder.ts';

/** A whole program running as a process of its own. */
export type ProgramRun = {
  readonly process: ChildProcess;
  /** What it has printed so far. */
  out(): string;
  err(): string;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
};

/** Runs programs for one test and cleans up after them. */
export type ProgramRuns = {
  /** Their data folder. */
  readonly folder: string;
  /**
   * Runs a script of the repository, or of a copy of it, without pages and on a free port unless the settings say
   * otherwise.
   */
  run(script: string, settings?: Readonly<Record<string, string>>, repository?: string): ProgramRun;
  close(): Promise<void>;
};

export function programRuns(): ProgramRuns {
  const folder = temporaryFolder();
  const children: ChildProcess[] = [];
  return {
    folder,
    run(script, settings = {}, repository = REPOSITORY_ROOT) {
      const child = spawn(
        join(REPOSITORY_ROOT, 'node_modules', 'node', 'bin', 'node'),
        [join(repository, script)],
        {
          env: { ...process.env, TOWPATH_DEV: '1', DATA_DIR: folder, PORT: '0', ...settings },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      children.push(child);
      const said = { out: '', err: '' };
      child.stdout.on('data', part => {
        said.out += part;
      });
      child.stderr.on('data', part => {
        said.err += part;
      });
      return {
        process: child,
        out: () => said.out,
        err: () => said.err,
        ended: new Promise(resolve => child.once('close', resolve)),
      };
    },
    async close() {
      for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
      await waitUntilGone(readLockFile(join(folder, 'postgres'))?.pid ?? 0, 10_000);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The port, once the program says that it is running. Throws with its output if it ends before that. */
export async function portOf(program: ProgramRun): Promise<number> {
  for (;;) {
    const found = /running at http:\/\/localhost:(\d+)/.exec(program.out());
    if (found) return Number(found[1]);
    if (program.process.exitCode !== null) throw new Error(program.err());
    await new Promise(resolve => setTimeout(resolve, 25));
  }
}

export function listenSomewhere(
  answer?: (socket: Socket) => void,
): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer(answer);
  return new Promise(resolve => {
    server.listen(0, 'localhost', () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address ? address.port : 0 });
    });
  });
}
