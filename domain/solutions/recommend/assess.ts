import { needsAdviceFirst } from '../../debts/debtFacts.ts';
import { isUkNation, type UkNation } from '../../people/nation.ts';
import type { CalendarDate } from '../../values/calendar-date.ts';
import type { Case } from '../case/case.ts';
import { judge, type Reason } from '../criteria/judge.ts';
import { type Figures, figuresOf } from '../figures/figures.ts';
import { type Payment, shownPayment } from '../solution/payment.ts';
import type { Product, ShortName, SolutionType } from '../solution/products.ts';
import { type AdviserCode, forAdviser, type WithheldCode, withheldSolutions } from './blockers.ts';
import { choose, type NotChosen } from './choose.ts';
import { askFirstGates } from './gates/firstGates.ts';
import type { CloseTo, Gate } from './gates/gate.ts';
import { gatesOf } from './gates/gates.ts';
import { closeTo, missedWriteOff, placeUntilThen } from './gates/nearlyThere.ts';
import { PERSON_CONFIRMS } from './gates/personConfirms.ts';
import { onEitherSide } from './gates/whoseMoney.ts';
import {
  type DisplayRule,
  type Eligibility,
  groupSolutions,
  type SolutionGroups,
  undecidedOf,
} from './groups.ts';
import { isUrgent, type UrgentItem, urgentItems } from './now.ts';
import { type Preference, precedenceOf, preferences, putsHomeAtRisk, TEMPORARY } from './order.ts';
import type { CompiledSolution, Rules, RulesOn } from './rules.ts';

/** One solution, judged. */
export type Result = {
  readonly type: SolutionType;
  readonly product: Product & { readonly shortName: ShortName };
  readonly eligibility: Eligibility;
  /** One for each criterion, in order, including those that passed. */
  readonly reasons: readonly Reason[];
  /** Open, and an adviser confirms something first. */
  readonly adviserConfirms: boolean;
  /** Null for a solution that is not open or has no payment. */
  readonly payment: Payment | null;
  /** 1 comes first (AD-012). */
  readonly precedence: number;
  readonly displayRule: DisplayRule;
  /** It only gives time, so it is shown beside the others and never recommended (AD-014). */
  readonly isTemporary: boolean;
  /** A trustee would take over a share of the home that is worth something. */
  readonly isHomeAtRisk: boolean;
};

/** The overall result that a person is told. */
export type Verdict = 'RECOMMENDED' | 'ASK_ADVISER' | 'WITHHELD';

/** A case, judged. */
export type Assessment = SolutionGroups<Result> & {
  readonly nation: UkNation | null;
  readonly on: CalendarDate;
  readonly verdict: Verdict;
  /** Why nothing is recommended; empty otherwise. */
  readonly withheld: readonly WithheldCode[];
  /** What an adviser has to look at; empty when a solution is recommended. */
  readonly forAdviser: readonly AdviserCode[];
  /** What the statement still lacks, in the words of the statement. */
  readonly missing: readonly string[];
  /** What to do now, before and beside any solution. */
  readonly now: readonly UrgentItem[];
  /** Every solution of the nation, in order of precedence. Empty without a nation. */
  readonly results: readonly Result[];
  /**
   * Solutions that are undecided. Of those that only give time, only the ones that something the person told us points
   * to.
   */
  readonly undecided: readonly Result[];
  /** Open solutions that only give time, where they fit. */
  readonly addOns: readonly Result[];
  /** A date is so near that the add-ons come before everything else. */
  readonly addOnsFirst: boolean;
  readonly figures: Figures | null;
  /** What stood before a recommendation, and what it did. Empty while solutions are withheld. */
  readonly gates: readonly Gate[];
  /** The write-off that is nearly open; null unless that decides. */
  readonly close: CloseTo | null;
};

/**
 * Judges a case by the law and practice of a day. Every solution of the nation is tested by all its criteria; then they
 * are put in order, and the first that is open is recommended, unless something must be found out or an adviser must
 * look first. Nothing unknown is taken as known.
 *
 * @param on the day whose limits apply
 * @param rulesThen how to find the rules of that day
 */
