import { randomUUID } from 'node:crypto';
import { myBudget } from '@towpath/contracts/api/budget.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { looksAt } from '../../platform/audit/looksAt.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { submitCosts } from '../../testing/budget.ts';
import { guest } from '../../testing/person.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

/** Food, of which £280 a month is told; and what nearly every home has beside the rent. */
const FOOD = { categoryId: 22, typeId: 3011 };
const REASON = 'We added it up from your bank statement.';
const MONTHLY = 1;
const WEEKLY = 2;
const WAS = { amount: 280, frequencyId: MONTHLY, deviationReasonId: null };

function desk(customerId: string, cookie: string) {
  const part = (categoryId: number | string) => `/cases/${customerId}/budget/${categoryId}`;
  const lines = (categoryId: number | string = FOOD.categoryId) =>
    staff.send('GET', part(categoryId), undefined, cookie);
  async function lineOf({ categoryId, typeId } = FOOD) {
    const { body } = await lines(categoryId);
    return body.lines.find((line: { typeId: number }) => line.typeId === typeId);
  }
  const put = (
    body: object,
    { categoryId, typeId }: Record<'categoryId' | 'typeId', number | string> = FOOD,
  ) =>
    staff.send(
      'PUT',
      `${part(categoryId)}/lines/${typeId}`,
      { reason: REASON, frequencyId: MONTHLY, was: WAS, ...body },
      cookie,
    );
  return { lines, lineOf, put };
}

