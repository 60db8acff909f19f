import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { serverEnvironment, serverScript } from './server.ts';

const repository = join(import.meta.dirname, '..', '..');

/** A server of a story's own, which it ends on purpose. */
export type OwnServer = {
  /** Starts it, so many days later than today where that is given; resolves once it serves. */
  switchOn(daysAhead?: number): Promise<void>;
  /** Ends it; resolves once it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** Forgets all that it has kept. */
  empty(): Promise<void>;
};

function later(daysAhead: number) {
  const moved = new URL('movedClock.ts', import.meta.url).href;
  return { NODE_OPTIONS: `--import ${moved}`, DAYS_AHEAD: String(daysAhead) };
}

/** @param dataFolder relative to the repository */
export function ownServer({ port, dataFolder }: { port: number; dataFolder: string }): OwnServer {
  let server: ChildProcess | undefined;
  return {
    async switchOn(daysAhead = 0) {
      const settings = serverEnvironment({ port, dataFolder });
      server = spawn(process.execPath, [serverScript], {
        cwd: repository,
        env: daysAhead === 0 ? settings : { ...settings, ...later(daysAhead) },
        // The IPC channel, so that the server ends when this process does.
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      const answers = () =>
        fetch(`http://localhost:${port}/health/ready`).then(
          ({ status }) => status,
          () => 0,
        );
      await expect.poll(answers, { timeout: 150_000, intervals: [100] }).toBe(200);
    },
    async end(signal) {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, 'exit');
      server.kill(signal);
      await gone;
    },
    empty: () => rm(join(repository, dataFolder), { recursive: true, force: true }),
  };
}
