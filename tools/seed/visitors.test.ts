import { staffIn } from '@towpath/server/testing/staff.ts';
import { createTestApp, type TestApp } from '@towpath/server/testing/testApp.ts';
import { createPublishedDatabase } from '@towpath/server/testing/testDatabase.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addVisitors, haveCome } from './visitors.ts';
import { VISITS } from './visits.ts';

let opened: Awaited<ReturnType<typeof createPublishedDatabase>>;
let test: TestApp;
beforeAll(async () => {
  opened = await createPublishedDatabase();
  test = await createTestApp({}, undefined, { opened });
});
afterAll(() => test.close());
const { member } = staffIn(() => test);

it('fills every part of the console, by what people and staff do, and counts the figures (PT-469, PT-608)', async () => {
  await member('supervisor');
  // Added on the day on which it is filled, as in a trial that has just begun.
  const hourAgo = new Date(Date.now() - 60 * 60 * 1000);
  await test.database.updateTable('staff_members').set({ added_at: hourAgo }).execute();
  expect(await haveCome(test.database, 1)).toBe(false);
  await addVisitors({ opened, config: test.config, count: VISITS.length, seed: 1, say: () => {} });
  const { database } = test;
  const work = await database
    .selectFrom('work_items')
    .select(['kind', 'danger'])
    .where('state', 'in', ['open', 'taken'])
    .execute();
  expect(new Set(work.map(({ kind }) => kind))).toEqual(
    new Set(['advice', 'booking', 'callback', 'chat', 'plan', 'task']),
  );
  expect(work.some(({ danger }) => danger === 2)).toBe(true);
  for (const table of [
    'partner_leads',
    'health_conditions',
    'case_notes',
    'case_tasks',
    'case_flags',
  ] as const) {
    const { count } = await database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count), table).toBeGreaterThan(0);
  }
  const early = await database
    .selectFrom('case_notes')
    .innerJoin('staff_members', 'staff_members.id', 'case_notes.staff_id')
    .select('case_notes.id')
    .whereRef('case_notes.at', '<', 'staff_members.added_at')
    .execute();
  expect(early).toEqual([]);
  expect([await haveCome(database, 1), await haveCome(database, 11)]).toEqual([true, false]);
  const labels = await database
    .selectFrom('journeys')
    .select('status')
    .distinct()
    .where('is_current', '=', true)
    .execute();
  expect(labels.map(({ status }) => status)).toEqual(
    expect.arrayContaining([
      'Active',
      'Complete',
      'Abandoned',
      'Expired',
      'Soft Dropout',
      'Hard Dropout',
      'Completed Offline',
      'Invalidated',
    ]),
  );
  const begun = await database
    .selectFrom('figure_counts')
    .select(({ fn }) => fn.sum<string>('people').as('people'))
    .where('measure', '=', 'reached')
    .where('detail', '=', 'begun')
    .executeTakeFirstOrThrow();
  expect(Number(begun.people)).toBe(VISITS.length);
  expect(
    await database.selectFrom('partner_keys').select('id').where('ended_at', 'is', null).execute(),
  ).toEqual([]);
}, 240_000);
