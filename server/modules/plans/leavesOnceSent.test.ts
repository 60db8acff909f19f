import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { answerAll, choseOrder } from '../../testing/applying.ts';
import { chooses } from '../../testing/choosing.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { answer, TODAY } from '../../testing/sentOff.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  // Nothing goes out from here: advisers send the file themselves, and note what came back.
  test = await createTestApp({}, undefined, { authority: undefined });
});
afterAll(() => test.close());
beforeEach(() => test.clock.set(new Date('2026-11-24T10:00:00Z')));
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);

/** Somebody whose choice is in the hands of an adviser who has sent its form since. */
async function sent(shortName: 'DRO' | 'BS') {
  const { cookie } = await staff.memberInTheMorning();
  const chose = shortName === 'DRO' ? await choseOrder(test) : await choseTime();
  const { person, planId } = chose;
  await answerAll(person);
  await handing.handOver(person);
  if (shortName === 'DRO') {
    await handing.saysItFits(person, cookie);
    await handing.talksWith(person, planId, cookie);
  }
  await handing.takes(planId, cookie, 'plan');
  await handing.takes(planId, cookie);
  const act = async (what: string, body: object) =>
    (await staff.send('POST', `/cases/${person.customerId}/application/${what}`, body, cookie)).status;
  expect(await act('accept', { version: 1 })).toBe(204);
  expect(await act('sent', { version: 1, on: TODAY, reference: '' })).toBe(204);
  const { id } = await test.database
    .selectFrom('work_items')
    .select('id')
    .where('subject', '=', planId)
    .where('kind', '=', 'plan')
    .executeTakeFirstOrThrow();
  const noted = (outcome: string) => staff.send('POST', `/tasks/${id}/plan/outcome`, { outcome }, cookie);
  return { person, planId, act, noted };
}

async function choseTime(): Promise<{ person: Walker; planId: string }> {
  const person = await atAdvice(test, { qualifier: { urgent: 'court' } });
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  const planId = (await chooses(person, { recordId, shortName: 'BS' })).answer.plan.id;
  return { person, planId };
}

describe('a plan whose form has gone while one of us had it to talk over', () => {
  it.each([
    ['DRO', 'Your order runs'],
    ['BS', 'You have Breathing Space'],
  ] as const)(
    '%s is not ended by their not wanting it, and is told as it runs once it is granted (DN-1140)',
    async (shortName, runs) => {
      const { person, act, noted } = await sent(shortName);
      const refused = await noted('leaves');
      expect(refused.status).toBe(400);
      expect(refused.body.error.fields).toEqual([
        { field: 'outcome', message: expect.stringContaining('note “withdrawn” in its form') },
      ]);
      expect((await person.call(myPlan, {})).answer.plan?.state).toBe('sent');

      expect(await act('answered', answer('granted'))).toBe(204);
      const { plan, over } = (await person.call(myPlan, {})).answer;
      expect(over).toBeNull();
      expect(plan?.stands?.stands).toBe(runs);
      expect((await person.call(myDashboard, {})).answer.standing).toBe(`${runs}.`);
      expect((await noted('leaves')).body.error.fields[0].message).toContain(
        'It runs by what others decided',
      );
      // Whoever has it can still close it.
      expect((await noted('goes-on')).status).toBe(204);
      expect((await person.call(myPlan, {})).answer.plan?.state).toBe('running');
    },
  );

  it('ends once it is noted as withdrawn in its form (DN-1140)', async () => {
    const { person, act, noted } = await sent('DRO');
    expect((await noted('leaves')).status).toBe(400);
    expect(await act('answered', answer('withdrawn'))).toBe(204);
    expect((await person.call(myPlan, {})).answer.over?.stands).toBe('You withdrew your application');
  });
});
