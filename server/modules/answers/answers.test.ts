import { myAnswers, myPageAnswers, saveAnswers } from '@towpath/contracts/api/answers.ts';
import { giveConsent } from '@towpath/contracts/api/consents.ts';
import { continueAsRegistered } from '@towpath/contracts/api/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { customer, guest } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('saving the answers of a step', () => {
  it('answers with an empty body, and the revision stored in a header (API-018, JN-042)', async () => {
    const person = await walker(test);
    const saved = await person.save('nation', 'wales', 0);
    expect(saved).toMatchObject({ status: 204, body: '', revision: 1 });
  });

  it('keeps choices in the definition’s words and order, and typed values tidied', async () => {
    const person = await walker(test);
    await walkOn(person, USUAL_ANSWERS, 'arrears');
    const body = {
      stepId: 'arrears',
      answers: [given('arrears.energy', 'x'), given('arrears.housing', 'y')],
    };
    expect((await person.call(saveAnswers, { body })).status).toBe(204);
    await walkOn(person, USUAL_ANSWERS, 'spend-home');
    const saved = await person.saved();
    expect(saved.get('arrears')?.answers).toEqual([
      given('arrears.housing', 'Rent or mortgage'),
      given('arrears.energy', 'Gas or electricity'),
    ]);
    expect(saved.get('income')?.answers).toEqual([given('income.amount', '1650')]);
  });

  it('changes nothing when the same answers are saved again, whatever they were based on', async () => {
    const person = await walker(test);
    await person.save('nation', 'wales', 0);
    for (const revision of [0, 1, undefined]) {
      expect(await person.save('nation', 'wales', revision)).toMatchObject({ status: 204, revision: 1 });
    }
    expect(await historyOf(person.customerId)).toHaveLength(1);
  });

  it('keeps every change with what it was before', async () => {
    const person = await walker(test);
    await person.save('nation', 'wales', 0);
    expect((await person.save('nation', 'england', 1)).revision).toBe(2);
    expect(await historyOf(person.customerId)).toEqual([
      { step_id: 'nation', revision: 1, old: null, new: [given('nation.wales', 'Wales')], source: 'answers' },
      {
        step_id: 'nation',
        revision: 2,
        old: [given('nation.wales', 'Wales')],
        new: [given('nation.england', 'England')],
        source: 'answers',
      },
    ]);
  });

  it('never lets a row of history be changed', async () => {
    const person = await walker(test);
    await person.save('nation', 'wales');
    const change = test.database.updateTable('answer_history').set({ source: 'nobody' }).execute();
    await expect(change).rejects.toThrow('answer_history rows are never changed');
  });

  it('does not find a step the journey has not got, and needs a journey', async () => {
    const person = await walker(test);
    const unknown = await person.save('favourite-colour', 'blue');
    expect([unknown.status, unknown.error.code]).toEqual([404, 'NOT_FOUND']);
    const newcomer = await guest(test);
    const { status, error } = await newcomer.call(saveAnswers, { body: { stepId: 'nation', answers: [] } });
    expect([status, error.code]).toEqual([404, 'NO_JOURNEY']);
  });

  it('refuses a revision that is no number', async () => {
    const person = await walker(test);
    const body = { stepId: 'nation', answers: [] };
    const { error } = await person.call(saveAnswers, { body, headers: { 'answer-revision': '1.5' } });
    expect(error.fields).toEqual([{ field: 'answer-revision', message: 'Must be a whole number' }]);
  });
});

