import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const { send, member } = staffIn(() => test);

it('counts those whom a search finds one by one, and of many says more than how many there are (PT-548)', async () => {
  const { cookie } = await member();
  const found = async (path: string, query: Record<string, string>) =>
    (await send('GET', `/people${path}?${new URLSearchParams(query)}`, undefined, cookie)).body;
  const surname = `Count${randomUUID()}`;
  const rows = await test.database
    .insertInto('customers')
    .values(
      Array.from({ length: 2001 }, (_, at) => ({
        forename: `C${at}`,
        surname,
        last_seen_at: test.clock.now(),
        created_at: test.clock.now(),
      })),
    )
    .returning('id')
    .execute();
  const [one = '', ...others] = rows.map(({ id }) => id);
  expect((await found('/count', { find: surname })).fit).toEqual({ count: 2000, precision: 'more than' });

  const labelled = (ids: readonly string[], labels: { app_id?: string; status?: string }) =>
    test.database.updateTable('people_list').set(labels).where('customer_id', 'in', ids).execute();
  await labelled(others, { app_id: 'mw_counted' });
  await labelled([one], { status: 'Invalidated' });
  expect((await found('/count', { find: surname, partner: 'mw_counted' })).fit).toEqual({
    count: 2000,
    precision: 'exact',
  });
  const closed = { find: surname, status: 'Invalidated' };
  expect((await found('/count', closed)).fit).toEqual({ count: 1, precision: 'exact' });
  expect((await found('', closed)).people).toMatchObject([{ customerId: one }]);
});
