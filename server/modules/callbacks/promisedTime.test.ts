import {
  changeCallbackNumber,
  changeCallbackTime,
  hardDropoutCallback,
  myCallbacks,
} from '@towpath/contracts/api/callbacks.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { planningOfCalls } from './workList.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const { send, memberInTheMorning } = staffIn(() => test);

const STEP = 'formal-plan-help';
const opening = {
  hours: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], from: '08:00', to: '20:00' }],
  closedOn: [],
};
const NUMBER = '07911123456';
let jo: Awaited<ReturnType<typeof memberInTheMorning>>;
/** It is a Tuesday morning. */
beforeEach(async () => {
  jo = await memberInTheMorning();
});

/** A call that its person has moved to the last of the times that they are offered, or not, and that Jo has taken. */
async function taken({ isMoved }: { readonly isMoved: boolean }) {
  const person = await walker(test);
  await walkOn(person, { ...USUAL_ANSWERS, 'formal-plan': 'iva' }, STEP);
  const body = { stepId: STEP, callbackRequired: true, contactName: 'Ian', contactNumber: NUMBER };
  expect((await person.call(hardDropoutCallback, { body })).status).toBe(204);
  const params = { callbackId: (await person.call(myCallbacks, {})).answer[0]?.id ?? '' };
  const move = async () => {
    const [call] = (await person.call(myCallbacks, {})).answer;
    const from = call?.otherTimes.at(-1)?.notBefore ?? '';
    expect((await person.call(changeCallbackTime, { params, body: { from } })).status).toBe(204);
    return from;
  };
  const from = isMoved ? await move() : null;
  const { id } = await test.database
    .selectFrom('work_items')
    .select('id')
    .where('customer_id', '=', person.customerId)
    .executeTakeFirstOrThrow();
  const take = () => send('POST', `/tasks/${id}/take`, undefined, jo.cookie);
  const read = async () => (await send('GET', `/tasks/${id}/call`, undefined, jo.cookie)).body;
  const note = (outcome: object) => send('POST', `/tasks/${id}/outcome`, outcome, jo.cookie);
  const say = (why: string) => send('POST', `/tasks/${id}/ring-anyway`, { why }, jo.cookie);
  const tries = async () =>
    (
      await test.database
        .selectFrom('work_items')
        .select('attempts')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).attempts;
  await take();
  return { person, params, id, from, move, take, read, note, say, tries };
}

describe('a call before the time that was promised', () => {
  it('has its number kept back until whoever has taken it says why, which the person can read (PT-560)', async () => {
    const { person, id, from, read, note, say } = await taken({ isMoved: true });
    const early = { isSafeNow: false, isTooSoon: true, isAnyTime: true, until: null, next: from };
    expect(await read()).toMatchObject({ ...early, number: null, isToldAnyway: false });
    const list = (await send('GET', '/tasks', undefined, jo.cookie)).body;
    expect(list.items.find((one: { id: string }) => one.id === id).safe).toEqual(early);
    const refused = await note({ outcome: 'spoke' });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'NOT_SAFE_NOW']);
    expect(refused.body.error.message).toContain('We said that we ring later');

    expect((await say('they-asked')).status).toBe(204);
    expect(await read()).toMatchObject({ number: NUMBER, isToldAnyway: true, isTooSoon: true });
    const told = await test.database
      .selectFrom('audit_log')
      .select('facts')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'case looked at')
      .execute();
    expect(told.map(({ facts }) => facts)).toContainEqual({
      by: 'adviser',
      why: 'Ringing before the time that we gave you, because you asked for it',
    });
    expect((await note({ outcome: 'spoke' })).status).toBe(204);
  });

  it('tells its number from that time on (PT-560)', async () => {
    const { id, read } = await taken({ isMoved: false });
    const inFiveMinutes = new Date(test.clock.now().getTime() + 5 * 60 * 1000);
    await test.database
      .updateTable('work_items')
      .set({ not_before: inFiveMinutes })
      .where('id', '=', id)
      .execute();
    expect((await read()).number).toBeNull();
    test.clock.set(inFiveMinutes);
    expect(await read()).toMatchObject({ number: NUMBER, isTooSoon: false });
  });
});

