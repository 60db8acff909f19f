import { saveHousehold } from '@towpath/contracts/household.ts';
import {
  completeBudget,
  type EntryBody,
  expenditureCategories,
  frequencies,
  incomeCategories,
  myBudget,
  myBudgetSummary,
  submitExpenditureCategory,
  submitIncomeCategory,
} from '@towpath/contracts/sfs.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atBudget, COSTS, fillIn, INCOME, submitCosts, submitIncome } from '../../testing/budget.ts';
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
const categoryIn = async (person: Walker, categoryId: number) => {
  const { incomeCategories: income, expenditureCategories: costs } = await budgetOf(person);
  const found = [...income, ...costs].find(one => one.categoryId === categoryId);
  if (!found) throw new Error(`There is no category ${categoryId}.`);
  return found;
};

describe('the lists of a budget', () => {
  it('have Monthly first among the frequencies (API-046, IE-002)', async () => {
    const { answer } = await (await inFullReview(test)).call(frequencies, {});
    expect(answer).toHaveLength(10);
    expect(answer.slice(0, 3)).toEqual([
      { frequencyId: 1, frequencyName: 'Monthly' },
      { frequencyId: 2, frequencyName: 'Weekly' },
      { frequencyId: 3, frequencyName: 'Fortnightly' },
    ]);
  });

  it('have income and costs apart, with sub-categories and lines (API-047, IE-002)', async () => {
    const person = await inFullReview(test);
    const income = (await person.call(incomeCategories, {})).answer;
    const costs = (await person.call(expenditureCategories, {})).answer;
    expect(income.map(({ categoryId }) => categoryId)).toEqual([1, 2, 3, 4]);
    expect(costs).toHaveLength(13);
    expect(income[0]).toMatchObject({ categoryName: 'Earnings', subCategories: [{ subcategoryId: 101 }] });
    expect(income[0]?.subCategories[0]?.types[0]).toMatchObject({
      typeId: 1001,
      typeName: 'Your take-home pay',
    });
    expect(costs[0]?.subCategories.map(({ subcategoryName }) => subcategoryName)).toEqual([
      'Housing',
      'Household',
    ]);
    expect(income[1]?.subCategories[0]?.types.find(({ typeId }) => typeId === 1016)).toMatchObject({
      tooltipText: 'It usually comes every four weeks.',
      usualFrequencyId: 4,
    });
  });
});