export function assess(facts: Case, on: CalendarDate, rulesThen: RulesOn): Assessment {
  const nation = facts.nation ?? undefined;
  if (!isUkNation(nation)) return withoutNation(facts, on);
  const rules = rulesThen(nation, on);
  const figures = figuresOf(facts, nation, rules.limits, on);
  const judged = rules.solutions.map(solution => judgeSolution(solution, figures, rules));
  const stops = withheldSolutions(facts, figures, rules.limits);
  const now = urgentItems(facts, figures, rules);
  const addOns = stops.length > 0 ? [] : judged.filter(isOpenAddOn).map(asAddOn);

  const firstGates = askFirstGates(rules.gates, figures);
  const first = [...firstGates.codes, ...forAdviser(facts, figures, rules.limits, on)];
  const missed = missedWriteOff(judged, facts, figures, rules);
  const isWorkTouched = facts.work.isDirector === true || facts.work.isRegulated === true;
  const choice =
    first.length > 0
      ? null
      : choose({ judged, orders: ordersOf(figures, rules), missed, isWorkTouched, figures, rules });
  const order = typeof choice === 'string' ? null : choice;
  const reasons = typeof choice === 'string' ? whyNotChosen(choice, facts, on, rulesThen) : first;
  const isClose = reasons.includes('CLOSE_TO_WRITE_OFF');
  const isNearly = isClose || reasons.includes('SEVERAL_NEAR_MISSES');
  const isCredible = !first.includes('BUDGET_NOT_CREDIBLE');
  const results = inOrder(
    isCredible ? judged : judged.map(withoutPayment),
    isNearly ? placeClose : placeBy(order),
    now.some(({ code }) => code === 'PRIORITY_DEBT'),
  );
  const isStopped = firstGates.codes.length > 0;
  const shown = stops.length > 0 ? [] : isStopped ? results.filter(isForBudget) : results;
  const groups = groupSolutions(shown);
  const recommended = order === null ? null : (groups.recommended?.product.shortName ?? null);
  return {
    nation,
    on,
    verdict: stops.length > 0 ? 'WITHHELD' : order === null ? 'ASK_ADVISER' : 'RECOMMENDED',
    withheld: stops,
    forAdviser: stops.length > 0 ? [] : reasons,
    missing: facts.statement.missing,
    now,
    results,
    ...groups,
    undecided: undecidedOf(shown, figures),
    addOns: results.filter(({ product }) => addOns.includes(product.shortName)),
    addOnsFirst: addOns.length > 0 && isUrgent(now),
    figures,
    gates:
      stops.length > 0
        ? []
        : gatesOf({
            facts,
            figures,
            rules,
            judged,
            first: firstGates.gates,
            missed,
            order,
            recommended,
            reasons,
          }),
    close: stops.length === 0 && missed !== null && isClose ? closeTo(missed, judged) : null,
  };
}

/**
 * Why nothing is chosen. Where debts that may not be owed leave the order open, that is said, and what is open without
 * them too.
 */
function whyNotChosen(
  choice: NotChosen,
  facts: Case,
  on: CalendarDate,
  rulesThen: RulesOn,
): readonly AdviserCode[] {
  const debts = facts.debts.filter(debt => !needsAdviceFirst(debt));
  if (choice !== 'ORDER_NOT_SETTLED' || debts.length === facts.debts.length) return [choice];
  const isOpenBesides = assess({ ...facts, debts }, on, rulesThen).forAdviser.includes(choice);
  return isOpenBesides ? ['DEBTS_NOT_SETTLED', choice] : ['DEBTS_NOT_SETTLED'];
}

/** The orders that the facts allow, from either surplus where it is not settled whose pays the debts. */
function ordersOf(figures: Figures, rules: Rules): readonly Preference[] {
  const { sides } = figures;
  if (sides === null) return preferences(figures, rules);
  return [...new Set(sides.flatMap(side => preferences(side, rules)))];
}

