import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addsDebt } from '../../testing/letters.ts';
import { repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

const COUNCIL_TAX = { initialCreditorName: 'Lochside Council', creditTypeId: 24, currentBalance: 900 };
const ENERGY = { initialCreditorName: 'Ember Energy', creditTypeId: 25, currentBalance: 600 };

describe('officers whom only the list of debts tells of', () => {
  it.each([
    ['england', 'the bailiffs', COUNCIL_TAX],
    ['wales', 'the bailiffs', ENERGY],
    ['scotland', 'sheriff officers', COUNCIL_TAX],
    ['northern-ireland', 'the Enforcement of Judgments Office', ENERGY],
  ] as const)(
    'are named first in %s, on the dashboard and in the advice, with who is owed (DN-1451)',
    async (nation, officers, debt) => {
      const { person } = await repaying(test, staff, 'DMP', { nation, urgent: ['none'] });
      await addsDebt(person, { ...debt, hasLegalAction: true, courtStage: 'bailiffs' });
      const { leads, pressing } = (await person.call(myDashboard, {})).answer;
      const { urgent } = (await person.call(recommendation, {})).answer;
      const [first, second] = pressing.urgent;
      expect(leads).toBe('matter');
      expect(first).toMatchObject({
        code: 'BAILIFFS',
        step: { heading: `Ring about ${officers} today`, ringsThem: false },
        debt: { creditorName: debt.initialCreditorName },
      });
      expect(second).toMatchObject({
        code: 'PRIORITY_DEBT',
        debt: { creditorName: debt.initialCreditorName },
      });
      expect(urgent[0]).toEqual(first);
    },
  );

  it('must stop once what was chosen keeps them off, and lead no more (DN-1451)', async () => {
    const { person, planId } = await repaying(test, staff, 'BS', { urgent: ['none'] });
    await addsDebt(person, { ...COUNCIL_TAX, hasLegalAction: true, courtStage: 'bailiffs' });
    await test.database.updateTable('plans').set({ state: 'running' }).where('id', '=', planId).execute();
    const { leads, pressing } = (await person.call(myDashboard, {})).answer;
    expect(leads).not.toBe('matter');
    expect(pressing.urgent.find(({ code }) => code === 'BAILIFFS')).toMatchObject({
      isKeptOff: true,
      step: { heading: 'Bailiffs must stop for the debts in Breathing Space' },
    });
  });
});
