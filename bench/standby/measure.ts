import { setTimeout as wait } from 'node:timers/promises';
import { runOnce } from '@towpath/server/platform/database/postgres/running.ts';
import { portOf, programRuns } from '@towpath/server/testing/programRun.ts';
import { replicatedPair } from '@towpath/server/testing/replicatedPair.ts';
import { type Compared, compare, savingPerson } from '@towpath/server/testing/savingPeople.ts';

/** What people met each time that the primary died and its synchronous standby was promoted. */
export type StandbyMeasured = Compared & {
  /** From each promotion until more answers were saved than can have been under way, in ms. */
  readonly back: readonly number[];
};

const PEOPLE = 12;
/** Answers before the primary dies, and after the service is back. */
const ANSWERS = 150;

/**
 * A server on two PostgreSQL, the second a synchronous standby, and people who answer all the time; the first is killed
 * outright, the second promoted, and nobody touches the server. Each round has a pair of its own. In the end what people
 * were told is compared with what the second has.
 */
export async function measureStandby(rounds: number, say: (line: string) => void): Promise<StandbyMeasured> {
  const back: number[] = [];
  let [changes, lost, doubled] = [0, 0, 0];
  for (let round = 1; round <= rounds; round++) {
    const met = await oneFailover();
    back.push(met.back);
    changes += met.changes;
    lost += met.lost;
    doubled += met.doubled;
    say(`${round} of ${rounds}: back after ${(met.back / 1000).toFixed(1)} s`);
  }
  return { back, changes, lost, doubled };
}

async function oneFailover(): Promise<Compared & { readonly back: number }> {
  const pair = await replicatedPair();
  const runs = programRuns();
  try {
    const server = runs.run('server/main.ts', {
      SMTP_URL: 'smtp://localhost:9',
      DATABASE_URL: pair.url,
      RATE_LIMITS: 'off',
    });
    const origin = `http://localhost:${await portOf(server)}`;
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => savingPerson(() => origin)));
    let goesOn = true;
    const load = people.map(async person => {
      while (goesOn) await person.save();
    });
    const saved = () => people.reduce((all, person) => all + person.acknowledged().changes, 0);
    const more = async (count: number) => {
      for (const before = saved(); saved() <= before + count; ) await wait(10);
    };
    await more(ANSWERS);
    pair.killPrimary();
    await pair.promote();
    const promoted = performance.now();
    await more(PEOPLE);
    const back = performance.now() - promoted;
    await more(ANSWERS);
    goesOn = false;
    await Promise.all(load);
    const compared = await compare(
      people,
      async statement => (await runOnce(pair.standbyUrl, statement)).rows,
    );
    return { ...compared, back };
  } finally {
    await runs.close();
    await pair.close();
  }
}
