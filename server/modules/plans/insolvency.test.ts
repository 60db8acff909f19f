import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { isInsolvency } from '@towpath/domain/solutions/solution/insolvency.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { chooses } from '../../testing/choosing.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

/** An adviser says that a solution fits, once all is asked; another looks at it where it is a change. */
async function decideOn(person: Walker, recordId: string, shortName: string, cookie: string) {
  const path = `/cases/${person.customerId}`;
  const { body } = await staff.send('GET', `${path}/advice`, undefined, cookie);
  const option = body.options.find((one: { shortName: string }) => one.shortName === shortName);
  const said = {
    shortName,
    reason: 'We went through it together.',
    asked: option.asks.map(({ code }: { code: string }) => code),
    replaces: body.decisions[0]?.id ?? null,
  };
  const done = await staff.send('POST', `${path}/advice/${recordId}/decision`, said, cookie);
  expect(done.status).toBe(200);
  if (done.body.outcome === 'confirmed') return;
  const approver = await staff.memberInTheMorning('approver');
  const look = `${path}/decisions/${done.body.decisionId}/look`;
  expect((await staff.send('POST', look, { approves: true }, approver.cookie)).status).toBe(204);
}

describe('an insolvency that somebody wants', () => {
  /** Somebody who asked for one, and an adviser who has taken the work that it is. */
  async function wished() {
    const adviser = await staff.memberInTheMorning();
    const person = await atAdvice(test, { debt: { currentBalance: 16_000 } });
    const { answer } = await person.call(recommendation, {});
    const recordId = answer.recordId ?? '';
    const offered = [...(answer.recommended ? [answer.recommended] : []), ...answer.eligible];
    const names = offered.map(({ product }) => product.shortName);
    const [shortName = 'none is offered'] = names.filter(isInsolvency);
    const { plan } = (await chooses(person, { recordId, shortName })).answer;
    const { id } = await test.database
      .selectFrom('work_items')
      .select('id')
      .where('subject', '=', plan.id)
      .executeTakeFirstOrThrow();
    await staff.send('POST', `/tasks/${id}/take`, undefined, adviser.cookie);
    const note = (outcome: string) =>
      staff.send('POST', `/tasks/${id}/plan/outcome`, { outcome }, adviser.cookie);
    const shown = async () =>
      (await staff.send('GET', `/tasks/${id}/plan`, undefined, adviser.cookie)).body.adviserConfirmation;
    const mine = async () => (await person.call(myPlan, {})).answer.plan;
    return { person, recordId, shortName, plan, adviser, note, shown, mine };
  }
  const recordOf = async (planId: string) =>
    (
      await test.database
        .selectFrom('plans')
        .select('record_id')
        .where('id', '=', planId)
        .executeTakeFirstOrThrow()
    ).record_id;

  it('waits for an adviser, and is not prepared before one has confirmed the advice (PT-410, PT-411)', async () => {
    const { person, recordId, shortName, plan, adviser, note, shown, mine } = await wished();
    expect(plan).toMatchObject({ state: 'chosen', adviserConfirmation: 'waits' });
    expect(plan.steps.map(({ what }) => what).slice(0, 4)).toEqual([
      'You asked for it',
      'We go through the form together',
      'A talk with us, before this goes on',
      'An adviser says whether it fits',
    ]);
    expect(await shown()).toBe('waits');
    const early = await note('goes-on');
    expect([early.status, early.body.error.code]).toEqual([409, 'NOT_CONFIRMED_YET']);
    expect(await mine()).toMatchObject({ state: 'chosen', adviserConfirmation: 'waits' });

    await decideOn(person, recordId, shortName, adviser.cookie);
    expect(await shown()).toBe('confirmed');
    const now = await mine();
    expect(now).toMatchObject({ state: 'chosen', adviserConfirmation: 'confirmed' });
    const confirmed = now?.steps.find(({ what }) => what === 'An adviser says whether it fits');
    expect(confirmed).toMatchObject({ isDone: true });
    const summary = await staff.send('GET', `/cases/${person.customerId}`, undefined, adviser.cookie);
    expect(summary.body.plan).toMatchObject({ shortName, adviserConfirmation: 'confirmed' });
    expect((await note('goes-on')).status).toBe(204);
    expect(await mine()).toMatchObject({ state: 'being prepared', adviserConfirmation: 'confirmed' });
    expect(await recordOf(plan.id)).toBe(recordId);
  });

  it('waits again once the facts have changed, and rests on the advice that is confirmed then (PT-410)', async () => {
    const { person, recordId, shortName, plan, adviser, note, mine } = await wished();
    await decideOn(person, recordId, shortName, adviser.cookie);
    const debtId = (await person.call(myDebts, {})).answer.debts[0]?.id ?? '';
    await person.call(changeDebt, { params: { debtId }, body: { currentBalance: 16_500 } });
    const next = (await person.call(recommendation, {})).answer.recordId ?? '';
    expect(next).not.toBe(recordId);
    expect(await mine()).toMatchObject({ adviserConfirmation: 'waits' });
    expect((await note('goes-on')).body.error.code).toBe('NOT_CONFIRMED_YET');
    await decideOn(person, next, shortName, adviser.cookie);
    expect((await note('goes-on')).status).toBe(204);
    expect(await recordOf(plan.id)).toBe(next);
  });

  it('can be left without a yes from anybody (PT-235, PT-410)', async () => {
    const { note, mine } = await wished();
    expect((await note('leaves')).status).toBe(204);
    expect(await mine()).toBeNull();
  });
});