describe('the rules of an answer', () => {
  it.each([
    ['no choice at all', 'nation', [], 'Please choose an answer'],
    ['an answer of another step', 'nation', ['housing.council'], 'Please choose one of the answers shown'],
    ['two choices of a radio list', 'nation', ['wales', 'england'], 'Please choose one answer only'],
    ['an age under 18 today', 'birth-date', ['2008-11-24'], 'You must be aged 18 or over to receive advice'],
    ['a day that does not exist', 'birth-date', ['1985-02-30'], 'Please enter a valid date'],
    [
      'none of these together with one of these',
      'arrears',
      ['none', 'energy'],
      'This answer cannot be chosen together with others',
    ],
    ['money with a letter', 'income', ['12abc'], 'Only number values are allowed'],
    ['less than nothing', 'income', ['-5'], 'Negative values are not allowed'],
    [
      'a number that the numbering plan has not got',
      'phone',
      ['0115 496 0000'],
      'Must be a valid phone number',
    ],
  ])('refuse %s', async (_, stepId, words, message) => {
    const person = await walker(test);
    await walkOn(person, USUAL_ANSWERS, stepId);
    const refused = await person.save(stepId, words);
    expect(refused.status).toBe(400);
    expect(refused.error).toMatchObject({ code: 'VALIDATION_FAILED', message });
    expect(refused.error.fields).toContainEqual({ field: stepId, message });
    expect((await person.saved()).has(stepId)).toBe(false);
  });

  it('mark the parts of a date that are wrong', async () => {
    const person = await walker(test);
    await walkOn(person, USUAL_ANSWERS, 'birth-date');
    const message = 'Please enter a value in all fields';
    expect((await person.save('birth-date', '1985--27')).error.fields).toEqual([
      { field: 'birth-date', message },
      { field: 'birth-date.month', message },
    ]);
  });

  it('go by the day it is in London: a birthday that has begun there counts', async () => {
    const person = await walker(test);
    await walkOn(person, USUAL_ANSWERS, 'birth-date');
    const before = test.clock.now();
    test.clock.set(new Date('2026-06-30T22:59:00Z'));
    expect((await person.save('birth-date', '2008-07-01')).status).toBe(400);
    test.clock.set(new Date('2026-06-30T23:01:00Z'));
    expect((await person.save('birth-date', '2008-07-01')).status).toBe(204);
    test.clock.set(before);
  });

  it('keep a step that its own call completes from being completed by a save', async () => {
    const person = await walker(test);
    await walkOn(person, USUAL_ANSWERS, 'account');
    expect((await person.save('account', [])).error.message).toBe('This step is not answered here');
    expect((await person.position())?.stepId).toBe('account');
    await walkOn(person, USUAL_ANSWERS, 'consents');
    expect(await person.save('account', [])).toMatchObject({ status: 204, revision: 1 });
  });

  it('let a marketing consent step be saved once each channel has its yes or no (CO-005)', async () => {
    const person = await walker(test);
    await walkOn(person, USUAL_ANSWERS, 'consents');
    const consent = { consentTypeId: 3, hasConsented: true };
    await person.call(giveConsent, { body: { ...consent, consentChannelTypeId: 1 } });
    expect((await person.save('consents', [])).error.message).toBe('Please choose yes or no for each one');
    await person.call(giveConsent, { body: { ...consent, consentChannelTypeId: 2 } });
    expect((await person.save('consents', [])).status).toBe(204);
    expect((await person.position())?.stepId).toBe('creditors');
  });

  it('ask no yes to email of who went on without the account that their email has (PT-208)', async () => {
    const { email } = await customer(test);
    const person = await walker(test, { appId: 'mw_quick' });
    await walkOn(person, USUAL_ANSWERS, 'account');
    await person.call(continueAsRegistered, { body: { email, stepId: 'account' } });
    expect((await person.save('consents', [])).error.message).toBe('Please choose yes or no for each one');
    await person.call(giveConsent, {
      body: { consentTypeId: 3, consentChannelTypeId: 2, hasConsented: false },
    });
    expect((await person.save('consents', [])).status).toBe(204);
  });

  it('let a step that is only read be saved without answers', async () => {
    const person = await walker(test);
    await walkOn(person, { ...USUAL_ANSWERS, bills: 'cannot-pay' }, 'arrears');
    expect((await person.save('bills-help', [])).status).toBe(204);
    expect((await person.position())?.stepId).toBe('arrears');
  });
});