/** A solution, judged, without its place among the others. */
export type Judged = Omit<Result, 'precedence' | 'displayRule'>;

function judgeSolution(solution: CompiledSolution, figures: Figures, rules: Rules): Judged {
  const { product, paymentOf } = solution;
  let isOpen = true;
  let isClosed = false;
  let adviserConfirms = false;
  const reasons: Reason[] = [];
  for (const rule of solution.rules) {
    const found = judge(rule, figures);
    const reason = figures.sides === null ? found : onEitherSide(found, figures.sides);
    reasons.push(reason);
    if (reason.outcome !== 'met') isOpen = false;
    if (reason.outcome === 'not met') isClosed = true;
    if (reason.adviserConfirms) adviserConfirms = true;
  }
  return {
    type: product.type,
    product,
    eligibility: isOpen ? 'ELIGIBLE' : isClosed ? 'INELIGIBLE' : 'CANNOT_SAY',
    reasons,
    adviserConfirms: isOpen && (adviserConfirms || PERSON_CONFIRMS.has(product.shortName)),
    payment:
      isClosed || paymentOf === null ? null : shownPayment(paymentOf(figures, rules.limits), rules.limits),
    isTemporary: TEMPORARY.has(product.shortName),
    isHomeAtRisk: putsHomeAtRisk(product.shortName, figures, rules),
  };
}

const STANDING: Readonly<Record<Eligibility, number>> = { ELIGIBLE: 0, CANNOT_SAY: 1000, INELIGIBLE: 2000 };

/** Where a solution stands among those that are as open as it; the lower, the earlier. */
type PlaceOf = (judged: Judged) => number;

function placeBy(preferred: Preference | null): PlaceOf {
  return ({ product, isHomeAtRisk }) => precedenceOf(product.shortName, preferred, isHomeAtRisk);
}

function placeClose({ product }: Judged): number {
  return placeUntilThen(product.shortName);
}

/** Nothing that is worked out from a budget on which nobody could live is kept or shown. */
function withoutPayment(judged: Judged): Judged {
  return { ...judged, payment: null };
}

/** What is shown where a first gate decides, before which no other fact counts: the plan for budget and bills alone. */
function isForBudget({ type }: Result): boolean {
  return type === 'DEBT_ACTION_PLAN';
}

/** Open ones first, then by their place; ties by id, so that the order is always the same. */
function inOrder(judged: readonly Judged[], placeOf: PlaceOf, hasPriorityDebts: boolean): readonly Result[] {
  return judged
    .map(result => ({ result, place: STANDING[result.eligibility] + placeOf(result) }))
    .sort((a, b) => a.place - b.place || a.result.product.id - b.result.product.id)
    .map(({ result }, index) => ({
      ...result,
      precedence: index + 1,
      displayRule: displayRule(result, hasPriorityDebts),
    }));
}

/** The plan for budget and bills is shown beside a recommendation when there are priority debts. */
function displayRule({ isTemporary, type }: Judged, hasPriorityDebts: boolean): DisplayRule {
  if (isTemporary) return 'BANNER';
  return type === 'DEBT_ACTION_PLAN' && hasPriorityDebts ? 'ALWAYS' : null;
}

function isOpenAddOn({ isTemporary, eligibility }: Judged): boolean {
  return isTemporary && eligibility === 'ELIGIBLE';
}

function asAddOn({ product }: Judged): ShortName {
  return product.shortName;
}

function withoutNation(facts: Case, on: CalendarDate): Assessment {
  return {
    nation: null,
    on,
    verdict: 'WITHHELD',
    withheld: withheldSolutions(facts, null, null),
    forAdviser: [],
    missing: facts.statement.missing,
    now: [],
    results: [],
    recommended: null,
    eligible: [],
    ineligible: [],
    undecided: [],
    addOns: [],
    addOnsFirst: false,
    figures: null,
    gates: [],
    close: null,
  };
}
