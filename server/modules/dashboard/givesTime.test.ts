import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { notePlan } from '@towpath/contracts/api/plans.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

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
  return { ...one, dashboard };
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
