import { randomUUID } from 'node:crypto';
import { myLetters } from '@towpath/contracts/api/letters.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await test.database
    .insertInto('staff_roles')
    .values({ role: 'reader', permissions: ['see cases'] })
    .execute();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';

/** Somebody whose plan is drawn up and whose offers are still to go, and an adviser on the phone with them. */
async function toOffer() {
  const one = await repaying(test, staff);
  await one.goesOn();
  const drawn = await one.note({ kind: 'draw up', firstPayment: '2026-12-20' });
  const debtIds = (drawn.answer.repayment.stands?.debts ?? []).map(({ id }) => id);
  const jo = await staff.member();
  const path = `/cases/${one.person.customerId}/repayment`;
  const notes = (note: object, more: object = {}, cookie = jo.cookie) => {
    const body = { planId: one.planId, id: randomUUID(), after: 1, note, ...more };
    return staff.send('POST', `${path}/offers`, body, cookie);
  };
  const read = async () => (await staff.send('GET', path, undefined, jo.cookie)).body.repayment;
  return { ...one, debtIds, notes, read };
}

describe('that offers went, written down by one of us with the person', () => {
  it('is in the plan with whose hand it was, moves it on, and is in both logs once however often it is sent (DN-1224)', async () => {
    const { person, debtIds, notes, read, mine } = await toOffer();
    const id = randomUUID();
    const went = { kind: 'offers sent', on: TODAY, debtIds };
    expect((await notes(went, { id })).status).toBe(204);
    expect((await notes(went, { id })).status).toBe(204);
    expect((await person.call(myPlan, {})).answer.plan?.state).toBe('sent');
    const now = await mine();
    expect(now?.stands?.debts.map(({ offered }) => offered?.on)).toEqual(debtIds.map(() => TODAY));
    expect(now?.happened.filter(({ kind }) => kind === 'offers sent')).toMatchObject([{ by: 'one of us' }]);
    expect((await read()).events[0]).toMatchObject({ kind: 'offers sent', by: expect.any(String) });
    const { letters } = (await person.call(myLetters, {})).answer;
    expect(letters.map(({ wentOn }) => wentOn)).toEqual(debtIds.map(() => TODAY));
    const logged = await test.database
      .selectFrom('staff_log')
      .select('facts')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'offers noted')
      .execute();
    expect(logged).toEqual([{ facts: { plan: expect.any(String), number: 2 } }]);
  });

  it('is refused of a day to come and of a debt that is not in it, and of a role that changes no case (DN-1224)', async () => {
    const { debtIds, notes, mine } = await toOffer();
    const went = { kind: 'offers sent', on: TODAY, debtIds };
    const early = await notes({ ...went, on: '2026-11-24' });
    expect([early.status, early.body.error.message]).toEqual([
      409,
      'That day is still to come. Pick today or a day before.',
    ]);
    expect((await notes({ ...went, debtIds: [randomUUID()] })).status).toBe(409);
    expect((await notes({ ...went, kind: 'ended', why: 'left' })).status).toBe(400);
    const reader = await staff.member('reader');
    expect((await notes(went, {}, reader.cookie)).status).toBe(404);
    expect((await mine())?.sequence).toBe(1);
  });
});
