import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import { addDesk, staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await addDesk(test);
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);

/** A form that was handed over, with sentences in its person's words, and a colleague without the right who has taken it. */
async function atTheDesk() {
  const one = await handing.handedOver();
  const { planId, adviser } = one;
  const desk = await staff.memberInTheMorning('desk');
  const { id: workId } = await test.database
    .selectFrom('work_items')
    .select('id')
    .where('subject', '=', planId)
    .where('kind', '=', 'application')
    .executeTakeFirstOrThrow();
  const work = (act: string, cookie: string) =>
    staff.send('POST', `/tasks/${workId}/${act}`, undefined, cookie);
  expect((await work('give-back', adviser.cookie)).status).toBe(204);
  expect((await work('take', desk.cookie)).status).toBe(204);
  const listed = async (cookie: string) =>
    (await staff.send('GET', '/tasks', undefined, cookie)).body.items.find(
      ({ id }: { readonly id: string }) => id === workId,
    );
  return { ...one, desk, work, listed };
}

describe('a form with what tells of health, taken by who may not see that', () => {
  it('is passed on in one press: it is back on the list, says for whom, and nobody else takes it (DN-694)', async () => {
    const { act, read, desk, adviser, work, listed } = await atTheDesk();
    const refused = await act('accept', { version: 1 }, desk.cookie);
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      'Some of it may tell of health, which you can’t read. Pass it on: somebody who may read it has to accept it.',
    ]);
    expect((await read(desk.cookie)).handedOver.withheld).toBeGreaterThan(0);
    expect((await act('pass-on', { version: 1 }, desk.cookie)).status).toBe(204);
    expect(await listed(desk.cookie)).toMatchObject({ takenBy: null, lastOutcome: 'for who sees health' });
    expect(await read(desk.cookie)).toMatchObject({
      state: 'handed over',
      work: { takenBy: null, isMine: false, isForWhoSeesHealth: true },
    });
    expect((await work('take', desk.cookie)).status).toBe(404);
    expect((await work('take', adviser.cookie)).status).toBe(204);
    expect((await act('accept', { version: 1 })).status).toBe(204);
    expect((await read()).state).toBe('accepted');
  });

  it('is for the same people where it is given back, and says nothing of it where its person is asked again (DN-694)', async () => {
    const { act, read, desk, adviser, work, person, planId } = await atTheDesk();
    await act('pass-on', { version: 1 }, desk.cookie);
    await work('take', adviser.cookie);
    await work('give-back', adviser.cookie);
    expect((await work('take', desk.cookie)).status).toBe(404);
    await work('take', adviser.cookie);
    const asking = { version: 1, words: 'Say it once more.', fields: [] };
    expect((await act('ask-again', asking)).status).toBe(204);
    await handing.handOver(person);
    await handing.takes(planId, desk.cookie);
    expect((await read(desk.cookie)).work).toMatchObject({ isMine: true, isForWhoSeesHealth: false });
  });

  it('is not passed on by who has not taken it, or may read all of it, nor in another version (DN-694)', async () => {
    const { act, desk, adviser, work, listed } = await atTheDesk();
    expect((await act('pass-on', { version: 2 }, desk.cookie)).body.error.code).toBe('CHANGED_MEANWHILE');
    expect((await act('pass-on', { version: 1 }, adviser.cookie)).status).toBe(409);
    await work('give-back', desk.cookie);
    expect((await act('pass-on', { version: 1 }, desk.cookie)).body.error.code).toBe('WORK_IS_TAKEN');
    await work('take', adviser.cookie);
    expect((await act('pass-on', { version: 1 }, adviser.cookie)).body.error.message).toBe(
      'You may read all of it. Accept it, or ask again.',
    );
    expect((await listed(adviser.cookie)).lastOutcome).toBeNull();
  });

  it('is in the log of staff with who passed it on, without a word of what it says (DN-694)', async () => {
    const { act, desk, person, planId } = await atTheDesk();
    await act('pass-on', { version: 1 }, desk.cookie);
    const rows = await test.database
      .selectFrom('staff_log')
      .select('facts')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'application moved')
      .execute();
    expect(rows).toEqual([{ facts: { application: planId, outcome: 'passed on', version: 1 } }]);
  });
});
