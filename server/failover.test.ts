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

describe('a primary that dies under load', { timeout: 120_000 }, () => {
  it('is followed by its standby: nothing acknowledged is lost or doubled, and the service is back by itself within 10 seconds (IS-016)', async () => {
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
    const sum = () => people.reduce((all, person) => all + person.acknowledged().changes, 0);
    await expect.poll(sum, { timeout: 30_000 }).toBeGreaterThan(100);
    pair.killPrimary();
    await pair.promote();
    const promoted = performance.now();
    const before = sum();
    await expect.poll(sum, { timeout: 30_000, interval: 20 }).toBeGreaterThan(before + people.length);
    expect(performance.now() - promoted).toBeLessThan(10_000);
    await expect.poll(async () => (await fetch(`${origin}/health/ready`)).status).toBe(200);
    await expect.poll(sum, { timeout: 30_000 }).toBeGreaterThan(before + 100);
    goesOn = false;
    await Promise.all(load);

    const query = async (statement: string) => (await runOnce(pair.standbyUrl, statement)).rows;
    expect(await compare(people, query)).toEqual({ changes: sum(), lost: 0, doubled: 0 });
    expect(server.process.exitCode).toBeNull();
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('is named at a start as what does not answer, where no other takes writes (IS-016)', async () => {
    pair.killPrimary();
    const server = runs.run('server/main.ts', { SMTP_URL: 'smtp://localhost:9', DATABASE_URL: pair.url });
    expect(await server.ended).toBe(1);
    expect(server.err()).toMatch(
      /^DATABASE_URL: nothing answers at 127\.0\.0\.1:\d+; 127\.0\.0\.1:\d+ is a standby, which takes no writes\.\n$/,
    );
  });
});
