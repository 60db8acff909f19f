import type { BudgetShares } from '../household/shares.ts';
import { type CalendarDate, isoDate } from '../values/calendar-date.ts';
import type { Pence } from '../values/pence.ts';
import { percentOf } from '../values/percentage.ts';
import { type BudgetRules, inForceOn, type PerPerson } from './rules.ts';
import { budgetTotals, monthlyLineAmount, type SubmittedBudget } from './submittedBudget.ts';

/** What a household usually spends on a category, in pence a month, both ends included. */
export type GuideRange = {
  readonly lowest: Pence;
  readonly highest: Pence;
  readonly year: number;
  readonly isIllustrative: boolean;
};

/** The guide figures of a category for a household on a day; undefined where none are in force. */
export function guideRange(
  { guideFigures }: Pick<BudgetRules, 'guideFigures'>,
  categoryId: number,
  shares: BudgetShares,
  on: CalendarDate,
): GuideRange | undefined {
  const row = inForceOn(
    guideFigures.filter(figures => figures.categoryId === categoryId),
    isoDate(on),
  );
  if (!row) return undefined;
  const { year, isIllustrative } = row;
  return { lowest: forAll(row.lowest, shares), highest: forAll(row.highest, shares), year, isIllustrative };
}

/**
 * The most that a line is usually allowed on a day, in pence a month; undefined where nothing caps it. A share of what
 * is left is a share of what would be left without the line, and of nothing when that is a shortfall.
 */
export function itemCap(
  rules: Pick<BudgetRules, 'itemCaps' | 'categories' | 'frequencies'>,
  typeId: number,
  budget: SubmittedBudget,
  on: CalendarDate,
): Pence | undefined {
  const row = inForceOn(
    rules.itemCaps.filter(cap => cap.typeId === typeId),
    isoDate(on),
  );
  if (!row || row.percentOfWhatIsLeft === null) return row?.most;
  const left = budgetTotals(rules, budget).disposableIncome + monthlyLineAmount(rules, budget, typeId);
  return Math.min(row.most, Math.floor(percentOf(Math.max(0, left), row.percentOfWhatIsLeft)));
}

function forAll(each: PerPerson, shares: BudgetShares): Pence {
  return (
    each.firstAdult +
    each.furtherAdult * (shares.adults - 1) +
    each.childUnderSixteen * shares.childrenUnderSixteen +
    each.childBetweenSixteenEighteen * shares.childrenBetweenSixteenEighteen
  );
}
