import { afterAll, beforeAll, expect, it } from 'vitest';
import { walker } from '../../testing/journeyWalk.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { allWaitingWork, openBefore } from './listedWork.ts';
import { openWork } from './workItems.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('has the nearest day first within what is urgent, whatever is due earlier (DN-624)', async () => {
  const { customerId } = await walker(test);
  const at = test.clock.now();
  const day = (days: number) => new Date(at.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const urgent = async (pressing_on: string | null, dueInHours: number, danger = 1) => {
    const subject = crypto.randomUUID();
    const dueAt = new Date(at.getTime() + dueInHours * 3_600_000);
    await test.database
      .transaction()
      .execute(trx => openWork(trx, { kind: 'plan', subject, customerId, dueAt, notBefore: null, at }));
    await test.database
      .updateTable('work_items')
      .set({ danger, pressing_on })
      .where('subject', '=', subject)
      .execute();
    return subject;
  };
  const calm = await urgent(null, 1, 0);
  const later = await urgent(day(6), 2);
  const near = await urgent(day(1), 30);
  const anyDay = await urgent(null, 40);
  const mine = (await allWaitingWork(test.database, at)).map(({ subject }) => subject);
  expect(mine).toEqual([anyDay, near, later, calm]);
  expect(await openBefore(test.database, { kind: 'plan', subject: later, customerId })).toBe(2);
  expect(await openBefore(test.database, { kind: 'plan', subject: calm, customerId })).toBe(3);
});
