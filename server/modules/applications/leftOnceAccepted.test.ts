import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooses } from '../../testing/choosing.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import { answer, TODAY } from '../../testing/sentOff.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  // Nothing goes out from here: advisers send the file themselves.
  test = await createTestApp({}, undefined, { authority: undefined });
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);

/** Somebody whose form for an order was accepted, and who chose Breathing Space since. */
async function leftOnceAccepted() {
  const chose = await handing.handedOver({}, { qualifier: { urgent: 'bailiffs' } });
  expect((await chose.act('accept', { version: 1 })).status).toBe(204);
  const { person, planId } = chose;
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  (await chooses(person, { recordId, shortName: 'BS', replaces: planId })).answer;
  return chose;
}

const workOf = (planId: string) =>
  test.database
    .selectFrom('work_items')
    .select(['state', 'last_outcome'])
    .where('subject', '=', planId)
    .where('kind', '=', 'application')
    .orderBy('created_at')
    .execute();

describe('a form that was accepted, whose person chose something else since', () => {
  it('says on the work list what there is to do, and is off it once it is noted as gone: its answer is noted beside, and puts it there again until it is gone through (DN-1440, DN-1513)', async () => {
    const { act, read, get, person, planId, adviser } = await leftOnceAccepted();
    expect(await read()).toMatchObject({
      planId,
      name: 'Debt Relief Order application',
      state: 'accepted',
      isPlanOver: true,
      work: { isMine: true },
    });
    expect(await workOf(planId)).toEqual([{ state: 'taken', last_outcome: 'left since it was accepted' }]);
    expect((await get('file')).status).toBe(200);
    expect((await act('ask-again', { version: 1, fields: [], words: 'Is it?' })).status).toBe(404);
    expect((await act('sent', { version: 1, on: TODAY, reference: 'DRO 1' })).status).toBe(204);
    expect(await workOf(planId)).toEqual([{ state: 'done', last_outcome: 'sent' }]);

    // What they are on is read again, and the form that went stands beside it.
    const path = `/cases/${person.customerId}/application`;
    const inCase = async (of = '') =>
      (await staff.send('GET', `${path}${of}`, undefined, adviser.cookie)).body;
    expect(await inCase()).toMatchObject({
      application: { isPlanOver: false, state: 'being filled in' },
      others: [{ planId, name: 'Debt Relief Order application', state: 'sent' }],
    });
    const of = `?planId=${planId}`;
    expect((await inCase(of)).application).toMatchObject({
      state: 'sent',
      isPlanOver: true,
      reference: 'DRO 1',
    });
    expect((await act(`close${of}`, { version: 1 })).body.error.code).toBe('CHANGED_MEANWHILE');
    expect((await act('answered', answer('granted'))).body.error.code).toBe('CHANGED_MEANWHILE');
    expect((await act(`answered${of}`, answer('granted'))).status).toBe(204);
    expect(await read()).toMatchObject({
      planId,
      state: 'granted',
      isPlanOver: true,
      work: { isMine: false },
    });
    expect((await workOf(planId)).at(-1)).toEqual({ state: 'open', last_outcome: 'answer to go through' });
    expect((await act(`close${of}`, { version: 1 })).body.error.code).toBe('WORK_IS_TAKEN');
    await handing.takes(planId, adviser.cookie);
    expect((await act(`close${of}`, { version: 1 })).status).toBe(204);
    expect((await workOf(planId)).at(-1)).toEqual({ state: 'done', last_outcome: 'gone-through' });
    expect(await inCase()).toMatchObject({ application: { isPlanOver: false }, others: [] });
  });

  it('is off the list once one of us has said that it has not gone (DN-1440)', async () => {
    const { act, read, planId } = await leftOnceAccepted();
    expect((await act('close', { version: 1 })).status).toBe(204);
    expect(await read()).toMatchObject({ state: 'being filled in', isPlanOver: false });
    const again = await act(`sent?planId=${planId}`, { version: 1, on: TODAY, reference: '' });
    expect(again.body.error.code).toBe('WORK_IS_TAKEN');
  });

  it('is not found under the plan of somebody else, to be read or moved (DN-1513)', async () => {
    const { act, person, adviser } = await leftOnceAccepted();
    const other = await handing.handedOver({ isConfirmed: false, isTalkedOver: false });
    const path = `/cases/${person.customerId}/application?planId=${other.planId}`;
    expect((await staff.send('GET', path, undefined, adviser.cookie)).status).toBe(404);
    expect((await act(`close?planId=${other.planId}`, { version: 1 })).status).toBe(404);
    expect((await act('close?planId=none', { version: 1 })).status).toBe(404);
  });
});
