import {
  cancelCallback,
  changeCallbackNumber,
  changeCallbackTime,
  hardDropoutCallback,
  madeCallbacks,
  myCallbacks,
} from '@towpath/contracts/api/callbacks.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { noteCalled } from './waiting.ts';
import { planningOfCalls } from './workList.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.clock.set(new Date('2026-11-23T09:30:00Z')));

const STEP = 'formal-plan-help';
const opening = {
  hours: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], from: '08:00', to: '20:00' }],
  closedOn: [],
};

async function asks(lives = {}) {
  const person = await walker(test);
  await walkOn(person, { ...USUAL_ANSWERS, 'formal-plan': 'iva', ...lives }, STEP);
  const ask = () =>
    person.call(hardDropoutCallback, {
      body: { stepId: STEP, callbackRequired: true, contactName: 'Ian', contactNumber: '07911123456' },
    });
  expect((await ask()).status).toBe(204);
  const mine = async () => (await person.call(myCallbacks, {})).answer;
  const made = async () => (await person.call(madeCallbacks, {})).answer;
  const items = () =>
    test.database
      .selectFrom('work_items')
      .select(['id', 'state', 'taken_by', 'not_before', 'due_at'])
      .where('customer_id', '=', person.customerId)
      .orderBy('created_at')
      .execute();
  return { person, ask, mine, made, items };
}

describe('a call that is taken back', () => {
  it('is waited for no more, once and again, and leaves the work list in the same transaction (PT-080)', async () => {
    const { person, mine, made, items } = await asks();
    const [call] = await mine();
    const params = { callbackId: call?.id ?? '' };
    for (const _ of [1, 2]) expect((await person.call(cancelCallback, { params })).status).toBe(204);
    expect(await mine()).toEqual([]);
    expect(await items()).toMatchObject([{ state: 'cancelled' }]);
    expect(await made()).toEqual([
      { stepId: STEP, outcome: 'not-wanted', doneAt: '2026-11-23T09:30:00.000Z' },
    ]);
  });

  it('is not found by others, and can be asked for anew (PT-080)', async () => {
    const [one, other] = [await asks(), await asks()];
    const [call] = await one.mine();
    for (const callbackId of [call?.id ?? '', 'nothing', '99999999999999999999']) {
      const reply = await other.person.call(cancelCallback, { params: { callbackId } });
      expect(reply.error.code).toBe('NOT_FOUND');
    }
    await one.person.call(cancelCallback, { params: { callbackId: call?.id ?? '' } });
    test.clock.forward(1000);
    expect((await one.ask()).status).toBe(204);
    expect(await one.mine()).toHaveLength(1);
    expect(await one.made()).toEqual([]);
  });
});

describe('the time of a call', () => {
  it('is changed to one that is offered: the same work, for whoever has taken it, through every planning (PT-081)', async () => {
    const { person, mine, items } = await asks();
    const staff = crypto.randomUUID();
    await test.database
      .updateTable('work_items')
      .set({ state: 'taken', taken_by: staff, taken_at: test.clock.now() })
      .where('customer_id', '=', person.customerId)
      .execute();
    const [call] = await mine();
    const other = call?.otherTimes[2];
    expect(call?.otherTimes.length).toBeGreaterThan(3);
    const params = { callbackId: call?.id ?? '' };
    const body = { from: other?.notBefore ?? '' };
    expect((await person.call(changeCallbackTime, { params, body })).status).toBe(204);
    const moved = {
      state: 'taken',
      taken_by: staff,
      not_before: new Date(other?.notBefore ?? 0),
      due_at: new Date(other?.dueBy ?? 0),
    };
    expect(await items()).toMatchObject([moved]);
    await planningOfCalls({ database: test.database, clock: test.clock, opening, holidays: [] }).work();
    expect(await items()).toMatchObject([moved]);
    expect(await mine()).toMatchObject([other ?? {}]);
  });

  it('is refused where it is not offered, and for a call that is not waited for (PT-081)', async () => {
    const { person, mine } = await asks();
    const [call] = await mine();
    const params = { callbackId: call?.id ?? '' };
    for (const from of ['', 'tomorrow', '2026-11-24T03:00:00.000Z']) {
      const reply = await person.call(changeCallbackTime, { params, body: { from } });
      expect(reply.error).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field: 'from' }] });
    }
    await person.call(cancelCallback, { params });
    const gone = await person.call(changeCallbackTime, {
      params,
      body: { from: call?.otherTimes[0]?.notBefore ?? '' },
    });
    expect(gone.error.code).toBe('NOT_FOUND');
  });
});

