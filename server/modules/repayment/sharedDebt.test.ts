import { changeDebt } from '@towpath/contracts/api/debts.ts';
import { planPdf } from '@towpath/contracts/api/papers.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { debtIdOf } from '../../testing/letters.ts';
import { write } from '../../testing/letterWriting.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { drawnUp } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

it('a joint debt is marked on the plan, its paper and in the case, with the name once a letter has it (DN-1604, DN-1605)', async () => {
  const { person, planId, mine } = await drawnUp(test, staff);
  const debtId = await debtIdOf(person, 'Fenland Finance');
  const { cookie } = await staff.member();
  const seen = async () => {
    const path = `/cases/${person.customerId}/repayment`;
    const { body } = await staff.send('GET', path, undefined, cookie);
    const { text } = await readPdf((await person.call(planPdf, { params: { planId }, query: {} })).bytes);
    type Read = { readonly id: string; readonly sharedWith?: unknown };
    const lists: readonly (readonly Read[])[] = [
      (await mine())?.stands?.debts ?? [],
      body.repayment.stands.debts,
    ];
    return {
      shared: lists.map(debts =>
        debts.flatMap(({ id, sharedWith }) => (sharedWith ? [[id, sharedWith]] : [])),
      ),
      paper: text.replace(/\s+/gu, ' '),
    };
  };
  expect((await seen()).shared).toEqual([[], []]);
  (await person.call(changeDebt, { params: { debtId }, body: { isJoint: true } })).answer;
  const nameless = await seen();
  const without = [[debtId, { name: null }]];
  expect(nameless.shared).toEqual([without, without]);
  expect(nameless.paper).toContain('The other person still owes all of this too.');
  expect((await write(person, `pro-rata-offer.${debtId}`, 'otherPerson', 'Jo')).status).toBe(200);
  const named = await seen();
  const withName = [[debtId, { name: 'Jo' }]];
  expect(named.shared).toEqual([withName, withName]);
  expect(named.paper).toContain('shared with Jo');
  expect(named.paper).toContain('Jo still owes all of this too.');
});
