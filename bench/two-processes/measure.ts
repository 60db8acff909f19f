import { once } from 'node:events';
import { Agent, request } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { startProxy } from '@towpath/server/testing/nginx.ts';
import { listenSomewhere, portOf, programRuns } from '@towpath/server/testing/programRun.ts';
import { buildWebIfStale } from '@towpath/tools/build.ts';
import type { BenchDatabase } from '../running/database.ts';

/** What became of the calls while one of two processes was killed outright, again and again. */
export type TwoProcessesMeasured = {
  readonly kills: number;
  readonly answered: number;
  /** Calls without an answer, or with one of 500 or more: how many of each, by their kind. */
  readonly failed: Readonly<Record<string, number>>;
};

/** What people ask for: pages, content, and the beginning of a visit. */
const CALLS = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/start' },
  { method: 'GET', path: '/costs' },
  { method: 'GET', path: '/api/core/content/site' },
  { method: 'POST', path: '/api/core/sessions/guest' },
] as const;
const PEOPLE = 12;
const PAUSE_MS = 100;

/** Two processes on one database behind nginx with the samples for operators; one is killed, and started again. */
export async function measureTwoProcesses(
  { url }: BenchDatabase,
  kills: number,
  say: (line: string) => void,
): Promise<TwoProcessesMeasured> {
  await buildWebIfStale({ log: say });
  const runs = programRuns();
  const [first, second, port] = [await freePort(), await freePort(), await freePort()];
  const settings = { DATABASE_URL: url, SMTP_URL: 'smtp://localhost:9', TOWPATH_DEV: '', RATE_LIMITS: 'off' };
  const start = async (at: number) => {
    const run = runs.run('server/main.ts', {
      ...settings,
      HOST: '127.0.0.1',
      PORT: String(at),
      TRUST_PROXY: '1',
    });
    await portOf(run);
    return { at, process: run.process };
  };
  let processes = [await start(first), await start(second)];
  const stopProxy = await startProxy(runs.folder, port, [first, second]);
  const failed: Record<string, number> = {};
  let answered = 0;
  let goesOn = true;
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  const person = async () => {
    for (let n = 0; goesOn; n++) {
      const { method, path } = CALLS[n % CALLS.length] ?? CALLS[0];
      const status = await ask(agent, port, method, path);
      if (typeof status === 'number' && status < 500) answered += 1;
      else failed[`${method} ${path}: ${status}`] = (failed[`${method} ${path}: ${status}`] ?? 0) + 1;
      await wait(PAUSE_MS);
    }
  };
  try {
    const people = Array.from({ length: PEOPLE }, person);
    for (let kill = 0; kill < kills; kill++) {
      await wait(1500);
      const [killed, ...others] = processes;
      if (!killed) throw new Error('No process is left.');
      const ended = once(killed.process, 'exit');
      killed.process.kill('SIGKILL');
      await ended;
      processes = [...others, await start(killed.at)];
    }
    await wait(1500);
    goesOn = false;
    await Promise.all(people);
  } finally {
    goesOn = false;
    agent.destroy();
    await stopProxy();
    await runs.close();
  }
  return { kills, answered, failed };
}

function ask(agent: Agent, port: number, method: string, path: string): Promise<number | string> {
  return new Promise(resolve => {
    const call = request({ agent, host: '127.0.0.1', port, method, path, timeout: 20_000 }, answer => {
      answer.once('error', fault => resolve(fault.message));
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    call.once('timeout', () => call.destroy(new Error('no answer')));
    call.once('error', fault => resolve(fault.message));
    call.end();
  });
}

async function freePort(): Promise<number> {
  const { server, port } = await listenSomewhere();
  server.close();
  return port;
}
