import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { customer } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { loadContent } from '../content/load.ts';
import { allHeld } from '../own-data/allHeld.ts';
import { doRetention, planRetention } from './retention.ts';

const DAY = 24 * 3_600_000;
const START = new Date('2026-11-23T10:00:00Z');

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.set(START);
});
afterAll(() => test.close());

const rules = () => loadContent(test.config.contentDir).retention;
const night = () =>
  doRetention(
    {
      database: test.database,
      outbox: test.app.outbox,
      seal: createSeal(test.config.dataSecret),
      held: allHeld(test.config),
      rules: rules(),
    },
    test.clock.now(),
  );
const plan = async () =>
  (await planRetention(test.database, rules(), test.clock.now())).filter(({ count }) => count > 0);

describe('what our staff wrote down', () => {
  it('goes six years after it was written, with the account still there, and what is still to be done stays (PT-419)', async () => {
    const person = await customer(test);
    const [staff] = await test.database
      .insertInto('staff_members')
      .values({ name: 'Jo Weir', email: 'jo@example.org', role: 'adviser', added_at: START })
      .returning('id')
      .execute();
    const by = { customer_id: person.customerId, staff_id: staff?.id ?? '', at: START };
    const sealed = Buffer.from('sealed');
    await test.database
      .insertInto('case_notes')
      .values([by, { ...by, at: new Date(START.getTime() + 2 * DAY) }].map(one => ({ ...one, sealed })))
      .execute();
    const task = { ...by, due_on: '2026-12-01', sealed };
    await test.database.insertInto('case_tasks').values(task).execute();
    await test.database
      .insertInto('case_tasks')
      .values({ ...task, done_at: START, done_by: by.staff_id })
      .execute();
    await test.database
      .insertInto('work_notes')
      .values({ ...by, work_id: by.staff_id, outcome: 'spoke', sealed_note: sealed })
      .execute();
    const seen = async () => {
      const now = test.clock.now();
      await test.database.updateTable('customers').set({ last_seen_at: now }).execute();
    };
    test.clock.set(new Date('2032-11-22T10:00:00Z'));
    await seen();
    const before = await night();
    expect([before.caseNotes, before.workNotes]).toEqual([undefined, undefined]);
    test.clock.set(new Date('2032-11-23T10:00:00Z'));
    await seen();
    expect((await plan()).filter(({ covers }) => covers !== 'audit')).toEqual([
      { covers: 'caseNotes', act: 'remove', count: 2, oldest: START },
      { covers: 'workNotes', act: 'remove', count: 1, oldest: START },
    ]);
    expect(await night()).toMatchObject({ caseNotes: 2, workNotes: 1 });
    expect(await test.database.selectFrom('case_notes').selectAll().execute()).toHaveLength(1);
    expect(await test.database.selectFrom('case_tasks').select('done_at').execute()).toEqual([
      { done_at: null },
    ]);
    expect(await test.database.selectFrom('customers').select('id').execute()).toEqual([
      { id: person.customerId },
    ]);
  });
});
