import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { choosePlan, leavePlan, myPlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { isInsolvency } from '@towpath/domain/solutions/solution/insolvency.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { decidingIn, type Option } from '../../testing/deciding.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const { at, choose, mailsTo } = decidingIn(() => test, staff);
const MINUTE = 60_000;

/** Somebody who chose the plan that the rules find best, and an adviser and an approver who come to their case later. */
async function chosen() {
  const approver = await staff.memberInTheMorning('approver');
  const adviser = await staff.memberInTheMorning();
  const person = await atAdvice(test, { debt: { currentBalance: 16_000 } });
  const { answer } = await person.call(recommendation, {});
  const recordId = answer.recordId ?? '';
  const shortName = answer.recommended?.product.shortName ?? 'none fits';
  expect(isInsolvency(shortName)).toBe(false);
  expect((await choose(person, recordId, shortName)).status).toBe(200);
  test.clock.forward(MINUTE);
  const mine = at(person, adviser.cookie);
  const isChange = ({ outcome, asks, shortName: other }: Option) =>
    outcome === 'changed' && !isInsolvency(other) && asks.every(({ how }) => how === 'ask');
  /** Says that another fits, or what they chose, and has a change approved. */
  async function say(wanted: (option: Option) => boolean, more: object = {}) {
    const option = await mine.optionOf(wanted);
    const done = await mine.decide(recordId, option, more);
    expect(done.status).toBe(200);
    const { decisionId, outcome } = done.body;
    const approve = () => at(person, approver.cookie).look(decisionId, true);
    return { option, decisionId, outcome, approve };
  }
  const plan = async () => {
    const { plan: now } = (await person.call(myPlan, {})).answer;
    if (!now) throw new Error('They have no plan.');
    return now;
  };
  return { person, recordId, shortName, adviser, mine, isChange, say, plan };
}
type Chosen = Awaited<ReturnType<typeof chosen>>;

const planWork = ({ customerId }: Walker) =>
  test.database
    .selectFrom('work_items')
    .select(['id', 'subject', 'state', 'last_outcome'])
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'plan')
    .orderBy('created_at')
    .execute();

/** The work that waits of what they chose, taken by the adviser. */
async function taken({ person, adviser }: Pick<Chosen, 'person' | 'adviser'>) {
  const waits = (await planWork(person)).find(({ state }) => state === 'open' || state === 'taken');
  const path = `/tasks/${waits?.id}`;
  expect((await staff.send('POST', `${path}/take`, undefined, adviser.cookie)).status).toBeLessThan(300);
  return {
    shown: async () => (await staff.send('GET', `${path}/plan`, undefined, adviser.cookie)).body,
    goesOn: () => staff.send('POST', `${path}/plan/outcome`, { outcome: 'goes-on' }, adviser.cookie),
  };
}

