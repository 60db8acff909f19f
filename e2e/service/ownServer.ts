import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { serverEnvironment, serverScript } from './server.ts';

const repository = join(import.meta.dirname, '..', '..');

/** A server of a story's own, which it ends on purpose. */
export type OwnServer = {
  /** Starts it; resolves once it serves. */
  switchOn(): Promise<void>;
  /** Ends it; resolves once it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** Forgets all that it has kept. */
  empty(): Promise<void>;
};

/** @param dataFolder relative to the repository */
export function ownServer({ port, dataFolder }: { port: number; dataFolder: string }): OwnServer {
  let server: ChildProcess | undefined;
  return {
    async switchOn() {
      server = spawn(process.execPath, [serverScript], {
        cwd: repository,
        env: serverEnvironment({ port, dataFolder }),
        // The IPC channel, so that the server ends when this process does.
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      const answers = () =>
        fetch(`http://localhost:${port}/health/ready`).then(
          ({ status }) => status,
          () => 0,
        );
      await expect.poll(answers, { timeout: 60_000, intervals: [100] }).toBe(200);
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
