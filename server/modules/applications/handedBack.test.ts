import { takeBackApplication } from '@towpath/contracts/api/applications.ts';
import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAll, applicationOf, choseOrder } from '../../testing/applying.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);

const stateOf = async (person: Walker) => (await person.call(myPlan, {})).answer.plan?.state;
const workOf = ({ customerId }: Walker) =>
  test.database
    .selectFrom('work_items')
    .select(['state', 'last_outcome'])
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'application')
    .execute();

/** Somebody whose order is being prepared, as an adviser noted after a yes to it, and who has handed its form over. */
async function preparedAndHandedOver() {
  const adviser = await staff.memberInTheMorning();
  const { person, planId } = await choseOrder(test);
  await answerAll(person);
  await handing.saysItFits(person, adviser.cookie);
  const note = { planId, from: 'chosen', to: 'being prepared' };
  const path = `/cases/${person.customerId}`;
  expect((await staff.send('POST', `${path}/plan/notes`, note, adviser.cookie)).status).toBe(204);
  await handing.handOver(person);
  expect(await stateOf(person)).toBe('with an adviser');
  const askAgain = async () => {
    await handing.takes(planId, adviser.cookie);
    const asked = { version: 1, fields: [], words: 'Are you married?' };
    return (await staff.send('POST', `${path}/application/ask-again`, asked, adviser.cookie)).status;
  };
  return { person, planId, askAgain };
}

describe('a plan whose form is with its person again', () => {
  it('stands where it stood before, once they have taken it back, and nobody here waits to read it (DN-404)', async () => {
    const { person, planId } = await preparedAndHandedOver();
    (await person.call(takeBackApplication, { body: { planId } })).answer;
    expect(await stateOf(person)).toBe('being prepared');
    expect(await workOf(person)).toEqual([{ state: 'cancelled', last_outcome: 'taken-back' }]);
    await handing.handOver(person);
    expect(await stateOf(person)).toBe('with an adviser');
  });

  it('stands there too once one of us has asked again, also where their facts have changed (DN-404)', async () => {
    const { person, askAgain } = await preparedAndHandedOver();
    const debtId = (await person.call(myDebts, {})).answer.debts[0]?.id ?? '';
    await person.call(changeDebt, { params: { debtId }, body: { currentBalance: 16_500 } });
    expect(await askAgain()).toBe(204);
    expect(await stateOf(person)).toBe('being prepared');
    expect(await workOf(person)).toEqual([{ state: 'done', last_outcome: 'asked-again' }]);
  });

  it('stays only chosen where nothing of it was begun (DN-404)', async () => {
    const { person, planId } = await choseOrder(test);
    await handing.handOver(person, true);
    (await person.call(takeBackApplication, { body: { planId } })).answer;
    expect(await stateOf(person)).toBe('chosen');
  });
});

describe('a debt that is taken off the list once the form was handed over', () => {
  it('is called what it was, where one of us asks about it and where the form asks whether it is owed (DN-405)', async () => {
    const adviser = await staff.memberInTheMorning();
    const { person, planId } = await choseOrder(test);
    await answerAll(person);
    await handing.handOver(person);
    await handing.takes(planId, adviser.cookie);
    const debtId = (await person.call(myDebts, {})).answer.debts[0]?.id ?? '';
    const at = { field: 'debts', entry: `debt:${debtId}`, part: 'balance' };
    const asked = { version: 1, fields: [at], words: 'Is this still what you owe?' };
    const path = `/cases/${person.customerId}/application`;
    expect((await staff.send('POST', `${path}/ask-again`, asked, adviser.cookie)).status).toBe(204);
    const named = { at, label: 'How much you owe', of: 'Kestrel Cards' };
    expect((await applicationOf(person)).asked?.fields).toEqual([named]);
    (await person.call(changeDebt, { params: { debtId }, body: { isDeleted: true } })).answer;
    const now = await applicationOf(person);
    expect(now.asked?.fields).toEqual([named]);
    expect(now.filled.clashes.map(({ question }) => question)).toContain('Do you still owe Kestrel Cards?');
    expect(JSON.stringify(now)).not.toMatch(/Debt \d/);
  });
});
