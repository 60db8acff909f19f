import {
  hardDropoutCallback,
  myCallbacks,
  qualifierAdviceCallback,
  recommendationAdviceCallback,
  softDropoutCallback,
} from '@towpath/contracts/api/callbacks.ts';
import { myDetails } from '@towpath/contracts/api/customers.ts';
import { myStatus } from '@towpath/contracts/api/journeys.ts';
import { validatePhone } from '@towpath/contracts/api/phone.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { inFullReview, USUAL_ANSWERS, type Walker, walker, walkOn } from '../../testing/journeyWalk.ts';
import { guest } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const PLAN_NOW = { ...USUAL_ANSWERS, 'formal-plan': 'iva' };
const COURT = { ...USUAL_ANSWERS, urgent: 'court' };
const yes = { callbackRequired: true, contactName: 'Danielle', contactNumber: '07911 123456' };

describe('a hard drop-out', () => {
  const stepId = 'formal-plan-help';

  it('takes a number to call, answers the step and ends the session (DO-009, API-040)', async () => {
    const person = await atStep(PLAN_NOW, stepId);
    expect((await person.call(hardDropoutCallback, { body: { stepId, ...yes } })).status).toBe(204);
    expect((await person.saved()).get(stepId)?.answers).toEqual([{ id: `${stepId}.yes`, value: 'Yes' }]);
    expect(await callbacksOf(person)).toEqual([
      {
        kind: 'hard-dropout',
        step_id: stepId,
        callback_required: true,
        contact_name: 'Danielle',
        contact_number: '07911123456',
      },
    ]);
    expect(await labelOf(person)).toBe('Hard Dropout');
  });

  it('is not among what is done any more once the answer that led there is another, and is again with it (DO-009)', async () => {
    const person = await atStep(PLAN_NOW, stepId);
    await person.call(hardDropoutCallback, { body: { stepId, ...yes } });
    const stopsAt = async () => (await person.position())?.stepId;
    expect([await labelOf(person), await stopsAt()]).toEqual(['Hard Dropout', stepId]);
    await person.save('formal-plan', 'none');
    expect(await labelOf(person)).toBe('Active');
    expect(await stopsAt()).not.toBe(stepId);
    await person.save('formal-plan', 'iva');
    expect([await labelOf(person), await stopsAt()]).toEqual(['Hard Dropout', stepId]);
  });

  it('takes a no, without a number and without asking the phone check (DO-006, DO-014)', async () => {
    const person = await atStep(PLAN_NOW, stepId);
    const { status } = await person.call(hardDropoutCallback, { body: { stepId, callbackRequired: false } });
    expect(status).toBe(204);
    expect(await callbacksOf(person)).toMatchObject([{ callback_required: false, contact_number: null }]);
    expect((await person.saved()).get(stepId)?.answers).toEqual([{ id: `${stepId}.no`, value: 'No' }]);
  });

  it.each([
    ['too short', '07911'],
    ['from abroad', '+1 202 555 0143'],
    ['not in the numbering plan', '0115 496 0000'],
    ['of a service that costs more', '0909 879 0000'],
    ['without digits', 'call me'],
  ])('refuses a number that is %s, and changes nothing (DO-011, DO-012)', async (_, contactNumber) => {
    const person = await atStep(PLAN_NOW, stepId);
    for (const callbackRequired of [true, false]) {
      const body = { stepId, ...yes, callbackRequired, contactNumber };
      const { status, error } = await person.call(hardDropoutCallback, { body });
      const message = 'Must be a valid phone number';
      expect(status).toBe(400);
      expect(error).toEqual({
        code: 'INVALID_PHONE_NUMBER',
        message,
        fields: [{ field: 'contactNumber', message }],
      });
    }
    expect(await callbacksOf(person)).toEqual([]);
    expect((await person.saved()).has(stepId)).toBe(false);
  });

  it('asks for a number when there is none to call', async () => {
    const person = await atStep(PLAN_NOW, stepId);
    const body = { stepId, callbackRequired: true, contactName: 'Danielle' };
    expect((await person.call(hardDropoutCallback, { body })).error.code).toBe('INVALID_PHONE_NUMBER');
  });

  it('books one call for a double click, and another for another number', async () => {
    const person = await atStep(PLAN_NOW, stepId);
    const body = { stepId, ...yes };
    await Promise.all([1, 2, 3].map(() => person.call(hardDropoutCallback, { body })));
    expect(await callbacksOf(person)).toHaveLength(1);
    await person.call(hardDropoutCallback, { body: { ...body, contactNumber: '02079460958' } });
    expect(await callbacksOf(person)).toHaveLength(2);
    expect((await person.saved()).get(stepId)?.revision).toBe(1);
  });

  it('is refused where the path does not come to it, and for a step that is none', async () => {
    const person = await atStep(USUAL_ANSWERS, 'formal-plan');
    const away = await person.call(hardDropoutCallback, { body: { stepId, ...yes } });
    expect(away.error).toMatchObject({ code: 'STEP_NOT_ON_PATH', goTo: { stepId: 'formal-plan' } });
    const wrong = await person.call(hardDropoutCallback, { body: { stepId: 'formal-plan', ...yes } });
    expect(wrong.error.code).toBe('NOT_FOUND');
    const newcomer = await guest(test);
    const none = await newcomer.call(hardDropoutCallback, { body: { stepId, ...yes } });
    expect(none.error.code).toBe('NO_JOURNEY');
    expect(await callbacksOf(person)).toEqual([]);
  });
});

