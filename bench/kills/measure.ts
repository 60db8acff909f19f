import { setTimeout as wait } from 'node:timers/promises';
import { startCluster } from '@towpath/server/platform/database/postgres/cluster.ts';
import { locateCluster } from '@towpath/server/platform/database/postgres/location.ts';
import { isAlive, readLockFile, runOnce } from '@towpath/server/platform/database/postgres/running.ts';
import { listenSomewhere, type ProgramRun, programRuns } from '@towpath/server/testing/programRun.ts';
import {
  type Compared,
  compare,
  type SavingPerson,
  savingPerson,
} from '@towpath/server/testing/savingPeople.ts';

/** What was there at the end beside what people had been told, after so many ends of each program. */
export type KillsMeasured = Compared & {
  readonly journeys: number;
  readonly serverKills: number;
  readonly databaseKills: number;
  /** The longest that somebody waited for an answer to be saved, in ms. */
  readonly longestWait: number;
};

/** So many people answer at the same time. */
const AT_ONCE = 10;
/** Until a program that ended is started again, in ms. */
const PAUSE = 200;
/** How often each changes their answer. */
const CHANGES = 5;

/**
 * People begin a journey and answer, while the server and its database are killed outright again and again, at random,
 * and the server is started again each time, as a service manager does. Each asks again until it is told that an answer
 * is saved. In the end the rows are compared with what they were told.
 */
export async function measureKills(
  { journeys, kills }: { readonly journeys: number; readonly kills: number },
  say: (line: string) => void,
): Promise<KillsMeasured> {
  const runs = programRuns();
  const port = await freePort();
  const service = keepServing(() => runs.run('tools/start.ts', { PORT: String(port), RATE_LIMITS: 'off' }));
  const { cluster } = await locateCluster(runs.folder);
  const people: SavingPerson[] = [];
  let [saved, longestWait, serverKills, databaseKills] = [0, 0, 0, 0];

  async function live(): Promise<void> {
    while (people.length < journeys) {
      const person = await savingPerson(() => `http://localhost:${port}`);
      if (people.push(person) % 100 === 0)
        say(`${people.length} journeys, ${serverKills + databaseKills} kills …`);
      for (let change = 0; change < CHANGES; change++) {
        const began = performance.now();
        await person.save();
        longestWait = Math.max(longestWait, performance.now() - began);
        saved++;
      }
    }
  }

  /** A kill each time that about so many answers more have been saved, at a moment that nobody knows. */
  async function kill(): Promise<void> {
    const every = (journeys * CHANGES) / (kills + 1);
    for (let next = every; next < journeys * CHANGES; next += every) {
      while (saved < next) await wait(10);
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
    await Promise.all([kill(), ...Array.from({ length: AT_ONCE }, live)]);
    await service.stop();
    const kept = await startCluster(runs.folder, { durable: true });
    const compared = await compare(people, async statement => (await runOnce(kept.url, statement)).rows);
    await kept.stop();
    return { journeys: people.length, serverKills, databaseKills, longestWait, ...compared };
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
