import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { noteDone } from '../../platform/jobs/recurringJobs.ts';
import { guest } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { loadContent } from '../content/load.ts';
import { allHeld } from '../own-data/allHeld.ts';
import { CLOCK_JOB, ClockInDoubt, jumpSince, refuseWrongClock } from './clock.ts';
import { doRetention } from './retention.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** The database of a test has the clock of the machine, and so have we. */
const now = new Date();
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.deleteFrom('recurring_jobs').execute();
  await test.database.insertInto('recurring_jobs').values({ name: CLOCK_JOB, due_at: now }).execute();
});

const doubts = async () =>
  (await test.database.selectFrom('audit_log').select('at').where('kind', '=', 'clock in doubt').execute())
    .length;

describe('a clock that is compared with when it was last right', () => {
  it.each([
    ['an hour ago', HOUR, null],
    ['never', null, null],
    ['a week ago', 7 * DAY, null],
    ['more than a week ago: it was set ahead, or nobody was there', 7 * DAY + 1, 'set ahead'],
    ['ten years ago', 3650 * DAY, 'set ahead'],
    ['half an hour ahead, as two machines may be', -HOUR / 2, null],
    ['two hours ahead: it was set back', -2 * HOUR, 'set back'],
  ])('%s (IS-061)', (_, ago, way) => {
    const doubt = jumpSince(ago === null ? null : before(ago), now);
    if (way === null) expect(doubt).toBeNull();
    else expect(doubt).toContain(way);
  });

  it('holds up what rests on time, says so once a day, and is trusted after a week (IS-061)', async () => {
    await noteDone(test.database, CLOCK_JOB, before(400 * DAY));
    const at = (days: number) => refuseWrongClock(test.database, new Date(now.getTime() + days * DAY));
    await expect(at(0)).rejects.toThrow('was last right at');
    await expect(at(0.5)).rejects.toThrow('Nothing is removed');
    expect(await doubts()).toBe(1);
    // As the database of a test does not move on, the day is in the past of both.
    const old = { kind: 'clock in doubt', customer_id: null, facts: '{}' };
    await test.database
      .insertInto('audit_log')
      .values({ ...old, at: before(6.9 * DAY) })
      .execute();
    await expect(at(0)).rejects.toThrow('Nothing is removed');
    await test.database
      .insertInto('audit_log')
      .values({ ...old, at: before(7 * DAY) })
      .execute();
    await at(0);
  });

  it('erases who came back with a restore all the same, and nothing else (IS-061)', async () => {
    test.clock.set(now);
    const long = { created_at: before(800 * DAY), last_seen_at: before(800 * DAY) };
    const due = { id: randomUUID(), ...long };
    await test.database.insertInto('customers').values(due).execute();
    const back = await guest(test);
    const erased = { customer_id: back.customerId, erased_at: now };
    await test.database.insertInto('erased_customers').values(erased).execute();
    const { config, database, app } = test;
    const night = doRetention(
      {
        seal: createSeal(config.dataSecret),
        held: allHeld(config),
        rules: loadContent(config.contentDir).retention,
        database,
        outbox: app.outbox,
        checkClock: async () => {
          throw new ClockInDoubt('the clock');
        },
      },
      now,
    );
    await expect(night).rejects.toThrow(ClockInDoubt);
    const left = await database.selectFrom('customers').select('id').execute();
    expect(left.map(({ id }) => id)).toEqual([due.id]);
  });
});