describe('the calls that a person asked for', () => {
  const numbers = async (person: Walker) =>
    (await person.call(myCallbacks, {})).answer.map(({ stepId, contactNumber }) => [stepId, contactNumber]);

  it('are theirs alone, one for a number, the newest number of a step, and none after a no (WT-098)', async () => {
    const stepId = 'formal-plan-help';
    const person = await atStep(PLAN_NOW, stepId);
    expect(await numbers(person)).toEqual([]);
    await person.call(hardDropoutCallback, { body: { stepId, ...yes } });
    await person.call(hardDropoutCallback, { body: { stepId, ...yes, contactName: 'Dani' } });
    expect(await numbers(person)).toEqual([[stepId, '07911123456']]);
    await person.call(hardDropoutCallback, { body: { stepId, ...yes, contactNumber: '02079460958' } });
    expect(await numbers(person)).toEqual([[stepId, '02079460958']]);
    expect(await numbers(await atStep(PLAN_NOW, stepId))).toEqual([]);
    await person.call(hardDropoutCallback, { body: { stepId, callbackRequired: false } });
    expect(await numbers(person)).toEqual([]);
  });

  it('stay asked for where the person goes on online meanwhile (WT-098)', async () => {
    const stepId = 'talk-first';
    const person = await atStep(COURT, stepId);
    await person.call(softDropoutCallback, { body: { stepId, ...yes } });
    await person.call(softDropoutCallback, { body: { stepId, callbackRequired: false } });
    expect(await numbers(person)).toEqual([[stepId, '07911123456']]);
  });

  it('leave a person at a hard drop-out with nothing to carry on with (WT-099)', async () => {
    const ended = async (person: Walker) => (await person.call(myStatus, {})).answer.isEnded;
    expect(await ended(await atStep(PLAN_NOW, 'formal-plan-help'))).toBe(true);
    expect(await ended(await atStep(COURT, 'talk-first'))).toBe(false);
  });

  it('are not offered where our advice fits nobody: the status says what the drop-out says, and who helps (WT-133)', async () => {
    const endOf = async (person: Walker) => (await person.call(myStatus, {})).answer.endedWithoutCall;
    expect(await endOf(await atStep({ ...USUAL_ANSWERS, nation: 'outside' }, 'outside-uk'))).toMatchObject({
      heading: 'Our advice covers England, Wales, Scotland and Northern Ireland',
      helpIds: ['moneyhelper', 'stepchange', 'national-debtline', 'samaritans'],
    });
    expect(await endOf(await atStep(PLAN_NOW, 'formal-plan-help'))).toBeUndefined();
  });
});

describe('a soft drop-out', () => {
  const stepId = 'talk-first';

  it('waits where a call was booked, and goes on only with continue online (DO-005, DO-007, DO-009, API-040)', async () => {
    const person = await atStep(COURT, stepId);
    await person.call(softDropoutCallback, { body: { stepId, ...yes } });
    expect(await callbacksOf(person)).toEqual([
      {
        kind: 'soft-dropout',
        step_id: stepId,
        callback_required: true,
        contact_name: 'Danielle',
        contact_number: '07911123456',
      },
    ]);
    expect((await person.saved()).get(stepId)?.answers).toEqual([
      { id: 'talk-first.book', value: 'Book appointment' },
    ]);
    expect(await labelOf(person)).toBe('Soft Dropout');
    expect((await person.position())?.stepId).toBe(stepId);
    expect((await person.save('income', '1650')).error.code).toBe('STEP_NOT_ON_PATH');

    await person.call(softDropoutCallback, { body: { stepId, callbackRequired: false } });
    expect((await person.saved()).get(stepId)?.answers).toEqual([
      { id: 'talk-first.continue', value: 'Continue online' },
    ]);
    expect(await labelOf(person)).toBe('Active');
    expect((await person.position())?.stepId).toBe('income');
    expect(await callbacksOf(person)).toMatchObject([
      { callback_required: true },
      { callback_required: false },
    ]);
  });

  it('books a new call when the person booked, went on and booked again', async () => {
    const person = await atStep(COURT, stepId);
    const no = { stepId, callbackRequired: false };
    for (const body of [{ stepId, ...yes }, no, { stepId, ...yes }]) {
      await person.call(softDropoutCallback, { body });
    }
    expect(await callbacksOf(person)).toHaveLength(3);
  });
});

