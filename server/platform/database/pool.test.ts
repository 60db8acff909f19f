import { myStatus } from '@towpath/contracts/api/journeys.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Walker, walker } from '../../testing/journeyWalk.ts';
import { type SilentProxy, silentProxy } from '../../testing/silentProxy.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { createPublishedDatabase } from '../../testing/testDatabase.ts';
import { connect, type OpenDatabase } from './database.ts';
import { healingPool } from './pool.ts';
import { runOnce } from './postgres/running.ts';

let direct: OpenDatabase;
let proxy: SilentProxy;
let test: TestApp;
let people: readonly Walker[];
const LIMITS = { connect: 500, statement: 500 };

beforeAll(async () => {
  direct = await createPublishedDatabase();
  proxy = await silentProxy(direct.url);
  const opened = connect(proxy.url, 5, async () => undefined, LIMITS);
  test = await createTestApp({ LOG_LEVEL: 'error' }, undefined, { opened });
  people = await Promise.all(Array.from({ length: 8 }, () => walker(test)));
});
afterAll(async () => {
  await test.close();
  await proxy.close();
  await direct.close();
});

const save = (person: Walker) => person.save('nation', 'england');
const ready = () => test.app.inject('/health/ready');

/** Makes calls of all kinds, over and over, until told to stop; gives how often each status was answered. */
function underLoad(): { stop(): Promise<ReadonlyMap<number, number>> } {
  const statuses = new Map<number, number>();
  let goesOn = true;
  const workers = people.map(async (person, index) => {
    while (goesOn) {
      const status = index % 2 ? (await person.call(myStatus, {})).status : (await save(person)).status;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // Who was refused waits a little, as a browser does.
      if (status === 503) await new Promise(resolve => setTimeout(resolve, 20));
    }
  });
  return {
    async stop() {
      goesOn = false;
      await Promise.all(workers);
      return statuses;
    },
  };
}

const CUT_OTHERS = `select count(pg_terminate_backend(pid))::int as cut from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

describe('a connection to the database that ends', () => {
  it('ends its statement with 503, not the process, and is replaced (IS-001)', async () => {
    const load = underLoad();
    let cut = 0;
    for (let round = 0; round < 40; round++) {
      cut += Number((await runOnce(direct.url, CUT_OTHERS)).rows[0]?.cut);
      await new Promise(resolve => setTimeout(resolve, 25));
    }
    const statuses = await load.stop();
    expect(cut).toBeGreaterThan(40);
    expect([...statuses.keys()].filter(status => ![200, 204, 503].includes(status))).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(10);
    expect(statuses.get(204)).toBeGreaterThan(10);
    for (const person of people) expect((await save(person)).status).toBe(204);
  });

  it('in the middle of a transaction is told as out of reach, and leaves nothing half done (IS-001)', async () => {
    const opened = connect(direct.url, 1, async () => undefined, LIMITS);
    const half = opened.database.transaction().execute(async trx => {
      await trx
        .insertInto('login_failures')
        .values({ email_hash: Buffer.from('x'), failures: 1, last_at: new Date() })
        .execute();
      // Its own connection alone: those of the app are to be whole for who calls next.
      const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await runOnce(direct.url, `select pg_terminate_backend(${own.rows[0]?.pid})`);
      await trx.selectFrom('login_failures').selectAll().execute();
    });
    await expect(half).rejects.toThrow();
    expect(await opened.database.selectFrom('login_failures').selectAll().execute()).toEqual([]);
    await opened.close();
  });
});

describe('a database that falls silent', () => {
  it('is given up in time, with 503 and when to come back, and used again once it answers (IS-002)', async () => {
    for (const person of people) expect((await save(person)).status).toBe(204);
    proxy.fallSilent();
    const began = performance.now();
    const refused = await Promise.all(people.flatMap(person => [save(person), person.call(myStatus, {})]));
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
    expect((await people[0]?.call(myStatus, {}))?.headers['retry-after']).toBe('5');
    // A statement, its margin, and a wait for a connection.
    expect(performance.now() - began).toBeLessThan(6_000);
    proxy.letNewOnesThrough();
    await expect.poll(async () => (await ready()).statusCode, { timeout: 10_000 }).toBe(200);
    for (const person of people) expect((await save(person)).status).toBe(204);
    expect((await people[1]?.call(myStatus, {}))?.status).toBe(200);
  });

  it('is not ready, told within seconds however many calls wait for it (IS-003)', async () => {
    proxy.fallSilent();
    const waiting = people.map(save);
    const began = performance.now();
    const answer = await ready();
    expect([answer.statusCode, answer.json().database]).toEqual([503, 'down']);
    expect(performance.now() - began).toBeLessThan(5_000);
    await Promise.all(waiting);
    proxy.letNewOnesThrough();
    await expect.poll(async () => (await ready()).statusCode, { timeout: 10_000 }).toBe(200);
  });
});

describe('a connection to the database that nobody uses', () => {
  it('stays open for minutes, so that nobody waits for a new one, and is closed after ten (PT-610)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pool = healingPool(direct.url, 2, LIMITS);
    try {
      await pool.run({ name: 'one', text: 'select 1 as one' }, []);
      vi.advanceTimersByTime(9 * 60_000);
      expect(pool.counts()).toEqual({ open: 1, idle: 1, waiting: 0 });
      vi.advanceTimersByTime(2 * 60_000);
      expect(pool.counts()).toEqual({ open: 0, idle: 0, waiting: 0 });
    } finally {
      vi.useRealTimers();
      await pool.end();
    }
  });
});
