import { myPlan } from '@towpath/contracts/api/plans.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerAll, applicationOf, choseOrder } from '../../testing/applying.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
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

const TODAY = '2026-11-24';
const NOT_THERE = [409, 'PLAN_DOES_NOT_GO_THERE'];

/** Somebody who chose an order, which one of us has said fits, and whose form is short of answers. */
async function confirmed() {
  const adviser = await staff.memberInTheMorning();
  const { person, planId } = await choseOrder(test);
  await handing.saysItFits(person, adviser.cookie);
  await handing.talksWith(person, planId, adviser.cookie);
  const path = `/cases/${person.customerId}`;
  const note = async (from: string, to: string) => {
    const { status, body } = await staff.send(
      'POST',
      `${path}/plan/notes`,
      { planId, from, to },
      adviser.cookie,
    );
    return status === 204 ? [status] : [status, body.error.code];
  };
  const inCase = async () => (await staff.send('GET', `${path}/plan`, undefined, adviser.cookie)).body.plan;
  const act = async (what: string, body: object) =>
    (await staff.send('POST', `${path}/application/${what}`, { version: 1, ...body }, adviser.cookie)).status;
  const stands = async () => (await person.call(myPlan, {})).answer.plan?.state;
  const handsOver = async () => {
    await answerAll(person);
    await handing.handOver(person);
    await handing.takes(planId, adviser.cookie);
  };
  const takesChoice = () => handing.takes(planId, adviser.cookie, 'plan');
  return { person, note, inCase, act, stands, handsOver, takesChoice };
}

it('An order whose form nobody has sent is not noted as sent or made, and its form goes on as before (DN-411)', async () => {
  const { person, note, inCase, act, stands, handsOver } = await confirmed();
  expect(await inCase()).toMatchObject({ mayNote: ['being prepared'], waitsForForm: false });
  expect(await note('chosen', 'sent')).toEqual(NOT_THERE);
  expect(await note('chosen', 'being prepared')).toEqual([204]);
  for (const to of ['sent', 'accepted', 'refused', 'running']) {
    expect([to, ...(await note('being prepared', to))]).toEqual([to, ...NOT_THERE]);
  }
  expect(await inCase()).toMatchObject({ state: 'being prepared', mayNote: [], waitsForForm: true });
  await handsOver();
  expect(await act('accept', {})).toBe(204);
  expect(await stands()).toBe('being prepared');
  expect(await note('being prepared', 'sent')).toEqual(NOT_THERE);
  expect((await applicationOf(person)).state).toBe('accepted');
});

it('An order whose form was sent runs, or does not, by what was answered to the form, and goes on by our note from there (DN-411)', async () => {
  const { note, inCase, act, stands, handsOver } = await confirmed();
  await handsOver();
  expect(await act('accept', {})).toBe(204);
  expect(await act('sent', { on: TODAY, reference: '' })).toBe(204);
  expect(await inCase()).toMatchObject({ state: 'sent', mayNote: [], waitsForForm: true });
  for (const to of ['accepted', 'refused', 'running', 'ended']) {
    expect([to, ...(await note('sent', to))]).toEqual([to, ...NOT_THERE]);
  }
  const granted = { outcome: 'granted', on: TODAY, reference: '', says: '' };
  expect(await act('answered', granted)).toBe(204);
  expect(await inCase()).toMatchObject({
    state: 'running',
    mayNote: ['broken', 'ended'],
    waitsForForm: false,
  });
  expect(await note('running', 'broken')).toEqual([204]);
  expect(await note('broken', 'running')).toEqual([204]);
  expect(await note('running', 'ended')).toEqual([204]);
  expect(await stands()).toBeUndefined();
});

it.each([
  ['is on nobody’s list to be looked at any more', false, []],
  ['stays with whoever has taken it, to note what came of it', true, [{ state: 'taken' }]],
])('A choice that one of us has sent %s (DN-1062)', async (_name, isTaken, left) => {
  const { person, handsOver, act, takesChoice } = await confirmed();
  const waiting = () =>
    test.database
      .selectFrom('work_items')
      .select('state')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'plan')
      .where('state', 'in', ['open', 'taken'])
      .execute();
  if (isTaken) await takesChoice();
  await handsOver();
  expect(await act('accept', {})).toBe(204);
  expect(await waiting()).toHaveLength(1);
  expect(await act('sent', { on: TODAY, reference: '' })).toBe(204);
  expect(await waiting()).toEqual(left);
});