describe('a line of the budget that an adviser puts right together with the person', () => {
  it('is changed by the budget’s own checks, stays confirmed, and is marked in its history (PT-404)', async () => {
    const { cookie } = await staff.member();
    const person = await atAdvice(test);
    const before = (await person.call(recommendation, {})).answer.recordId;
    const { put, lineOf } = desk(person.customerId, cookie);
    expect(await lineOf()).toMatchObject({ ...WAS, isReasonWithheld: false, reasons: [], asks: null });
    const wrong = async (body: object) => (await put({ amount: 300, ...body })).body.error.fields?.[0]?.field;
    expect(await wrong({ amount: 'lots' })).toBe('amount');
    expect(await wrong({ amount: -1 })).toBe('amount');
    expect(await wrong({ amount: 100_000 })).toBe('amount');
    expect(await wrong({ frequencyId: 99 })).toBe('frequencyId');
    expect(await wrong({ deviationReasonId: 99_999 })).toBe('deviationReasonId');
    expect(await wrong({ reason: ' ' })).toBe('reason');
    expect(await lineOf()).toMatchObject(WAS);

    const done = await put({ amount: '65.50', frequencyId: WEEKLY });
    expect(done).toMatchObject({ status: 200, body: { asks: null } });
    const budget = (await person.call(myBudget, { params: { stepId: 'budget' } })).answer;
    const food = budget.expenditureCategories.find(({ categoryId }) => categoryId === FOOD.categoryId);
    expect(food?.types.find(({ typeId }) => typeId === FOOD.typeId)).toMatchObject({
      amount: 65.5,
      frequencyId: WEEKLY,
    });
    expect([budget.isComplete, food?.monthlyAmount]).toEqual([true, 283.83]);
    // The others of that part stay, and the same again is no change.
    const now = { amount: 65.5, frequencyId: WEEKLY, deviationReasonId: null };
    await put({ ...now, was: now });
    const changes = await test.database
      .selectFrom('budget_changes')
      .select('made_by')
      .where('customer_id', '=', person.customerId)
      .where('category_id', '=', FOOD.categoryId)
      .orderBy('id')
      .execute();
    expect(changes.map(one => one.made_by)).toEqual([null, 'adviser']);
    const looks = await looksAt(test.database, person.customerId);
    expect(looks.map(({ why }) => why)).toContain('Putting your budget right, together with you');
    const kept = await test.database
      .selectFrom('case_corrections')
      .select(['what', 'subject'])
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(kept).toEqual([{ what: 'budget', subject: '3011' }]);
    expect((await person.call(recommendation, {})).answer.recordId).not.toBe(before);
  });

  it('says what is not as expected then, and takes the reason of the person for it (PT-404)', async () => {
    const { cookie } = await staff.member();
    const person = await atAdvice(test);
    const { put, lineOf } = desk(person.customerId, cookie);
    const { asks } = (await put({ amount: 900 })).body;
    expect(asks).toMatchObject({ line: expect.any(String), says: expect.stringContaining('£900.00') });
    const isComplete = async () =>
      (await person.call(myBudget, { params: { stepId: 'budget' } })).answer.isComplete;
    expect(await isComplete()).toBe(false);
    const line = await lineOf();
    expect(line.reasons.length).toBeGreaterThan(0);
    const was = { amount: 900, frequencyId: MONTHLY, deviationReasonId: null };
    const explained = await put({
      amount: 900,
      deviationReasonId: line.reasons[0].deviationReasonId,
      was,
    });
    expect(explained.body).toEqual({ asks: null });
    expect(await isComplete()).toBe(true);
  });

  it('keeps a reason about health from a role that may not see it, and leaves it as it is (PT-404)', async () => {
    const { cookie } = await staff.member();
    await test.database
      .insertInto('staff_roles')
      .values({ role: 'helper', permissions: ['see cases', 'change cases'] })
      .execute();
    const helper = await staff.member('helper');
    const person = await atAdvice(test);
    const own = desk(person.customerId, cookie);
    await own.put({ amount: 900 });
    const { reasons } = await own.lineOf();
    const told = reasons.find(({ deviationReasonName: name }: { deviationReasonName: string }) =>
      /disab|ill/i.test(name),
    );
    const { deviationReasonId } = told;
    const was = { amount: 900, frequencyId: MONTHLY };
    await own.put({ amount: 900, deviationReasonId, was });
    expect(await own.lineOf()).toMatchObject({ deviationReasonId, isReasonWithheld: false });
    const withheld = desk(person.customerId, helper.cookie);
    expect(await withheld.lineOf()).toMatchObject({ deviationReasonId: null, isReasonWithheld: true });
    expect((await withheld.put({ amount: 910, was })).status).toBe(200);
    expect(await own.lineOf()).toMatchObject({ amount: 910, deviationReasonId });
  });

  it('is refused to whoever was slower, and is told (PT-403)', async () => {
    const [one, other] = [await staff.member(), await staff.member()];
    const person = await atAdvice(test);
    const both = await Promise.all([
      desk(person.customerId, one.cookie).put({ amount: 290 }),
      desk(person.customerId, other.cookie).put({ amount: 295 }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.error.code).toBe('CHANGED_MEANWHILE');
    await submitCosts(person, FOOD.categoryId, [{ typeId: FOOD.typeId, amount: 300, frequencyId: MONTHLY }]);
    const now = await desk(person.customerId, one.cookie).lineOf();
    expect(now.amount).toBe(300);
    const late = await desk(person.customerId, one.cookie).put({ amount: 310, was: null });
    expect(late.body.error.code).toBe('CHANGED_MEANWHILE');
  });

  it('is found by whoever may change cases, in a budget that has it, and never in a closed session (PT-404)', async () => {
    const { cookie } = await staff.member();
    const person = await atAdvice(test);
    const own = desk(person.customerId, cookie);
    const administrator = await staff.member('administrator');
    const body = { amount: 290 };
    expect((await desk(person.customerId, administrator.cookie).put(body)).status).toBe(404);
    expect((await desk(person.customerId, administrator.cookie).lines()).status).toBe(404);
    expect((await desk(randomUUID(), cookie).put(body)).status).toBe(404);
    expect((await own.lines('everything')).status).toBe(404);
    expect((await own.lines(99)).status).toBe(404);
    expect((await own.put(body, { categoryId: 11, typeId: FOOD.typeId })).status).toBe(404);
    expect((await own.put(body, { categoryId: 22, typeId: '1e3' })).status).toBe(404);
    expect((await own.put({ ...body, was: { amount: 'a' } })).status).toBe(400);
    // A part that the person has not filled in yet is not begun for them.
    const { customerId } = await guest(test);
    expect((await desk(customerId, cookie).put({ ...body, was: null })).status).toBe(404);

    const path = `/people/${person.customerId}/session`;
    const closed = { act: 'complete', reason: 'advice by phone', from: 'Complete' };
    expect((await staff.send('POST', path, closed, cookie)).status).toBeLessThan(300);
    const refused = await own.put(body);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'SESSION_CLOSED']);
    expect((await own.lineOf()).amount).toBe(280);
    const { body: shown } = await staff.send('GET', `/cases/${person.customerId}/budget`, undefined, cookie);
    expect(shown.isLocked).toBe(true);
  });
});
