import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '@towpath/server/platform/config/config.ts';
import type { Told } from './serve.ts';

/** A server at a time that is told, which is killed outright and started again. */
export type KilledServer = {
  /** Where it is now. */
  origin(): string;
  /** Tells it the moment that it is, in ms; resolves once it knows. */
  setNow(now: number): Promise<void>;
  /** Kills it without a word, and starts it again at the same time. */
  kill(): Promise<void>;
  readonly kills: () => number;
  stop(): Promise<void>;
};

/** Starts the server of this folder; throws where it ends before it listens. */
export async function startKilledServer(told: Told): Promise<KilledServer> {
  let [now, kills, port] = [told.now, 0, 0];
  let child: ChildProcess = await start();

  async function start(): Promise<ChildProcess> {
    const started = fork(join(REPOSITORY_ROOT, 'bench', 'repayment', 'serve.ts'), {
      cwd: REPOSITORY_ROOT,
      env: { ...process.env, NODE_ENV: 'production', TOWPATH_MODE: 'trial' },
    });
    started.send({ ...told, now });
    const [said] = await Promise.race([
      once(started, 'message'),
      once(started, 'exit').then(() => Promise.reject(new Error('The server ended before it listened.'))),
    ]);
    port = (said as { port: number }).port;
    return started;
  }

  return {
    origin: () => `http://127.0.0.1:${port}`,
    async setNow(at) {
      now = at;
      child.send({ now });
      await once(child, 'message');
    },
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      kills += 1;
      child = await start();
    },
    kills: () => kills,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
