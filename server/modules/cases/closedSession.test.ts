import { choosePlan, leavePlan, myPlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let cookie: string;
beforeAll(async () => {
  test = await createTestApp();
  cookie = (await staff.member()).cookie;
});
afterAll(() => test.close());
const staff = staffIn(() => test);

type Option = {
  readonly shortName: string;
  readonly outcome: string;
  readonly asks: readonly { readonly code: string; readonly how: string }[];
};

/** Somebody with advice, of which an adviser proposed a change. */
async function advised() {
  const person = await atAdvice(test, { debt: { currentBalance: 16_000 } });
  const { answer } = await person.call(recommendation, {});
  const path = `/cases/${person.customerId}`;
  const { options } = (await staff.send('GET', `${path}/advice`, undefined, cookie)).body;
  const option: Option = options.find(
    ({ outcome, asks }: Option) => outcome === 'changed' && asks.every(({ how }) => how === 'ask'),
  );
  const decide = (replaces: string | null, reason: string) =>
    staff.send(
      'POST',
      `${path}/advice/${answer.recordId}/decision`,
      { shortName: option.shortName, reason, asked: option.asks.map(({ code }) => code), replaces },
      cookie,
    );
  const { decisionId } = (await decide(null, 'It fits you better.')).body;
  const best = answer.recommended?.product.shortName ?? '';
  const choose = (replaces: string | null, shortName = best) =>
    person.call(choosePlan, { body: { recordId: answer.recordId ?? '', shortName, replaces } });
  const close = async (act: string, reason: string) => {
    const body = { act, reason, from: 'Complete' };
    const { status } = await staff.send('POST', `/people/${person.customerId}/session`, body, cookie);
    expect(status).toBe(204);
  };
  const count = async (of: 'work_items' | 'outbox' | 'plans' | 'advice_decisions') => {
    const row = await test.database
      .selectFrom(of)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('customer_id', '=', person.customerId)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  const kept = () => Promise.all((['work_items', 'outbox', 'plans', 'advice_decisions'] as const).map(count));
  return { person, path, decide, decisionId, choose, close, kept };
}

describe.each([
  ['complete', 'advice by phone', 'Completed Offline'],
  ['close', 'asked us to stop', 'Invalidated'],
])('a session after %s', (act, reason, label) => {
  it('lets nobody choose, run or decide of its advice: no work and no mail comes of it (DB-011, PT-453)', async () => {
    const { person, path, decide, decisionId, choose, close, kept } = await advised();
    await close(act, reason);
    const before = await kept();
    const chosen = await choose(null);
    expect([chosen.status, chosen.error?.code]).toEqual([409, 'SESSION_CLOSED']);
    const approver = (await staff.member('approver')).cookie;
    const refused = [
      await decide(decisionId, 'Another reason.'),
      await staff.send('POST', `${path}/decisions/${decisionId}/look`, { approves: true }, approver),
      await staff.send('POST', `${path}/advice/run`, undefined, cookie),
    ];
    for (const { status, body } of refused) {
      expect([status, body.error.code]).toEqual([409, 'SESSION_CLOSED']);
      expect(body.error.message).toMatch(/^This session is closed/);
    }
    expect(await kept()).toEqual(before);
    // What was told and found is still to be read.
    expect((await person.call(recommendation, {})).status).toBe(200);
    expect((await person.call(myPlan, {})).answer.plan).toBe(null);
    const { body } = await staff.send('GET', path, undefined, cookie);
    expect(body.session).toEqual({ status: label, isLocked: true });
  });
});

describe('a session that is open', () => {
  it('is named on its case, and a plan of before it was closed can be left after that (PT-453)', async () => {
    const { person, path, choose, close } = await advised();
    expect((await staff.send('GET', path, undefined, cookie)).body.session).toEqual({
      status: 'Complete',
      isLocked: false,
    });
    const { status, answer } = await choose(null);
    expect(status).toBe(200);
    await close('complete', 'plan by phone');
    // The same choice again is the one that stands.
    expect((await choose(null)).status).toBe(200);
    expect((await person.call(leavePlan, { params: { planId: answer.plan.id } })).status).toBe(204);
  });
});
