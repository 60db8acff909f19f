import type { BudgetCircumstances } from './deviations.ts';
import { holdsOf } from './lineConditions.ts';
import { type BudgetCategory, type BudgetRules, type BudgetType, isIncome, typesOf } from './rules.ts';
import type { StartValue } from './startValues.ts';
import type { SubmittedBudget } from './submittedBudget.ts';

/** Why a line is ticked to begin with: the person told us, or nearly everybody in their place has it. */
export type KnownBy = 'answers' | 'usual';

/** A line as the list to tick offers it. */
export type TickLine = {
  readonly type: BudgetType;
  readonly category: BudgetCategory;
  /** The group that it shows in; null where it stands behind "more". */
  readonly group: string | null;
  readonly knownBy: KnownBy | null;
};

type Circumstances = Pick<BudgetCircumstances, 'facts' | 'household'>;
type Rules = Pick<BudgetRules, 'categories'>;

/** Lines that hold a sum: each time they are paid, more than nothing. */
export function linesWithSums(budget: SubmittedBudget): ReadonlySet<number> {
  return new Set(
    budget.flatMap(({ entries }) => entries.filter(({ amount }) => amount > 0).map(({ typeId }) => typeId)),
  );
}

/**
 * The lines that can be this person's, in the order of the budget. One that what we know rules out is left out, such as
 * a partner's pay where no other adult lives in the home; but never one that holds a sum, or that an answer begins.
 */
export function offeredLines(
  { categories }: Rules,
  budget: SubmittedBudget,
  { facts, household }: Circumstances,
  starts: readonly StartValue[],
): readonly TickLine[] {
  const given = linesWithSums(budget);
  const told = new Set(starts.map(({ typeId }) => typeId));
  return categories.flatMap(category =>
    typesOf(category).flatMap(type => {
      const { id, offeredWhen = [], tick } = type;
      const isHeld = given.has(id) || told.has(id);
      if (!isHeld && !holdsOf(offeredWhen, facts, household)) return [];
      const isFirst = isHeld || (tick !== undefined && holdsOf(tick.when ?? [], facts, household));
      const isTold = told.has(id) || (tick?.known !== undefined && holdsOf(tick.known, facts, household));
      const isUsual = tick?.usual !== undefined && holdsOf(tick.usual, facts, household);
      return [
        {
          type,
          category,
          group: isFirst ? (tick?.group ?? null) : null,
          knownBy: isTold ? ('answers' as const) : isUsual ? ('usual' as const) : null,
        },
      ];
    }),
  );
}

/**
 * The lines that the person fills in: what they ticked, or before that what is known of them; and always each line that
 * holds a sum.
 *
 * @param ticked null until they have ticked for the first time
 */
export function linesToFill(
  offered: readonly TickLine[],
  ticked: readonly number[] | null,
  budget: SubmittedBudget,
): readonly number[] {
  const given = linesWithSums(budget);
  const chosen = new Set(
    ticked ?? offered.filter(({ knownBy }) => knownBy !== null).map(({ type }) => type.id),
  );
  return offered.map(({ type }) => type.id).filter(id => chosen.has(id) || given.has(id));
}

/**
 * The budget with each part of which nothing is ticked counted as submitted with nothing in it. Before somebody has
 * ticked, no part is.
 */
export function withPartsLeftOut(
  { categories }: Rules,
  submitted: SubmittedBudget,
  ticked: readonly number[] | null,
): SubmittedBudget {
  if (ticked === null) return submitted;
  const chosen = new Set(ticked);
  const leftOut = categories.filter(
    category =>
      !submitted.some(({ categoryId }) => categoryId === category.id) &&
      !typesOf(category).some(({ id }) => chosen.has(id)),
  );
  return [...submitted, ...leftOut.map(({ id }) => ({ categoryId: id, entries: [], acknowledged: [] }))];
}

/** The groups of the list to tick that hold a line, in the order of the content, each with its side. */
export function tickGroups(
  { tickGroups: groups }: Pick<BudgetRules, 'tickGroups'>,
  offered: readonly TickLine[],
): readonly { readonly name: string; readonly side: 'income' | 'expenditure' }[] {
  return groups.flatMap(name => {
    const first = offered.find(({ group }) => group === name);
    return first ? [{ name, side: isIncome(first.category) ? 'income' : 'expenditure' }] : [];
  });
}
