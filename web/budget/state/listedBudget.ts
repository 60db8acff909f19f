import type { Budget, CategoryEntry } from '@towpath/contracts/api/budget.ts';
import type { GivenList } from './budgetKinds.ts';
import { type EntryLine, shownLine, type TypedLines } from './typedLines.ts';

/** The budget with the list as it stands here, and each line without a sum at the rhythm that lines begin with. */
export function withList(budget: Budget, list: GivenList | undefined): Budget {
  const now = list
    ? { ...list, typeIds: [...list.typeIds], settled: [...list.settled], isSaved: true }
    : budget.list;
  const begun = (entry: CategoryEntry): CategoryEntry => ({
    ...entry,
    types: entry.types.map(line =>
      line.amount || line.start ? line : { ...line, frequencyId: now.frequencyId },
    ),
  });
  return {
    ...budget,
    list: now,
    incomeCategories: budget.incomeCategories.map(begun),
    expenditureCategories: budget.expenditureCategories.map(begun),
  };
}

/** Whether the inputs of a line hold a sum. */
export function holdsSum(line: EntryLine, typed: TypedLines): boolean {
  return shownLine({ ...line, start: null }, typed).amount !== '';
}

/**
 * The budget with only the lines to fill in: those ticked, those with a sum, and one that is asked about. A part without
 * any has nothing to do, so it is completed.
 */
export function toFillIn(budget: Budget, typed: TypedLines): Budget {
  const ticked = new Set(budget.list.typeIds);
  const only = (entry: CategoryEntry): CategoryEntry => {
    const asked = new Set(
      entry.deviations.filter(({ isExplained }) => !isExplained).map(({ typeId }) => typeId),
    );
    const types = entry.types.filter(
      line => ticked.has(line.typeId) || holdsSum(line, typed) || asked.has(line.typeId),
    );
    const isLeftOut = budget.list.isSaved && types.length === 0 && entry.status === 'InProgress';
    return { ...entry, types, status: isLeftOut ? 'Completed' : entry.status };
  };
  return {
    ...budget,
    incomeCategories: budget.incomeCategories.map(only),
    expenditureCategories: budget.expenditureCategories.map(only),
  };
}

/** A category with the lines to submit: those to fill in, and those whose sum was taken away here. */
export function linesOfSubmission(
  whole: CategoryEntry,
  shown: CategoryEntry,
  typed: TypedLines,
): CategoryEntry {
  const kept = new Set(shown.types.map(({ typeId }) => typeId));
  return {
    ...whole,
    types: whole.types.filter(({ typeId }) => kept.has(typeId) || typed[typeId] !== undefined),
  };
}
