import { urgentMatters } from '@towpath/contracts/api/advice.ts';
import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { adviceSummaryPdf } from '@towpath/contracts/api/papers.ts';
import { choosePlan, leavePlan } from '@towpath/contracts/api/plans.ts';
import { keptRecommendation, recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addsDebt } from '../../testing/letters.ts';
import { readPdf } from '../../testing/readPdf.ts';
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
async function fearsBailiffs(shortName = 'BS', nation = 'england') {
  const { person, planId } = await repaying(test, staff, shortName, { urgent: ['bailiffs'], nation });
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
  const advice = async () => (await person.call(recommendation, {})).answer;
  return { person, planId, runs, dashboard, advice };
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

describe('officers, while the law protects somebody', () => {
  it.each([
    ['BS', 'england', 'Bailiffs must stop for the debts in Breathing Space'],
    ['BS', 'wales', 'Bailiffs must stop for the debts in Breathing Space'],
    ['MOR', 'scotland', 'Sheriff officers must stop for the debts in a statutory moratorium'],
    ['DAS', 'scotland', 'Sheriff officers must stop for the debts in a debt payment programme'],
  ])(
    'must stop in the advice as on the dashboard, by %s in %s, on its page, its paper and wherever it is read (DN-1336)',
    async (shortName, nation, heading) => {
      const { person, runs, dashboard, advice } = await fearsBailiffs(shortName, nation);
      const before = await advice();
      expect(before.urgent[0]?.step.heading).toMatch(/^Ring about /u);
      await runs();
      const { bailiffs } = await dashboard();
      const now = await advice();
      const params = { recordId: now.recordId ?? '' };
      const kept = (await person.call(keptRecommendation, { params })).answer;
      const chat = (await person.call(urgentMatters, {})).answer;
      for (const { urgent } of [now, kept, chat]) {
        expect(urgent.at(-1)).toEqual(bailiffs);
        expect(urgent.filter(({ code }) => code.startsWith('BAILIFFS'))).toHaveLength(1);
      }
      expect(bailiffs?.step.heading).toBe(heading);
      const { text } = await readPdf((await person.call(adviceSummaryPdf, { params })).bytes);
      const first = text.replaceAll(/\s+/gu, ' ').split('First things first ')[1]?.slice(0, 200);
      expect(first).toContain(`${heading}. If they come, show them the letter`);
    },
  );

  it('make the work for them no more urgent (DN-1336)', async () => {
    const { person, runs } = await fearsBailiffs();
    const adviser = await staff.member();
    const pressing = async () =>
      (await staff.send('GET', `/cases/${person.customerId}`, undefined, adviser.cookie)).body.pressing;
    expect(await pressing()).toEqual([{ code: 'BAILIFFS', on: null }]);
    await runs();
    expect(await pressing()).toEqual([]);
  });

  it('lead no day after what was chosen next was left again, while the time goes on (DN-1338)', async () => {
    const { person, planId, runs, dashboard, advice } = await fearsBailiffs('MOR', 'scotland');
    await runs();
    const recordId = (await advice()).recordId ?? '';
    const next = { recordId, shortName: 'DAS', replaces: planId, hasReadRisks: true };
    const { answer } = await person.call(choosePlan, { body: next });
    expect((await dashboard()).leads).not.toBe('matter');
    await person.call(leavePlan, { params: { planId: answer.plan.id } });
    const { plan, leads, bailiffs } = await dashboard();
    expect(plan).toBeNull();
    expect(leads).not.toBe('matter');
    expect(bailiffs).toMatchObject({ isKeptOff: true });
    expect((await advice()).urgent.at(-1)).toEqual(bailiffs);
  });

  it('lead no day while a changed answer stands before the advice either (DN-1338)', async () => {
    const { person, runs, dashboard } = await fearsBailiffs('MOR', 'scotland');
    await runs();
    expect((await person.save('owns', 'home')).status).toBe(204);
    const { leads, bailiffs } = await dashboard();
    expect(leads).not.toBe('matter');
    expect(bailiffs).toMatchObject({
      isKeptOff: true,
      step: { heading: 'Sheriff officers must stop for the debts in a statutory moratorium' },
    });
    expect(bailiffs?.says).toContain('or it is about a debt that is not in it, call us');
  });
});
