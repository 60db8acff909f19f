import { randomUUID } from 'node:crypto';
import { bookingTimes, bookTalk, cancelBooking } from '@towpath/contracts/api/bookings.ts';
import { myCallbacks, recommendationAdviceCallback } from '@towpath/contracts/api/callbacks.ts';
import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { leavePlan, myPlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
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

/** Somebody with advice, and what it offers: the best match and another. */
async function advised(currentBalance = 9000) {
  const person = await atAdvice(test, { debt: { currentBalance } });
  const { answer } = await person.call(recommendation, {});
  const { recordId, recommended, eligible, ineligible } = answer;
  const offered = [...(recommended ? [recommended] : []), ...eligible].map(
    ({ product }) => product.shortName,
  );
  return {
    person,
    recordId: recordId ?? '',
    offered,
    closed: ineligible.map(({ product }) => product.shortName),
  };
}
type Choice = {
  readonly shortName: string | undefined;
  readonly recordId: string;
  readonly replaces?: string | null;
};
const choose = (person: Walker, { shortName = '', recordId, replaces = null }: Choice) =>
  chooses(person, { shortName, recordId, replaces });
const changesOf = ({ customerId }: Walker) =>
  test.database
    .selectFrom('plan_changes')
    .select(['sequence', 'state', 'moved_by'])
    .where('customer_id', '=', customerId)
    .orderBy('plan_id')
    .orderBy('sequence')
    .execute();

describe('choosing a solution of the advice', () => {
  it('keeps it on the record it was chosen from, and says what happens next (PT-232, PT-468)', async () => {
    const { person, recordId, offered } = await advised();
    const { answer: none } = await person.call(myPlan, {});
    expect(none.plan).toBeNull();
    // By the hours that the content says, which are shut on Sundays (PT-468).
    expect(none.callBy).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    expect(new Date(none.callBy ?? '').getUTCDay()).not.toBe(0);
    const chosen = await choose(person, { recordId, shortName: offered[0] });
    expect(chosen.status).toBe(200);
    const { plan } = (await person.call(myPlan, {})).answer;
    expect(plan).toEqual(chosen.answer.plan);
    expect(plan).toMatchObject({ recordId, state: 'chosen', mayLeave: true, stillFits: true });
    expect(plan?.product.shortName).toBe(offered[0]);
    expect(plan?.steps.length).toBeGreaterThan(3);
    expect(await changesOf(person)).toEqual([{ sequence: 1, state: 'chosen', moved_by: 'person' }]);
  });

  it('promises a day for the call once it was asked for, and none before (PT-231)', async () => {
    const { person, recordId, offered } = await advised();
    const stepsOf = async () => (await person.call(myPlan, {})).answer.plan?.steps ?? [];
    await choose(person, { recordId, shortName: offered[0] });
    expect((await stepsOf())[1]).toMatchObject({ what: 'Ask us to ring you', isDone: false, on: null });
    await person.call(recommendationAdviceCallback, {
      body: { stepId: 'full-advice', callbackRequired: true, contactNumber: '07700 900123' },
    });
    const [chosen, call] = await stepsOf();
    expect(call).toMatchObject({ what: 'We ring you', isDone: false });
    expect(String(call?.on) > String(chosen?.on)).toBe(true);
  });

  it('has the talk that the person booked as what comes next, until it is cancelled (PT-490)', async () => {
    const { person, recordId, offered } = await advised();
    const next = async () => (await person.call(myPlan, {})).answer.plan?.steps[1];
    await choose(person, { recordId, shortName: offered[0] });
    const { days } = (await person.call(bookingTimes, {})).answer;
    const startsAt = days.find(({ state }) => state === 'free')?.times.at(-1) ?? '';
    const bookingId = randomUUID();
    const booked = await person.call(bookTalk, {
      body: { id: bookingId, startsAt, way: 'phone', number: '07700900123' },
    });
    expect(booked.status).toBe(200);
    expect(await next()).toMatchObject({ what: 'We talk', isDone: false, at: startsAt });
    await person.call(cancelBooking, { params: { bookingId } });
    expect(await next()).toMatchObject({ what: 'Ask us to ring you', on: null, at: null });
  });

  it('is one choice, however often it is sent (PT-233)', async () => {
    const { person, recordId, offered } = await advised();
    const all = await Promise.all(
      Array.from({ length: 8 }, () => choose(person, { recordId, shortName: offered[0] })),
    );
    const again = await choose(person, { recordId, shortName: offered[0] });
    expect(again.status).toBe(200);
    expect([...all, again].map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200));
    expect(new Set([...all, again].map(({ answer }) => answer.plan.id)).size).toBe(1);
    expect(await changesOf(person)).toHaveLength(1);
  });

  it('of another takes the place of the first only for who saw the first (PT-233)', async () => {
    const { person, recordId, offered } = await advised();
    expect(offered.length).toBeGreaterThan(1);
    const first = (await choose(person, { recordId, shortName: offered[0] })).answer.plan;
    const blind = await choose(person, { recordId, shortName: offered[1] });
    expect([blind.status, blind.error?.code]).toEqual([409, 'PLAN_CHANGED_ELSEWHERE']);
    const second = await choose(person, { recordId, shortName: offered[1], replaces: first.id });
    expect(second.status).toBe(200);
    const { plan } = (await person.call(myPlan, {})).answer;
    expect(plan?.product.shortName).toBe(offered[1]);
    expect((await changesOf(person)).map(({ state }) => state).toSorted()).toEqual([
      'chosen',
      'chosen',
      'left',
    ]);
  });

  it('is questioned once the latest advice does not offer it any more (PT-237)', async () => {
    const { person, recordId } = await advised();
    const chosen = await choose(person, { recordId, shortName: 'DMP' });
    expect(chosen.answer.plan.stillFits).toBe(true);
    // A debt so high that the plan would take longer than its limit.
    await person.call(changeDebt, {
      params: { debtId: (await person.call(myDebts, {})).answer.debts[0]?.id ?? '' },
      body: { currentBalance: 60_000 },
    });
    await person.call(recommendation, {});
    expect((await person.call(myPlan, {})).answer.plan).toMatchObject({ state: 'chosen', stillFits: false });
  });

  it('is refused of what the advice does not offer, of an advice that has changed, and of another’s (PT-234)', async () => {
    const { person, recordId, offered, closed } = await advised();
    const notOpen = await choose(person, { recordId, shortName: closed[0] });
    expect([notOpen.status, notOpen.error?.code]).toEqual([409, 'NOT_OPEN_TO_CHOOSE']);
    const unknown = await choose(person, { recordId, shortName: 'XYZ' });
    expect([unknown.status, unknown.error?.code]).toEqual([409, 'NOT_OPEN_TO_CHOOSE']);
    const nobodys = await choose(person, { recordId: randomUUID(), shortName: offered[0] });
    expect(nobodys.status).toBe(404);
    const other = await advised();
    expect((await choose(other.person, { recordId, shortName: offered[0] })).status).toBe(404);

    await person.call(changeDebt, {
      params: { debtId: (await person.call(myDebts, {})).answer.debts[0]?.id ?? '' },
      body: { currentBalance: 11_000 },
    });
    await person.call(recommendation, {});
    const old = await choose(person, { recordId, shortName: offered[0] });
    expect([old.status, old.error?.code]).toEqual([409, 'ADVICE_HAS_CHANGED']);
    expect((await person.call(myPlan, {})).answer.plan).toBeNull();
    // As it was again, the advice is the first one again.
    await person.call(changeDebt, {
      params: { debtId: (await person.call(myDebts, {})).answer.debts[0]?.id ?? '' },
      body: { currentBalance: 9000 },
    });
    expect((await choose(person, { recordId, shortName: offered[0] })).status).toBe(200);
  });
});

