import { afterAll, beforeAll, expect, it } from 'vitest';
import { walker } from '../../testing/journeyWalk.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { putBeforeAdviser } from './workList.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const OPENING = { hours: [{ days: WEEKDAYS, from: '08:00', to: '20:00' }], closedOn: [] };

it.each([
  ['on the day that we promise, where nothing is near', '2026-11-26T10:00Z', null, '2026-11-30T20:00Z'],
  [
    'on that day still, where what is near is after it',
    '2026-11-26T10:00Z',
    '2026-12-05',
    '2026-11-30T20:00Z',
  ],
  ['when we close last before what is near', '2026-11-26T10:00Z', '2026-11-30', '2026-11-27T20:00Z'],
  ['at once where we are closed until then', '2026-11-29T10:00Z', '2026-11-30', '2026-11-29T10:00Z'],
] as const)('is due %s (DN-624)', async (_name, now, on, due) => {
  const { customerId } = await walker(test);
  const planId = crypto.randomUUID();
  const pressing = [{ code: 'BAILIFFS_SOON', on } as const];
  await test.database
    .transaction()
    .execute(trx =>
      putBeforeAdviser(
        trx,
        { customerId, planId, at: new Date(now) },
        { opening: OPENING, withinOpenDays: 2, pressingOf: async () => pressing },
      ),
    );
  const { due_at } = await test.database
    .selectFrom('work_items')
    .select('due_at')
    .where('subject', '=', planId)
    .executeTakeFirstOrThrow();
  expect(due_at).toEqual(new Date(due));
});
