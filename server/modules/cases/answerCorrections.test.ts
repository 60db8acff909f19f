import { randomUUID } from 'node:crypto';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { looksAt } from '../../platform/audit/looksAt.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { walker } from '../../testing/journeyWalk.ts';
import { guest } from '../../testing/person.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { casesHeld } from './held.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

const REASON = 'You found the savings book while we talked.';
const REVIEW = 'full-review';
const GAMBLED = { happened: 'gambled', 'gambled-on': '2026-09' };

/** The answers of a person as an adviser reads and corrects them. */
function desk(customerId: string, cookie: string) {
  const of = (journey: string, stepId: string) => `/cases/${customerId}/answers/${journey}/${stepId}`;
  const question = (stepId: string, journey = REVIEW) =>
    staff.send('GET', of(journey, stepId), undefined, cookie);
  const put = (stepId: string, body: object, journey = REVIEW) =>
    staff.send('PUT', of(journey, stepId), { reason: REASON, ...body }, cookie);
  /** Chooses, or types, by the end of the id of an answer, based on what is there now. */
  async function correct(stepId: string, word: string, given: { isSure?: boolean; journey?: string } = {}) {
    const { journey = REVIEW, ...also } = given;
    const { choices, revision } = (await question(stepId, journey)).body;
    const chosen = choices.find(({ id }: { id: string }) => id === `${stepId}.${word}`) ?? {
      id: choices[0].id,
      value: word,
    };
    const answers = [{ id: chosen.id, value: chosen.value === undefined ? word : chosen.value }];
    return put(stepId, { answers, revision, ...also }, journey);
  }
  async function rows() {
    const { body } = await staff.send('GET', `/cases/${customerId}/answers`, undefined, cookie);
    return body.questionnaires.flatMap(({ answers }: { answers: readonly object[] }) => answers);
  }
  return { question, put, correct, rows };
}

const historyOf = (customerId: string, stepId: string) =>
  test.database
    .selectFrom('answer_history')
    .select(['revision', 'made_by'])
    .where('customer_id', '=', customerId)
    .where('step_id', '=', stepId)
    .orderBy('revision')
    .execute();

