import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runOnce } from './platform/database/postgres/running.ts';
import { type ProgramRuns, portOf, programRuns } from './testing/programRun.ts';
import { type ReplicatedPair, replicatedPair } from './testing/replicatedPair.ts';
import { compare, savingPerson } from './testing/savingPeople.ts';

let runs: ProgramRuns;
let pair: ReplicatedPair;
beforeEach(async () => {
  runs = programRuns();
  pair = await replicatedPair();
}, 120_000);
afterEach(async () => {
  await runs.close();
  await pair.close();
});

/** A server on both, and people who answer there until they are told to stop. */
async function underLoad() {
  const server = runs.run('server/main.ts', {
    SMTP_URL: 'smtp://localhost:9',
    DATABASE_URL: pair.url,
    RATE_LIMITS: 'off',
  });
  const origin = `http://localhost:${await portOf(server)}`;
  const people = await Promise.all(Array.from({ length: 12 }, () => savingPerson(() => origin)));
  let goesOn = true;
  const load = people.map(async person => {
    while (goesOn) await person.save();
  });
  const saved = () => people.reduce((all, person) => all + person.acknowledged().changes, 0);
  return {
    server,
    saved,
    /** Resolves once so many answers more have been saved. */
    async more(count: number): Promise<void> {
      const before = saved();
      await expect.poll(saved, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before + count);
    },
    ready: async () => (await fetch(`${origin}/health/ready`)).status,
    /** Ends both, and compares what people were told with what a database has. */
    async end(databaseUrl: string) {
      goesOn = false;
      await Promise.all(load);
      expect(server.process.exitCode).toBeNull();
      server.process.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      return compare(people, async statement => (await runOnce(databaseUrl, statement)).rows);
    },
  };
}

describe('a primary under load', { timeout: 240_000 }, () => {
  it('that dies is followed by its standby: nothing acknowledged is lost or doubled, and the service is back by itself within 10 seconds (IS-016)', async () => {
    const load = await underLoad();
    await load.more(100);
    pair.killPrimary();
    await pair.promote();
    const promoted = performance.now();
    // More than can have been under way.
    await load.more(12);
    expect(performance.now() - promoted).toBeLessThan(10_000);
    await expect.poll(load.ready, { timeout: 10_000 }).toBe(200);
    await load.more(100);
    expect(await load.end(pair.standbyUrl)).toEqual({ changes: load.saved(), lost: 0, doubled: 0 });
  });

  it('that is restarted is used again by itself, and nothing is lost or doubled (IS-001)', async () => {
    const load = await underLoad();
    for (let restarts = 0; restarts < 3; restarts++) {
      await load.more(60);
      await pair.restartPrimary();
    }
    await load.more(60);
    await expect.poll(load.ready, { timeout: 10_000 }).toBe(200);
    expect(await load.end(pair.primaryUrl)).toEqual({ changes: load.saved(), lost: 0, doubled: 0 });
  });

  it('that is away is named at a start, where no other takes writes (IS-016)', async () => {
    pair.killPrimary();
    const server = runs.run('server/main.ts', { SMTP_URL: 'smtp://localhost:9', DATABASE_URL: pair.url });
    expect(await server.ended).toBe(1);
    expect(server.err()).toMatch(
      /^DATABASE_URL: nothing answers at 127\.0\.0\.1:\d+; 127\.0\.0\.1:\d+ is a standby, which takes no writes\.\n$/,
    );
  });
});