describe('the call-back of the first look', () => {
  const stepId = 'advice';

  it('takes the name we know when none is given, and leaves the journey complete (API-041)', async () => {
    const person = await atStep(USUAL_ANSWERS, stepId);
    const body = { stepId, callbackRequired: true, contactNumber: '020 7946 0958' };
    expect((await person.call(qualifierAdviceCallback, { body })).status).toBe(204);
    expect(await callbacksOf(person)).toMatchObject([
      { kind: 'qualifier-advice', contact_name: 'Danielle Hughes', contact_number: '02079460958' },
    ]);
    expect(await labelOf(person)).toBe('Complete');
    await person.call(qualifierAdviceCallback, { body });
    expect(await callbacksOf(person)).toHaveLength(1);
  });

  it('always checks the number (DO-014)', async () => {
    const person = await atStep(USUAL_ANSWERS, stepId);
    for (const callbackRequired of [true, false]) {
      const body = { stepId, callbackRequired, contactNumber: '0115 496 0000' };
      expect((await person.call(qualifierAdviceCallback, { body })).error.code).toBe('INVALID_PHONE_NUMBER');
    }
  });

  it('takes the number the person gave before when none is given now', async () => {
    const person = await atStep(USUAL_ANSWERS, stepId);
    expect((await person.call(myDetails, {})).answer.contactNumber).toBe('07911123456');
    await person.call(qualifierAdviceCallback, { body: { stepId, callbackRequired: true } });
    expect(await callbacksOf(person)).toMatchObject([{ contact_number: '07911123456' }]);
  });

  it('is refused before the path comes to the advice', async () => {
    const person = await atStep(USUAL_ANSWERS, 'income');
    const { error } = await person.call(qualifierAdviceCallback, { body: { stepId, ...yes } });
    expect(error).toMatchObject({ code: 'STEP_NOT_ON_PATH', goTo: { pageId: 'money', stepId: 'income' } });
  });
});

describe('the call-back of the recommendations', () => {
  const stepId = 'full-advice';

  it('takes the name we know when none is given, books one call for the same request, and leaves the journey as it was (API-041, DO-018)', async () => {
    const person = await atAdvice(test);
    const before = await labelOf(person);
    const body = { stepId, callbackRequired: true, contactNumber: '020 7946 0958' };
    for (const _ of [1, 2])
      expect((await person.call(recommendationAdviceCallback, { body })).status).toBe(204);
    expect((await callbacksOf(person)).filter(({ step_id }) => step_id === stepId)).toEqual([
      {
        kind: 'recommendation-advice',
        step_id: stepId,
        callback_required: true,
        contact_name: 'Danielle Hughes',
        contact_number: '02079460958',
      },
    ]);
    expect((await person.position())?.stepId).toBe(stepId);
    expect((await person.saved()).has(stepId)).toBe(false);
    expect(await labelOf(person)).toBe(before);
  });

  it('always checks the number (DO-011, DO-012, DO-014)', async () => {
    const person = await atAdvice(test);
    for (const callbackRequired of [true, false]) {
      const body = { stepId, callbackRequired, contactNumber: '0115 496 0000' };
      const { error } = await person.call(recommendationAdviceCallback, { body });
      expect(error).toMatchObject({
        code: 'INVALID_PHONE_NUMBER',
        fields: [{ field: 'contactNumber', message: 'Must be a valid phone number' }],
      });
    }
    expect((await callbacksOf(person)).filter(({ step_id }) => step_id === stepId)).toEqual([]);
  });

  it('is refused before the path comes to it, and at another step', async () => {
    const person = await inFullReview(test);
    const early = await person.call(recommendationAdviceCallback, { body: { stepId, ...yes } });
    expect(early.error).toMatchObject({ code: 'STEP_NOT_ON_PATH' });
    const wrong = await person.call(recommendationAdviceCallback, { body: { stepId: 'usual-home', ...yes } });
    expect(wrong.error.code).toBe('NOT_FOUND');
  });
});

describe('the phone validation call', () => {
  it.each([
    ['07911 123456', true],
    ['+44 20 7946 0958', true],
    ['0115 496 0000', false],
    ['123', false],
    ['', false],
  ])('says of %j whether we could call it (API-045)', async (phoneNumber, isValid) => {
    const person = await guest(test);
    const { answer } = await person.call(validatePhone, { body: { phoneNumber } });
    expect(answer).toEqual({ isValid, message: isValid ? '' : 'Must be a valid phone number' });
  });
});

/** A person whose path has reached this step. */
async function atStep(answers: typeof USUAL_ANSWERS, stepId: string): Promise<Walker> {
  const person = await walker(test);
  expect(await walkOn(person, answers, stepId)).toBe(stepId);
  return person;
}

async function callbacksOf({ customerId }: Walker) {
  return test.database
    .selectFrom('callbacks')
    .select(['kind', 'step_id', 'callback_required', 'contact_name', 'contact_number'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

async function labelOf({ customerId }: Walker): Promise<string> {
  const row = await test.database
    .selectFrom('journeys')
    .select('status')
    .where('customer_id', '=', customerId)
    .where('is_current', '=', true)
    .executeTakeFirstOrThrow();
  return row.status;
}
