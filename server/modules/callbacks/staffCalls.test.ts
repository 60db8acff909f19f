import { cancelCallback, hardDropoutCallback } from '@towpath/contracts/api/callbacks.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { guest } from '../../testing/person.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { openWork } from '../work/workItems.ts';
import { planningOfCalls } from './workList.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const { send, memberInTheMorning } = staffIn(() => test);

const opening = {
  hours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      from: '08:00',
      to: '20:00',
    },
  ],
  closedOn: [],
};
const HOUR = 60 * 60 * 1000;
let jo: Awaited<ReturnType<typeof memberInTheMorning>>;

/** Somebody who asked for a call and says when it is safe, and the work that it is. */
async function asked(times: readonly string[] = []) {
  const person = await walker(test);
  await walkOn(person, { ...USUAL_ANSWERS, 'formal-plan': 'iva' }, 'formal-plan-help');
  const contactNumber = `0791112${String(1000 + Math.floor(Math.random() * 8999))}`;
  const body = { stepId: 'formal-plan-help', callbackRequired: true, contactName: 'Ian', contactNumber };
  expect((await person.call(hardDropoutCallback, { body })).status).toBe(204);
  const item = await test.database
    .selectFrom('work_items')
    .select(['id', 'subject'])
    .where('customer_id', '=', person.customerId)
    .executeTakeFirstOrThrow();
  await test.database
    .updateTable('callbacks')
    .set({ safe_contact: JSON.stringify({ mayRing: true, times, voicemail: false, says: null }) })
    .where('id', '=', Number(item.subject))
    .execute();
  return { person, ...item, contactNumber };
}
const itemOf = (id: string) =>
  test.database
    .selectFrom('work_items')
    .select(['state', 'attempts', 'last_outcome', 'due_at', 'not_before'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const by = (path: string, body?: object) => send(body ? 'POST' : 'GET', path, body, jo.cookie);
const take = (id: string) => send('POST', `/tasks/${id}/take`, undefined, jo.cookie);

/** It is a Tuesday morning now. */
const UNSAFE_NOW = ['tue evening'];

beforeEach(async () => {
  jo = await memberInTheMorning();
});

describe('a call where nobody answered', () => {
  it('goes back with its next try as a time, two hours on or more, and stays planned so (PT-071)', async () => {
    const { id } = await asked();
    await take(id);
    await by(`/tasks/${id}/call`);
    const body = { outcome: 'not-reached', note: 'Rang out.' };
    expect((await by(`/tasks/${id}/outcome`, body)).status).toBe(204);
    const item = await itemOf(id);
    expect(item).toMatchObject({ state: 'open', attempts: 1, last_outcome: 'not-reached' });
    const next = new Date(test.clock.now().getTime() + 2 * HOUR);
    expect(item.not_before).toEqual(next);
    expect(item.due_at.getTime()).toBeGreaterThan(next.getTime());
    await planningOfCalls({ database: test.database, clock: test.clock, opening, holidays: [] }).work();
    expect((await itemOf(id)).not_before).toEqual(next);
  });
});

describe('a call that is to be made later', () => {
  /** Ten on a coming day, by the clock of London in winter. */
  const tomorrowAtTen = () => {
    const day = new Date(test.clock.now().getTime() + 48 * HOUR);
    day.setUTCHours(11, 0, 0, 0);
    return day;
  };

  it('is due within the hour after the time that the person named, and was not in vain (PT-072)', async () => {
    const { id } = await asked();
    await take(id);
    const callAt = tomorrowAtTen();
    const reply = await by(`/tasks/${id}/outcome`, { outcome: 'later', callAt: callAt.toISOString() });
    expect([reply.status, reply.body]).toEqual([204, null]);
    expect(await itemOf(id)).toMatchObject({
      state: 'open',
      attempts: 0,
      not_before: callAt,
      due_at: new Date(callAt.getTime() + HOUR),
    });
  });

  it('is refused at its field without a time, in the night, in the past and at an unsafe time (PT-072)', async () => {
    const { id } = await asked();
    await take(id);
    const night = tomorrowAtTen();
    night.setUTCHours(3);
    const past = new Date(test.clock.now().getTime() - HOUR);
    for (const callAt of [undefined, night.toISOString(), past.toISOString(), 'soon']) {
      const reply = await by(`/tasks/${id}/outcome`, { outcome: 'later', callAt });
      expect([reply.status, reply.body.error.fields?.[0]?.field]).toEqual([400, 'callAt']);
    }
    expect(await itemOf(id)).toMatchObject({ state: 'taken' });
  });
});

describe('a number at an hour that is not safe', () => {
  it('is kept back, and no outcome of ringing is noted, until whoever has taken it says why (PT-073)', async () => {
    const { id, contactNumber, person } = await asked(UNSAFE_NOW);
    await take(id);
    const before = (await by(`/tasks/${id}/call`)).body;
    expect([before.number, before.isSafeNow, before.next]).toEqual([null, false, expect.any(String)]);
    const refused = await by(`/tasks/${id}/outcome`, { outcome: 'spoke' });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'NOT_SAFE_NOW']);
    expect((await by(`/tasks/${id}/ring-anyway`, { why: 'no reason' })).status).toBe(400);
    expect((await by(`/tasks/${id}/ring-anyway`, { why: 'danger' })).status).toBe(204);
    expect((await by(`/tasks/${id}/call`)).body).toMatchObject({
      number: contactNumber,
      isToldAnyway: true,
    });
    const why = 'Ringing outside your safe times, because somebody may be in danger';
    for (const table of ['audit_log', 'staff_log'] as const) {
      const entries = await test.database
        .selectFrom(table)
        .select('facts')
        .where('customer_id', '=', person.customerId)
        .execute();
      expect(entries.filter(({ facts }) => JSON.stringify(facts).includes(why))).toHaveLength(1);
    }
    expect((await by(`/tasks/${id}/outcome`, { outcome: 'spoke' })).status).toBe(204);
  });

  it('is kept back again from the next who takes it, and a call not wanted any more can be noted (PT-073)', async () => {
    const { id } = await asked(UNSAFE_NOW);
    await take(id);
    await by(`/tasks/${id}/ring-anyway`, { why: 'they-asked' });
    await send('POST', `/tasks/${id}/give-back`, undefined, jo.cookie);
    await take(id);
    expect((await by(`/tasks/${id}/call`)).body.number).toBeNull();
    expect((await by(`/tasks/${id}/outcome`, { outcome: 'not-wanted' })).status).toBe(204);
  });

  it('is not told to anybody else of the staff who says why (PT-073)', async () => {
    const { id } = await asked(UNSAFE_NOW);
    await take(id);
    const other = await memberInTheMorning();
    const reply = await send('POST', `/tasks/${id}/ring-anyway`, { why: 'danger' }, other.cookie);
    expect(reply.status).toBe(404);
  });
});

