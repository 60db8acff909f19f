import { hardDropoutCallback, softDropoutCallback } from '@towpath/contracts/api/callbacks.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { weighWork } from './weighing.ts';
import { openWork } from './workItems.ts';

const MINUTE = 60_000;
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const { send, memberInTheMorning } = staffIn(() => test);

type Item = {
  readonly id: string;
  readonly kind: string;
  readonly danger: number;
  readonly pressing: { readonly code: string; readonly on: string | null } | null;
};
async function listFor(cookie: string): Promise<readonly Item[]> {
  return (await send('GET', '/tasks', undefined, cookie)).body.items;
}
const idsOf = async (customerId: string) =>
  (
    await test.database.selectFrom('work_items').select('id').where('customer_id', '=', customerId).execute()
  ).map(({ id }) => id);

/** Somebody who was asked what presses them, and takes a call where the questions offer one. */
async function pressedBy(urgent: readonly string[]) {
  const person = await walker(test);
  const at = await walkOn(person, { ...USUAL_ANSWERS, urgent }, 'talk-first');
  const contactNumber = '07911123466';
  const body = { stepId: at, callbackRequired: true, contactName: 'Siobhan', contactNumber };
  expect((await person.call(softDropoutCallback, { body })).status).toBe(204);
  return person;
}

it('is urgent where officers may come, in words too, before calls that are due earlier, and goes back once they do not (PT-471, PT-517)', async () => {
  const jo = await memberInTheMorning();
  const calm = await walker(test);
  await walkOn(calm, { ...USUAL_ANSWERS, 'formal-plan': 'iva' }, 'formal-plan-help');
  const body = { stepId: 'formal-plan-help', callbackRequired: true, contactName: 'Ian' };
  await calm.call(hardDropoutCallback, { body: { ...body, contactNumber: '07911123467' } });
  const pressed = await pressedBy(['bailiffs']);
  const [[calmId], [pressedId]] = [await idsOf(calm.customerId), await idsOf(pressed.customerId)];
  const list = await listFor(jo.cookie);
  const both = list.filter(({ id }) => id === calmId || id === pressedId);
  expect(both.map(({ id, danger, pressing }) => [id, danger, pressing])).toEqual([
    [pressedId, 1, { code: 'BAILIFFS', on: null }],
    [calmId, 0, null],
  ]);
  const caseOf = (id: string) => send('GET', `/cases/${id}`, undefined, jo.cookie);
  expect((await caseOf(pressed.customerId)).body.pressing).toEqual([{ code: 'BAILIFFS', on: null }]);
  expect((await caseOf(calm.customerId)).body.pressing).toEqual([]);

  await pressed.save('urgent', 'none');
  expect((await listFor(jo.cookie)).find(({ id }) => id === pressedId)?.danger).toBe(1);
  test.clock.forward(5 * MINUTE + 1);
  const later = await listFor(jo.cookie);
  expect(later.find(({ id }) => id === pressedId)).toMatchObject({ danger: 0, pressing: null });
});

it('says so of all that waits for that person, and leaves worrying words where they are (PT-471)', async () => {
  const jo = await memberInTheMorning();
  const pressed = await pressedBy(['eviction']);
  const at = test.clock.now();
  const { customerId } = pressed;
  const work = { customerId, dueAt: at, notBefore: null, at };
  await test.database.transaction().execute(async trx => {
    for (const kind of ['plan', 'booking', 'advice'] as const) {
      await openWork(trx, { ...work, kind, subject: crypto.randomUUID() });
    }
    await openWork(trx, { ...work, kind: 'chat', subject: crypto.randomUUID(), danger: 2 });
  });
  const ids = await idsOf(customerId);
  const list = (await listFor(jo.cookie)).filter(({ id }) => ids.includes(id));
  expect(Object.fromEntries(list.map(({ kind, danger }) => [kind, danger]))).toEqual({
    callback: 1,
    plan: 1,
    booking: 1,
    advice: 1,
    chat: 2,
  });
});

it('stays as it was where it cannot be said of a person, and is looked at again later (PT-471)', async () => {
  const jo = await memberInTheMorning();
  const pressed = await pressedBy(['bailiffs']);
  const [id = ''] = await idsOf(pressed.customerId);
  await listFor(jo.cookie);
  test.clock.forward(5 * MINUTE + 1);
  const said: string[] = [];
  await weighWork({
    database: test.database,
    clock: test.clock,
    pressingOf: () => Promise.reject(new Error('unreadable')),
    log: { warn: (_facts: unknown, says?: string) => void said.push(says ?? '') },
  });
  expect(said).toContain('work not weighed');
  expect((await listFor(jo.cookie)).find(one => one.id === id)?.danger).toBe(1);
});
