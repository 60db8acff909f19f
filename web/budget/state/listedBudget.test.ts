import { describe, expect, it } from 'vitest';
import { budgetEntry, budgetLine, exampleBudget } from '../../testing/budget.ts';
import { linesOfSubmission, toFillIn, withList } from './listedBudget.ts';

const food = budgetEntry({
  types: [
    budgetLine(),
    budgetLine({ typeId: 3012, amount: 8, frequencyId: 2 }),
    budgetLine({ typeId: 3019 }),
  ],
});
const budget = exampleBudget({ expenditureCategories: [food] });
const list = { typeIds: [3011], frequencyId: 2, settled: [] };
const idsOf = (of: typeof budget) =>
  of.expenditureCategories.map(({ types }) => types.map(one => one.typeId));

describe('the budget to fill in', () => {
  it('has what is ticked and what holds a sum (WT-038)', () => {
    const whole = withList(budget, list);
    expect(idsOf(toFillIn(whole, {}))).toEqual([[3011, 3012]]);
    const typed = { 3019: { amount: '5', frequencyId: 1, deviationReasonId: null } };
    expect(idsOf(toFillIn(whole, typed))).toEqual([[3011, 3012, 3019]]);
  });

  it('begins each empty row at the one rhythm, and leaves a filled row alone (WT-042)', () => {
    const rhythms = withList(budget, list).expenditureCategories[0]?.types.map(one => one.frequencyId);
    expect(rhythms).toEqual([2, 2, 2]);
    const monthly = withList(budget, { ...list, frequencyId: 1 }).expenditureCategories[0]?.types;
    expect(monthly?.map(one => one.frequencyId)).toEqual([1, 2, 1]);
  });

  it('has a part without a row completed, once something was ticked (WT-040)', () => {
    const none = { ...list, typeIds: [] };
    const empty = exampleBudget({ expenditureCategories: [budgetEntry()] });
    expect(toFillIn(withList(empty, none), {}).expenditureCategories[0]?.status).toBe('Completed');
    const unsaved = { ...empty, list: { ...none, isSaved: false } };
    expect(toFillIn(unsaved, {}).expenditureCategories[0]?.status).toBe('InProgress');
  });

  it('shows a row that is asked about, though it is not ticked', () => {
    const deviation = {
      deviationTypeId: 3,
      title: '',
      text: '',
      typeId: 3019,
      isExplained: false,
      guide: null,
    };
    const error = { ...food, status: 'Error' as const, deviations: [deviation] };
    expect(idsOf(toFillIn(withList(exampleBudget({ expenditureCategories: [error] }), list), {}))).toEqual([
      [3011, 3012, 3019],
    ]);
  });

  it('sends a sum that was taken away with its part, so that it is gone there too (WT-043)', () => {
    const typed = { 3012: { amount: '', frequencyId: 2, deviationReasonId: null } };
    const shown = toFillIn(withList(budget, list), typed).expenditureCategories[0] ?? food;
    expect(shown.types.map(one => one.typeId)).toEqual([3011]);
    expect(linesOfSubmission(food, shown, typed).types.map(one => one.typeId)).toEqual([3011, 3012]);
  });
});
