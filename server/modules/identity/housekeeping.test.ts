import { afterAll, beforeAll, expect, it } from 'vitest';
import { guest } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { removeExpired } from './housekeeping.ts';

const DAY = 24 * 60 * 60 * 1000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const credentials = () => test.database.selectFrom('guest_credentials').select('customer_id').execute();

it('keeps what still opens something, and removes what does not', async () => {
  const visitor = await guest(test);
  await removeExpired(test);
  test.clock.forward(29 * DAY);
  await removeExpired(test);
  expect(await credentials()).toHaveLength(1);
  expect(await test.app.identify(visitor.authorization)).not.toBeNull();

  test.clock.forward(61 * DAY);
  await removeExpired(test);
  expect(await credentials()).toHaveLength(0);
  expect(await test.database.selectFrom('customers').select('id').execute()).toHaveLength(1);
});
