import { randomUUID } from 'node:crypto';
import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { decidingIn, isOpenInsolvency, REASON } from '../../testing/deciding.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  // People begin by the clock that members of the staff sign in by.
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const { waiting, at, choose, workOf, changed, mailsTo } = decidingIn(() => test, staff);

describe('an advice that the rules hand to a person', () => {
  it('is on the work list with the record, once, as long as one of us has to look (PT-300)', async () => {
    const { person, recordId } = await waiting();
    await Promise.all(Array.from({ length: 4 }, () => person.call(recommendation, {})));
    expect(await workOf(person)).toMatchObject([{ subject: recordId, state: 'open' }]);
    const [waits] = await workOf(person);
    expect(waits && waits.due_at > waits.created_at).toBe(true);

    // Other facts make another record: it is the same piece of work, also for whoever has taken it.
    const adviser = await staff.member();
    const [item] = await workOf(person);
    await staff.send('POST', `/tasks/${item?.id}/take`, undefined, adviser.cookie);
    await setBalance(person, 15_000);
    const { answer } = await person.call(recommendation, {});
    expect(answer.recordId).not.toBe(recordId);
    expect(await workOf(person)).toMatchObject([{ id: item?.id, subject: answer.recordId, state: 'taken' }]);
  });

  it('can be chosen from once an adviser has confirmed it, also an insolvency, and the person reads who, what and why (PT-301, PT-302)', async () => {
    const { person, recordId } = await waiting();
    const adviser = await staff.member();
    const { optionOf, decide, advice } = at(person, adviser.cookie);
    const option = await optionOf(isOpenInsolvency);
    expect((await choose(person, recordId, option.shortName)).error?.code).toBe('NOT_OPEN_TO_CHOOSE');

    const done = await decide(recordId, option);
    expect([done.status, done.body.outcome]).toEqual([200, 'confirmed']);
    const { answer } = await person.call(recommendation, {});
    expect(answer).toMatchObject({
      status: 'ready',
      recordId,
      recommended: { product: { shortName: option.shortName } },
      decided: { outcome: 'confirmed', shortName: option.shortName, by: 'Jo', reason: REASON },
    });
    expect(answer.forAdviser).toEqual([]);
    expect((await choose(person, recordId, option.shortName)).status).toBe(200);
    expect(await workOf(person)).toMatchObject([{ state: 'done', last_outcome: 'confirmed' }]);
    expect((await advice()).decisions).toMatchObject([{ state: 'counts', isMine: true, reason: REASON }]);
    // Whatever is said of it, the record is as the rules gave it.
    expect((await advice()).latest.advice.status).toBe('ask an adviser');
    expect(await mailsTo(person)).toHaveLength(1);
  });

  it('is not confirmed before everything is asked, and the refusal says what (PT-303)', async () => {
    const { person, recordId } = await waiting();
    const { optionOf, decide } = at(person, (await staff.member()).cookie);
    const option = await optionOf(isOpenInsolvency);
    expect(option.asks.map(({ code }) => code)).toContain('SELF_EMPLOYED_WITH_BUSINESS_DEBTS');
    const { status, body } = await decide(recordId, option, { asked: [] });
    expect([status, body.error.code]).toEqual([409, 'NOT_TO_DECIDE_YET']);
    expect(body.error.message).toMatch(/^Ask first: .{10}/u);
    const without = await decide(recordId, option, { reason: '  ' });
    expect([without.status, without.body.error.fields[0].field]).toEqual([400, 'reason']);
    expect((await decide(recordId, option, { reason: 'a'.repeat(501) })).status).toBe(400);
    const closed = await decide(recordId, { ...option, shortName: 'XYZ' });
    expect([closed.status, closed.body.error.code]).toEqual([409, 'NOT_TO_DECIDE_YET']);
    expect(await workOf(person)).toMatchObject([{ state: 'open' }]);
  });

  it('is decided once by two who decide at once, and the same again changes nothing (PT-304)', async () => {
    const { person, recordId } = await waiting();
    const crew = [await staff.member(), await staff.member()];
    const { optionOf } = at(person, crew[0]?.cookie ?? '');
    const option = await optionOf(isOpenInsolvency);
    const all = await Promise.all(crew.map(({ cookie }) => at(person, cookie).decide(recordId, option)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(all.find(({ status }) => status === 409)?.body.error.code).toBe('ADVICE_IS_DECIDED');
    const winner = all.findIndex(({ status }) => status === 200);
    const again = await at(person, crew[winner]?.cookie ?? '').decide(recordId, option);
    expect(again.body.decisionId).toBe(all[winner]?.body.decisionId);
    const kept = await test.database
      .selectFrom('advice_decisions')
      .select('id')
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(kept).toHaveLength(1);
  });

  it('moves on with its facts: a decision on the old record is refused, and one made before counts no more (PT-305)', async () => {
    const { person, recordId } = await waiting();
    const { optionOf, decide } = at(person, (await staff.member()).cookie);
    const option = await optionOf(isOpenInsolvency);
    expect((await decide(recordId, option)).status).toBe(200);
    await setBalance(person, 17_500);
    const old = await decide(recordId, option, { reason: 'Again' });
    expect([old.status, old.body.error.code]).toEqual([409, 'ADVICE_MOVED_ON']);
    const { answer } = await person.call(recommendation, {});
    expect([answer.status, answer.decided]).toEqual(['ask an adviser', undefined]);
    expect((await workOf(person)).map(({ state }) => state)).toEqual(['done', 'open']);
  });

  it('counts on another day as well, since that is the same advice in a record of its own (PT-305)', async () => {
    const { person, recordId } = await waiting();
    const { optionOf, decide } = at(person, (await staff.member()).cookie);
    const option = await optionOf(isOpenInsolvency);
    await decide(recordId, option);
    const before = test.clock.now();
    test.clock.set(new Date(before.getTime() - 24 * 3_600_000));
    const { answer } = await person.call(recommendation, {});
    expect(answer.recordId).not.toBe(recordId);
    expect(answer.decided?.shortName).toBe(option.shortName);
    expect((await choose(person, answer.recordId ?? '', option.shortName)).status).toBe(200);
    test.clock.set(before);
  });

  it('is not found for another person, for a record of theirs, and for the people we help (PT-306)', async () => {
    const { person, recordId } = await waiting();
    const other = await waiting();
    const { cookie } = await staff.member();
    const option = await at(person, cookie).optionOf(isOpenInsolvency);
    expect((await at(other.person, cookie).decide(recordId, option)).status).toBe(404);
    expect((await at(person, cookie).decide(randomUUID(), option)).status).toBe(404);
    expect((await at(person, cookie).decide('nothing', option)).status).toBe(404);
    expect((await at(person, '').decide(recordId, option)).status).toBe(404);
    const administrator = await staff.member('administrator');
    expect((await at(person, administrator.cookie).decide(recordId, option)).status).toBe(404);
  });
});

describe('a change of an advice', () => {
  it('counts once another has approved it, who is never the one who made it (PT-307)', async () => {
    const { person, adviser, option, decisionId, decidedNow } = await changed();
    expect(await decidedNow()).toBeUndefined();
    // It waits for somebody else, though the rules hand the advice to nobody.
    expect(await workOf(person)).toMatchObject([{ state: 'open', last_outcome: 'changed', taken_by: null }]);
    expect((await at(person, adviser.cookie).look(decisionId, true)).status).toBe(404);
    const approver = await staff.member('approver');
    expect((await at(person, approver.cookie).look(decisionId, true)).status).toBe(204);
    expect((await at(person, approver.cookie).look(decisionId, true)).status).toBe(204);
    expect(await decidedNow()).toMatchObject({ outcome: 'changed', shortName: option.shortName });
    expect(await workOf(person)).toMatchObject([{ state: 'done', last_outcome: 'changed' }]);
  });

  it('is not looked at by whoever made it, whatever their role (PT-307)', async () => {
    const person = await atAdvice(test, { debt: { currentBalance: 16_000 } });
    const { answer } = await person.call(recommendation, {});
    const approver = await staff.member('approver');
    const mine = at(person, approver.cookie);
    const option = await mine.optionOf(({ outcome }) => outcome === 'changed');
    const { body } = await mine.decide(answer.recordId ?? '', option);
    const own = await mine.look(body.decisionId, true);
    expect([own.status, own.body.error.code]).toEqual([409, 'ANOTHER_HAS_TO_LOOK']);
  });

  it('is looked at once by two at once, and counts for nothing where it is refused (PT-307)', async () => {
    const { person, decisionId, decidedNow } = await changed();
    const [one, other] = [await staff.member('approver'), await staff.member('supervisor')];
    const looks = await Promise.all([
      at(person, one.cookie).look(decisionId, false),
      at(person, other.cookie).look(decisionId, true),
    ]);
    expect(looks.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const isApproved = looks[1]?.status === 204;
    expect((await decidedNow()) !== undefined).toBe(isApproved);

    const second = await changed();
    expect((await at(second.person, one.cookie).look(second.decisionId, false)).status).toBe(204);
    expect(await second.decidedNow()).toBeUndefined();
    const { decisions } = await at(second.person, one.cookie).advice();
    expect(decisions).toMatchObject([
      { state: 'refused', isMine: false, ended: { reason: 'Their car is worth more.' } },
    ]);
  });

  it('is not looked at once the facts have changed, nor under another person (PT-305)', async () => {
    const { person, decisionId } = await changed();
    const { cookie } = await staff.member('approver');
    const other = await waiting();
    expect((await at(other.person, cookie).look(decisionId, true)).status).toBe(404);
    await setBalance(person, 15_100);
    const late = await at(person, cookie).look(decisionId, true);
    expect([late.status, late.body.error.code]).toEqual([409, 'ADVICE_MOVED_ON']);
  });
});

async function setBalance(person: Walker, currentBalance: number) {
  const debtId = (await person.call(myDebts, {})).answer.debts[0]?.id ?? '';
  await person.call(changeDebt, { params: { debtId }, body: { currentBalance } });
}
