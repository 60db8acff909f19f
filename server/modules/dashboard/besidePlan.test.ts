import { completeBudget } from '@towpath/contracts/api/budget.ts';
import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { choosePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAll, choseOrder, giveAnswer } from '../../testing/applying.ts';
import { COSTS, submitCosts } from '../../testing/budget.ts';
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

/** Their form, handed over with their home in Belfast, and the adviser who has taken it and said that the order fits. */
async function handedOverInBelfast() {
  const adviser = await staff.memberInTheMorning();
  const { person, planId } = await choseOrder(test, TAKEN_TO_COURT);
  const address = {
    line1: '4 Lock Lane',
    line2: '',
    town: 'Belfast',
    county: '',
    postcode: 'BT1 1AA',
    country: '',
  };
  const home = { field: 'addresses', entry: 'home', part: null };
  const given = await giveAnswer(person, home, { address, from: '2018-02', isNow: true });
  expect(given.status).toBe(200);
  const here = await giveAnswer(person, { field: 'livesHere', entry: null, part: null }, true);
  expect(here.status).toBe(200);
  await answerAll(person);
  await handing.handOver(person);
  await handing.saysItFits(person, adviser.cookie);
  await handing.talksWith(person, planId, adviser.cookie);
  await handing.takes(planId, adviser.cookie);
  const act = (what: string, body: object) =>
    staff.send('POST', `/cases/${person.customerId}/application/${what}`, body, adviser.cookie);
  return { person, act };
}

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

  it('has nobody say that they apply for what new facts have closed, nor for what is recommended since (DN-1063)', async () => {
    const { person } = await choseOrder(test, TAKEN_TO_COURT);
    const [rent, ...bills] = COSTS[11] ?? [];
    if (!rent) throw new Error('The budget has no rent.');
    (await submitCosts(person, 11, [{ ...rent, amount: 300 }, ...bills])).answer;
    (await person.call(completeBudget, {})).answer;
    (await person.call(recommendation, {})).answer;
    const [matter] = ofDebt(await dashboardOf(person));
    expect(matter?.says).toContain('We look again at whether a debt relief order fits you');
    expect(matter?.step.say).toContain('while an adviser looks at it with me');
    expect(matter?.step.say).not.toContain('apply');
  });

  it('has nobody say that they apply for what went, nor for what was refused (DN-1064, DN-1672)', async () => {
    const { person, act } = await handedOverInBelfast();
    expect((await act('accept', { version: 1 })).status).toBe(204);
    expect((await act('sent', { version: 1, on: TODAY, reference: '' })).status).toBe(204);
    const [sent] = ofDebt(await dashboardOf(person));
    expect(sent?.step.say).toContain('while my form for a debt relief order goes through');
    expect(`${sent?.says} ${sent?.step.say}`).not.toContain('apply');
    const refused = { version: 1, outcome: 'refused', on: TODAY, reference: '', says: '' };
    expect((await act('answered', refused)).status).toBe(204);
    const [matter] = ofDebt(await dashboardOf(person));
    expect(matter?.says).toContain('We look again at whether a debt relief order fits you');
    expect(matter?.step.say).toContain('while an adviser looks at it with me');
  });

  it('sends nobody to ring those whom an order keeps off, once it runs: there is nothing to do (DN-680)', async () => {
    const { person, act } = await handedOverInBelfast();
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
