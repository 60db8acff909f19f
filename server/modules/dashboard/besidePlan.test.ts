import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { choosePlan } from '@towpath/contracts/api/plans.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choseOrder } from '../../testing/applying.ts';
import { rightAnswers } from '../../testing/choosing.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  // Nothing goes out from here: advisers send the file themselves.
  test = await createTestApp({}, undefined, { authority: undefined });
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);

/** Somebody in Northern Ireland with a debt that a court is about. */
const TAKEN_TO_COURT = {
  monthlyRent: 820,
  qualifier: { nation: 'northern-ireland' },
  debt: { currentBalance: 16_000, hasLegalAction: true },
} as const;
const TODAY = '2026-11-24';
const dashboardOf = async (person: Pick<Walker, 'call'>) => (await person.call(myDashboard, {})).answer;
const ofDebt = ({ pressing }: Awaited<ReturnType<typeof dashboardOf>>) =>
  pressing.urgent.filter(({ code }) => code === 'PRIORITY_DEBT');

describe('what cannot wait, beside what was chosen', () => {
  it('names what was chosen, also where another is recommended (DN-680)', async () => {
    const { person, recordId, planId } = await choseOrder(test, TAKEN_TO_COURT);
    expect(ofDebt(await dashboardOf(person))).toMatchObject([
      { says: expect.stringContaining('could go into a debt relief order') },
    ]);
    const choice = { recordId, shortName: 'BKY', replaces: planId };
    const understanding = await rightAnswers(person, choice);
    const body = { ...choice, understanding, hasReadRisks: true };
    expect((await person.call(choosePlan, { body })).status).toBe(200);
    const [matter, ...others] = ofDebt(await dashboardOf(person));
    expect(others).toEqual([]);
    expect(matter?.says).toContain('could go into bankruptcy');
    expect(matter?.step.say).toContain('while I apply for bankruptcy');
  });

  it('sends nobody to ring those whom an order keeps off, once it runs: there is nothing to do (DN-680)', async () => {
    const { person, act } = await handing.handedOver({}, TAKEN_TO_COURT);
    expect((await act('accept', { version: 1 })).status).toBe(204);
    expect((await act('sent', { version: 1, on: TODAY, reference: '' })).status).toBe(204);
    expect(ofDebt(await dashboardOf(person))).toHaveLength(1);
    const granted = { version: 1, outcome: 'granted', on: TODAY, reference: '', says: '' };
    expect((await act('answered', granted)).status).toBe(204);
    const runs = await dashboardOf(person);
    expect(runs.plan?.state).toBe('running');
    expect(ofDebt(runs)).toEqual([]);
    expect(runs).toMatchObject({ leads: 'nothing', oneThing: null });
  });
});