describe('an answer that an adviser puts right together with the person', () => {
  it('is changed by the person’s own checks, marked in its history, read by the person, and judged anew (PT-400, PT-401)', async () => {
    const { cookie } = await staff.member();
    const person = await atAdvice(test);
    await person.call(recommendation, {});
    const { question, put, correct } = desk(person.customerId, cookie);
    const asked = (await question('savings')).body;
    expect(asked).toMatchObject({
      question: 'How much money do you have put by?',
      optionType: 'Money',
      given: [{ id: 'savings.amount', value: '0' }],
      revision: 1,
    });
    const answers = [{ id: 'savings.amount', value: '1,250' }];
    const wrong = async (body: object) =>
      (await put('savings', { answers, revision: 1, ...body })).body.error;
    expect((await wrong({ reason: '  ' })).fields[0].field).toBe('reason');
    expect((await wrong({ answers: [{ id: 'savings.amount', value: 'a lot' }] })).fields[0].field).toBe(
      'savings',
    );
    expect((await wrong({ answers: [{ id: 'savings.other', value: '1' }] })).code).toBe('VALIDATION_FAILED');
    expect((await wrong({ answers: [] })).code).toBe('VALIDATION_FAILED');
    expect(await historyOf(person.customerId, 'savings')).toHaveLength(1);

    const done = [await correct('savings', '1,250'), await correct('savings', '1250')];
    expect(done.map(({ body }) => body)).toEqual(Array(2).fill({ isSaved: true, fallsAway: [], asks: null }));
    expect((await person.saved()).get('savings')).toMatchObject({
      answers: [{ id: 'savings.amount', value: '1250' }],
      revision: 2,
    });
    expect(await historyOf(person.customerId, 'savings')).toEqual([
      { revision: 1, made_by: null },
      { revision: 2, made_by: 'adviser' },
    ]);
    const looks = await looksAt(test.database, person.customerId);
    expect(looks.map(({ why }) => why)).toContain('Putting an answer right, together with you');
    const held = casesHeld(createSeal(test.config.healthDataKey)).find(
      ({ table }) => table === 'case_corrections',
    );
    expect(await held?.rows(test.database, person.customerId)).toMatchObject([
      { what: 'answer', subject: 'savings', sealed_reason: REASON },
    ]);
    const logged = await test.database
      .selectFrom('staff_log')
      .select('facts')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'corrected with them')
      .execute();
    expect(logged).toEqual([{ facts: { what: 'answer', of: 'savings' } }]);

    const { latest } = (await staff.send('GET', `/cases/${person.customerId}/advice`, undefined, cookie))
      .body;
    expect(latest.isAsNow).toBe(false);
    expect((await person.call(recommendation, {})).answer.recordId).not.toBe(latest.recordId);
  });

  it('takes away other answers only once somebody is sure (PT-402)', async () => {
    const { cookie } = await staff.member();
    const person = await atAdvice(test, { review: GAMBLED });
    const { correct, rows } = desk(person.customerId, cookie);
    const lost = [{ question: 'When did you last gamble?', answer: ['September 2026'] }];
    expect((await correct('happened', 'none')).body).toEqual({ isSaved: false, fallsAway: lost, asks: null });
    expect(await historyOf(person.customerId, 'happened')).toHaveLength(1);
    expect((await correct('happened', 'none', { isSure: true })).body).toEqual({
      isSaved: true,
      fallsAway: lost,
      asks: null,
    });
    const ids = (await rows()).map(({ stepId }: { stepId: string }) => stepId);
    expect(ids).not.toContain('gambled-on');
    // Given again, what fell away counts again; nothing was lost.
    await correct('happened', 'gambled');
    expect(await rows()).toContainEqual(
      expect.objectContaining({ stepId: 'gambled-on', answer: ['September 2026'] }),
    );
  });

  it('may open a question, which the adviser then asks and answers with them (PT-402)', async () => {
    const { cookie } = await staff.member();
    const person = await atAdvice(test);
    const { correct, rows, question } = desk(person.customerId, cookie);
    expect((await correct('happened', 'gambled')).body).toEqual({
      isSaved: true,
      fallsAway: [],
      asks: 'When did you last gamble?',
    });
    expect(await person.position()).toMatchObject({ stepId: 'gambled-on' });
    expect(await rows()).toContainEqual(
      expect.objectContaining({ stepId: 'gambled-on', answer: [], isCorrectable: true }),
    );
    expect((await question('gambled-on')).body).toMatchObject({ given: [], revision: 0 });
    expect((await correct('gambled-on', '2026-09')).body.isSaved).toBe(true);
    expect(await person.position()).toMatchObject({ stepId: 'full-advice' });
  });

  it('of the first questions changes what the full review asks (PT-400)', async () => {
    const { cookie } = await staff.member();
    const person = await atAdvice(test);
    const { correct } = desk(person.customerId, cookie);
    const moved = await correct('nation', 'scotland', { journey: 'qualifier', isSure: true });
    expect(moved.body.isSaved).toBe(true);
    const { body } = await staff.send('GET', `/cases/${person.customerId}`, undefined, cookie);
    expect(body.nation).toBe('scotland');
    expect(await person.position()).not.toMatchObject({ stepId: 'full-advice' });
  });

  it('is refused to whoever was slower, adviser or person, who is told (PT-403)', async () => {
    const [one, other] = [await staff.member(), await staff.member()];
    const person = await atAdvice(test);
    const change = (cookie: string, value: string) =>
      desk(person.customerId, cookie).put('savings', {
        answers: [{ id: 'savings.amount', value }],
        revision: 1,
      });
    const both = await Promise.all([change(one.cookie, '100'), change(other.cookie, '200')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.error.code).toBe('CHANGED_MEANWHILE');
    expect((await person.save('savings', '300', 1)).error.code).toBe('ANSWER_CHANGED_ELSEWHERE');
    await person.save('savings', '400', 2);
    expect((await change(one.cookie, '100')).body.error.code).toBe('CHANGED_MEANWHILE');
    // An answer that the person no longer comes to.
    await person.save('happened', 'gambled');
    await person.save('gambled-on', '2026-09');
    await person.save('happened', 'none');
    const late = await desk(person.customerId, one.cookie).put('gambled-on', {
      answers: [{ id: 'gambled-on.month', value: '2026-08' }],
      revision: 1,
    });
    expect(late.body.error.code).toBe('CHANGED_MEANWHILE');
  });

  it('is found by whoever may change cases, and never in a session that is closed (PT-400)', async () => {
    const { cookie } = await staff.member();
    const person = await atAdvice(test);
    const answers = [{ id: 'savings.amount', value: '5' }];
    const body = { answers, revision: 1 };
    const administrator = await staff.member('administrator');
    await test.database
      .insertInto('staff_roles')
      .values({ role: 'helper', permissions: ['see cases', 'change cases'] })
      .execute();
    const helper = desk(person.customerId, (await staff.member('helper')).cookie);
    const own = desk(person.customerId, cookie);
    expect((await desk(person.customerId, administrator.cookie).put('savings', body)).status).toBe(404);
    expect((await desk(person.customerId, '').put('savings', body)).status).toBe(404);
    expect((await desk(randomUUID(), cookie).put('savings', body)).status).toBe(404);
    expect((await desk('nobody', cookie).question('savings')).status).toBe(404);
    expect((await desk((await guest(test)).customerId, cookie).put('savings', body)).status).toBe(404);
    expect((await own.put('no-such-step', body)).status).toBe(404);
    expect((await own.put('savings', body, 'another')).status).toBe(404);
    // What the person alone gives, and what has a call of its own.
    for (const stepId of ['household', 'budget', 'full-advice'])
      expect((await own.question(stepId)).status).toBe(404);
    expect((await own.question('phone', 'qualifier')).status).toBe(404);
    expect((await helper.question('happened')).status).toBe(404);
    expect((await helper.put('happened', body)).status).toBe(404);

    const path = `/people/${person.customerId}/session`;
    const closed = { act: 'complete', reason: 'advice by phone', from: 'Complete' };
    expect((await staff.send('POST', path, closed, cookie)).status).toBeLessThan(300);
    const refused = await own.put('savings', body);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({
      code: 'SESSION_CLOSED',
      message: 'This session is closed, so nothing is put right in it any more.',
    });
    expect((await person.saved()).get('savings')?.revision).toBe(1);
    const { body: shown } = await staff.send('GET', `/cases/${person.customerId}/answers`, undefined, cookie);
    expect(shown.isLocked).toBe(true);
  });

  it('of somebody who has only begun is put right too (PT-400)', async () => {
    const { cookie } = await staff.member();
    const person = await walker(test);
    await person.save('nation', 'england');
    const { correct } = desk(person.customerId, cookie);
    expect((await correct('nation', 'wales', { journey: 'qualifier' })).body.isSaved).toBe(true);
    expect((await person.saved()).get('nation')?.answers[0]?.id).toBe('nation.wales');
  });
});
