import type { Category, CategoryEntry, Frequency } from '@towpath/contracts/api/budget.ts';
import { inOrderOfOffer } from '@towpath/domain/budget/amounts.ts';
import type { BudgetCircumstances } from '@towpath/domain/budget/deviations.ts';
import { CATEGORY_ERROR_MESSAGE } from '@towpath/domain/budget/deviations.ts';
import { deviationWords } from '@towpath/domain/budget/deviationWords.ts';
import { guideRange } from '@towpath/domain/budget/guideFigures.ts';
import { LARGE_ITEM_MESSAGE, largeItems } from '@towpath/domain/budget/largeItems.ts';
import type { CategoryProgress } from '@towpath/domain/budget/progress.ts';
import { isAnybodysIncome } from '@towpath/domain/budget/roles.ts';
import { type BudgetCategory, type BudgetRules, monthlyOf, typesOf } from '@towpath/domain/budget/rules.ts';
import type { earlierFiguresToShow, StartValue } from '@towpath/domain/budget/startValues.ts';
import { monthlyCategoryAmount } from '@towpath/domain/budget/submittedBudget.ts';
import type { TickLine } from '@towpath/domain/budget/tickList.ts';
import { budgetShares } from '@towpath/domain/household/shares.ts';
import { formatWholePounds, poundsOf } from '@towpath/domain/values/pence.ts';
import type { StoredCategory } from './repository.ts';
import { words } from './words.ts';

/** Frequencies as the API returns them, Monthly first. */
export function frequenciesResponse({ frequencies }: BudgetRules): Frequency[] {
  return inOrderOfOffer(frequencies).map(({ id, name, times, months }) => ({
    frequencyId: id,
    frequencyName: name,
    times,
    months,
  }));
}

/** A category to fill in, as the API returns it. */
export function categoryResponse({ id, name, kind, subCategories }: BudgetCategory): Category {
  return {
    categoryId: id,
    categoryName: name,
    kind,
    subCategories: subCategories.map(sub => ({
      subcategoryId: sub.id,
      subcategoryName: sub.name,
      types: sub.types.map(type => ({
        typeId: type.id,
        typeName: type.name,
        tooltipText: type.tooltip,
        usualFrequencyId: type.usualFrequencyId,
      })),
    })),
  };
}

/** What is known about a budget before it is filled in. */
export type KnownOfBudget = {
  readonly starts: readonly StartValue[];
  readonly said: ReturnType<typeof earlierFiguresToShow>;
  /** Every line that the list to tick offers. */
  readonly offered: readonly TickLine[];
  /** How often a line comes or goes until it says so itself. */
  readonly frequencyId: number;
  readonly circumstances: BudgetCircumstances;
};

/** Text about a figure given in the first questions. */
export function saidWords({ amount, about }: KnownOfBudget['said'][number]): string {
  return words.toldBefore(formatWholePounds(amount), about);
}

/** A category in its current state, as the API returns it, with every line it has. */
export function entryResponse(
  rules: BudgetRules,
  { category, status, deviationTypeId, deviations }: CategoryProgress,
  categories: readonly StoredCategory[],
  { starts, said, offered, frequencyId, circumstances }: KnownOfBudget,
): CategoryEntry {
  const stored = categories.find(({ categoryId }) => categoryId === category.id)?.entries ?? [];
  const large = largeItems(rules, categories);
  const monthly = monthlyOf(rules.frequencies).id;
  return {
    categoryId: category.id,
    categoryName: category.name,
    status,
    deviationTypeId,
    types: typesOf(category).map(type => {
      const entry = stored.find(one => one.typeId === type.id);
      const start = starts.find(one => one.typeId === type.id);
      const tick = offered.find(one => one.type.id === type.id);
      const asked = deviations.filter(({ askedAt }) => askedAt === type.id);
      return {
        id: entry?.id ?? null,
        typeId: type.id,
        typeName: type.name,
        amount: entry ? poundsOf(entry.amount) : null,
        frequencyId: entry?.frequencyId ?? frequencyId,
        deviationReasonId: entry?.deviationReasonId ?? null,
        deviationReasons: asked.flatMap(({ reasons }) =>
          reasons.map(({ id, name }) => ({ deviationReasonId: id, deviationReasonName: name })),
        ),
        start: start
          ? { amount: poundsOf(start.amount), frequencyId: monthly, says: words.starts[start.from] }
          : null,
        hint: large.includes(type.id) ? LARGE_ITEM_MESSAGE : null,
        help: type.tooltip,
        usualFrequencyId: type.usualFrequencyId === monthly ? null : type.usualFrequencyId,
        group: tick?.group ?? null,
        knownBy: tick?.knownBy ?? null,
        isOffered: tick !== undefined,
        isAnybodys: isAnybodysIncome(type),
      };
    }),
    deviations: deviations.map(deviation => ({
      deviationTypeId: deviation.deviationTypeId,
      ...deviationWords(category, deviation),
      typeId: deviation.askedAt,
      isExplained: deviation.isExplained,
      guide: deviation.guide && { ...deviation.guide },
    })),
    toldBefore: said
      .filter(({ sum, categoryIds }) => sum !== 'income' && categoryIds.includes(category.id))
      .map(saidWords),
    guide: guideOf(rules, category, circumstances),
    message: status === 'Error' ? CATEGORY_ERROR_MESSAGE : null,
    monthlyAmount: poundsOf(monthlyCategoryAmount(rules, category, categories)),
  };
}

/** What homes like this usually spend on a category, with the people it counts; null where nothing says so. */
function guideOf(
  rules: BudgetRules,
  category: BudgetCategory,
  { household, sharing, on }: BudgetCircumstances,
): CategoryEntry['guide'] {
  const shares = household && budgetShares(household, sharing);
  const range = shares && guideRange(rules, category.id, shares, on);
  if (!range) return null;
  return {
    lowest: poundsOf(range.lowest),
    highest: poundsOf(range.highest),
    year: range.year,
    isIllustrative: range.isIllustrative,
    adults: shares.adults,
    children: shares.childrenUnderSixteen + shares.childrenBetweenSixteenEighteen,
  };
}
