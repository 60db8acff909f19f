import { completeBudget, myBudget } from '@towpath/contracts/api/budget.ts';
import { giveConsent } from '@towpath/contracts/api/consents.ts';
import { addHealthCondition, giveHealthConsent } from '@towpath/contracts/api/health.ts';
import { myStatus } from '@towpath/contracts/api/journeys.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atBudget, COSTS, fillIn, submitCosts, submitIncome } from '../../testing/budget.ts';
import { definitionsWithBudget } from '../../testing/budgetJourney.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, definitionsWithBudget());
});
afterAll(() => test.close());

const position = async (person: Walker) => (await person.call(myStatus, {})).answer.position?.stepId;
const refusal = async (person: Walker, stepId: string) => (await person.save(stepId, [])).error.message;

describe('the introductions to the budget', () => {
  it('need nothing: after health the budget is next', async () => {
    const person = await atBudget(test);
    expect(await position(person)).toBe('budget');
    for (const stepId of ['budget-ahead', 'budget-intro']) {
      expect((await person.save(stepId, [])).status).toBe(204);
    }
  });
});

describe('the budget step', () => {
  it('is done by an empty save once the budget is complete', async () => {
    const person = await atBudget(test);
    expect(await refusal(person, 'budget')).toBe('Go through each part of your budget first');
    await fillIn(person);
    expect(await refusal(person, 'budget')).toBe('Check your budget and finish it first');
    await person.call(completeBudget, {});
    expect((await person.save('budget', [])).status).toBe(204);
    expect(await position(person)).toBe('budget-summary');
  });

  it('is not done while a category is in error', async () => {
    const person = await atBudget(test);
    await fillIn(person);
    await submitCosts(person, 22, [{ typeId: 3011, amount: 900, frequencyId: 1 }]);
    expect((await person.call(completeBudget, {})).error.fields?.[0]?.field).toBe('categories');
    expect(await refusal(person, 'budget')).toBe('Go through each part of your budget first');
  });

  it('is asked about again when it is saved again, since a budget changes without it', async () => {
    const person = await atBudget(test);
    await fillIn(person);
    await person.call(completeBudget, {});
    await person.save('budget', []);
    await submitCosts(person, 12, [{ typeId: 2011, amount: 61, frequencyId: 1 }]);
    expect(await refusal(person, 'budget')).toBe('Check your budget and finish it first');
  });
});

describe('the summary step', () => {
  it('is done once the person says yes or no to sharing the budget (IE-019, IE-020)', async () => {
    for (const hasConsented of [true, false]) {
      const person = await atBudget(test);
      await fillIn(person);
      await person.call(completeBudget, {});
      await person.save('budget', []);
      expect(await refusal(person, 'budget-summary')).toBe('Tell us yes or no first');
      const body = { consentTypeId: 1, consentChannelTypeId: 1, hasConsented };
      await person.call(giveConsent, { body });
      expect((await person.save('budget-summary', [])).status).toBe(204);
      expect(await position(person)).toBe('adviser-review');
    }
  });

  it('needs the budget to be complete still', async () => {
    const person = await atBudget(test);
    await fillIn(person);
    await person.call(completeBudget, {});
    await person.save('budget', []);
    await person.call(giveConsent, {
      body: { consentTypeId: 1, consentChannelTypeId: 1, hasConsented: true },
    });
    await submitIncome(person, 1, []);
    expect(await refusal(person, 'budget-summary')).toBe('Check your budget and finish it first');
  });
});

describe('a budget and what a person told of their health', () => {
  it('go together only as far as was agreed: a missed prescription is asked about', async () => {
    const person = await atBudget(test);
    const asked = async () =>
      (await submitCosts(person, 14, COSTS[14] ?? [])).answer.deviations.map(({ typeId }) => typeId);
    expect(await asked()).toEqual([]);
    const consent = { purpose: 'conditions', textVersion: '2' } as const;
    await person.call(giveHealthConsent, { body: { ...consent, hasConsented: true } });
    const reopened = async () =>
      (await person.call(myBudget, { params: { stepId: 'budget' } })).answer.reopened;
    expect(await reopened()).toBeNull();
    const body = { title: 'Physical and mobility', description: 'Wheelchair user' };
    await person.call(addHealthCondition, { body });
    expect(await reopened()).toEqual({
      categoryIds: [14],
      says: 'Something you told us has changed, so please check these again',
    });
    expect(await asked()).toEqual([2034]);
    expect((await submitIncome(person, 2, [])).answer.deviations.map(({ typeId }) => typeId)).toEqual([1018]);
    await person.call(giveHealthConsent, { body: { ...consent, hasConsented: false } });
    expect(await asked()).toEqual([]);
  });
});
