import {
  madeCallbacks,
  myCallbacks,
  recommendationAdviceCallback,
} from '@towpath/contracts/api/callbacks.ts';
import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { choosePlan, myPlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { doTimedMoves } from './byTime.ts';

let test: TestApp;
let desk: string;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const { send, member } = staffIn(() => test);
beforeEach(async () => {
  desk = (await member()).cookie;
});

const move = ({ customerId }: Walker, body: object) =>
  send('POST', `/people/${customerId}/session`, body, desk);
const statusOf = async ({ customerId }: Walker) =>
  (
    await test.database
      .selectFrom('journeys')
      .select('status')
      .where('customer_id', '=', customerId)
      .where('is_current', '=', true)
      .executeTakeFirstOrThrow()
  ).status;

describe('what somebody waits for from us', () => {
  /** Somebody whose advice the rules hand to a person, who asked for a call and, before that, chose something. */
  async function waits() {
    const qualifier = { employment: 'self-employed' };
    const person = await atAdvice(test, { qualifier, debt: { currentBalance: 16_000 } });
    const { answer } = await person.call(recommendation, {});
    const shortName = answer.recommended?.product.shortName ?? '';
    const chosen = await person.call(choosePlan, {
      body: { recordId: answer.recordId ?? '', shortName, replaces: null, hasReadRisks: true },
    });
    expect(chosen.status).toBe(200);
    // Owed for the business: from here on an adviser has to look.
    const debtId = (await person.call(myDebts, {})).answer.debts[0]?.id ?? '';
    await person.call(changeDebt, { params: { debtId }, body: { isForBusiness: true } });
    await person.call(recommendation, {});
    expect((await askForCall(person)).status).toBe(204);
    return person;
  }
  const askForCall = (person: Walker) =>
    person.call(recommendationAdviceCallback, {
      body: { stepId: 'full-advice', callbackRequired: true, contactNumber: '07911123456' },
    });
  const workOf = async ({ customerId }: Walker) =>
    (
      await test.database
        .selectFrom('work_items')
        .select(['kind', 'state', 'last_outcome'])
        .where('customer_id', '=', customerId)
        .orderBy('kind')
        .orderBy('created_at')
        .execute()
    ).map(({ kind, state, last_outcome }) => [kind, state, last_outcome]);

  it('is off the work list with a session that is closed, and comes back where they ask anew (PT-418)', async () => {
    const person = await waits();
    expect(await workOf(person)).toEqual([
      ['advice', 'open', null],
      ['callback', 'open', null],
      ['plan', 'open', null],
    ]);
    // It makes no difference that somebody has taken the call.
    const [call] = await test.database
      .selectFrom('work_items')
      .select('id')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'callback')
      .execute();
    await send('POST', `/tasks/${call?.id}/take`, undefined, desk);
    const from = await statusOf(person);
    expect((await move(person, { act: 'close', reason: 'asked us to stop', from })).status).toBe(204);
    expect(await workOf(person)).toEqual([
      ['advice', 'cancelled', 'closed'],
      ['callback', 'cancelled', 'closed'],
      ['plan', 'cancelled', null],
    ]);
    expect((await person.call(myCallbacks, {})).answer).toEqual([]);
    expect((await person.call(madeCallbacks, {})).answer).toMatchObject([{ outcome: 'closed' }]);
    expect((await person.call(myPlan, {})).answer.plan).toBeNull();
    // To read the advice is not to ask.
    await person.call(recommendation, {});
    expect((await workOf(person)).filter(([, state]) => state === 'open')).toEqual([]);
    expect((await askForCall(person)).status).toBe(204);
    expect((await workOf(person)).filter(([, state]) => state === 'open')).toEqual([
      ['callback', 'open', null],
    ]);
  });

  it('counts as made with a session that is completed by phone; what they chose stays with us (PT-418)', async () => {
    const person = await waits();
    const from = await statusOf(person);
    expect((await move(person, { act: 'complete', reason: 'advice by phone', from })).status).toBe(204);
    expect(await workOf(person)).toEqual([
      ['advice', 'done', 'by-phone'],
      ['callback', 'done', 'spoke'],
      ['plan', 'open', null],
    ]);
    expect((await person.call(madeCallbacks, {})).answer).toMatchObject([{ outcome: 'spoke' }]);
    expect((await person.call(myPlan, {})).answer.plan?.state).toBe('chosen');
    // Given back to the person, the advice waits again once they open it.
    const reopen = { act: 'reopen', reason: 'carries on online', from: 'Completed Offline' };
    expect((await move(person, reopen)).status).toBe(204);
    await person.call(recommendation, {});
    expect((await workOf(person)).filter(([kind]) => kind === 'advice')).toEqual([
      ['advice', 'done', 'by-phone'],
      ['advice', 'open', null],
    ]);
  });

  it('stays where the session was not moved, and where time ends it (PT-418)', async () => {
    const person = await waits();
    expect((await move(person, { act: 'close', reason: 'test', from: 'Abandoned' })).status).toBe(409);
    await test.database
      .updateTable('customers')
      .set({ last_seen_at: new Date(test.clock.now().getTime() - 400 * 86_400_000) })
      .where('id', '=', person.customerId)
      .execute();
    const ends = { abandonedAfterDays: 30, guestExpiredAfterDays: 40, expiredAfterDays: 365 };
    await doTimedMoves(test.database, ends, test.clock.now());
    expect(await statusOf(person)).toBe('Expired');
    expect((await workOf(person)).map(([, state]) => state)).toEqual(['open', 'open', 'open']);
  });
});