describe('what somebody chose, when one of us says later that another fits', () => {
  it('is questioned once the change is approved, and does not go on before it is chosen anew (PT-570)', async () => {
    const all = await chosen();
    const { person, recordId, shortName, adviser, isChange, say, plan } = all;
    await (await taken(all)).goesOn();
    expect(await plan()).toMatchObject({ state: 'being prepared', doubt: null });
    const { option, approve } = await say(isChange);
    // It waits for a second pair of eyes, so nothing has come of it.
    expect(await plan()).toMatchObject({ state: 'being prepared', doubt: null });
    expect((await approve()).status).toBe(204);

    const now = await plan();
    expect(now).toMatchObject({
      state: 'with an adviser',
      doubt: { why: 'another fits', product: { shortName: option.shortName }, by: 'Jo' },
    });
    expect(now.doubt?.product.name.length).toBeGreaterThan(option.shortName.length);
    expect(now.steps.some(({ what, isDone }) => what === 'An adviser says whether it fits' && !isDone)).toBe(
      true,
    );
    expect(await planWork(person)).toMatchObject([{ state: 'done' }, { state: 'open' }]);
    expect(await mailsTo(person)).toHaveLength(1);
    const summary = await staff.send('GET', `/cases/${person.customerId}`, undefined, adviser.cookie);
    expect(summary.body.plan).toMatchObject({ shortName, doubt: 'another fits' });

    const work = await taken(all);
    expect(await work.shown()).toMatchObject({
      shortName,
      doubt: 'another fits',
      saidToFit: option.shortName,
      adviserConfirmation: 'not needed',
    });
    const early = await work.goesOn();
    expect([early.status, early.body.error.code]).toEqual([409, 'NOT_CONFIRMED_YET']);
    expect(early.body.error.message).toMatch(/another one fits/u);

    // They want it all the same, and have read what we say: it is a choice of its own, once.
    test.clock.forward(MINUTE);
    const body = { recordId, shortName, replaces: now.id, hasReadRisks: true };
    const [anew, again] = [await person.call(choosePlan, { body }), await person.call(choosePlan, { body })];
    expect([anew.status, again.answer.plan.id]).toEqual([200, anew.answer.plan.id]);
    expect(anew.answer.plan).toMatchObject({ doubt: null, product: { shortName } });
    expect(anew.answer.plan.id).not.toBe(now.id);
    expect((await (await taken(all)).goesOn()).status).toBe(204);
    expect((await plan()).state).toBe('being prepared');
  });

  it('rests again once they choose what we say fits, or we say that theirs does (PT-570)', async () => {
    const one = await chosen();
    const { option, approve } = await one.say(one.isChange);
    await approve();
    test.clock.forward(MINUTE);
    const { id } = await one.plan();
    const body = { recordId: one.recordId, shortName: option.shortName, replaces: id, hasReadRisks: true };
    expect((await one.person.call(choosePlan, { body })).answer.plan.doubt).toBeNull();
    expect((await (await taken(one)).goesOn()).status).toBe(204);

    const other = await chosen();
    const changed = await other.say(other.isChange);
    await changed.approve();
    test.clock.forward(MINUTE);
    const back = await other.say(({ shortName }) => shortName === other.shortName, {
      replaces: changed.decisionId,
    });
    expect(back.outcome).toBe('confirmed');
    expect((await other.plan()).doubt).toBeNull();
    expect((await (await taken(other)).goesOn()).status).toBe(204);
  });

  it('is not questioned by a yes to it, nor by a change that is refused or was there before (PT-570)', async () => {
    const all = await chosen();
    const { person, recordId, shortName, say, plan, isChange, mine } = all;
    await (await taken(all)).goesOn();
    const yes = await say(one => one.shortName === shortName);
    expect(yes.outcome).toBe('confirmed');
    expect(await plan()).toMatchObject({ state: 'being prepared', doubt: null });
    expect(await planWork(person)).toMatchObject([{ state: 'done' }]);
    const { decisionId } = await say(isChange, { replaces: yes.decisionId });
    expect((await mine.takeBack(decisionId)).status).toBe(204);
    expect(await plan()).toMatchObject({ state: 'being prepared', doubt: null });

    // Who leaves it, and chooses it after one of us has said that another fits, knows what we say.
    const change = await say(isChange, { replaces: decisionId });
    await change.approve();
    await person.call(leavePlan, { params: { planId: (await plan()).id } });
    test.clock.forward(MINUTE);
    expect((await choose(person, recordId, shortName)).answer.plan.doubt).toBeNull();
  });

  it('does not go on where the advice of today does not leave it to them any more (PT-571)', async () => {
    const all = await chosen();
    const debtId = (await all.person.call(myDebts, {})).answer.debts[0]?.id ?? '';
    // A debt so high that the plan would take longer than its limit.
    await all.person.call(changeDebt, { params: { debtId }, body: { currentBalance: 90_000 } });
    const work = await taken(all);
    expect(await work.shown()).toMatchObject({ doubt: 'closed', saidToFit: null });
    const refused = await work.goesOn();
    expect([refused.status, refused.body.error.code]).toEqual([409, 'NOT_CONFIRMED_YET']);
    expect(refused.body.error.message).toMatch(/advice of today/u);
    expect(await all.plan()).toMatchObject({ state: 'chosen', stillFits: false, doubt: null });
    await all.person.call(changeDebt, { params: { debtId }, body: { currentBalance: 16_000 } });
    expect((await work.goesOn()).status).toBe(204);
  });

  it('is questioned by what we take back of it as well, though no insolvency (PT-570)', async () => {
    const all = await chosen();
    const { shortName, say, plan, mine } = all;
    const { decisionId } = await say(one => one.shortName === shortName);
    expect((await mine.takeBack(decisionId)).status).toBe(204);
    expect(await plan()).toMatchObject({ doubt: { why: 'taken back', product: { shortName } } });
    const refused = await (await taken(all)).goesOn();
    expect([refused.status, refused.body.error.code]).toEqual([409, 'NOT_CONFIRMED_YET']);
    expect(refused.body.error.message).toMatch(/taken back/u);
  });
});
