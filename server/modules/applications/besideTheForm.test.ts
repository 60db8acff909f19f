import { handOverApplication } from '@towpath/contracts/api/applications.ts';
import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { myPlan, notePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import type { PlanState } from '@towpath/domain/plans/planState.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { answerAll, applicationOf } from '../../testing/applying.ts';
import { chooses } from '../../testing/choosing.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  // Nothing goes out from here: advisers send the file themselves, and note what came back.
  test = await createTestApp({}, undefined, { authority: undefined });
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);

const TODAY = '2026-11-24';
const NOT_THERE = [409, 'PLAN_DOES_NOT_GO_THERE'];

/** Somebody who chose what they can also ask for without a form of ours, and whoever of us is at their case. */
async function chose(shortName: 'AO' | 'BS') {
  const adviser = await staff.memberInTheMorning();
  const person = await atAdvice(
    test,
    shortName === 'AO'
      ? { debt: { currentBalance: 4000, hasLegalAction: true, courtStage: 'judgment' } }
      : { qualifier: { urgent: 'court' } },
  );
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  const planId = (await chooses(person, { recordId, shortName })).answer.plan.id;
  const path = `/cases/${person.customerId}`;
  const own = async (from: PlanState, to: PlanState) => {
    const noted = await person.call(notePlan, { params: { planId }, body: { from, to } });
    return noted.status === 200 ? [200] : [noted.status, noted.error.code];
  };
  const note = async (from: PlanState, to: PlanState) => {
    const body = { planId, from, to };
    const noted = await staff.send('POST', `${path}/plan/notes`, body, adviser.cookie);
    return noted.status === 204 ? [204] : [noted.status, noted.body.error.code];
  };
  const act = async (what: string, body: object = {}) => {
    const done = await staff.send(
      'POST',
      `${path}/application/${what}`,
      { version: 1, ...body },
      adviser.cookie,
    );
    return [done.status, ...(done.status === 204 ? [] : [done.body.error.code, done.body.error.message])];
  };
  const plan = async () => (await person.call(myPlan, {})).answer.plan;
  const inCase = async () => (await staff.send('GET', `${path}/plan`, undefined, adviser.cookie)).body.plan;
  const form = async () =>
    (await staff.send('GET', `${path}/application`, undefined, adviser.cookie)).body.application;
  const takes = () => handing.takes(planId, adviser.cookie);
  const handsOver = async () => {
    await answerAll(person);
    await handing.handOver(person);
    await takes();
  };
  /** They refused what was handed over, accepted and sent, and whoever has to talk it over has taken it. */
  const isRefused = async () => {
    await handsOver();
    expect(await act('accept')).toEqual([204]);
    expect(await act('sent', sent)).toEqual([204]);
    expect(await act('answered', answered('refused'))).toEqual([204]);
    await takes();
  };
  /** Whoever of us is at their case hands it over for them. */
  const handsOverForThem = async () => {
    const { revision } = await applicationOf(person);
    const body = { planId, revision, asItIs: true, hasAgreed: true };
    const done = await staff.send('POST', `${path}/application/hand-over`, body, adviser.cookie);
    return [done.status, done.body.error.code, done.body.error.message];
  };
  return {
    person,
    planId,
    own,
    note,
    act,
    plan,
    inCase,
    form,
    handsOver,
    handsOverForThem,
    isRefused,
    takes,
  };
}

const sent = { on: TODAY, reference: '' };
const answered = (outcome: 'granted' | 'refused') => ({ outcome, on: TODAY, reference: '', says: '' });

describe('an administration order', () => {
  it('whose form is with us is noted as sent by neither hand beside it, so that it goes to the court once (DN-950)', async () => {
    const { own, note, act, plan, inCase, handsOver } = await chose('AO');
    expect((await plan())?.mayNote).toEqual(['being prepared']);
    await handsOver();
    expect(await act('accept')).toEqual([204]);
    expect((await plan())?.mayNote).toEqual([]);
    expect(await own('being prepared', 'sent')).toEqual(NOT_THERE);
    expect(await note('being prepared', 'sent')).toEqual(NOT_THERE);
    expect(await inCase()).toMatchObject({ mayNote: [], waitsForForm: true });
    expect(await act('sent', sent)).toEqual([204]);
    for (const to of ['accepted', 'refused'] as const) expect(await own('sent', to)).toEqual(NOT_THERE);
    expect(await act('answered', answered('granted'))).toEqual([204]);
    expect(await plan()).toMatchObject({ state: 'accepted', mayNote: ['running', 'ended'] });
    expect(await own('accepted', 'running')).toEqual([200]);
  });
});

describe('a form whose plan was sent without it', () => {
  it('is handed over by neither hand, says that it went another way, and leaves the plan as it runs (DN-951)', async () => {
    const { person, planId, own, handsOverForThem, inCase } = await chose('AO');
    await answerAll(person);
    expect(await own('chosen', 'being prepared')).toEqual([200]);
    expect((await applicationOf(person)).wentAnotherWay).toBe(false);
    expect(await own('being prepared', 'sent')).toEqual([200]);
    const { revision, state, wentAnotherWay } = await applicationOf(person);
    expect([state, wentAnotherWay]).toEqual(['being filled in', true]);
    const tried = await person.call(handOverApplication, { body: { planId, revision, asItIs: true } });
    expect([tried.status, tried.error.code]).toEqual([409, 'APPLICATION_NOT_READY']);
    expect(tried.error.message).toContain('another way');
    expect(await handsOverForThem()).toEqual([
      409,
      'APPLICATION_NOT_READY',
      expect.stringContaining('another way'),
    ]);
    expect(await own('sent', 'accepted')).toEqual([200]);
    expect((await inCase()).state).toBe('accepted');
  });
});

