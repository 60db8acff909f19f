import { changeDebt } from '@towpath/contracts/api/debts.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { debtIdOf } from '../../testing/letters.ts';
import { drawnUp } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';

it('a debt that was closed in a plan counts in no advice, also once the plan is over, until the list says again that it is owed (DN-1663)', async () => {
  const { person, note, mine } = await drawnUp(test, staff);
  const debtId = await debtIdOf(person, 'Marlow & Reed');
  const counted = async () => {
    const { answer } = await person.call(recommendation, {});
    const all = [...(answer.recommended ? [answer.recommended] : []), ...answer.eligible];
    return all.find(({ product }) => product.shortName === 'DMP')?.takesIn.map(({ debt }) => debt.id) ?? [];
  };
  expect(await counted()).toContain(debtId);
  await note({ kind: 'closed', on: TODAY, debtId, why: 'paid elsewhere' });
  expect(await counted()).not.toContain(debtId);
  expect((await counted()).length).toBe(3);
  const repayment = await mine();
  expect(repayment?.notDrawn).toBeNull();
  expect(repayment?.differences).toEqual([]);
  expect(repayment?.draft?.debts.map(({ id }) => id)).not.toContain(debtId);

  test.clock.forward(60_000);
  await note({ kind: 'ended', why: 'left' });
  expect(await counted()).not.toContain(debtId);
  test.clock.forward(60_000);
  await person.call(changeDebt, { params: { debtId }, body: { currentBalance: 300 } });
  expect(await counted()).toContain(debtId);
});