describe('a budget', () => {
  it('begins empty, every category in progress, income to open first (API-049, IE-001, IE-010, IE-011)', async () => {
    const person = await atBudget(test);
    const budget = await budgetOf(person);
    expect(budget).toMatchObject({
      financialStatementId: null,
      nextCategoryId: 1,
      allCompleted: false,
      isComplete: false,
      message: null,
    });
    const all = [...budget.incomeCategories, ...budget.expenditureCategories];
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 'InProgress'));
    expect(all[0]?.types[0]).toEqual({
      id: null,
      typeId: 1001,
      typeName: 'Your take-home pay',
      amount: null,
      frequencyId: 1,
      deviationReasonId: null,
      deviationReasons: [],
    });
  });

  it('keeps lines as they were typed, and works out months when asked (API-048, IE-003, IE-015)', async () => {
    const person = await atBudget(test);
    const { answer } = await submitIncome(person, 1, [
      { typeId: 1001, amount: '1,234.50', frequencyId: 2 },
      { typeId: 1002, amount: '', frequencyId: 1 },
      { typeId: 1003, amount: 12.3, frequencyId: 6 },
    ]);
    expect(answer).toMatchObject({ categoryId: 1, status: 'Completed', deviationTypeId: null });
    expect(answer.nextCategoryId).toBe(2);
    // 1,234.50 × 52 / 12 = 5,349.50 and 12.30 / 12 = 1.025, which goes up.
    expect(answer.monthlyAmount).toBe(5350.53);
    expect(answer.types.map(({ amount }) => amount)).toEqual([1234.5, 0, 12.3, null]);
    const rows = await test.database
      .selectFrom('budget_entries')
      .select(['type_id', 'amount', 'frequency_id'])
      .where('customer_id', '=', person.customerId)
      .orderBy('type_id')
      .execute();
    expect(rows).toEqual([
      { type_id: 1001, amount: 123_450, frequency_id: 2 },
      { type_id: 1002, amount: 0, frequency_id: 1 },
      { type_id: 1003, amount: 1230, frequency_id: 6 },
    ]);
    expect((await budgetOf(person)).financialStatementId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keeps the id of a line when the line changes, and its history', async () => {
    const person = await atBudget(test);
    const wages = (amount: number, id?: string | null): EntryBody => ({
      ...(id === undefined ? {} : { id }),
      typeId: 1001,
      amount,
      frequencyId: 1,
    });
    const first = (await submitIncome(person, 1, [wages(100)])).answer.types[0]?.id ?? '';
    await submitIncome(person, 1, [wages(100, first)]);
    const again = await submitIncome(person, 1, [wages(200, first.toUpperCase())]);
    expect(again.answer.types[0]).toMatchObject({ id: first, amount: 200 });
    expect((await submitIncome(person, 1, [wages(300, null)])).answer.types[0]?.id).toBe(first);
    const changes = await test.database
      .selectFrom('budget_changes')
      .select(['old', 'new'])
      .where('customer_id', '=', person.customerId)
      .orderBy('id')
      .execute();
    const line = (amount: number) => [
      { id: first, typeId: 1001, amount, frequencyId: 1, deviationReasonId: null },
    ];
    expect(changes).toEqual([
      { old: null, new: line(10_000) },
      { old: line(10_000), new: line(20_000) },
      { old: line(20_000), new: line(30_000) },
    ]);
  });

  it('is the person’s own: a line of another’s is not found', async () => {
    const [person, other] = [await atBudget(test), await atBudget(test)];
    const { answer } = await submitIncome(person, 1, [{ typeId: 1001, amount: 5, frequencyId: 1 }]);
    const id = answer.types[0]?.id ?? '';
    const stolen = await submitIncome(other, 1, [{ id, typeId: 1001, amount: 9, frequencyId: 1 }]);
    expect(stolen.error.code).toBe('NOT_FOUND');
    expect((await budgetOf(other)).financialStatementId).toBeNull();
    expect((await categoryIn(person, 1)).types[0]?.amount).toBe(5);
  });

  it.each<[string, Partial<EntryBody>, string, string]>([
    ['too much', { amount: 100_000 }, 'amount', 'The amount must be less than £100,000'],
    ['less than nothing', { amount: -1 }, 'amount', 'Negative values are not allowed'],
    ['three decimals', { amount: '1.005' }, 'amount', 'Use two digits for pence, like 12.50'],
    ['no number', { amount: 'twelve' }, 'amount', 'Only number values are allowed'],
    ['an unknown frequency', { frequencyId: 99 }, 'frequencyId', 'Choose how often'],
    ['a line of another category', { typeId: 2001 }, 'typeId', 'This line is not part of this category'],
    ['a reason for costs', { deviationReasonId: 301 }, 'deviationReasonId', 'Choose one of the reasons'],
    ['an unknown reason', { deviationReasonId: 999 }, 'deviationReasonId', 'Choose one of the reasons'],
  ])('takes no line with %s (IE-015)', async (_, change, field, message) => {
    const person = await atBudget(test);
    const line = { typeId: 1001, amount: 1, frequencyId: 1, ...change };
    expect((await submitIncome(person, 1, [line])).error).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: `types.0.${field}`, message }],
    });
    expect((await budgetOf(person)).financialStatementId).toBeNull();
  });

  it('takes no line twice, and no category of the other side', async () => {
    const person = await atBudget(test);
    const line = { typeId: 1001, amount: 1, frequencyId: 1 };
    expect((await submitIncome(person, 1, [line, line])).error.fields?.[0]?.field).toBe('types.1.typeId');
    const refused = [
      (await submitIncome(person, 11, [])).error,
      (await submitCosts(person, 1, [])).error,
      (await submitIncome(person, 1.5, [])).error,
    ];
    for (const { fields } of refused) expect(fields?.[0]?.field).toBe('categoryId');
  });

  it('is at its steps only', async () => {
    const person = await atBudget(test);
    const at = async (stepId: string) => (await person.call(myBudget, { params: { stepId } })).error.code;
    expect(await at('household')).toBe('NOT_FOUND');
    expect(await at('nowhere')).toBe('NOT_FOUND');
    expect(await at('budget-summary')).toBe('STEP_NOT_ON_PATH');
    expect(
      (await (await inFullReview(test)).call(myBudget, { params: { stepId: 'budget' } })).error.code,
    ).toBe('STEP_NOT_ON_PATH');
  });
});

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
    expect((await save({})).answer.reopenedCategoryIds).toEqual([22]);
    expect(await budgetOf(person)).toMatchObject({
      isComplete: false,
      allCompleted: false,
      nextCategoryId: 22,
    });
    expect((await categoryIn(person, 22)).deviationTypeId).toBe(1);
    // Back as it was, all fits again; but the person has not said so.
    expect((await save({ additionalAdults: 0 })).answer.reopenedCategoryIds).toEqual([]);
    expect(await budgetOf(person)).toMatchObject({ isComplete: false, allCompleted: true });
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
    const food = async () =>
      (await budgetOf(person)).expenditureCategories.find(one => one.categoryId === 22);
    // No guide figures are in force yet: nothing is expected of the sum.
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
    expect(answer.largeTypeIds).toEqual([2001]);
  });
});

it('two submissions at once are both kept', async () => {
  const person = await atBudget(test);
  const all = await Promise.all([
    ...Object.entries(INCOME).map(([id, lines]) => submitIncome(person, Number(id), lines)),
    ...Object.entries(COSTS).map(([id, lines]) => submitCosts(person, Number(id), lines)),
  ]);
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await budgetOf(person)).allCompleted).toBe(true);
});

it('names of categories and lines may be sent along (API-048)', async () => {
  const person = await atBudget(test);
  const types = [{ typeId: 1001, typeName: 'Your take-home pay', amount: 5, frequencyId: 1 }];
  const body = { categoryId: 1, categoryName: 'Earnings', types };
  expect((await person.call(submitIncomeCategory, { body })).status).toBe(200);
  const costs = { categoryId: 18, categoryName: 'Professional', types: [] };
  expect((await person.call(submitExpenditureCategory, { body: costs })).status).toBe(200);
});
