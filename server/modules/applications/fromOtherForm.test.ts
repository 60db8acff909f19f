import { myDebts } from '@towpath/contracts/api/debts.ts';
import { leavePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationOf, choseOrder, giveAnswer } from '../../testing/applying.ts';
import { chooses } from '../../testing/choosing.ts';
import { tuesdayMorning } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const home = { line1: '4 Lock Lane', line2: '', town: 'Leeds', county: '', postcode: 'LS1 1AA', country: '' };

describe('a form of somebody who filled in one of another kind before', () => {
  it('begins with what both ask, with its day, and asks anew whether the address is hidden (DN-1468)', async () => {
    test.clock.set(tuesdayMorning());
    const { person, planId } = await choseOrder(test, { qualifier: { urgent: 'court' } });
    const entry = `debt:${(await person.call(myDebts, {})).answer.debts[0]?.id}`;
    const gives = async (
      field: string,
      value: Parameters<typeof giveAnswer>[2],
      part: string | null = null,
    ) => (await giveAnswer(person, { field, entry: part && entry, part }, value)).answer;
    await gives('debts', 'KC 2281', 'reference');
    await gives('debts', { ...home, line1: 'PO Box 118' }, 'creditorAddress');
    await gives('isAddressHidden', true);
    await giveAnswer(
      person,
      { field: 'addresses', entry: 'added:1', part: null },
      { address: home, isNow: true, from: '2018-02' },
    );
    expect((await person.call(leavePlan, { params: { planId } })).status).toBe(204);
    const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
    (await chooses(person, { recordId, shortName: 'BS' })).answer;
    const { kind, fromBefore, filled } = await applicationOf(person);
    expect([kind, fromBefore]).toEqual(['breathing-space', { on: '2026-11-24' }]);
    const field = (id: string) => filled.fields.find(one => one.id === id);
    const fromWords = 'You told us on 24 November, in the form before';
    expect(field('homeAddress')).toMatchObject({ value: home, fromWords });
    expect(field('isAddressHidden')?.value).toBeNull();
    const parts = field('debts')?.entries?.find(({ id }) => id === entry)?.parts ?? [];
    expect(parts.find(({ id }) => id === 'reference')).toMatchObject({ value: 'KC 2281', fromWords });
    expect(parts.find(({ id }) => id === 'creditorAddress')).toMatchObject({ fromWords });
  });
});