describe('that nobody answered', () => {
  it('is noted by nobody who was not told the number for this try, at any hour, and its person reads that we rang (PT-561, PT-569)', async () => {
    const { person, read, note, tries } = await taken({ isMoved: false });
    const refused = await note({ outcome: 'not-reached' });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'NOT_SAFE_NOW']);
    expect(refused.body.error.message).toContain('not shown the number for this try');
    expect(await tries()).toBe(0);
    await read();
    expect((await note({ outcome: 'not-reached' })).status).toBe(204);
    expect(await tries()).toBe(1);
    const [call] = (await person.call(myCallbacks, {})).answer;
    const inTwoHours = new Date(test.clock.now().getTime() + 2 * 60 * 60 * 1000).toISOString();
    expect(call).toMatchObject({ triesInVain: 1, notBefore: inTwoHours });
  });

  it('is not noted a second time before the next try is due, unless they say why they ring (PT-561)', async () => {
    const { take, read, note, say, tries } = await taken({ isMoved: false });
    await read();
    await note({ outcome: 'not-reached' });
    for (const _ of [2, 3]) {
      await take();
      expect((await read()).number).toBeNull();
      expect((await note({ outcome: 'not-reached' })).status).toBe(409);
    }
    expect(await tries()).toBe(1);
    await say('danger');
    expect((await note({ outcome: 'not-reached' })).status).toBe(204);
    // That was before the next try.
    expect(await tries()).toBe(1);
  });

  it('leaves the call on the list for the time that its person chose, however often it was before that, and is noted each time (PT-622, PT-623)', async () => {
    const { person, id, from, take, read, note, say, tries } = await taken({ isMoved: true });
    const chosen = (await person.call(myCallbacks, {})).answer[0];
    for (const text of ['One', 'Two', 'Three', 'Four']) {
      await take();
      await say('they-asked');
      expect((await note({ outcome: 'not-reached', note: text })).status).toBe(204);
    }
    await planningOfCalls({ database: test.database, clock: test.clock, opening, holidays: [] }).work();
    expect(await tries()).toBe(0);
    const [call] = (await person.call(myCallbacks, {})).answer;
    expect(call).toMatchObject({ triesInVain: 0, notBefore: from, dueBy: chosen?.dueBy });

    await take();
    const { attempts, notes } = await read();
    expect(attempts).toBe(0);
    const texts = notes.map(({ text }: { text: string }) => text);
    expect(texts.toSorted()).toEqual(['Four', 'One', 'Three', 'Two']);
    const { events } = (await send('GET', `/cases/${person.customerId}/timeline`, undefined, jo.cookie)).body;
    const noted = events.filter(({ kind }: { kind: string }) => kind === 'call noted');
    expect(noted).toHaveLength(4);
    const log = await test.database
      .selectFrom('staff_log')
      .select('facts')
      .where('kind', '=', 'call noted')
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(log.map(({ facts }) => facts)).toEqual(
      Array.from({ length: 4 }, () => ({ work: id, outcome: 'not-reached' })),
    );
  });

  it('counts from that time on, to three (PT-623)', async () => {
    const { person, id, take, read, note, say, tries } = await taken({ isMoved: false });
    const now = test.clock.now().getTime();
    const promise = (at: number) =>
      test.database
        .updateTable('work_items')
        .set({ not_before: new Date(at) })
        .where('id', '=', id)
        .execute();
    await promise(now + 60_000);
    await say('they-asked');
    expect((await note({ outcome: 'not-reached' })).status).toBe(204);
    expect(await tries()).toBe(0);
    // Nobody answered the third time, so that the call is off the list, tried in vain twice before.
    for (const many of [1, 2, 2]) {
      await promise(now);
      await take();
      await read();
      expect((await note({ outcome: 'not-reached' })).status).toBe(204);
      expect(await tries()).toBe(many);
    }
    expect((await person.call(myCallbacks, {})).answer).toEqual([]);
  });
});

describe('a call that its person changes while somebody has it open', () => {
  const shown = ({ number, notBefore, dueAt, safeTimes }: Record<string, unknown>) => ({
    number,
    notBefore,
    dueAt,
    safeTimes,
  });

  it('is read with the new number, and what came of the old one is refused until then (PT-564)', async () => {
    const { person, params, read, note } = await taken({ isMoved: false });
    const before = await read();
    const body = { contactNumber: '07911123999' };
    expect((await person.call(changeCallbackNumber, { params, body })).status).toBe(204);
    const refused = await note({ outcome: 'spoke', note: 'Long talk.', was: shown(before) });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    const now = await read();
    expect(now.number).toBe('07911123999');
    expect((await note({ outcome: 'spoke', note: 'Long talk.', was: shown(now) })).status).toBe(204);
  });

  it('has its number kept back again where they moved it to later (PT-564)', async () => {
    const { move, read, note } = await taken({ isMoved: false });
    const before = await read();
    expect(before.number).toBe(NUMBER);
    const from = await move();
    const refused = await note({ outcome: 'not-reached', was: shown(before) });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(await read()).toMatchObject({ number: null, isTooSoon: true, next: from, notBefore: from });
  });

  it('is one look of a quarter of an hour, however often the page reads it anew (PT-563)', async () => {
    const { person, read } = await taken({ isMoved: false });
    for (const _ of [1, 2, 3]) await read();
    test.clock.forward(16 * 60 * 1000);
    await read();
    const looks = await test.database
      .selectFrom('audit_log')
      .select('facts')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'case looked at')
      .execute();
    expect(looks).toHaveLength(2);
  });
});
