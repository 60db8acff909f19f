import { isUkNation } from '../../people/nation.ts';
import type { CalendarDate } from '../../values/calendar-date.ts';
import { isRuledOut, judge } from '../criteria/judge.ts';
import { type BudgetFigures, type Month, monthFigures, UNKNOWN_MONTH } from '../figures/budget.ts';
import { type FactsWithoutAmounts, type Figures, withBudgetFacts } from '../figures/figures.ts';
import type { LateBill } from '../recommend/now.ts';
import { HOME_AT_RISK_SOLUTIONS } from '../recommend/order.ts';
import { type PressingMatter, pressingMatters } from '../recommend/pressing.ts';
import type { CompiledSolution, Rules, RulesOn } from '../recommend/rules.ts';
import { PRODUCTS, type ShortName } from '../solution/products.ts';
import type { Limits } from '../thresholds/limits.ts';
import type { BudgetSummary } from './budgetSummary.ts';
import { type DebtsOverall, debtFiguresOverall } from './debtsOverall.ts';
import { type InBrief, inBrief } from './inBrief.ts';

/** What the first look judges: a case in which much is unknown, with the month and the debts known only as totals. */
export type FirstLookCase = {
  readonly facts: FactsWithoutAmounts;
  /** Null until the person has told us all its sums. */
  readonly month: Month | null;
  readonly debts: DebtsOverall;
  /** The month as it is shown. A sum that was not told is 0. */
  readonly budgetSummary: BudgetSummary;
  /** What of food, heat and power the person lacks, as they said, in a sentence; null where none. */
  readonly lacks: string | null;
  /** The bills that are late and can cost the home, heat or power. */
  readonly late: readonly LateBill[];
  /** The band of all debts, as chosen. */
  readonly owed?: string | undefined;
};

/** As the API gives it: what could be worth looking at, and the month as told (AD-001). */
export type FirstLook = {
  readonly availableSolutions: readonly string[];
  /** The same with a line, a figure and a link each; those without a fee first. */
  readonly inBrief: readonly InBrief[];
  /** What of food, heat and power the person lacks, as they say: money that is left on paper is no good news then. */
  readonly lacksBasics: string | null;
  /** What cannot wait: it stands before all that could be worth a look. */
  readonly urgent: readonly PressingMatter[];
  readonly budgetSummary: BudgetSummary;
};

const LAST: ShortName = 'DAP';

/** Fits everybody, so the list is never empty. */
export const PLAN_FOR_BUDGET_AND_BILLS = nameOf(LAST);

/** Plainer names where the product's own has words that a first look need not explain. */
const PLAINER_NAMES: Partial<Readonly<Record<ShortName, string>>> = {
  BS: 'Breathing Space',
  TPP: 'Token payments',
};

/**
 * Solutions that fit few people, each with the criterion that has to be met before the first look names it. For some of
 * them, no first question could meet the criterion: those wait for the full review.
 */
const NAMED_WHERE_MET: Partial<Readonly<Record<ShortName, string>>> = {
  MHBS: 'MHBS_TREATMENT',
  AO: 'AO_JUDGMENT',
  TPP: 'TPP_LITTLE_LEFT',
  FFS: 'FFS_SHARE_MIN',
  WO: 'WO_LONG_ILLNESS',
};

/** More time is named to people who are under pressure, though the law does not ask for that. */
const GIVES_TIME: ReadonlySet<ShortName> = new Set<ShortName>(['BS', 'MOR']);

/**
 * A careful first look after the Qualifier: the names of solutions that could be worth looking at, and the month
 * (AD-001). It judges by the criteria of the full review with the limits of the day (HO-040), leaves out what they rule
 * out, keeps what is still undecided, and recommends nothing: names come in the fixed order of products, with the plan
 * for budget and bills at the end.
 *
 * @param on the day whose limits apply
 */
