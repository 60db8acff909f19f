import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import type { OpenDatabase } from '../database/database.ts';
import { createRecurringJobs, type RecurringJobs } from './recurringJobs.ts';

const MINUTE = 60_000;

let opened: OpenDatabase;
let now: Date;
let done: string[];
let warnings: object[];
let tidy: () => Promise<void>;

beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened.close());
beforeEach(async () => {
  await opened.database.deleteFrom('recurring_jobs').execute();
  now = new Date('2026-11-23T10:00:00Z');
  done = [];
  warnings = [];
  tidy = async () => void done.push('tidy');
});

/** The jobs as one server process has them. */
const server = (): RecurringJobs =>
  createRecurringJobs({
    database: opened.database,
    clock: { now: () => now },
    log: { warn: (what: object) => void warnings.push(what) },
    jobs: [
      { name: 'tidy', everySeconds: 3600, work: () => tidy() },
      { name: 'remind', everySeconds: 600, work: async () => void done.push('remind') },
    ],
  });

const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

describe('work that comes again', () => {
  it('is done at once the first time, and then in its own time', async () => {
    const jobs = server();
    await jobs.doDue();
    expect(done.sort()).toEqual(['remind', 'tidy']);
    done = [];
    pass(10 * MINUTE - 1);
    await jobs.doDue();
    expect(done).toEqual([]);
    pass(1);
    await jobs.doDue();
    expect(done).toEqual(['remind']);
    pass(50 * MINUTE);
    await jobs.doDue();
    expect(done.sort()).toEqual(['remind', 'remind', 'tidy']);
  });

  it.each([2, 30 * 24])(
    'goes on in its time when the clock is set back by %i hours (IS-015)',
    async hours => {
      const jobs = server();
      await jobs.doDue();
      done = [];
      pass(-hours * 60 * MINUTE);
      await jobs.doDue();
      expect(done.sort()).toEqual(['remind', 'tidy']);
      await jobs.doDue();
      pass(10 * MINUTE);
      await jobs.doDue();
      expect(done.sort()).toEqual(['remind', 'remind', 'tidy']);
    },
  );

  it('is done by one process each time, however many there are (HO-071)', async () => {
    for (let hour = 1; hour <= 3; hour++) {
      await Promise.all([server(), server(), server(), server()].map(jobs => jobs.doDue()));
      expect(done.filter(name => name === 'tidy')).toHaveLength(hour);
      pass(60 * MINUTE);
    }
  });

  it('is not done again because a server was started anew', async () => {
    await server().doDue();
    pass(MINUTE);
    await server().doDue();
    expect(done.sort()).toEqual(['remind', 'tidy']);
  });

  it('is tried again after five minutes when it went wrong, and holds up no other (HO-071)', async () => {
    tidy = async () => {
      throw new Error('no');
    };
    const jobs = server();
    await jobs.doDue();
    expect(done).toEqual(['remind']);
    expect(warnings).toEqual([expect.objectContaining({ job: 'tidy', message: 'no' })]);
    tidy = async () => void done.push('tidy');
    pass(5 * MINUTE - 1);
    await jobs.doDue();
    expect(done).toEqual(['remind']);
    pass(1);
    await jobs.doDue();
    expect(done).toEqual(['remind', 'tidy']);
  });

  it('ends only when what is under way is done: the database goes next', async () => {
    let begun = () => {};
    const hasBegun = new Promise<void>(resolve => {
      begun = resolve;
    });
    let finish = () => {};
    tidy = () =>
      new Promise(resolve => {
        finish = () => {
          done.push('tidy');
          resolve();
        };
        begun();
      });
    const jobs = server();
    jobs.start();
    await hasBegun;
    const stopped = jobs.stop().then(() => done.includes('tidy'));
    setTimeout(() => finish(), 20);
    expect(await stopped).toBe(true);
  });
});
