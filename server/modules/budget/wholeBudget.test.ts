import {
  type CategoryEntry,
  completeBudget,
  myBudget,
  myBudgetSummary,
} from '@towpath/contracts/api/budget.ts';
import { saveHousehold } from '@towpath/contracts/api/household.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atBudget, fillIn, INCOME, submitCosts, submitIncome } from '../../testing/budget.ts';
import { definitionsWithBudget } from '../../testing/budgetJourney.ts';
import { inFullReview, type Walker } from '../../testing/journeyWalk.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, definitionsWithBudget());
});
afterAll(() => test.close());

const budgetOf = async (person: Walker) =>
  (await person.call(myBudget, { params: { stepId: 'budget' } })).answer;
const foodOf = async (person: Walker): Promise<CategoryEntry | undefined> =>
  (await budgetOf(person)).expenditureCategories.find(({ categoryId }) => categoryId === 22);

describe('a category that deviates', () => {
  it('is in error, with the reasons beside a line, and completed once one is given (IE-010, IE-012, IE-013, ER-017, ER-019)', async () => {
    const person = await atBudget(test);
    const groceries = (amount: number, deviationReasonId: number | null = null) =>
      submitCosts(person, 22, [{ typeId: 3011, amount, frequencyId: 1, deviationReasonId }]);
    const { answer: high } = await groceries(340.01);
    expect(high).toMatchObject({
      status: 'Error',
      deviationTypeId: 2,
      message: "We've spotted a potential error in this section, please review and resubmit",
      deviations: [
        {
          title: 'This is higher than we would expect',
          typeId: 3011,
          isExplained: false,
          guide: { year: 2026, isIllustrative: true },
        },
      ],
    });
    expect(high.nextCategoryId).toBe(23);
    expect(high.types[0]?.deviationReasons[0]).toEqual({
      deviationReasonId: 201,
      deviationReasonName: 'A disability or illness',
    });
    expect((await groceries(340.01, 101)).answer.status).toBe('Error');
    expect((await groceries(340.01, 202)).answer).toMatchObject({
      status: 'Completed',
      deviationTypeId: null,
      message: null,
    });
    expect((await groceries(340)).answer).toMatchObject({ status: 'Completed', deviations: [] });
    expect((await groceries(239.99)).answer).toMatchObject({ status: 'Error', deviationTypeId: 1 });
    expect((await groceries(0)).answer.deviations.map(one => one.deviationTypeId)).toEqual([1, 3]);
  });

  it('is asked about what people in the same situation have (IE-012, IE-022)', async () => {
    // The usual answers of the Qualifier: a private tenant in England, 41 years old.
    const person = await atBudget(test);
    const { answer } = await submitCosts(person, 11, []);
    expect(answer.deviations.map(({ typeId }) => typeId)).toEqual([2001, 2006, 2008]);
    const explained = await submitCosts(person, 11, [
      { typeId: 2001, amount: 700, frequencyId: 1 },
      { typeId: 2006, amount: 120, frequencyId: 8 },
      { typeId: 2008, amount: 0, frequencyId: 1, deviationReasonId: 301 },
    ]);
    expect(explained.answer).toMatchObject({ status: 'Completed', monthlyAmount: 800 });
  });

  it('is looked at again when the household changes, and the budget reopens', async () => {
    const person = await atBudget(test);
    await fillIn(person);
    expect((await person.call(completeBudget, {})).status).toBe(204);
    expect((await budgetOf(person)).isComplete).toBe(true);
    const two = { dependentsUnder16: 0, dependentsUnder18: 0, dependentsOver18: 0, additionalAdults: 1 };
    const save = (counts: object) =>
      person.call(saveHousehold, { body: { stepId: 'household', ...two, ...counts } });
    test.clock.forward(1000);
    expect((await save({})).answer.reopenedCategoryIds).toEqual([22]);
    expect(await budgetOf(person)).toMatchObject({
      isComplete: false,
      allCompleted: false,
      nextCategoryId: 22,
    });
    expect((await foodOf(person))?.deviationTypeId).toBe(1);
    expect((await budgetOf(person)).reopened).toEqual({
      categoryIds: [22],
      says: 'Your household changed, so please check these again',
    });
    // With the earlier household everything fits again; but the person has not confirmed it.
    expect((await save({ additionalAdults: 0 })).answer.reopenedCategoryIds).toEqual([]);
    expect(await budgetOf(person)).toMatchObject({ isComplete: false, allCompleted: true, reopened: null });
  });

  it('is not to be looked at again for what the person has just put in', async () => {
    const person = await atBudget(test);
    await submitCosts(person, 22, [{ typeId: 3011, amount: 900, frequencyId: 1 }]);
    expect((await foodOf(person))?.status).toBe('Error');
    expect((await budgetOf(person)).reopened).toBeNull();
  });
});

