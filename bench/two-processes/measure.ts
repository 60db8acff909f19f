import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { startProxy } from '@towpath/server/testing/nginx.ts';
import { listenSomewhere, portOf, programRuns } from '@towpath/server/testing/programRun.ts';
import { buildWebIfStale } from '@towpath/tools/build.ts';
import type { BenchDatabase } from '../running/database.ts';
import { accountsIn } from '../running/visitors.ts';
import { type Called, visitor } from './visit.ts';

/** What became of the calls while one of two processes was killed outright, again and again. */
export type TwoProcessesMeasured = {
  readonly kills: number;
  readonly answered: number;
  /** Calls without an answer, or with any but a success: how many of each, by their kind. */
  readonly failed: Readonly<Record<string, number>>;
};

const PEOPLE = 40;
/** From a process that serves again to the next kill: longer than the proxy leaves alone one that did not answer. */
const BETWEEN_KILLS_MS = 4_000;

/** Two processes on one database behind nginx with the samples for operators; one is killed, and started again. */
export async function measureTwoProcesses(
  { url, database }: BenchDatabase,
  kills: number,
  say: (line: string) => void,
): Promise<TwoProcessesMeasured> {
  await buildWebIfStale({ log: say });
  const runs = programRuns();
  const [first, second, port] = [await freePort(), await freePort(), await freePort()];
  const settings = { DATABASE_URL: url, SMTP_URL: 'smtp://localhost:9', TOWPATH_DEV: '' };
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
  const count = ({ call, status }: Called) => {
    if (typeof status === 'number' && status < 300) answered += 1;
    else failed[`${call}: ${status}`] = (failed[`${call}: ${status}`] ?? 0) + 1;
  };
  const visitors = (await accountsIn(database, PEOPLE)).map((account, at) =>
    // Each from an address of their own, as people are, so that no limit by address is met.
    visitor({ port, from: `127.0.0.${at + 2}` }, account, count),
  );
  try {
    const people = visitors.map(async ({ step }) => {
      while (goesOn) {
        await step();
      }
    });
    for (let kill = 0; kill < kills; kill++) {
      await wait(BETWEEN_KILLS_MS);
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
    for (const { leave } of visitors) leave();
    await stopProxy();
    await runs.close();
  }
  return { kills, answered, failed };
}

async function freePort(): Promise<number> {
  const { server, port } = await listenSomewhere();
  server.close();
  return port;
}
