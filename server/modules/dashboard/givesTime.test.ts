import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { choosePlan, leavePlan, myPlan, notePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Walker } from '../../testing/journeyWalk.ts';
import { daysLater, repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { BEGUN } from '../../testing/testClock.ts';
import { inForceSince } from '../plans/inForceSince.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const DAY = 24 * 60 * 60 * 1000;

/** Somebody in Scotland who chose a moratorium with an adviser, and brings it as far as a state by themselves. */
async function inMoratorium(states: readonly ('being prepared' | 'sent' | 'running')[]) {
  const one = await repaying(test, staff, 'MOR', { nation: 'scotland' });
  await one.goesOn();
  const params = { planId: one.planId };
  const way = ['being prepared', ...states] as const;
  for (const [place, to] of states.entries()) {
    const from = way[place] ?? 'being prepared';
    expect((await one.person.call(notePlan, { params, body: { from, to } })).status).toBe(200);
  }
  const dashboard = async () => (await one.person.call(myDashboard, {})).answer;
  const choose = async (shortName: string, replaces: string | null) => {
    const recordId = (await one.person.call(recommendation, {})).answer.recordId ?? '';
    return one.person.call(choosePlan, { body: { recordId, shortName, replaces, hasReadRisks: true } });
  };
  return { ...one, dashboard, choose };
}

describe('what leads for who asks for a moratorium', () => {
  it('is the form, which is theirs to fill in, alone or with an adviser (DN-740)', async () => {
    const { dashboard } = await inMoratorium([]);
    const { oneThing, waits } = await dashboard();
    expect(oneThing).toMatchObject({ heading: 'Fill in the form', leadsTo: 'plan' });
    expect(oneThing?.text).toContain('Apply for a moratorium');
    expect(waits).toEqual([]);
  });
});

describe('what follows on a moratorium that runs', () => {
  it('is chosen while it runs, and its last day stays until it is there, whatever comes of what follows (DN-741, DN-742)', async () => {
    const { person, planId, dashboard, choose } = await inMoratorium(['sent', 'running']);
    const ending = async () => (await dashboard()).dates.find(({ stake }) => stake === 'moratorium ends');
    const before = await ending();
    expect(before).toMatchObject({ title: 'Your moratorium ends', tag: 'Keeps sheriff officers away' });
    expect(before?.text).not.toContain('charge');

    const { status, answer } = await choose('DAS', planId);
    expect(status).toBe(200);
    expect((await dashboard()).plan?.product.shortName).toBe('DAS');
    expect(await ending()).toEqual(before);
    expect((await inForceSince(test.database, person.customerId))?.shortName).toBe('MOR');

    const params = { planId: answer.plan.id };
    expect((await person.call(leavePlan, { params })).status).toBeLessThan(300);
    expect((await person.call(myPlan, {})).answer.plan).toBeNull();
    expect(await ending()).toEqual(before);

    test.clock.set(new Date(`${before?.day}T12:00:00Z`));
    const later = await daysLater(test, person);
    const datesOf = async (by: Pick<Walker, 'call'>) => (await by.call(myDashboard, {})).answer.dates;
    expect((await datesOf(later)).map(({ stake }) => stake)).toContain('moratorium ends');
    test.clock.forward(DAY);
    const over = await daysLater(test, later);
    expect((await datesOf(over)).map(({ stake }) => stake)).not.toContain('moratorium ends');
    test.clock.set(BEGUN);
  });

  it('takes its last day off once what follows protects by itself (DN-742)', async () => {
    const { planId, person, dashboard, choose } = await inMoratorium(['sent', 'running']);
    const { plan } = (await choose('DAS', planId)).answer;
    await test.database.updateTable('plans').set({ state: 'accepted' }).where('id', '=', plan.id).execute();
    await test.database
      .insertInto('plan_changes')
      .values({
        customer_id: person.customerId,
        plan_id: plan.id,
        sequence: 2,
        at: test.clock.now(),
        state: 'accepted',
        moved_by: 'receiver',
      })
      .execute();
    expect((await dashboard()).dates.map(({ stake }) => stake)).not.toContain('moratorium ends');
    expect((await inForceSince(test.database, person.customerId))?.shortName).toBe('DAS');
  });

  it('is not chosen while others decide on the moratorium, which is said as it is (DN-741)', async () => {
    const { planId, choose } = await inMoratorium(['sent']);
    for (const replaces of [planId, null]) {
      const refused = await choose('DAS', replaces);
      expect([refused.status, refused.error?.code]).toEqual([409, 'PLAN_IS_SENT']);
    }
  });
});
