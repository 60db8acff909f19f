import {
  cancelCallback,
  changeCallbackTime,
  hardDropoutCallback,
  myCallbacks,
} from '@towpath/contracts/api/callbacks.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { keepSafeContact } from '../account/safeContact.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

const STEP = 'formal-plan-help';
const NUMBER = '07911123456';
/** It is a Tuesday, ten in the morning. */
let jo: Awaited<ReturnType<typeof staff.memberInTheMorning>>;
beforeEach(async () => {
  jo = await staff.memberInTheMorning();
});

/** Somebody who asked for a call, and how they move it to a later day. */
async function asksForCall() {
  const person = await walker(test);
  await walkOn(person, { ...USUAL_ANSWERS, 'formal-plan': 'iva' }, STEP);
  const body = { stepId: STEP, callbackRequired: true, contactName: 'Ian', contactNumber: NUMBER };
  expect((await person.call(hardDropoutCallback, { body })).status).toBe(204);
  const { customerId } = person;
  await test.database
    .updateTable('customers')
    .set({ contact_number: NUMBER })
    .where('id', '=', customerId)
    .execute();
  async function move(to = -1) {
    const [call] = (await person.call(myCallbacks, {})).answer;
    const from = call?.otherTimes.at(to)?.notBefore ?? '';
    const params = { callbackId: call?.id ?? '' };
    expect((await person.call(changeCallbackTime, { params, body: { from } })).status).toBe(204);
    return from;
  }
  const { id } = await test.database
    .selectFrom('work_items')
    .select('id')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  const send = (path: string, body?: object) => staff.send('POST', path, body, jo.cookie);
  return { person, customerId, move, workId: id, send };
}

const read = async (path: string, cookie: string) => {
  const { status, body } = await staff.send('GET', path, undefined, cookie);
  expect([path, status]).toEqual([path, 200]);
  return body;
};
/** What the panel of People and the case tell of the number and of when to ring, which is the same, and all that shows it. */
async function shown(customerId: string, cookie = jo.cookie) {
  const [panel, summary, person, booking] = await Promise.all([
    read(`/people/${customerId}`, cookie),
    read(`/cases/${customerId}`, cookie),
    read(`/cases/${customerId}/person`, cookie),
    read(`/cases/${customerId}/booking`, cookie),
  ]);
  const { phone: number, isNumberHeld, isSafeNow, isTooSoon, next } = panel;
  expect([summary.number, summary.isNumberHeld]).toEqual([number, isNumberHeld]);
  expect(summary.safe).toMatchObject({ isSafeNow, isTooSoon, next });
  const tells = [panel, summary, person, booking].map(one => JSON.stringify(one).includes(NUMBER));
  expect(new Set(tells)).toEqual(new Set([number !== null]));
  return { number, isNumberHeld, isSafeNow, isTooSoon, next };
}
const NOW = { isSafeNow: true, isTooSoon: false, next: null };
const HELD = { number: null, isNumberHeld: true };
const TOLD = { number: NUMBER, isNumberHeld: false };

describe('the number of who waits for a call, in the case and in People', () => {
  it('is kept back before the time that it was promised for or moved to, which is said, and told from then on (PT-621)', async () => {
    const { customerId, move, workId } = await asksForCall();
    expect(await shown(customerId)).toEqual({ ...TOLD, ...NOW });
    const next = await move();
    expect(await shown(customerId)).toEqual({ ...HELD, isSafeNow: false, isTooSoon: true, next });
    const soon = new Date(test.clock.now().getTime() + 60_000);
    await test.database
      .updateTable('work_items')
      .set({ not_before: soon })
      .where('id', '=', workId)
      .execute();
    expect(await shown(customerId)).toMatchObject(HELD);
    test.clock.set(soon);
    expect(await shown(customerId)).toEqual({ ...TOLD, ...NOW });
  });

  it('is kept back before the next try, and told once the call is taken back (PT-621)', async () => {
    const { person, customerId, workId, send } = await asksForCall();
    await send(`/tasks/${workId}/take`);
    await read(`/tasks/${workId}/call`, jo.cookie);
    expect((await send(`/tasks/${workId}/outcome`, { outcome: 'not-reached' })).status).toBe(204);
    expect(await shown(customerId)).toMatchObject({
      ...HELD,
      isTooSoon: true,
      next: '2026-11-24T12:00:00.000Z',
    });
    const params = { callbackId: (await person.call(myCallbacks, {})).answer[0]?.id ?? '' };
    expect((await person.call(cancelCallback, { params })).status).toBe(204);
    expect(await shown(customerId)).toEqual({ ...TOLD, ...NOW });
  });

  it('says that it is not safe, and not only too soon, where their own times say no (PT-621)', async () => {
    const { customerId, move } = await asksForCall();
    await move();
    await test.database
      .transaction()
      .execute(trx => keepSafeContact(trx, customerId, { times: ['mon evening'] }, test.clock.now()));
    expect(await shown(customerId)).toMatchObject({ ...HELD, isSafeNow: false, isTooSoon: false });
  });

  it('is told to whoever has taken the call and says why, as beside the work, until its person moves it again (PT-621)', async () => {
    const { customerId, move, workId, send } = await asksForCall();
    await move();
    await send(`/tasks/${workId}/take`);
    expect(await shown(customerId)).toMatchObject(HELD);
    expect((await send(`/tasks/${workId}/ring-anyway`, { why: 'they-asked' })).status).toBe(204);
    expect(await shown(customerId)).toMatchObject({ ...TOLD, isSafeNow: false, isTooSoon: true });
    const other = await staff.memberInTheMorning();
    expect(await shown(customerId, other.cookie)).toMatchObject(HELD);
    await move(0);
    const beside = await read(`/tasks/${workId}/call`, jo.cookie);
    expect(beside).toMatchObject({ number: null, isTooSoon: true });
    expect(await shown(customerId)).toMatchObject(HELD);
  });

  it.each(['people', 'cases'])(
    'is told to whoever says why in %s, and its person reads that it was sooner than we said (PT-621)',
    async where => {
      const { customerId, move, send } = await asksForCall();
      await move();
      expect((await send(`/${where}/${customerId}/ring-anyway`, { why: 'danger' })).status).toBe(204);
      expect(await shown(customerId)).toMatchObject({ ...TOLD, isSafeNow: false, isTooSoon: true });
      const told = await test.database
        .selectFrom('audit_log')
        .select('facts')
        .where('customer_id', '=', customerId)
        .where('kind', '=', 'case looked at')
        .execute();
      expect(told.map(({ facts }) => facts)).toContainEqual({
        by: 'adviser',
        why: 'Ringing before the time that we gave you, because somebody may be in danger',
      });
    },
  );
});