describe('a bank holiday', () => {
  it('has no call for people of the nation that has it, nor is one offered on it; others are rung (PT-465)', async () => {
    // Friday evening; Monday is St Andrew's Day.
    test.clock.set(new Date('2026-11-27T21:00:00Z'));
    const scottish = await asks({ nation: 'scotland', 'formal-plan': 'trust-deed' });
    const english = await asks();
    const daysOf = async ({ mine }: typeof english) => {
      const [call] = await mine();
      const days = [call, ...(call?.otherTimes ?? [])].map(time => time?.notBefore?.slice(0, 10));
      return new Set(days);
    };
    expect([...(await daysOf(scottish))].slice(0, 3)).toEqual(['2026-11-28', '2026-12-01', '2026-12-02']);
    expect([...(await daysOf(english))].slice(0, 2)).toEqual(['2026-11-28', '2026-11-30']);
    const [call] = await scottish.mine();
    const params = { callbackId: call?.id ?? '' };
    const body = { from: '2026-11-30T08:00:00.000Z' };
    const refused = await scottish.person.call(changeCallbackTime, { params, body });
    expect(refused.error).toMatchObject({ code: 'VALIDATION_FAILED' });
    // Once Saturday is over the call goes to the day after the holiday.
    test.clock.set(new Date('2026-11-28T15:00:00Z'));
    const late = await asks({ nation: 'scotland', 'formal-plan': 'trust-deed' });
    expect(await late.items()).toMatchObject([{ not_before: new Date('2026-12-01T08:00:00Z') }]);
  });
});

describe('the number of a call', () => {
  it('is changed, as the same work for whoever has taken it; a wrong one is refused at its field (PT-088)', async () => {
    const { person, mine, items } = await asks();
    const staff = crypto.randomUUID();
    await test.database
      .updateTable('work_items')
      .set({ state: 'taken', taken_by: staff, taken_at: test.clock.now() })
      .where('customer_id', '=', person.customerId)
      .execute();
    const [call] = await mine();
    const change = (contactNumber: string, callbackId = call?.id ?? '') =>
      person.call(changeCallbackNumber, { params: { callbackId }, body: { contactNumber } });
    expect((await change('0113')).error).toMatchObject({
      code: 'INVALID_PHONE_NUMBER',
      fields: [{ field: 'contactNumber' }],
    });
    expect((await change('07400 123456')).status).toBe(204);
    expect((await mine()).map(({ id, contactNumber }) => [id, contactNumber])).toEqual([
      [call?.id, '07400123456'],
    ]);
    expect(await items()).toMatchObject([{ state: 'taken', taken_by: staff }]);
    expect((await change('07400 123457', 'nothing')).status).toBe(404);
    const other = await asks();
    expect((await change('07400 123457', (await other.mine())[0]?.id)).status).toBe(404);
  });
});

it('is told as made, with what came of it, to the person alone (PT-082)', async () => {
  const { mine, made } = await asks();
  const [call] = await mine();
  expect(await made()).toEqual([]);
  await noteCalled(test.database, call?.id ?? '', { outcome: 'spoke', by: 'adviser' }, test.clock.now());
  expect(await made()).toMatchObject([{ stepId: STEP, outcome: 'spoke' }]);
  expect(await (await asks()).made()).toEqual([]);
});
