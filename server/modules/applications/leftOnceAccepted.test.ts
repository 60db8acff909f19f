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

describe('a form that was accepted, whose person chose something else since', () => {
  it('can still be noted as gone by hand, with its answer, which one of us goes through with them (DN-1440)', async () => {
    const { act, read, get } = await leftOnceAccepted();
    expect(await read()).toMatchObject({
      name: 'Debt Relief Order application',
      state: 'accepted',
      isPlanOver: true,
      work: { isMine: true },
    });
    expect((await get('file')).status).toBe(200);
    expect((await act('ask-again', { version: 1, fields: [], words: 'Is it?' })).status).toBe(404);
    expect((await act('sent', { version: 1, on: TODAY, reference: 'DRO 1' })).status).toBe(204);
    expect(await read()).toMatchObject({ state: 'sent', isPlanOver: true, reference: 'DRO 1' });
    expect((await act('close', { version: 1 })).body.error.code).toBe('CHANGED_MEANWHILE');
    expect((await act('answered', answer('granted'))).status).toBe(204);
    expect(await read()).toMatchObject({ state: 'granted', isPlanOver: true });
    expect((await act('close', { version: 1 })).status).toBe(204);
    expect(await read()).toMatchObject({ state: 'being filled in', isPlanOver: false });
  });

  it('is off the list once one of us has said that it has not gone (DN-1440)', async () => {
    const { act, read } = await leftOnceAccepted();
    expect((await act('close', { version: 1 })).status).toBe(204);
    expect(await read()).toMatchObject({ state: 'being filled in', isPlanOver: false });
    const again = await act('sent', { version: 1, on: TODAY, reference: '' });
    expect(again.body.error.code).toBe('WORK_IS_TAKEN');
  });
});
