import { hardDropoutCallback } from '@towpath/contracts/api/callbacks.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { closeWork, openWork } from '../work/workItems.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

it('says of a case which call of theirs waits and which conversation, while it does (PT-476)', async () => {
  const { cookie } = await staff.memberInTheMorning();
  const person = await walker(test);
  const { customerId } = person;
  const waits = async () => (await staff.send('GET', `/cases/${customerId}`, undefined, cookie)).body.waits;
  expect(await waits()).toEqual({ callWorkId: null, chatId: null });
  await walkOn(person, { ...USUAL_ANSWERS, 'formal-plan': 'iva' }, 'formal-plan-help');
  const asked = { stepId: 'formal-plan-help', callbackRequired: true, contactName: 'Ian' };
  const body = { ...asked, contactNumber: '07911123468' };
  expect((await person.call(hardDropoutCallback, { body })).status).toBe(204);
  const chatId = crypto.randomUUID();
  const at = test.clock.now();
  const chat = { kind: 'chat', subject: chatId, customerId } as const;
  await test.database
    .transaction()
    .execute(trx => openWork(trx, { ...chat, dueAt: at, notBefore: null, at }));
  const { id: callWorkId } = await test.database
    .selectFrom('work_items')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'callback')
    .executeTakeFirstOrThrow();
  expect(await waits()).toEqual({ callWorkId, chatId });
  await test.database
    .transaction()
    .execute(trx => closeWork(trx, chat, { state: 'done', outcome: null, at }));
  expect(await waits()).toEqual({ callWorkId, chatId: null });
});
