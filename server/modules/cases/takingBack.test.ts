import { myPlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decidingIn, isOpenInsolvency } from '../../testing/deciding.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const { waiting, at, choose, workOf, changed, mailsTo } = decidingIn(() => test, staff);

describe('a change of an advice', () => {
  it('is refused with a reason alone (PT-412)', async () => {
    const { person, decisionId } = await changed();
    const { look } = at(person, (await staff.member('approver')).cookie);
    const without = await look(decisionId, false, '  ');
    expect([without.status, without.body.error.fields[0].field]).toEqual([400, 'reason']);
    expect((await look(decisionId, false, 'a'.repeat(501))).status).toBe(400);
    expect((await look(decisionId, true)).status).toBe(204);
  });

  it('that waits is withdrawn by whoever made it alone, and nobody hears of it (PT-412)', async () => {
    const { person, recordId, option, adviser, decisionId, decidedNow } = await changed();
    const other = at(person, (await staff.member()).cookie);
    const refused = await other.takeBack(decisionId);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'NOT_YOUR_CHANGE']);
    const mine = at(person, adviser.cookie);
    expect((await mine.takeBack(decisionId)).status).toBe(204);
    expect((await mine.takeBack(decisionId)).status).toBe(204);
    expect(await decidedNow()).toBeUndefined();
    expect((await person.call(recommendation, {})).answer.takenBack).toBeUndefined();
    expect(await mailsTo(person)).toHaveLength(0);
    // The rules hand this advice to nobody, so nobody has to look any more.
    expect(await workOf(person)).toMatchObject([{ state: 'cancelled' }]);
    expect((await mine.advice()).decisions).toMatchObject([
      { state: 'withdrawn', ended: { reason: 'We had the wrong rent.' } },
    ]);
    const approver = at(person, (await staff.member('approver')).cookie);
    expect((await approver.look(decisionId, true)).body.error.code).toBe('ADVICE_IS_DECIDED');
    // The same can be proposed again.
    const again = await mine.decide(recordId, option, { replaces: decisionId });
    expect([again.status, again.body.decisionId === decisionId]).toEqual([200, false]);
  });
});