export function firstLook(
  { facts, month, debts, budgetSummary, lacks, late, owed }: FirstLookCase,
  on: CalendarDate,
  rulesOn: RulesOn,
): FirstLook {
  const nation = facts.nation ?? undefined;
  const rules = isUkNation(nation) ? rulesOn(nation, on) : undefined;
  const budget = month === null || !rules ? UNKNOWN_MONTH : monthFigures(month, rules.limits, on);
  const named = rules ? namesOf({ facts, budget, debts }, rules, on) : [];
  const sums = {
    left: month === null ? null : month.income - month.outgoings,
    owed,
    toTrustee: budget.scottishContribution,
  };
  return {
    availableSolutions: [...named.map(({ name }) => name), PLAN_FOR_BUDGET_AND_BILLS],
    inBrief: inBrief(
      [...named, { shortName: LAST, name: PLAN_FOR_BUDGET_AND_BILLS }],
      sums,
      isUkNation(nation) ? nation : undefined,
    ),
    budgetSummary,
    lacksBasics: lacks,
    urgent: pressingMatters(facts, on, rulesOn, late),
  };
}

function namesOf(
  { facts, budget, debts }: Pick<FirstLookCase, 'facts' | 'debts'> & { readonly budget: BudgetFigures },
  rules: Rules,
  on: CalendarDate,
): readonly { readonly shortName: ShortName; readonly name: string }[] {
  const parts = { budget, debts: debtFiguresOverall(debts) };
  const figures = withBudgetFacts(parts, facts, rules.nation, rules.limits, on);
  const { isInPlan, isInInsolvency } = figures.arrangements;
  // An adviser looks first at what somebody is in already, and nothing new is named before that.
  if (isInPlan.low === 1 || isInInsolvency.low === 1) return [];
  return rules.solutions
    .filter(({ product }) => product.shortName !== LAST)
    .filter(solution => couldFit(solution, figures) && !costsAHome(solution, facts))
    .filter(({ product }) => !takesAllThatIsOwed(product.shortName, figures, rules.limits))
    .map(({ product: { shortName, name } }) => ({ shortName, name: PLAINER_NAMES[shortName] ?? name }));
}

function couldFit({ product, rules }: Rules['solutions'][number], figures: Figures): boolean {
  if (rules.some(rule => isRuledOut(rule, figures))) return false;
  if (GIVES_TIME.has(product.shortName)) return figures.isUnderPressure.low === 1;
  const needed = NAMED_WHERE_MET[product.shortName];
  if (needed === undefined) return true;
  return rules.some(rule => rule.criterion.code === needed && judge(rule, figures).outcome === 'met');
}

/**
 * What writes the rest off has to leave a rest, even of the most that may be owed. The full review keeps it open while
 * bills that are behind may take a part of the surplus; but what is named here names a sum, which would be too much.
 */
function takesAllThatIsOwed(
  shortName: ShortName,
  { available, budget, debts: { columns } }: Figures,
  limits: Limits,
): boolean {
  switch (shortName) {
    case 'IVA':
      return reaches(available.high, limits.span('IVA_TERM').low, columns.IVA.total.high);
    case 'PTD':
      return reaches(budget.scottishContribution.high, limits.span('PTD_TERM').low, columns.PTD.total.high);
    default:
      return false;
  }
}

/** Whether a monthly sum in pence comes to what is owed. A sum that is not known reaches nothing. */
function reaches(monthly: number, months: number, owed: number): boolean {
  return Number.isFinite(monthly) && monthly * months >= owed;
}

/**
 * A trustee would want to sell a home with no mortgage, which is likely to be worth more than the debts. The full
 * review asks what it is worth.
 */
function costsAHome({ product }: CompiledSolution, { home }: FactsWithoutAmounts): boolean {
  return home.tenure === 'owns' && home.mortgage === 0 && HOME_AT_RISK_SOLUTIONS.has(product.shortName);
}

function nameOf(shortName: ShortName): string {
  const found = PRODUCTS.find(product => product.shortName === shortName);
  if (found === undefined) throw new Error(`No product ${shortName}`);
  return found.name;
}
