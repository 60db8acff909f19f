import {
  type EntryBody,
  expenditureCategories,
  frequencies,
  incomeCategories,
  myBudget,
  submitExpenditureCategory,
  submitIncomeCategory,
} from '@towpath/contracts/api/budget.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atBudget, COSTS, INCOME, submitCosts, submitIncome } from '../../testing/budget.ts';
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
      { frequencyId: 1, frequencyName: 'Monthly', times: 1, months: 1 },
      { frequencyId: 2, frequencyName: 'Weekly', times: 52, months: 12 },
      { frequencyId: 3, frequencyName: 'Fortnightly', times: 26, months: 12 },
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
      help: 'What reaches your bank after tax, National Insurance, pension and student loan.',
      usualFrequencyId: null,
      group: 'Work and benefits',
      knownBy: 'answers',
      isOffered: true,
      amount: null,
      frequencyId: 1,
      deviationReasonId: null,
      deviationReasons: [],
      start: null,
      hint: null,
      isAnybodys: false,
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
    // 1,234.50 × 52 / 12 = 5,349.50 and 12.30 / 12 = 1.025, which is rounded up.
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
