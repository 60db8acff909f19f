import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCluster } from './platform/database/postgres/cluster.ts';
import { locateCluster } from './platform/database/postgres/location.ts';
import { readLockFile, runOnce } from './platform/database/postgres/running.ts';
import { difference, keptRows } from './testing/kills/rows.ts';
import { walkWholeJourney } from './testing/kills/wholeJourney.ts';
import { networkSite } from './testing/networkSite.ts';
import { listenSomewhere, type ProgramRuns, portOf, programRuns } from './testing/programRun.ts';

const PEOPLE = 4;

let runs: ProgramRuns;
beforeEach(() => {
  runs = programRuns();
});
afterEach(() => runs.close());

describe('a whole journey', { timeout: 240_000 }, () => {
  it('leaves the same rows when server and database are killed on its way (IS-285)', async () => {
    const port = await freePort();
    const start = () => runs.run('tools/start.ts', { PORT: String(port), RATE_LIMITS: 'off' });
    let server = start();
    await portOf(server);
    const { cluster } = await locateCluster(runs.folder);
    let answered = 0;
    const walk = () => {
      const key = { 'idempotency-key': randomUUID() };
      const site = networkSite(
        () => `http://localhost:${port}`,
        key,
        () => {
          answered++;
        },
      );
      return walkWholeJourney(site, 0);
    };
    const undisturbed = await walk();
    const calls = answered;
    const walks = Promise.all(Array.from({ length: PEOPLE }, walk));
    for (const [at, killed] of ['server', 'database', 'server'].entries()) {
      const until = calls + (calls * PEOPLE * (at + 1)) / 4;
      await expect.poll(() => answered, { timeout: 120_000, interval: 10 }).toBeGreaterThan(until);
      if (killed === 'database') {
        process.kill(readLockFile(cluster)?.pid ?? 0, 'SIGKILL');
      } else {
        server.process.kill('SIGKILL');
        await server.ended;
        server = start();
      }
    }
    const people = await walks;
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);

    const kept = await startCluster(runs.folder, { durable: true });
    const rows = await keptRows(async statement => (await runOnce(kept.url, statement)).rows);
    await kept.stop();
    const expected = rows.get(undisturbed) ?? [];
    for (const table of ['customers', 'answers', 'debts', 'households', 'budget_entries', 'advice_records']) {
      expect(expected).toContainEqual(expect.stringMatching(new RegExp(`^${table} `)));
    }
    for (const person of people) {
      expect(difference(expected, rows.get(person) ?? [])).toEqual({ missing: [], besides: [] });
    }
  });
});

async function freePort(): Promise<number> {
  const { server, port } = await listenSomewhere();
  await new Promise(resolve => server.close(resolve));
  return port;
}