describe('a budget that is not filled in yet', () => {
  const lineOf = async (person: Walker, typeId: number) =>
    (await budgetOf(person)).expenditureCategories
      .flatMap(({ types }) => types)
      .find(type => type.typeId === typeId);

  it('begins with the rent that was told at the start, until its category is submitted', async () => {
    const person = await atBudget(test);
    expect(await lineOf(person, 2001)).toMatchObject({
      amount: null,
      start: { amount: 700, says: 'You told us this at the start. Change it if it’s different now.' },
    });
    await submitCosts(person, 11, [{ typeId: 2001, amount: 0, frequencyId: 1 }]);
    expect(await lineOf(person, 2001)).toMatchObject({ amount: 0, start: null });
  });

  it('says the coarser sums beside what they are spread over', async () => {
    const person = await atBudget(test);
    const { incomeToldBefore, expenditureCategories } = await budgetOf(person);
    expect(incomeToldBefore).toBe(
      'At the start you told us £1,650 a month for take-home pay, benefits and pensions.',
    );
    const said = new Map(expenditureCategories.map(one => [one.categoryId, one.toldBefore]));
    const bills = 'At the start you told us £260 a month for energy, water and council tax.';
    for (const id of [11, 12, 13]) expect(said.get(id)).toEqual([bills]);
    expect(said.get(22)).toEqual(['At the start you told us £320 a month for food and the household.']);
    expect(said.get(31)).toEqual([]);
  });
});

describe('a complete budget', () => {
  it('is marked by a call of its own, which is no step id (API-051, API-052, IE-014)', async () => {
    const person = await atBudget(test);
    const early = await person.call(completeBudget, {});
    expect(early.error).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Go through each part of your budget first',
    });
    await fillIn(person);
    expect(await budgetOf(person)).toMatchObject({
      nextCategoryId: null,
      allCompleted: true,
      isComplete: false,
      message: "All done. If you're confident you've inputted accurate figures, please continue",
    });
    for (let time = 0; time < 2; time += 1) {
      const done = await test.app.inject({
        method: 'GET',
        url: '/api/core/sfs/mine/sfs/complete',
        headers: { authorization: person.authorization },
      });
      expect([done.statusCode, done.body]).toEqual([204, '']);
    }
    expect((await budgetOf(person)).isComplete).toBe(true);
  });

  it('stays so when the same is submitted again, and not when it changes', async () => {
    const person = await atBudget(test);
    await fillIn(person);
    await person.call(completeBudget, {});
    await submitIncome(person, 1, INCOME[1] ?? []);
    expect((await budgetOf(person)).isComplete).toBe(true);
    await submitIncome(person, 1, [{ typeId: 1001, amount: 1600, frequencyId: 1 }]);
    expect((await budgetOf(person)).isComplete).toBe(false);
  });

  it('needs a household, by which it is judged', async () => {
    const person = await inFullReview(test);
    await fillIn(person);
    expect((await person.call(completeBudget, {})).error.message).toBe('Tell us who lives with you first');
  });

  it('is not done again because figures are newer', async () => {
    const later = await createTestApp({}, definitionsWithBudget());
    const person = await atBudget(later);
    later.clock.set(new Date('2026-04-05T10:00:00Z'));
    await submitCosts(person, 22, [{ typeId: 3011, amount: 10, frequencyId: 1 }]);
    const food = () => foodOf(person);
    // No guide figures are in force yet, so nothing is expected of the sum.
    expect((await food())?.status).toBe('Completed');
    await fillIn(person);
    await submitCosts(person, 22, [{ typeId: 3011, amount: 10, frequencyId: 1 }]);
    await person.call(completeBudget, {});
    later.clock.set(new Date('2026-04-06T10:00:00Z'));
    expect((await food())?.status).toBe('Completed');
    expect((await budgetOf(person)).isComplete).toBe(true);
    await submitCosts(person, 22, [{ typeId: 3011, amount: 11, frequencyId: 1 }]);
    expect((await food())?.status).toBe('Error');
    await later.close();
  });
});

describe('the summary', () => {
  it('says what comes in, goes out and is left (API-050, IE-004)', async () => {
    const person = await atBudget(test);
    await fillIn(person);
    const { answer } = await person.call(myBudgetSummary, {});
    expect(answer).toEqual({
      totalIncome: 1500,
      totalExpenditure: 1260,
      disposableIncome: 240,
      summaryText: 'You have £240.00 left each month after your bills and living costs.',
      incomes: [{ categoryId: 1, name: 'Earnings', value: 1500 }],
      outgoings: [
        { categoryId: 11, name: 'Home and contents', value: 720 },
        { categoryId: 12, name: 'Utilities', value: 120 },
        { categoryId: 13, name: 'Water', value: 30 },
        { categoryId: 21, name: 'Communications and leisure', value: 60 },
        { categoryId: 22, name: 'Food and housekeeping', value: 280 },
        { categoryId: 23, name: 'Personal', value: 50 },
      ],
      shortfallHelp: [],
      isComplete: false,
    });
  });

  it('meets a shortfall with help and stops nobody', async () => {
    const person = await atBudget(test);
    await fillIn(person);
    await submitIncome(person, 1, [{ typeId: 1001, amount: 1000, frequencyId: 1 }]);
    const { answer } = await person.call(myBudgetSummary, {});
    expect(answer.disposableIncome).toBe(-260);
    expect(answer.shortfallHelp.map(({ topic }) => topic)).toEqual([
      'benefits check',
      'energy help',
      'debt action plan',
    ]);
    expect((await person.call(completeBudget, {})).status).toBe(204);
    expect((await person.save('budget', [])).status).toBe(204);
  });

  it('points out a cost that takes most of the income', async () => {
    const person = await atBudget(test);
    await submitIncome(person, 1, [{ typeId: 1001, amount: 1000, frequencyId: 1 }]);
    const { answer } = await submitCosts(person, 11, [{ typeId: 2001, amount: 601, frequencyId: 1 }]);
    expect(answer.types.map(({ hint }) => hint).filter(hint => hint !== null)).toEqual([
      'This is a big part of your income. Check the amount and how often you pay it.',
    ]);
    expect(answer.types[0]?.hint).not.toBeNull();
  });
});
