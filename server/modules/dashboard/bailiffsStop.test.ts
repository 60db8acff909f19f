import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
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

/** Somebody to whom bailiffs may come, and what their dashboard says of that. */
async function fearsBailiffs() {
  const { person, planId } = await repaying(test, staff, 'BS', { urgent: ['bailiffs'] });
  const runs = async () => {
    await test.database.updateTable('plans').set({ state: 'running' }).where('id', '=', planId).execute();
    await test.database
      .insertInto('plan_changes')
      .values({
        customer_id: person.customerId,
        plan_id: planId,
        sequence: 2,
        at: test.clock.now(),
        state: 'running',
        moved_by: 'receiver',
      })
      .execute();
  };
  const dashboard = async () => {
    const read = (await person.call(myDashboard, {})).answer;
    return { ...read, bailiffs: read.pressing.urgent.find(({ code }) => code.startsWith('BAILIFFS')) };
  };
  return { person, runs, dashboard };
}

describe('bailiffs, while Breathing Space runs', () => {
  it('must stop for the debts in it: that is said, and ringing about them does not lead (DN-1198)', async () => {
    const { runs, dashboard } = await fearsBailiffs();
    const before = await dashboard();
    expect(before.leads).toBe('matter');
    expect(before.bailiffs?.step.heading).toBe('Ring about the bailiffs today');
    await runs();
    const after = await dashboard();
    expect(after.leads).not.toBe('matter');
    expect(after.bailiffs).toMatchObject({
      isKeptOff: true,
      step: { heading: 'Bailiffs must stop for the debts in Breathing Space' },
    });
    expect(after.bailiffs?.says).toContain(
      'If they come, show them the letter that says that Breathing Space has started',
    );
  });

  it('may come for a debt outside of it: to ring about that one leads, by its name (DN-1199)', async () => {
    const { person, runs, dashboard } = await fearsBailiffs();
    await runs();
    await addsDebt(person, {
      initialCreditorName: 'Lochside Court',
      creditTypeId: 35,
      currentBalance: 400,
      hasLegalAction: true,
      courtStage: 'bailiffs',
    });
    const { leads, pressing, bailiffs } = await dashboard();
    expect(leads).toBe('matter');
    expect(pressing.urgent[0]).toEqual(bailiffs);
    expect(bailiffs).not.toHaveProperty('isKeptOff');
    expect(bailiffs?.step.heading).toBe('Ring about bailiffs for Lochside Court today');
    expect(bailiffs?.says).toContain('Lochside Court may not be in it');
  });
});
