import { cancelCallback, hardDropoutCallback, myCallbacks } from '@towpath/contracts/api/callbacks.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const { send, memberInTheMorning } = staffIn(() => test);

const STEP = 'formal-plan-help';

/** A call that somebody asked for and Jo has taken. */
async function taken() {
  const jo = await memberInTheMorning();
  const person = await walker(test);
  await walkOn(person, { ...USUAL_ANSWERS, 'formal-plan': 'iva' }, STEP);
  const body = { stepId: STEP, callbackRequired: true, contactName: 'Ian', contactNumber: '07911123456' };
  expect((await person.call(hardDropoutCallback, { body })).status).toBe(204);
  const { id } = await test.database
    .selectFrom('work_items')
    .select('id')
    .where('customer_id', '=', person.customerId)
    .executeTakeFirstOrThrow();
  const claim = (which: 'take' | 'give-back', who = jo) =>
    send('POST', `/tasks/${id}/${which}`, undefined, who.cookie);
  await claim('take');
  const end = (who = jo) => send('GET', `/tasks/${id}/end`, undefined, who.cookie);
  const takeBack = async () => {
    const params = { callbackId: (await person.call(myCallbacks, {})).answer[0]?.id ?? '' };
    test.clock.forward(60_000);
    expect((await person.call(cancelCallback, { params })).status).toBe(204);
    return test.clock.now().toISOString();
  };
  return { jo, person, id, claim, end, takeBack };
}

describe('what became of work', () => {
  it('is told to whoever had taken it, with when its person took it back and in whose case a note is kept (PT-565)', async () => {
    const { jo, person, end, takeBack } = await taken();
    expect((await end()).status).toBe(404);
    const at = await takeBack();
    expect((await end()).body).toEqual({
      customerId: person.customerId,
      how: 'taken back',
      takenBy: null,
      at,
    });
    const note = { id: crypto.randomUUID(), text: 'She cried.' };
    const path = `/cases/${person.customerId}/notes`;
    expect((await send('POST', path, note, jo.cookie)).status).toBe(204);
    expect((await send('GET', path, undefined, jo.cookie)).body.notes).toMatchObject([
      { text: 'She cried.' },
    ]);
  });

  it('is who has it now, where it was freed and taken by another; nobody else is told (PT-565)', async () => {
    const { id, claim, end } = await taken();
    const other = await memberInTheMorning();
    expect((await end(other)).status).toBe(404);
    await test.database
      .updateTable('work_items')
      .set({ state: 'open', taken_by: null, taken_at: null })
      .where('id', '=', id)
      .execute();
    await claim('take', other);
    expect((await end(other)).status).toBe(404);
    const told = (await end()).body;
    expect([told.how, told.takenBy]).toEqual(['taken by another', expect.stringMatching(/^Jo \d+$/u)]);
  });

  it('is told as closed, done, gone and back on the list, as each is kept (PT-565)', async () => {
    const { id, end } = await taken();
    const become = async (state: string, outcome: string | null, by?: null) => {
      await test.database
        .updateTable('work_items')
        .set({
          state,
          last_outcome: outcome,
          done_at: state === 'open' ? null : test.clock.now(),
          ...(by === null && { taken_by: null, taken_at: null }),
        })
        .where('id', '=', id)
        .execute();
      return (await end()).body.how;
    };
    expect(await become('cancelled', 'closed')).toBe('closed');
    expect(await become('cancelled', null)).toBe('gone');
    expect(await become('done', 'spoke')).toBe('done');
    expect(await become('open', null, null)).toBe('on the list');
  });
});

it('stands in the timeline of the case that a person took their call back, and not for a call that one of us noted (PT-567)', async () => {
  const kinds = async (customerId: string, cookie: string) => {
    const { body } = await send('GET', `/cases/${customerId}/timeline`, undefined, cookie);
    return body.events.map(({ kind }: { kind: string }) => kind);
  };
  const one = await taken();
  await one.takeBack();
  const theirs = await kinds(one.person.customerId, one.jo.cookie);
  expect(theirs.indexOf('call taken back')).toBeLessThan(theirs.indexOf('call asked'));
  expect(theirs).toContain('call taken back');
  const other = await taken();
  await send('POST', `/tasks/${other.id}/outcome`, { outcome: 'not-wanted' }, other.jo.cookie);
  const ours = await kinds(other.person.customerId, other.jo.cookie);
  expect(ours).toContain('call noted');
  expect(ours).not.toContain('call taken back');
});
