import { leavePlan, myPlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { applicationOf } from '../../testing/applying.ts';
import { chooses } from '../../testing/choosing.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import { answer, sentOffIn } from '../../testing/sentOff.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, undefined, { authority: undefined });
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);
const off = sentOffIn(() => test, staff, handing);

/** Somebody whose Breathing Space was refused. */
async function refused() {
  const { cookie } = await staff.memberInTheMorning();
  const person = await atAdvice(test, { qualifier: { urgent: 'court' } });
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  const planId = (await chooses(person, { recordId, shortName: 'BS' })).answer.plan.id;
  const { act } = await off.sentFor(person, planId, cookie);
  expect(await act('answered', answer('refused'))).toBe(204);
  const now = async () => (await person.call(myPlan, {})).answer.plan;
  return { person, planId, cookie, act, now };
}

describe('what was refused', () => {
  it('begins anew where it is chosen again, with what its form had (DN-1441)', async () => {
    const { person, planId } = await refused();
    const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
    const again = (await chooses(person, { recordId, shortName: 'BS', replaces: planId })).answer.plan;
    expect(again.id).not.toBe(planId);
    expect(again).toMatchObject({ state: 'chosen', product: { shortName: 'BS' } });
    expect(await applicationOf(person)).toMatchObject({
      planId: again.id,
      state: 'being filled in',
      fromBefore: { on: expect.any(String) },
    });
    // The same press once more is the choice that stands now.
    const twice = (await chooses(person, { recordId, shortName: 'BS', replaces: planId })).answer.plan;
    expect(twice.id).toBe(again.id);
  });

  it('can be left, since nothing of it is with others (DN-1441)', async () => {
    const { person, planId, now } = await refused();
    expect((await person.call(leavePlan, { params: { planId } })).status).toBe(204);
    expect(await now()).toBeNull();
  });
});