describe('a choice on the work list', () => {
  const workOf = ({ customerId }: Walker) =>
    test.database
      .selectFrom('work_items')
      .select(['subject', 'state', 'due_at', 'last_outcome'])
      .where('customer_id', '=', customerId)
      .where('kind', '=', 'plan')
      .orderBy('state')
      .execute();

  it('waits for an adviser from the press on, once, and goes with the choice (PT-239)', async () => {
    const { person, recordId, offered } = await advised();
    const all = await Promise.all(
      Array.from({ length: 4 }, () => choose(person, { recordId, shortName: offered[0] })),
    );
    const first = all[0]?.answer.plan.id ?? '';
    const waiting = await workOf(person);
    expect(waiting).toMatchObject([{ subject: first, state: 'open', last_outcome: null }]);
    const due = waiting[0]?.due_at ?? new Date(0);
    expect(due.getTime()).toBeGreaterThan(test.clock.now().getTime());
    const second = (await choose(person, { recordId, shortName: offered[1], replaces: first })).answer.plan;
    expect(await workOf(person)).toMatchObject([
      { subject: first, state: 'cancelled' },
      { subject: second.id, state: 'open' },
    ]);
    await person.call(leavePlan, { params: { planId: second.id } });
    expect((await workOf(person)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
  });
});

describe('a choice that an adviser talks over', () => {
  /** Somebody who chose, and the work that it is, which an adviser has taken. */
  async function taken() {
    const adviser = await staff.memberInTheMorning();
    const { person, recordId, offered } = await advised();
    const { plan } = (await choose(person, { recordId, shortName: offered[0] })).answer;
    const { id } = await test.database
      .selectFrom('work_items')
      .select('id')
      .where('subject', '=', plan.id)
      .executeTakeFirstOrThrow();
    await staff.send('POST', `/tasks/${id}/take`, undefined, adviser.cookie);
    const note = async (outcome: string) =>
      (await staff.send('POST', `/tasks/${id}/plan/outcome`, { outcome }, adviser.cookie)).status;
    const state = async () =>
      await test.database
        .selectFrom('work_items')
        .select(['state', 'attempts', 'last_outcome'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    return { person, plan, id, adviser, note, state };
  }

  it('is shown to whoever has taken it alone, and each look is written down (PT-069)', async () => {
    const { person, plan, id, adviser } = await taken();
    const other = await staff.memberInTheMorning();
    expect((await staff.send('GET', `/tasks/${id}/plan`, undefined, other.cookie)).status).toBe(404);
    const { body } = await staff.send('GET', `/tasks/${id}/plan`, undefined, adviser.cookie);
    expect(body).toMatchObject({ shortName: plan.product.shortName, chosenOn: plan.chosenOn, mayRing: true });
    const looks = await test.database
      .selectFrom('audit_log')
      .select('facts')
      .where('kind', '=', 'case looked at')
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(looks).toEqual([{ facts: { by: 'adviser', why: 'Talking over what was chosen' } }]);
  });

  it('is prepared from then on, which the person sees, and leaves the list (PT-069)', async () => {
    const { person, note, state } = await taken();
    expect(await note('fell asleep')).toBe(400);
    expect(await note('goes-on')).toBe(204);
    expect(await state()).toMatchObject({ state: 'done', last_outcome: 'goes-on' });
    const { plan } = (await person.call(myPlan, {})).answer;
    expect(plan?.state).toBe('being prepared');
    expect(plan?.steps[1]).toMatchObject({ what: 'An adviser looks at it', isDone: true });
    expect(await note('leaves')).toBe(404);
  });

  it('is left where they do not want it, and goes back to the list where nobody was reached (PT-069)', async () => {
    const one = await taken();
    await staff.send('GET', `/tasks/${one.id}/plan`, undefined, one.adviser.cookie);
    expect(await one.note('not-reached')).toBe(204);
    expect(await one.state()).toMatchObject({ state: 'open', attempts: 1 });
    expect((await one.person.call(myPlan, {})).answer.plan?.state).toBe('chosen');
    const other = await taken();
    expect(await other.note('leaves')).toBe(204);
    expect((await other.person.call(myPlan, {})).answer.plan).toBeNull();
    expect((await changesOf(other.person)).map(({ moved_by }) => moved_by)).toEqual(['person', 'adviser']);
  });

  it('makes the call that they asked for about it, too, and says that it waits (PT-076)', async () => {
    const { person, id, adviser, note } = await taken();
    const body = { stepId: 'full-advice', callbackRequired: true, contactNumber: '07911123456' };
    expect((await person.call(recommendationAdviceCallback, { body })).status).toBe(204);
    const shown = await staff.send('GET', `/tasks/${id}/plan`, undefined, adviser.cookie);
    expect(shown.body.alsoWaits).toEqual(['callback']);
    expect(await note('goes-on')).toBe(204);
    expect((await person.call(myCallbacks, {})).answer).toEqual([]);
    const items = await test.database
      .selectFrom('work_items')
      .select(['kind', 'state', 'last_outcome'])
      .where('customer_id', '=', person.customerId)
      .orderBy('kind')
      .execute();
    expect(items).toEqual([
      { kind: 'callback', state: 'done', last_outcome: 'spoke' },
      { kind: 'plan', state: 'done', last_outcome: 'goes-on' },
    ]);
  });
});

describe('leaving what was chosen', () => {
  it('is done at once and once, and something else can be chosen after it (PT-235)', async () => {
    const { person, recordId, offered } = await advised();
    const { plan } = (await choose(person, { recordId, shortName: offered[0] })).answer;
    const leave = (by: Walker, planId = plan.id) => by.call(leavePlan, { params: { planId } });
    const other = await advised();
    expect((await leave(other.person)).status).toBe(404);
    expect((await leave(person, 'nothing')).status).toBe(404);
    expect((await leave(person)).status).toBeLessThan(300);
    expect((await leave(person)).status).toBeLessThan(300);
    expect((await person.call(myPlan, {})).answer.plan).toBeNull();
    expect(await changesOf(person)).toHaveLength(2);
    expect((await choose(person, { recordId, shortName: offered[1] })).status).toBe(200);
  });

  it('is refused once something has been sent of which others decide (PT-235, DN-615)', async () => {
    const { person, recordId, offered } = await advised();
    const { plan } = (await choose(person, { recordId, shortName: offered[0] })).answer;
    // As an insolvency, of which others decide by now.
    const sent = { state: 'sent', short_name: 'BKY' };
    await test.database.updateTable('plans').set(sent).where('id', '=', plan.id).execute();
    const left = await person.call(leavePlan, { params: { planId: plan.id } });
    expect([left.status, left.error?.code]).toEqual([409, 'PLAN_IS_SENT']);
    const another = await choose(person, { recordId, shortName: offered[1], replaces: plan.id });
    expect([another.status, another.error?.code]).toEqual([409, 'PLAN_IS_SENT']);
  });
});
