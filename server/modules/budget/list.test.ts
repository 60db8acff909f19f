import { completeBudget, myBudget, saveBudgetList } from '@towpath/contracts/api/budget.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atBudget, COSTS, fillIn, INCOME, submitCosts, submitIncome } from '../../testing/budget.ts';
import { definitionsWithBudget } from '../../testing/budgetJourney.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, definitionsWithBudget());
});
afterAll(() => test.close());

const budgetOf = async (person: Walker) =>
  (await person.call(myBudget, { params: { stepId: 'budget' } })).answer;
const TICKED = [1001, 2001, 2006, 2008, 2011, 2012, 2021, 3002, 3011, 3021];
const saveList = (person: Walker, typeIds: readonly number[] = TICKED, frequencyId = 1) =>
  person.call(saveBudgetList, { body: { typeIds: [...typeIds], frequencyId, settled: [] } });

describe('the list to tick', () => {
  it('begins with what the answers say, and is not ticked for anybody yet (WT-039)', async () => {
    const { list, tickGroups, toldSums } = await budgetOf(await atBudget(test));
    expect(list).toEqual({ typeIds: TICKED, frequencyId: 1, settled: [], isSaved: false });
    expect(tickGroups.map(({ name }) => name)).toContain('Work and benefits');
    expect(toldSums.find(({ figure }) => figure === 'income')?.typeIds).toContain(1001);
  });

  it('is kept, with the rhythm that rows begin with and what was looked at again, for every device (WT-043)', async () => {
    const person = await atBudget(test);
    const body = { typeIds: [3011, 1001, 1001], frequencyId: 4, settled: ['income' as const] };
    expect((await person.call(saveBudgetList, { body })).status).toBe(204);
    const { list, expenditureCategories } = await budgetOf(person);
    expect(list).toEqual({ typeIds: [1001, 3011], frequencyId: 4, settled: ['income'], isSaved: true });
    const rows = expenditureCategories.flatMap(({ types }) => types);
    expect(rows.every(({ frequencyId }) => frequencyId === 4)).toBe(true);
  });

  it('refuses a line, a frequency or a sum that no budget has', async () => {
    const person = await atBudget(test);
    const refused = async (body: Record<string, unknown>) => {
      const answer = await person.call(saveBudgetList, {
        body: { typeIds: [], frequencyId: 1, settled: [], ...body } as never,
      });
      return answer.status;
    };
    expect(await refused({ typeIds: [9] })).toBe(400);
    expect(await refused({ frequencyId: 99 })).toBe(400);
    expect(await refused({ settled: ['savings'] })).toBe(400);
    expect((await budgetOf(person)).list.isSaved).toBe(false);
  });
});

describe('a part of which nothing is ticked', () => {
  it('counts as completed, so that only what is ticked is submitted (WT-040)', async () => {
    const person = await atBudget(test);
    await saveList(person);
    for (const [id, lines] of Object.entries({ ...INCOME, ...COSTS })) {
      if (lines.length === 0) continue;
      if (id in INCOME) (await submitIncome(person, Number(id), lines)).answer;
      else (await submitCosts(person, Number(id), lines)).answer;
    }
    const budget = await budgetOf(person);
    expect([budget.allCompleted, budget.nextCategoryId]).toEqual([true, null]);
    expect((await person.call(completeBudget, {})).status).toBe(204);
    expect((await budgetOf(person)).isComplete).toBe(true);
  });

  it('is in progress again once something of it is ticked, and is asked about where people usually have it (WT-040)', async () => {
    const person = await atBudget(test);
    await saveList(person, [1001]);
    const statuses = async () => {
      const { expenditureCategories } = await budgetOf(person);
      return new Map(expenditureCategories.map(({ categoryId, status }) => [categoryId, status]));
    };
    const before = await statuses();
    expect([before.get(15), before.get(11)]).toEqual(['Completed', 'Error']);
    expect((await budgetOf(person)).reopened).toBeNull();
    await saveList(person, [1001, 2041]);
    expect((await statuses()).get(15)).toBe('InProgress');
  });

  it('keeps a sum that it holds, whatever is ticked (WT-038)', async () => {
    const person = await atBudget(test);
    await fillIn(person);
    await saveList(person, []);
    const { list, expenditureCategories } = await budgetOf(person);
    expect(list.typeIds).toEqual(expect.arrayContaining([1001, 2001, 3011]));
    expect(expenditureCategories.find(({ categoryId }) => categoryId === 11)?.monthlyAmount).toBe(720);
  });
});
