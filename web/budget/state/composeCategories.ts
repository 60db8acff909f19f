import { type Budget, type CategoryEntry, myBudget } from '@towpath/contracts/api/budget.ts';
import { BUDGET } from '@towpath/domain/budget/steps.ts';
import { api } from '../../data/client.ts';
import type { Composer } from '../../journey/state/journeyNow.ts';
import { CATEGORY, isTypedLine, LINE, LIST } from './budgetKinds.ts';
import { linesOfSubmission, toFillIn, withList } from './listedBudget.ts';
import { categoryToSend } from './sendCategory.ts';
import { differs, problemsIn, type TypedLine } from './typedLines.ts';

/** The categories of both sides. */
export function entriesOf({
  incomeCategories,
  expenditureCategories,
}: Pick<Budget, 'incomeCategories' | 'expenditureCategories'>): readonly CategoryEntry[] {
  return [...incomeCategories, ...expenditureCategories];
}

/** Which side of the budget a category is on. */
export function sideOf(
  { incomeCategories }: Pick<Budget, 'incomeCategories'>,
  { categoryId }: Pick<CategoryEntry, 'categoryId'>,
): 'income' | 'expenditure' {
  return incomeCategories.some(one => one.categoryId === categoryId) ? 'income' : 'expenditure';
}

/**
 * Submits each category with typed lines, as its own button does. One with an amount that cannot be read is left out,
 * with all its lines.
 */
export const composeCategories: Composer = async (outbox, entries, journey) => {
  const { journeyId } = journey;
  const stepId = journey.stepOnPath(BUDGET);
  const lines = entries.filter(({ scope }) => scope === journeyId);
  if (stepId === undefined || lines.length === 0) return [];
  const list = outbox.entries(LIST, journeyId).at(-1)?.content;
  const budget = withList(await api(myBudget, { params: { stepId } }), list);
  const typed: Record<number, TypedLine> = {};
  for (const { key, content } of lines) if (isTypedLine(content)) typed[Number(key)] = content;
  const shown = new Map(entriesOf(toFillIn(budget, typed)).map(entry => [entry.categoryId, entry]));
  return entriesOf(budget).flatMap(whole => {
    const entry = linesOfSubmission(whole, shown.get(whole.categoryId) ?? whole, typed);
    const ofEntry = lines.filter(({ key }) => entry.types.some(({ typeId }) => String(typeId) === key));
    if (ofEntry.length === 0 || problemsIn(entry, typed).length > 0) return [];
    const ids = ofEntry.map(({ id }) => id);
    // The server has it as it stands.
    if (!entry.types.some(line => differs(line, typed)))
      return { ids, give: () => ids.forEach(id => void outbox.forget({ id, kind: LINE.name })) };
    const place = { scope: journeyId, key: String(entry.categoryId) };
    const isTried = outbox.entries(CATEGORY, journeyId).some(({ key }) => key === place.key);
    const category = categoryToSend(sideOf(budget, whole), entry, typed, isTried);
    // What is typed is let go of once the server has it.
    return { ids, give: () => void outbox.give(CATEGORY, place, category) };
  });
};
