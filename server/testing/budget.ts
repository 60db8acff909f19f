import {
  type EntryBody,
  expenditureCategories,
  submitExpenditureCategory,
  submitIncomeCategory,
} from '@towpath/contracts/api/budget.ts';
import { saveHousehold } from '@towpath/contracts/api/household.ts';
import { inFullReview, type Walker } from './journeyWalk.ts';
import type { TestApp } from './testApp.ts';

const line = (typeId: number, amount: number, deviationReasonId: number | null = null): EntryBody => ({
  typeId,
  amount,
  frequencyId: 1,
  deviationReasonId,
});

type Lines = Readonly<Record<number, readonly EntryBody[]>>;

/** A budget for a person living alone who rents in England, with nothing left to ask: £1,500 in, £1,260 out. */
export const INCOME: Lines = { 1: [line(1001, 1500)], 2: [], 3: [], 4: [] };
export const COSTS: Lines = {
  11: [line(2001, 600), line(2006, 120), line(2008, 0, 301)],
  12: [line(2011, 60), line(2012, 60)],
  13: [line(2021, 30)],
  14: [],
  15: [],
  16: [],
  17: [],
  18: [],
  19: [],
  21: [line(3002, 60)],
  22: [line(3011, 280)],
  23: [line(3021, 50)],
  31: [],
};

export const submitIncome = (person: Walker, categoryId: number, types: readonly EntryBody[]) =>
  person.call(submitIncomeCategory, { body: { categoryId, types: [...types] } });

export const submitCosts = (person: Walker, categoryId: number, types: readonly EntryBody[]) =>
  person.call(submitExpenditureCategory, { body: { categoryId, types: [...types] } });

/** Submits every category that the budget has where the person lives. */
export async function fillIn(person: Walker): Promise<void> {
  for (const [id, lines] of Object.entries(INCOME)) (await submitIncome(person, Number(id), lines)).answer;
  const { answer: offered } = await person.call(expenditureCategories, {});
  for (const [id, lines] of Object.entries(COSTS)) {
    if (!offered.some(({ categoryId }) => categoryId === Number(id))) continue;
    (await submitCosts(person, Number(id), lines)).answer;
  }
}

/** A person living alone whose path in a full review has reached the budget. */
export async function atBudget(test: TestApp): Promise<Walker> {
  const person = await inFullReview(test);
  const alone = { dependentsUnder16: 0, dependentsUnder18: 0, dependentsOver18: 0, additionalAdults: 0 };
  (await person.call(saveHousehold, { body: { stepId: 'household', ...alone } })).answer;
  for (const stepId of ['household', 'health']) {
    const saved = await person.save(stepId, []);
    if (saved.status !== 204) throw new Error(`Saving ${stepId} was refused: ${saved.body}`);
  }
  return person;
}