describe('a step that is not on the path', () => {
  it('is refused, and the answer says where to go', async () => {
    const person = await walker(test);
    await walkOn(person, { nation: 'wales', housing: 'council' });
    for (const stepId of ['employment', 'outside-uk', 'income', 'advice']) {
      const { status, error } = await person.save(stepId, []);
      expect([stepId, status, error.code, error.goTo]).toEqual([
        stepId,
        409,
        'STEP_NOT_ON_PATH',
        { pageId: 'qualifier', stepId: 'debt-count' },
      ]);
    }
  });

  it('stays kept when a changed answer leads away, and counts again when the path comes back', async () => {
    const person = await walker(test);
    await walkOn(person, USUAL_ANSWERS, 'account');
    await person.save('nation', 'outside');
    expect(await person.position()).toEqual({ pageId: 'qualifier', stepId: 'outside-uk' });
    expect((await person.save('income', '10')).error.code).toBe('STEP_NOT_ON_PATH');
    await person.save('nation', 'wales');
    expect(await person.position()).toEqual({ pageId: 'details', stepId: 'account' });
    expect((await person.saved()).get('income')?.answers).toEqual([given('income.amount', '1650')]);
  });

  it('is asked when a changed answer brings it in, and the person comes back to where they were', async () => {
    const person = await walker(test);
    await walkOn(person, USUAL_ANSWERS, 'spend-food');
    await person.save('debt-count', 'few');
    expect(await person.position()).toEqual({ pageId: 'qualifier', stepId: 'debt-total-few' });
    await person.save('debt-total-few', '0-1000');
    expect(await person.position()).toEqual({ pageId: 'money', stepId: 'spend-food' });
  });
});

describe('two tabs', () => {
  it('are told when the other one changed the answer, with what is stored now', async () => {
    const person = await walker(test);
    await person.save('nation', 'wales', 0);
    const stale = await person.save('nation', 'england', 0);
    expect(stale.status).toBe(409);
    expect(stale.error).toMatchObject({
      code: 'ANSWER_CHANGED_ELSEWHERE',
      current: { revision: 1, answers: [given('nation.wales', 'Wales')] },
    });
    expect((await person.save('nation', 'england', 1)).revision).toBe(2);
  });

  it('may both save the same step; without a revision the last one wins', async () => {
    const person = await walker(test);
    await person.save('nation', 'wales');
    expect((await person.save('nation', 'england')).revision).toBe(2);
  });

  it('are told where to go when the other one led the path away', async () => {
    const person = await walker(test);
    await walkOn(person, USUAL_ANSWERS, 'income');
    await person.save('debt-count', 'none');
    expect((await person.save('income', '900', 0)).error).toMatchObject({
      code: 'STEP_NOT_ON_PATH',
      goTo: { pageId: 'qualifier', stepId: 'no-debts' },
    });
  });
});

describe('reading answers', () => {
  it('gives those of one page in the order of its steps, each with its revision (API-019)', async () => {
    const person = await walker(test);
    await walkOn(person, { nation: 'england', housing: 'family' });
    await person.save('nation', 'wales');
    const { answer } = await person.call(myPageAnswers, { params: { pageId: 'qualifier' } });
    expect(answer).toEqual([
      { stepId: 'nation', answers: [given('nation.wales', 'Wales')], revision: 2 },
      { stepId: 'housing', answers: [expect.objectContaining({ id: 'housing.family' })], revision: 1 },
    ]);
  });

  it('does not find a page the journey has not got, and needs a journey', async () => {
    const person = await walker(test);
    const unknown = await person.call(myPageAnswers, { params: { pageId: 'nowhere' } });
    expect([unknown.status, unknown.error.code]).toEqual([404, 'NOT_FOUND']);
    const newcomer = await guest(test);
    const none = await newcomer.call(myPageAnswers, { params: { pageId: 'qualifier' } });
    expect(none.error.code).toBe('NO_JOURNEY');
    expect((await newcomer.call(myAnswers, {})).error.code).toBe('NO_JOURNEY');
  });

  it('never gives those of another person', async () => {
    const [one, other] = [await walker(test), await walker(test)];
    await one.save('nation', 'wales');
    expect((await other.call(myPageAnswers, { params: { pageId: 'qualifier' } })).answer).toEqual([]);
    expect((await other.call(myAnswers, {})).answer).toEqual([]);
  });
});

function given(id: string, value: string) {
  return { id, value };
}

async function historyOf(customerId: string) {
  return test.database
    .selectFrom('answer_history')
    .select(['step_id', 'revision', 'old', 'new', 'source'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}
