import type { HouseholdMakeup } from '../household/makeup.ts';
import { budgetShares, type SharingFacts } from '../household/shares.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import type { Pence } from '../values/pence.ts';
import type { BudgetFacts } from './facts.ts';
import { type GuideRange, guideRange, itemCap } from './guideFigures.ts';
import { missingItems } from './missingItems.ts';
import {
  type BudgetCategory,
  type BudgetRules,
  DEVIATION_TYPES,
  type DeviationReason,
  type DeviationTypeId,
  isIncome,
  typesOf,
} from './rules.ts';
import {
  type BudgetEntry,
  entriesOf,
  monthlyCategoryAmount,
  monthlyLineAmount,
  type SubmittedBudget,
} from './submittedBudget.ts';

/** What a person is told about a deviation, word for word (ER-017). */
export const DEVIATION_MESSAGES: Readonly<Record<DeviationTypeId, string>> = {
  [DEVIATION_TYPES.belowGuideline]: 'This is lower than we would expect',
  [DEVIATION_TYPES.aboveGuideline]: 'This is higher than we would expect',
  [DEVIATION_TYPES.missingItem]: 'Cost you might have missed',
};
/** What the choice of a reason is called (ER-018). */
export const DEVIATION_REASON_PROMPT = 'Select why';
/** What a category in error says (ER-019). */
export const CATEGORY_ERROR_MESSAGE =
  "We've spotted a potential error in this section, please review and resubmit";

/** What a budget is checked against, besides the budget itself. */
export type BudgetCircumstances = {
  readonly facts: BudgetFacts;
  /** Null until the person has said who they live with; no guide figure can be worked out before that. */
  readonly household: HouseholdMakeup | null;
  readonly sharing?: SharingFacts;
  /** The date on which guide figures must be in force. */
  readonly on: CalendarDate;
};

/** Something about a category that is not as expected. */
export type Deviation = {
  readonly deviationTypeId: DeviationTypeId;
  /** Identifies the deviation: the same one found again has the same key. */
  readonly key: string;
  /** The lines that it is about; any of them may carry the reason. */
  readonly typeIds: readonly number[];
  /** The line beside which the reason is asked for. */
  readonly askedAt: number;
  /** The monthly total of the lines. */
  readonly found: Pence;
  /** The limit that it exceeds or falls below; null for something missed. */
  readonly limit: Pence | null;
  /** Which guide figures it is about; null where it is about none. */
  readonly guide: Pick<GuideRange, 'year' | 'isIllustrative'> | null;
  /** The reasons to choose from; empty where none need be given. */
  readonly reasons: readonly DeviationReason[];
  /** Whether the person has given a reason, or has seen it where no reason is asked for. */
  readonly isExplained: boolean;
};

type Noticed = Omit<Deviation, 'reasons' | 'isExplained'>;

/** All deviations in a submitted category, in display order; empty for a category that has not been submitted. */
export function deviationsOf(
  rules: BudgetRules,
  category: BudgetCategory,
  budget: SubmittedBudget,
  circumstances: BudgetCircumstances,
): readonly Deviation[] {
  const submitted = budget.find(({ categoryId }) => categoryId === category.id);
  if (!submitted) return [];
  const entries = entriesOf(category, budget);
  const missed = missedItems(rules, category, budget, circumstances);
  const noticed = [
    ...offGuideline(rules, category, budget, circumstances, missed),
    ...overCap(rules, category, budget, circumstances),
    ...missed,
  ];
  return noticed.map(one => {
    const reasons = reasonsFor(rules, category, one.deviationTypeId);
    const isExplained =
      reasons.length === 0
        ? submitted.acknowledged.includes(one.key)
        : entries.some(entry => one.typeIds.includes(entry.typeId) && givesOneOf(entry, reasons));
    return { ...one, reasons, isExplained };
  });
}

/** The reasons that can be given for a deviation in a category, in the order of the content. */
export function reasonsFor(
  { deviationReasons }: Pick<BudgetRules, 'deviationReasons'>,
  category: BudgetCategory,
  deviationTypeId: DeviationTypeId,
): readonly DeviationReason[] {
  const side = isIncome(category) ? 'income' : 'expenditure';
  return deviationReasons.filter(
    reason =>
      reason.deviationTypeId === deviationTypeId && (reason.givenFor === side || reason.givenFor === 'both'),
  );
}

function givesOneOf({ deviationReasonId }: BudgetEntry, reasons: readonly DeviationReason[]): boolean {
  return reasons.some(({ id }) => id === deviationReasonId);
}

function offGuideline(
  rules: BudgetRules,
  category: BudgetCategory,
  budget: SubmittedBudget,
  { household, sharing, on }: BudgetCircumstances,
  missed: readonly Noticed[],
): readonly Noticed[] {
  const range = household && guideRange(rules, category.id, budgetShares(household, sharing), on);
  if (!range) return [];
  const guide = { year: range.year, isIllustrative: range.isIllustrative };
  const found = monthlyCategoryAmount(rules, category, budget);
  const typeIds = typesOf(category).map(({ id }) => id);
  if (found > range.highest) {
    const deviationTypeId = DEVIATION_TYPES.aboveGuideline;
    const askedAt = largestOf(rules, typeIds, budget);
    return [
      { deviationTypeId, key: `${deviationTypeId}`, typeIds, askedAt, found, limit: range.highest, guide },
    ];
  }
  if (found >= range.lowest) return [];
  const deviationTypeId = DEVIATION_TYPES.belowGuideline;
  // A line can hold only one reason, so this asks beside a line that has no other question.
  const asked = missed.flatMap(one => one.typeIds);
  const askedAt = typeIds.find(id => !asked.includes(id)) ?? typeIds[0] ?? 0;
  return [
    { deviationTypeId, key: `${deviationTypeId}`, typeIds, askedAt, found, limit: range.lowest, guide },
  ];
}

function overCap(
  rules: BudgetRules,
  category: BudgetCategory,
  budget: SubmittedBudget,
  { on }: BudgetCircumstances,
): readonly Noticed[] {
  const deviationTypeId = DEVIATION_TYPES.aboveGuideline;
  return typesOf(category).flatMap(({ id }) => {
    const limit = itemCap(rules, id, budget, on);
    const found = monthlyLineAmount(rules, budget, id);
    if (limit === undefined || found <= limit) return [];
    return [
      {
        deviationTypeId,
        key: `${deviationTypeId}:${id}`,
        typeIds: [id],
        askedAt: id,
        found,
        limit,
        guide: null,
      },
    ];
  });
}

function missedItems(
  rules: BudgetRules,
  category: BudgetCategory,
  budget: SubmittedBudget,
  { facts, household }: BudgetCircumstances,
): readonly Noticed[] {
  const deviationTypeId = DEVIATION_TYPES.missingItem;
  return missingItems(rules, category, budget, facts, household).map(typeIds => ({
    deviationTypeId,
    key: `${deviationTypeId}:${typeIds.join('-')}`,
    typeIds,
    askedAt: typeIds[0] ?? 0,
    found: 0,
    limit: null,
    guide: null,
  }));
}

function largestOf(rules: BudgetRules, typeIds: readonly number[], budget: SubmittedBudget): number {
  const sums = new Map(typeIds.map(id => [id, monthlyLineAmount(rules, budget, id)]));
  return typeIds.reduce(
    (top, id) => ((sums.get(id) ?? 0) > (sums.get(top) ?? 0) ? id : top),
    typeIds[0] ?? 0,
  );
}
