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

  it('is with its person once one of us has asked about it, and is read by a day once they hand it over again (DN-1442)', async () => {
    const { person, planId, cookie, act, now } = await refused();
    await handing.takes(planId, cookie);
    const asked = { version: 1, fields: [], words: 'Please give your address' };
    expect(await act('ask-again', asked)).toBe(204);
    expect((await now())?.stands).toMatchObject({ stands: 'Your form is back with you' });
    expect((await off.dashboardOf(person)).standing).toBe('Your form is back with you.');
    await handing.handOver(person);
    const plan = await now();
    expect(plan?.stands?.stands).not.toBe('Your form is back with you');
    expect(plan?.steps).toContainEqual(
      expect.objectContaining({
        what: 'We read your form',
        isDone: false,
        on: expect.stringMatching(/^2026-11-/u),
      }),
    );
  });
});
