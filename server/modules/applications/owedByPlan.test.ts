import { myDebts } from '@towpath/contracts/api/debts.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { penceOf } from '@towpath/domain/values/pence.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applicationOf } from '../../testing/applying.ts';
import { chooses } from '../../testing/choosing.ts';
import { debtIdOf } from '../../testing/letters.ts';
import { drawnUp, repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { movePlanOf } from '../plans/moving.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';

it('a form says of each debt what the list says is owed now, by what an earlier plan was told (DN-769)', async () => {
  const { person, planId, note } = await drawnUp(test, staff);
  const of = async (creditor: string) => ({ on: TODAY, debtId: await debtIdOf(person, creditor) });
  await note({ kind: 'paid', due: null, sum: 200_00, ...(await of('Kestrel Cards')) });
  await note({
    kind: 'balance put right',
    balance: 5500_00,
    why: 'interest',
    ...(await of('Fenland Finance')),
  });
  await note({ kind: 'closed', why: 'written off', ...(await of('Barrowby Bank')) });
  test.clock.forward(60_000);
  // What was closed in the plan counts in no advice any more.
  const { recordId } = (await person.call(recommendation, {})).answer;
  const choice = { recordId: recordId ?? '', shortName: 'BKY', replaces: planId };
  (await chooses(person, choice)).answer;
  const { filled } = await applicationOf(person);
  const entries = filled.fields.find(({ id }) => id === 'debts')?.entries ?? [];
  const owed = entries.map(({ parts }) => {
    const part = (id: string) => parts.find(one => one.id === id);
    return [part('creditor')?.says, part('balance')?.value, part('balance')?.fromWords];
  });
  const told = expect.stringMatching(/^You told us on/u);
  expect(owed).toEqual([
    ['Kestrel Cards', 4012_00, 'What is left after what you paid in your plan'],
    ['Fenland Finance', 5500_00, 'You told us in your plan'],
    ['Marlow & Reed', 964_00, told],
  ]);
  const { totalDebtsValue } = (await person.call(myDebts, {})).answer;
  expect(owed.reduce((sum, [, balance]) => sum + Number(balance), 0)).toBe(penceOf(totalDebtsValue));
});

it('a form keeps what its own plan began with: the payments of that are no other answer to it (DN-769)', async () => {
  const one = await repaying(test, staff, 'DAS', { nation: 'scotland' });
  const { person, planId } = one;
  await one.goesOn();
  const owed = async () =>
    (await applicationOf(person)).filled.fields
      .find(({ id }) => id === 'debts')
      ?.entries.map(({ parts }) => parts.find(({ id }) => id === 'balance')?.value);
  const before = await owed();
  const of = { customerId: person.customerId, planId, at: test.clock.now() };
  for (const [to, by] of [
    ['sent', 'adviser'],
    ['accepted', 'receiver'],
  ] as const) {
    await test.database.transaction().execute(trx => movePlanOf(trx, { ...of, to, by }));
  }
  await one.note({ kind: 'draw up', firstPayment: '2026-12-01' });
  const debtId = await debtIdOf(person, 'Kestrel Cards');
  expect((await one.note({ kind: 'paid', due: null, sum: 200_00, on: TODAY, debtId })).status).toBe(200);
  const { debts } = (await person.call(myDebts, {})).answer;
  expect(debts.find(({ id }) => id === debtId)?.byPlan?.left).toBe(4012);
  expect(before).toHaveLength(4);
  expect(await owed()).toEqual(before);
});