describe('a decision that is taken back', () => {
  /** Somebody whose insolvency an adviser confirmed, who then chose it. */
  async function chosen() {
    const { person, recordId } = await waiting();
    const adviser = await staff.member();
    const mine = at(person, adviser.cookie);
    const option = await mine.optionOf(isOpenInsolvency);
    const { decisionId } = (await mine.decide(recordId, option)).body;
    expect((await choose(person, recordId, option.shortName)).status).toBe(200);
    const plan = async () => (await person.call(myPlan, {})).answer.plan;
    return { person, recordId, option, decisionId, mine, adviser, plan };
  }
  const planWork = ({ customerId }: Walker) =>
    test.database
      .selectFrom('work_items')
      .select(['state', 'last_outcome'])
      .where('customer_id', '=', customerId)
      .where('kind', '=', 'plan')
      .orderBy('created_at')
      .execute();

  it('counts for nothing, by any adviser with a reason, which the person reads and is told of (PT-413)', async () => {
    const { person, option, decisionId } = await chosen();
    const other = at(person, (await staff.member()).cookie);
    const without = await other.takeBack(decisionId, ' ');
    expect([without.status, without.body.error.fields[0].field]).toEqual([400, 'reason']);
    expect((await other.takeBack(decisionId)).status).toBe(204);
    expect((await other.takeBack(decisionId)).status).toBe(204);
    const { answer } = await person.call(recommendation, {});
    expect(answer).toMatchObject({
      status: 'ask an adviser',
      takenBack: { shortName: option.shortName, by: 'Jo', reason: 'We had the wrong rent.' },
    });
    expect(answer.decided).toBeUndefined();
    expect(await mailsTo(person)).toHaveLength(2);
    expect(await workOf(person)).toMatchObject([{ state: 'done' }, { state: 'open' }]);
    expect((await other.advice()).decisions).toMatchObject([
      { state: 'taken back', ended: { reason: 'We had the wrong rent.' } },
    ]);
    const { body } = await staff.send(
      'GET',
      `/cases/${person.customerId}/timeline`,
      undefined,
      (await staff.member()).cookie,
    );
    expect(body.events).toContainEqual(
      expect.objectContaining({ kind: 'advice decision ended', detail: 'taken back' }),
    );
  });

  it('questions the plan that rested on it, which goes back to an adviser (PT-413)', async () => {
    const { person, decisionId, mine, plan } = await chosen();
    await test.database
      .updateTable('plans')
      .set({ state: 'being prepared' })
      .where('customer_id', '=', person.customerId)
      .execute();
    await test.database
      .updateTable('work_items')
      .set({ state: 'done', last_outcome: 'goes-on', done_at: test.clock.now() })
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'plan')
      .execute();
    expect((await mine.takeBack(decisionId)).status).toBe(204);
    expect(await plan()).toMatchObject({
      state: 'with an adviser',
      adviserConfirmation: 'waits',
      stillFits: false,
    });
    expect(await planWork(person)).toMatchObject([{ state: 'done' }, { state: 'open' }]);
  });

  it('does not bring back what it had replaced, and leaves room for another (PT-413)', async () => {
    const { person, recordId, option, decisionId, mine } = await chosen();
    const second = await mine.decide(recordId, option, { reason: 'Still so.', replaces: decisionId });
    expect((await mine.takeBack(decisionId)).body.error.code).toBe('ADVICE_IS_DECIDED');
    expect((await mine.takeBack(second.body.decisionId)).status).toBe(204);
    expect((await person.call(recommendation, {})).answer.decided).toBeUndefined();
    const third = await mine.decide(recordId, option, {
      reason: 'Still so.',
      replaces: second.body.decisionId,
    });
    expect(third.status).toBe(200);
    const { answer } = await person.call(recommendation, {});
    expect([answer.decided?.shortName, answer.takenBack]).toEqual([option.shortName, undefined]);
  });

  it('counts for nothing in a closed session too, where only who has a plan that rests on it is written to (PT-503)', async () => {
    const closing = async ({ customerId }: Walker) => {
      const body = { act: 'complete', reason: 'plan by phone', from: 'Complete' };
      const { cookie } = await staff.member();
      expect((await staff.send('POST', `/people/${customerId}/session`, body, cookie)).status).toBe(204);
    };
    const { person, recordId } = await waiting();
    const mine = at(person, (await staff.member()).cookie);
    const option = await mine.optionOf(isOpenInsolvency);
    const { decisionId } = (await mine.decide(recordId, option)).body;
    await closing(person);
    const [mails, work] = [await mailsTo(person), await workOf(person)];
    expect((await mine.takeBack(decisionId)).status).toBe(204);
    const { answer } = await person.call(recommendation, {});
    expect([answer.decided, answer.takenBack?.shortName]).toEqual([undefined, option.shortName]);
    expect([await mailsTo(person), await workOf(person)]).toEqual([mails, work]);

    const withPlan = await chosen();
    await closing(withPlan.person);
    expect((await withPlan.mine.takeBack(withPlan.decisionId)).status).toBe(204);
    expect(await mailsTo(withPlan.person)).toHaveLength(2);
    expect(await planWork(withPlan.person)).toMatchObject([{ state: 'open' }]);
    expect((await withPlan.plan())?.adviserConfirmation).toBe('waits');
  });

  it('is taken back once by two at once, and by nobody who may not, nor under another person (PT-413)', async () => {
    const { person, decisionId } = await chosen();
    const [first, second] = [await staff.member(), await staff.member()];
    const other = await waiting();
    expect((await at(other.person, first.cookie).takeBack(decisionId)).status).toBe(404);
    expect((await at(person, first.cookie).takeBack('nothing')).status).toBe(404);
    const administrator = await staff.member('administrator');
    expect((await at(person, administrator.cookie).takeBack(decisionId)).status).toBe(404);
    const all = await Promise.all(
      [first, second].map(({ cookie }) => at(person, cookie).takeBack(decisionId)),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const rewriting = test.database
      .updateTable('advice_decision_endings')
      .set({ how: 'refused' })
      .where('customer_id', '=', person.customerId)
      .execute();
    await expect(rewriting).rejects.toThrow('never changed');
  });
});