describe('Breathing Space', () => {
  it('whose form is unread is noted as nothing beside it, and starts by what was answered to the form (DN-953)', async () => {
    const { note, act, plan, inCase, form, handsOver } = await chose('BS');
    expect((await inCase()).mayNote).toEqual(['being prepared']);
    await handsOver();
    expect(await inCase()).toMatchObject({ state: 'chosen', mayNote: [], waitsForForm: true });
    expect(await note('chosen', 'being prepared')).toEqual(NOT_THERE);
    expect((await form()).state).toBe('handed over');
    expect(await act('accept')).toEqual([204]);
    expect(await note('being prepared', 'sent')).toEqual(NOT_THERE);
    expect(await act('sent', sent)).toEqual([204]);
    for (const to of ['running', 'ended'] as const) expect(await note('sent', to)).toEqual(NOT_THERE);
    expect(await act('answered', answered('granted'))).toEqual([204]);
    expect(await plan()).toMatchObject({ state: 'running' });
    expect((await inCase()).mayNote).toEqual(['ended']);
  });

  it('that is asked for without a form of ours is noted by hand as before (DN-953)', async () => {
    const { note } = await chose('BS');
    expect(await note('chosen', 'being prepared')).toEqual([204]);
    expect(await note('being prepared', 'sent')).toEqual([204]);
    expect(await note('sent', 'running')).toEqual([204]);
  });
});

describe('what was refused', () => {
  const again = { words: 'They ask for the address of one more.', fields: [] };

  it('goes back by asking again in its form alone, and plan and form go back together (DN-954)', async () => {
    const { person, note, act, plan, inCase, isRefused } = await chose('BS');
    await isRefused();
    expect(await inCase()).toMatchObject({ state: 'refused', mayNote: ['ended'], waitsForForm: true });
    expect(await note('refused', 'being prepared')).toEqual(NOT_THERE);
    expect(await act('ask-again', again)).toEqual([204]);
    expect((await applicationOf(person)).state).toBe('asked again');
    expect((await plan())?.state).toBe('being prepared');
  });

  it('is not asked again where the facts of today close it: plan and form stay, and whoever asks reads why (DN-954)', async () => {
    const { person, act, plan, isRefused } = await chose('AO');
    await isRefused();
    const debtId = (await person.call(myDebts, {})).answer.debts[0]?.id ?? '';
    (await person.call(changeDebt, { params: { debtId }, body: { currentBalance: 16_000 } })).answer;
    expect(await act('ask-again', again)).toEqual([
      409,
      'NOT_CONFIRMED_YET',
      expect.stringContaining('advice of today'),
    ]);
    expect((await applicationOf(person)).state).toBe('refused');
    expect((await plan())?.state).toBe('refused');
  });
});

describe('an answer to a form', () => {
  const planIs = (planId: string, state: PlanState) =>
    test.database.updateTable('plans').set({ state }).where('id', '=', planId).execute();
  const isSent = async () => {
    const order = await chose('AO');
    await order.handsOver();
    expect(await order.act('accept')).toEqual([204]);
    expect(await order.act('sent', sent)).toEqual([204]);
    return order;
  };

  it('is followed by a plan that stood before it was sent (DN-956)', async () => {
    const { planId, act, plan, form } = await isSent();
    await planIs(planId, 'with an adviser');
    expect(await act('answered', answered('granted'))).toEqual([204]);
    expect((await plan())?.state).toBe('accepted');
    expect((await form()).planDiffers).toBe(false);
  });

  it('that a plan cannot follow leaves it as it is, and the case says that the two differ (DN-956)', async () => {
    const { planId, act, plan, form } = await isSent();
    await planIs(planId, 'running');
    expect(await act('answered', answered('refused'))).toEqual([204]);
    expect((await plan())?.state).toBe('running');
    expect(await form()).toMatchObject({ state: 'refused', planDiffers: true });
  });

  it('of a plan that is over is shown in the case as that, and is gone through and closed there (DN-960)', async () => {
    const { person, planId, act, form, takes } = await isSent();
    await planIs(planId, 'ended');
    expect(await form()).toMatchObject({ state: 'sent', isPlanOver: true, planDiffers: false, work: null });
    expect(await act('answered', answered('granted'))).toEqual([204]);
    expect((await person.call(myPlan, {})).answer.plan).toBeNull();
    // Also where something else is chosen by then.
    const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
    await chooses(person, { recordId, shortName: 'SMP' });
    expect(await form()).toMatchObject({ state: 'granted', isPlanOver: true, doubt: null });
    expect(await act('close')).toEqual([409, 'WORK_IS_TAKEN', expect.any(String)]);
    await takes();
    for (const what of ['accept', 'send']) expect((await act(what))[0]).toBeGreaterThanOrEqual(400);
    expect(await act('close')).toEqual([204]);
    expect(await form()).toBeNull();
    expect(await act('close')).toEqual([404, 'NOT_FOUND', expect.any(String)]);
  });

  it('of a plan that goes on is not closed so (DN-960)', async () => {
    const { act, form, isRefused } = await chose('AO');
    await isRefused();
    expect((await form()).isPlanOver).toBe(false);
    expect((await act('close'))[0]).toBe(409);
  });
});
