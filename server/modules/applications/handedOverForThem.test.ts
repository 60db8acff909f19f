import { takeBackApplication } from '@towpath/contracts/api/applications.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAll, applicationOf, choseOrder, giveAnswer } from '../../testing/applying.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { staffIn, tuesdayMorning } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.set(tuesdayMorning());
  const helper = ['see work', 'take work', 'see cases', 'change cases'];
  await test.database
    .insertInto('staff_roles')
    .values([
      { role: 'helper', permissions: helper },
      { role: 'reader', permissions: ['see work', 'see cases'] },
    ])
    .execute();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);

/** One of us in the case of a person, who is on the phone. */
async function onThePhone(person: Walker, role = 'adviser') {
  const { cookie } = await staff.memberInTheMorning(role);
  const path = `/cases/${person.customerId}/application`;
  const handOver = async (changes: object = {}) => {
    const { planId, revision } = await applicationOf(person);
    const body = { planId, revision, asItIs: false, hasAgreed: true, ...changes };
    return staff.send('POST', `${path}/hand-over`, body, cookie);
  };
  const inCase = async () => (await staff.send('GET', path, undefined, cookie)).body.application;
  return { cookie, path, handOver, inCase };
}
async function subjectsTo({ customerId }: Walker): Promise<readonly string[]> {
  const { email } = await test.database
    .selectFrom('customers')
    .select('email')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return (await test.mails()).flatMap(({ to, subject }) => (to === email ? subject : []));
}

describe('a form that one of us hands over for its person on the phone', () => {
  it('waits for one of us as one that they hand over, with who did it and that they agreed, and they have a mail (DN-417)', async () => {
    const { person, planId } = await choseOrder(test);
    await answerAll(person);
    const jo = await onThePhone(person);
    expect((await jo.handOver()).status).toBe(200);
    expect(await applicationOf(person)).toMatchObject({
      state: 'handed over',
      handedOver: { isComplete: true, by: 'Jo' },
    });
    const { history, work } = await jo.inCase();
    expect(history).toEqual([
      expect.objectContaining({
        state: 'handed over',
        by: 'adviser',
        name: expect.stringMatching(/^Jo /),
        hasAgreed: true,
      }),
    ]);
    expect(work).toEqual({ takenBy: null, isMine: false, isForWhoSeesHealth: false });
    expect(await subjectsTo(person)).toContain('Your form is with us');
    const noted = await test.database
      .selectFrom('staff_log')
      .select(['kind', 'facts'])
      .where('customer_id', '=', person.customerId)
      .where('kind', 'in', ['application moved', 'form filled in with them'])
      .execute();
    expect(noted).toEqual([
      { kind: 'application moved', facts: { application: planId, outcome: 'handed over', version: 1 } },
    ]);
    const read = await test.database
      .selectFrom('audit_log')
      .select('facts')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'case looked at')
      .execute();
    expect(read.map(({ facts }) => facts)).toContainEqual({
      by: 'adviser',
      why: 'Handing over your form, as you told us',
    });
    // Again it changes nothing.
    expect((await jo.handOver()).status).toBe(200);
    expect((await jo.inCase()).handedOver.number).toBe(1);
  });

  it('is theirs again, and so is its plan, once they take it back (DN-417)', async () => {
    const { person, planId } = await choseOrder(test);
    await answerAll(person);
    const jo = await onThePhone(person);
    await handing.saysItFits(person, jo.cookie);
    const note = { planId, from: 'chosen', to: 'being prepared' };
    const noted = `/cases/${person.customerId}/plan/notes`;
    expect((await staff.send('POST', noted, note, jo.cookie)).status).toBe(204);
    await jo.handOver();
    const stateOf = async () => (await person.call(myPlan, {})).answer.plan?.state;
    expect(await stateOf()).toBe('with an adviser');
    (await person.call(takeBackApplication, { body: { planId } })).answer;
    expect((await applicationOf(person)).state).toBe('being filled in');
    expect(await stateOf()).toBe('being prepared');
    expect((await giveAnswer(person, { field: 'gender', entry: null, part: null }, 'Woman')).status).toBe(
      200,
    );
  });

  it('is not handed over before they said yes, with something open as if it were complete, or as it was read before (DN-418)', async () => {
    const { person } = await choseOrder(test);
    const jo = await onThePhone(person);
    const refused = await jo.handOver({ hasAgreed: false, asItIs: true });
    expect([refused.status, refused.body.error.fields]).toEqual([
      400,
      [{ field: 'hasAgreed', message: 'Read it through with them. Once they say yes, tick this.' }],
    ]);
    expect((await jo.handOver()).body.error.code).toBe('APPLICATION_NOT_READY');
    (await giveAnswer(person, { field: 'gender', entry: null, part: null }, 'Woman')).answer;
    expect((await jo.handOver({ revision: 0, asItIs: true })).body.error.code).toBe('CHANGED_MEANWHILE');
    expect((await applicationOf(person)).state).toBe('being filled in');
    expect(await subjectsTo(person)).not.toContain('Your form is with us');
    expect((await jo.handOver({ asItIs: true })).status).toBe(200);
    expect((await applicationOf(person)).handedOver?.isComplete).toBe(false);
  });

  it('is not handed over by who may not fill it in, for another plan, or once it is accepted (DN-418)', async () => {
    const { person, planId } = await choseOrder(test);
    const other = (await choseOrder(test)).planId;
    const reader = await onThePhone(person, 'reader');
    expect((await reader.handOver({ asItIs: true })).status).toBe(404);
    const jo = await onThePhone(person);
    expect((await jo.handOver({ asItIs: true, planId: other })).status).toBe(404);
    expect((await jo.handOver({ asItIs: true })).status).toBe(200);
    await test.database
      .updateTable('applications')
      .set({ state: 'accepted' })
      .where('plan_id', '=', planId)
      .execute();
    expect((await jo.handOver({ asItIs: true })).body.error.code).toBe('APPLICATION_WITH_ADVISER');
  });

  it('is not handed over by who may not read what it tells of health (DN-418)', async () => {
    const { person } = await choseOrder(test);
    await test.database
      .updateTable('plans')
      .set({ short_name: 'IVA' })
      .where('customer_id', '=', person.customerId)
      .execute();
    const share = { field: 'mayShareHealth', entry: null, part: null };
    (await giveAnswer(person, share, true)).answer;
    (await giveAnswer(person, { ...share, field: 'healthNotes' }, 'Depression')).answer;
    const helper = await onThePhone(person, 'helper');
    const refused = await helper.handOver({ asItIs: true });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'APPLICATION_NOT_READY']);
    expect(refused.body.error.message).toContain('which you can’t read');
    expect((await (await onThePhone(person)).handOver({ asItIs: true })).status).toBe(200);
  });
});
