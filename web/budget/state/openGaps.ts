import type { Budget } from '@towpath/contracts/api/budget.ts';
import { checkBudgetAmount } from '@towpath/domain/budget/amounts.ts';
import { isGap, type LikelyReason, likeliestReason } from '@towpath/domain/budget/earlierGap.ts';
import type { EarlierFigure } from '@towpath/domain/budget/facts.ts';
import { type Pence, penceOf } from '@towpath/domain/values/pence.ts';
import { entriesOf } from './composeCategories.ts';
import { categoryAsTyped, categoryStatus, shownLine, type TypedLines } from './typedLines.ts';

/** A sum of the first questions that the lines do not come to. */
export type OpenGap = {
  readonly figure: EarlierFigure;
  readonly about: string;
  readonly isIncome: boolean;
  readonly told: Pence;
  readonly found: Pence;
  /** The lines that make it up and hold a sum. */
  readonly typeIds: readonly number[];
  /** The categories that hold them. */
  readonly categoryIds: readonly number[];
  readonly reason: LikelyReason | null;
};

/**
 * The gaps that are asked about: of sums whose categories are all submitted, and that the person has not looked at again
 * yet. None in a budget that is complete.
 *
 * @param budget with only the lines to fill in
 */
export function openGaps(budget: Budget, typed: TypedLines): readonly OpenGap[] {
  if (budget.isComplete || !budget.list.isSaved) return [];
  const frequencies = budget.frequencies.map(({ frequencyId, times, months }) => ({
    id: frequencyId,
    times,
    months,
  }));
  return budget.toldSums.flatMap(({ figure, about, isIncome, amount, typeIds }) => {
    if (budget.list.settled.includes(figure)) return [];
    const side = isIncome ? budget.incomeCategories : budget.expenditureCategories;
    const inIt = new Set(typeIds);
    // All categories of income, also one that nothing is ticked in; of the costs those with such a line.
    const entries = isIncome ? side : side.filter(({ types }) => types.some(one => inIt.has(one.typeId)));
    if (!isIncome && entries.length === 0) return [];
    if (entries.some(entry => categoryStatus(entry, typed) !== 'completed')) return [];
    const lines = entries.flatMap(({ types }) => types).filter(({ typeId }) => inIt.has(typeId));
    const told = penceOf(amount);
    const found = categoryAsTyped({ types: lines }, typed, budget.frequencies);
    if (!isGap(told, found)) return [];
    const asTyped = lines.map(line => {
      const { amount: sum, frequencyId } = shownLine(line, typed);
      const checked = checkBudgetAmount(sum);
      return { typeId: line.typeId, amount: checked.ok ? checked.value : 0, frequencyId };
    });
    return [
      {
        figure,
        about,
        isIncome,
        told,
        found,
        typeIds: asTyped.filter(one => one.amount > 0).map(({ typeId }) => typeId),
        categoryIds: entries.map(({ categoryId }) => categoryId),
        reason: likeliestReason(told, asTyped, frequencies),
      },
    ];
  });
}

/** Names of lines, by type. */
export function lineNames(budget: Budget): ReadonlyMap<number, string> {
  return new Map(
    entriesOf(budget).flatMap(({ types }) =>
      types.map(({ typeId, typeName }) => [typeId, typeName] as const),
    ),
  );
}
