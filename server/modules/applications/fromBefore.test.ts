import { handOverApplication } from '@towpath/contracts/api/applications.ts';
import { leavePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { applicationOf, choseOrder, giveAnswer } from '../../testing/applying.ts';
import { chooses } from '../../testing/choosing.ts';
import { type Walker, walkerFor } from '../../testing/journeyWalk.ts';
import { daysLater } from '../../testing/repaying.ts';
import { staffIn, tuesdayMorning } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { applicationsHeld } from './held.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

const at = (field: string) => ({ field, entry: null, part: null });
const FROM = 'You told us on 24 November, in the form before';

async function leave(person: Walker, planId: string) {
  expect((await person.call(leavePlan, { params: { planId } })).status).toBe(204);
}

/** The same person logged in on a later day. */
async function on(day: string, person: Walker): Promise<Walker> {
  test.clock.set(new Date(`${day}T10:00:00Z`));
  return walkerFor(test, await daysLater(test, person));
}

/** Chooses the order once more, by the advice of now. */
async function choosesAgain(person: Walker): Promise<string> {
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  return (await chooses(person, { recordId, shortName: 'DRO' })).answer.plan.id;
}

async function fieldOf(person: Walker, id: string) {
  return (await applicationOf(person)).filled.fields.find(one => one.id === id);
}

describe('a form of who left the same solution before', () => {
  it('begins with what they gave in the one before, which they see and can change; and nobody else’s has it (DN-1240, DN-1243)', async () => {
    test.clock.set(tuesdayMorning());
    const { person, planId } = await choseOrder(test);
    (await giveAnswer(person, at('maritalStatus'), 'widowed')).answer;
    (await giveAnswer(person, at('isAddressHidden'), true)).answer;
    const { cookie } = await staff.memberInTheMorning('adviser');
    const path = `/cases/${person.customerId}/application`;
    const { revision } = await applicationOf(person);
    const body = { planId, revision, at: at('gender'), value: 'Woman' };
    expect((await staff.send('POST', `${path}/answers`, body, cookie)).status).toBe(200);
    await leave(person, planId);
    const later = await on('2026-11-26', person);
    const again = await choosesAgain(later);
    const form = await applicationOf(later);
    expect(form).toMatchObject({ planId: again, revision: 0, fromBefore: { on: '2026-11-24' } });
    expect(form.writtenDown).toEqual([{ at: at('gender'), by: 'Jo', on: '2026-11-24' }]);
    expect(await fieldOf(later, 'maritalStatus')).toMatchObject({ value: 'widowed', fromWords: FROM });
    expect((await fieldOf(later, 'gender'))?.fromWords).toBe('Said to Jo, 24 November, for the form before');
    // What keeps an address from others is asked anew.
    expect((await fieldOf(later, 'isAddressHidden'))?.value).toBeNull();
    expect(JSON.stringify(form.filled.fields)).not.toContain('You gave it in this form');
    (await giveAnswer(later, at('maritalStatus'), 'widowed')).answer;
    expect((await fieldOf(later, 'maritalStatus'))?.fromWords).toBe('You gave it in this form');
    expect((await fieldOf(later, 'gender'))?.value).toBe('Woman');
    const other = (await choseOrder(test)).person;
    expect((await applicationOf(other)).fromBefore).toBeNull();
    expect((await fieldOf(other, 'gender'))?.value).toBeNull();
  });

  it('is handed over with them, and each goes on into the next with the day on which it was told (DN-1240)', async () => {
    test.clock.set(tuesdayMorning());
    const { person, planId } = await choseOrder(test);
    (await giveAnswer(person, at('maritalStatus'), 'widowed')).answer;
    await person.call(handOverApplication, { body: { planId, revision: 1, asItIs: true } });
    const later = await on('2026-11-26', person);
    // As an answer from those who decide leaves it.
    await test.database
      .updateTable('applications')
      .set({ state: 'refused', changed_at: test.clock.now() })
      .where('plan_id', '=', planId)
      .execute();
    await leave(later, planId);
    const again = await choosesAgain(later);
    const handedOver = await later.call(handOverApplication, {
      body: { planId: again, revision: 0, asItIs: true },
    });
    expect(JSON.stringify(handedOver.answer.application.handedOver?.groups)).toContain(FROM);
    await leave(later, again);
    const latest = await on('2026-11-28', later);
    await choosesAgain(latest);
    expect(await fieldOf(latest, 'maritalStatus')).toMatchObject({ value: 'widowed', fromWords: FROM });
  });

  it('is in what we hold about them with which of it is from the form before (DN-1240)', async () => {
    test.clock.set(tuesdayMorning());
    const { person, planId } = await choseOrder(test);
    (await giveAnswer(person, at('maritalStatus'), 'widowed')).answer;
    await leave(person, planId);
    const again = await choosesAgain(person);
    (await giveAnswer(person, at('gender'), 'Woman')).answer;
    const { healthDataKey } = test.config;
    const [held] = applicationsHeld(createSeal(healthDataKey));
    const rows = (await held?.rows(test.database, person.customerId)) ?? [];
    const row = rows.find(one => one.plan_id === again);
    expect(JSON.parse(String(row?.sealed_given))).toMatchObject({
      maritalStatus: 'widowed',
      gender: 'Woman',
    });
    expect(JSON.parse(String(row?.sealed_written))).toEqual([
      {
        at: at('maritalStatus'),
        on: tuesdayMorning().toISOString(),
        isFromFormBefore: true,
        isWrittenByUs: false,
      },
    ]);
  });
});