describe('a note beside an outcome', () => {
  it('is kept sealed, and read by whoever takes what is next of that person (PT-074)', async () => {
    const { id, person } = await asked();
    await take(id);
    await by(`/tasks/${id}/call`);
    await by(`/tasks/${id}/outcome`, { outcome: 'not-reached', note: '  The bailiff was there.  ' });
    const kept = await test.database
      .selectFrom('work_notes')
      .select('sealed_note')
      .where('customer_id', '=', person.customerId)
      .executeTakeFirstOrThrow();
    expect(kept.sealed_note.toString('utf8')).not.toContain('bailiff');
    await take(id);
    expect((await by(`/tasks/${id}/call`)).body.notes).toEqual([
      expect.objectContaining({
        text: 'The bailiff was there.',
        outcome: 'not-reached',
        by: expect.stringMatching(/^Jo/),
      }),
    ]);
  });

  it('is refused over two thousand characters, and nothing is noted (PT-074)', async () => {
    const { id } = await asked();
    await take(id);
    const body = { outcome: 'spoke', note: 'x'.repeat(2001) };
    expect((await by(`/tasks/${id}/outcome`, body)).status).toBe(400);
    expect(await itemOf(id)).toMatchObject({ state: 'taken' });
  });
});

it('says on the list where a call was asked for and when it is safe, and names nobody (PT-075)', async () => {
  const { id, contactNumber } = await asked(UNSAFE_NOW);
  const anyTime = await asked();
  const list = (await by('/tasks')).body;
  const item = (one: string) => list.items.find((each: { id: string }) => each.id === one);
  expect(item(id)).toMatchObject({
    callKind: 'hard-dropout',
    safe: { isSafeNow: false, isAnyTime: false, until: null, next: expect.any(String) },
    takenBy: null,
  });
  expect(item(anyTime.id)).toMatchObject({ safe: { isAnyTime: true } });
  expect(JSON.stringify(list)).not.toContain(contactNumber);
  expect(JSON.stringify(list)).not.toContain('Ian');
});

it('says on the list in which nation each person lives, once they have told (PT-420)', async () => {
  const welsh = await walker(test);
  await walkOn(welsh, { ...USUAL_ANSWERS, nation: 'wales', 'formal-plan': 'iva' }, 'formal-plan-help');
  const body = {
    stepId: 'formal-plan-help',
    callbackRequired: true,
    contactName: 'Ian',
    contactNumber: '07911123457',
  };
  expect((await welsh.call(hardDropoutCallback, { body })).status).toBe(204);
  const untold = await guest(test);
  const at = test.clock.now();
  await test.database.transaction().execute(trx =>
    openWork(trx, {
      kind: 'plan',
      customerId: untold.customerId,
      subject: crypto.randomUUID(),
      dueAt: at,
      notBefore: null,
      at,
    }),
  );
  const ofEach = await test.database
    .selectFrom('work_items')
    .select(['id', 'customer_id'])
    .where('customer_id', 'in', [welsh.customerId, untold.customerId])
    .execute();
  const list = (await by('/tasks')).body;
  const nationOf = (customerId: string) =>
    list.items.find(({ id }: { id: string }) => id === ofEach.find(one => one.customer_id === customerId)?.id)
      .nation;
  expect([nationOf(welsh.customerId), nationOf(untold.customerId)]).toEqual(['wales', null]);
  for (const { customer_id: id } of ofEach) expect(JSON.stringify(list)).not.toContain(id);
});

it('is gone for whoever has taken it once the person takes it back (PT-080)', async () => {
  const { id, subject, person } = await asked();
  await take(id);
  expect((await person.call(cancelCallback, { params: { callbackId: subject } })).status).toBe(204);
  expect((await by(`/tasks/${id}/call`)).status).toBe(404);
  expect((await by(`/tasks/${id}/outcome`, { outcome: 'spoke' })).status).toBe(404);
  expect(await itemOf(id)).toMatchObject({ state: 'cancelled', last_outcome: 'not-wanted' });
});
