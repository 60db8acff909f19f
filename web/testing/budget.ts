import type { Budget, CategoryEntry, Frequency } from '@towpath/contracts/api/budget.ts';

export const MONTHLY: Frequency = { frequencyId: 1, frequencyName: 'Monthly', times: 1, months: 1 };
export const WEEKLY: Frequency = { frequencyId: 2, frequencyName: 'Weekly', times: 52, months: 12 };

/** A line as the server sends it, with the test's changes. */
export function budgetLine(
  changes: Partial<CategoryEntry['types'][number]> = {},
): CategoryEntry['types'][number] {
  return {
    id: null,
    typeId: 3011,
    typeName: 'Food shopping',
    amount: null,
    frequencyId: 1,
    deviationReasonId: null,
    deviationReasons: [],
    start: null,
    hint: null,
    help: '',
    usualFrequencyId: null,
    group: null,
    knownBy: null,
    isOffered: true,
    isAnybodys: false,
    ...changes,
  };
}

/** A category as the server sends it, with the test's changes. */
export function budgetEntry(changes: Partial<CategoryEntry> = {}): CategoryEntry {
  return {
    categoryId: 22,
    categoryName: 'Food and household',
    status: 'InProgress',
    deviationTypeId: null,
    types: [budgetLine()],
    deviations: [],
    toldBefore: [],
    guide: null,
    message: null,
    monthlyAmount: 0,
    ...changes,
  };
}

export const EARNINGS = budgetEntry({
  categoryId: 1,
  categoryName: 'Earnings',
  types: [budgetLine({ typeId: 1001, typeName: 'Your take-home pay' })],
});

/** A budget with one category of income and one of costs, with the test's changes. */
export function exampleBudget(changes: Partial<Budget> = {}): Budget {
  return {
    financialStatementId: null,
    frequencies: [MONTHLY, WEEKLY],
    incomeCategories: [EARNINGS],
    expenditureCategories: [budgetEntry()],
    nextCategoryId: 1,
    allCompleted: false,
    list: { typeIds: [1001, 3011, 3012, 3013, 3021], frequencyId: 1, settled: [], isSaved: true },
    tickGroups: [],
    toldSums: [],
    incomeToldBefore: null,
    reopened: null,
    isComplete: false,
    message: null,
    ...changes,
  };
}
