import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startCluster } from '@towpath/server/platform/database/postgres/cluster.ts';
import { locateCluster } from '@towpath/server/platform/database/postgres/location.ts';
import { isAlive, readLockFile, runOnce } from '@towpath/server/platform/database/postgres/running.ts';
import { difference, keptRows } from '@towpath/server/testing/kills/rows.ts';
import { WAYS, walkWholeJourney } from '@towpath/server/testing/kills/wholeJourney.ts';
import { networkSite } from '@towpath/server/testing/networkSite.ts';
import { listenSomewhere, type ProgramRun, programRuns } from '@towpath/server/testing/programRun.ts';

/** What was there at the end beside what people had been told, after so many ends of each program. */
export type KillsMeasured = {
  readonly journeys: number;
  /** Calls that were answered as done, of all journeys. */
  readonly answered: number;
  /** Rows that hang on the people, and were compared. */
  readonly rows: number;
  /** Rows of somebody who walked undisturbed, and not of one who walked between the kills. */
  readonly lost: number;
  /** The other way round. */
  readonly doubled: number;
  readonly serverKills: number;
  readonly databaseKills: number;
  /** The longest that somebody waited for an answer, in ms. */
  readonly longestWait: number;
};

/** So many people walk at the same time. */
const AT_ONCE = 10;
/** Until a program that ended is started again, in ms. */
const PAUSE = 200;

/**
 * People walk from the first question to the advice, while the server and its database are killed outright again and
 * again, at random, and the server is started again each time, as a service manager does. Each call is made again until
 * it is answered. In the end every row that hangs on them is compared with those of people who walked in the same way
 * before the first kill.
 */
export async function measureKills(
  { journeys, kills }: { readonly journeys: number; readonly kills: number },
  say: (line: string) => void,
): Promise<KillsMeasured> {
  const runs = programRuns();
  const port = await freePort();
  const service = keepServing(() => runs.run('tools/start.ts', { PORT: String(port), RATE_LIMITS: 'off' }));
  const { cluster } = await locateCluster(runs.folder);
  const people: { readonly id: string; readonly way: number }[] = [];
  let [begun, answered, longestWait, serverKills, databaseKills] = [0, 0, 0, 0, 0];

  async function walk(way: number): Promise<string> {
    // What is repeated carries the same key, as a browser sends it.
    const key = { 'idempotency-key': randomUUID() };
    const site = networkSite(
      () => `http://localhost:${port}`,
      key,
      waited => {
        longestWait = Math.max(longestWait, waited);
        answered++;
      },
    );
    return walkWholeJourney(site, way);
  }

  async function live(): Promise<void> {
    while (begun < journeys) {
      const way = begun++ % WAYS;
      if (people.push({ id: await walk(way), way }) % 50 === 0) {
        say(`${people.length} journeys, ${serverKills + databaseKills} kills …`);
      }
    }
  }

  /** A kill each time that about so many calls more have been answered, at a moment that nobody knows. */
  async function kill(callsOfOne: number): Promise<void> {
    const all = answered + journeys * callsOfOne;
    const every = (all - answered) / (kills + 1);
    for (let next = answered + every; next < all - 1; next += every) {
      while (answered < next && people.length < journeys) await wait(10);
      await wait(Math.random() * 200);
      const postgres = readLockFile(cluster)?.pid ?? 0;
      if (Math.random() < 0.5 && isAlive(postgres)) {
        process.kill(postgres, 'SIGKILL');
        databaseKills++;
      } else {
        service.kill();
        serverKills++;
      }
    }
  }

  try {
    const undisturbed: string[] = [];
    for (let way = 0; way < WAYS; way++) undisturbed.push(await walk(way));
    longestWait = 0;
    const before = answered;
    await Promise.all([kill(before / WAYS), ...Array.from({ length: AT_ONCE }, live)]);
    await service.stop();
    const kept = await startCluster(runs.folder, { durable: true });
    const found = await keptRows(async statement => (await runOnce(kept.url, statement)).rows);
    await kept.stop();
    let [rows, lost, doubled] = [0, 0, 0];
    for (const { id, way } of people) {
      const expected = found.get(undisturbed[way] ?? '') ?? [];
      const { missing, besides } = difference(expected, found.get(id) ?? []);
      for (const row of missing) say(`missing: ${row.slice(0, 300)}`);
      for (const row of besides) say(`besides: ${row.slice(0, 300)}`);
      rows += expected.length;
      lost += missing.length;
      doubled += besides.length;
    }
    answered -= before;
    return {
      journeys: people.length,
      answered,
      rows,
      lost,
      doubled,
      serverKills,
      databaseKills,
      longestWait,
    };
  } finally {
    await service.stop();
    await runs.close();
  }
}

/** Starts a program again whenever it ends, until it is stopped. */
function keepServing(start: () => ProgramRun): { kill(): void; stop(): Promise<void> } {
  let program = start();
  let isOver = false;
  const kept = (async () => {
    for (;;) {
      await program.ended;
      if (isOver) return;
      await wait(PAUSE);
      program = start();
    }
  })();
  return {
    kill: () => void program.process.kill('SIGKILL'),
    async stop() {
      isOver = true;
      program.process.kill('SIGTERM');
      await kept;
    },
  };
}

async function freePort(): Promise<number> {
  const { server, port } = await listenSomewhere();
  await new Promise(resolve => server.close(resolve));
  return port;
}
