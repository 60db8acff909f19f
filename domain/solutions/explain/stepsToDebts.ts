import { type AskedDebtRole, hasDebtRole } from '../../debts/roles.ts';
import { isUkNation, type UkNation } from '../../people/nation.ts';
import { readIsoDate } from '../../values/calendar-date.ts';
import type { Pence } from '../../values/pence.ts';
import type { CaseDebt } from '../case/case.ts';
import { isKnown, type Span } from '../case/span.ts';
import { budgetFigures } from '../figures/budget.ts';
import { debtFigures } from '../figures/debts.ts';
import { type Figures, figuresOf, planColumn } from '../figures/figures.ts';
import type { Limits } from '../thresholds/limits.ts';
import type { KeptSums } from './keptSums.ts';
import type { AdviceRecord } from './record.ts';
import { STEPS } from './trusteesSum.ts';

/** What stands between what is left and what goes to the debts. */
export type StepCode = 'PARTNER' | 'PUT_BY_AGAIN' | 'BILLS_BEHIND' | 'SURPRISES' | 'ROUNDING';
export type StepToDebts = { readonly code: StepCode; readonly says: string; readonly sum: Pence };

/**
 * Which plan is paid: that of the nation, or a debt management plan, which in Scotland leaves out debts that the scheme
 * there takes in.
 */
export type PlanPaid = 'nation' | 'DMP';

/** These are paid beside the debts that a debt management plan leaves out. */
const BESIDE_DMP: readonly (string | null)[] = ['DMP', 'SMP'];

/** Whether a solution is paid from what a debt management plan is paid from. */
export function isBesideDmp(shortName: string | null): boolean {
  return BESIDE_DMP.includes(shortName);
}

/**
 * What can go to the debts of a solution each month; null where that is not known, or was reckoned by other rules than
 * these.
 */
export function availableTo(record: AdviceRecord, shortName: string, limits: Limits): Span | null {
  if (!isBesideDmp(shortName)) return record.available;
  const figures = sameFigures(record, limits);
  return figures === null ? record.available : figures.dmpAvailable;
}

/** The figures of a record, where these rules find the same sum for the debts as those that it was judged by. */
function sameFigures({ inputs, available, on: day }: AdviceRecord, limits: Limits): Figures | null {
  const on = readIsoDate(day);
  const nation = inputs.nation ?? undefined;
  if (on === null || !isUkNation(nation) || available === null || !isKnown(available)) return null;
  const figures = figuresOf(inputs, nation, limits, on);
  return figures.available.low === available.low && isKnown(figures.available) ? figures : null;
}

/** The steps, and the sum in whole pounds that they lead to, in pence. */
type Steps = { readonly steps: readonly StepToDebts[]; readonly available: Pence };

/**
 * The steps from what is left to what can go to the debts of a plan. They add up to it, or to less than nothing where
 * what comes first is more than is left. Null where that is not known, or was reckoned by other rules than these.
 */
export function stepsToDebts(
  record: AdviceRecord,
  limits: Limits,
  { left, savings }: Pick<KeptSums, 'savings'> & { readonly left: Pence },
  plan: PlanPaid,
): Steps | null {
  const { inputs } = record;
  const on = readIsoDate(record.on);
  const nation = inputs.nation ?? undefined;
  const figures = sameFigures(record, limits);
  if (on === null || !isUkNation(nation) || figures === null) return null;
  const { budget, debts } = figures;
  const offers = plan === 'DMP' ? debts.offersBesideDmp : debts.priorityOffers;
  const { low: available } = plan === 'DMP' ? figures.dmpAvailable : figures.available;
  if (!isKnown(budget.savingsMonthly) || !isKnown(offers)) return null;
  const joint = budgetFigures(inputs, limits, on).left.low;
  const all: readonly StepToDebts[] = [
    { code: 'PARTNER', says: STEPS.partner, sum: budget.left.low - joint },
    {
      code: 'PUT_BY_AGAIN',
      says: 'Put by beyond what a plan leaves room for',
      sum: savings - budget.savingsMonthly.low,
    },
    { code: 'BILLS_BEHIND', says: billsBehind(inputs.debts, nation, limits, plan), sum: -offers.low },
  ];
  const steps = all.filter(({ sum }) => sum !== 0);
  const rest = left + totalOf(steps);
  // Of a shortfall nothing can be paid: that needs no steps.
  if (rest < 0) return left > 0 && available === 0 ? { steps, available } : null;
  const rounding = available - rest;
  if (rest === 0 || rounding === 0) return { steps, available };
  // Only a rounding to whole pounds may be left: anything else is of rules that are not these.
  if (Math.abs(rounding) >= 100) return null;
  return { steps: [...steps, { code: 'ROUNDING', says: STEPS.rounding, sum: rounding }], available };
}

/** The steps together, in pence. */
export function totalOf(steps: readonly StepToDebts[]): Pence {
  return steps.reduce((total, { sum }) => total + sum, 0);
}

/** As inside a sentence. */
export function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** The debts that come before those of a plan. */
export function lateDebts(
  { inputs }: AdviceRecord,
  limits: Limits,
  plan: PlanPaid,
): readonly CaseDebt['debt'][] {
  const nation = inputs.nation ?? undefined;
  return isUkNation(nation) ? comingFirst(inputs.debts, nation, limits, plan).map(({ debt }) => debt) : [];
}

function comingFirst(
  debts: readonly CaseDebt[],
  nation: UkNation,
  limits: Limits,
  plan: PlanPaid,
): readonly CaseDebt[] {
  const column = plan === 'DMP' ? 'DMP' : planColumn(nation);
  return debts.filter(
    debt => debtFigures({ debts: [debt], someDebtIsBehind: null }, column, limits).priorityOffers.high > 0,
  );
}

/** What comes before the debts of a plan, by the kinds of debt: "Council tax arrears". */
function billsBehind(debts: readonly CaseDebt[], nation: UkNation, limits: Limits, plan: PlanPaid): string {
  const kinds = new Set(comingFirst(debts, nation, limits, plan).map(debt => kindOf(debt, nation)));
  const [only] = kinds;
  return kinds.size === 1 && only !== undefined ? only : 'Bills that are late';
}

const BEHIND: readonly (readonly [role: AskedDebtRole, says: string])[] = [
  ['council-tax', 'Council tax arrears'],
  ['rent-of-home', 'Rent arrears'],
  ['mortgage', 'Mortgage arrears'],
  ['energy', 'Gas and power arrears'],
  ['court-fine', 'Court fines'],
  ['child-maintenance', 'Child maintenance arrears'],
  ['income-tax', 'Income tax'],
];

function kindOf({ type }: CaseDebt, nation: UkNation): string {
  if (nation === 'northern-ireland' && hasDebtRole(type, 'council-tax')) return 'Rates arrears';
  return BEHIND.find(([role]) => hasDebtRole(type, role))?.[1] ?? 'A debt that comes first';
}
