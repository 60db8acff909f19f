import { type Criterion, limited, mustBe, mustNotBe, withinLimit } from '../../criteria/criterion.ts';
import { outcomeOf, type Reason, type Rule, ruleOf } from '../../criteria/judge.ts';
import { FULL_BUDGET } from '../../criteria/missingFactTexts.ts';
import type { Figures } from '../../figures/figures.ts';
import type { Limits } from '../../thresholds/limits.ts';
import { OWN_PRACTICE } from '../../thresholds/practice.ts';
import { findingOf } from './finding.ts';
import type { Gate } from './gate.ts';

/** Why an adviser looks first, by the gates that are asked before any solution is chosen. */
export type FirstGateCode =
  | 'BUDGET_NOT_CREDIBLE'
  | 'IN_INSOLVENCY'
  | 'IN_ARRANGEMENT'
  | 'UNDER_RESTRICTIONS'
  | 'RECENT_BANKRUPTCY';

/** The gates that are asked before any solution is chosen. */
export type FirstGate = 'CREDIBLE_BUDGET' | 'ALREADY_IN_ARRANGEMENT';

/** A test of a gate. It stops the recommendation when it is not met, and some also while that cannot be said. */
type GateTest = {
  readonly gate: FirstGate;
  readonly criterion: Criterion;
  readonly adviser: FirstGateCode;
  readonly stopsWhenOpen: boolean;
};

/** A test of a gate with the limit of a nation and day. */
export type GateRule = Omit<GateTest, 'criterion'> & { readonly rule: Rule };

const budget = (criterion: Criterion): GateTest => ({
  gate: 'CREDIBLE_BUDGET',
  criterion,
  adviser: 'BUDGET_NOT_CREDIBLE',
  stopsWhenOpen: false,
});
const arrangement = (adviser: FirstGateCode, criterion: Criterion, stopsWhenOpen: boolean): GateTest => ({
  gate: 'ALREADY_IN_ARRANGEMENT',
  criterion,
  adviser,
  stopsWhenOpen,
});

/** What is asked before any solution is chosen. */
export const FIRST_GATES: readonly GateTest[] = [
  budget(
    limited('at least', 'BUDGET_SUM_MIN', 'pence a month', {
      code: 'INCOME_NIL',
      tests: 'What comes in each month',
      nil: 'Your budget has no money that comes in',
      figure: figures => figures.budget.income,
      missing: FULL_BUDGET,
    }),
  ),
  budget(
    withinLimit('more than', 0, 'pence a month', OWN_PRACTICE, {
      code: 'SPENDING_NIL',
      tests: 'What goes out each month',
      nil: 'Your budget has nothing that goes out',
      figure: figures => figures.budget.outgoings,
      missing: FULL_BUDGET,
    }),
  ),
  budget(
    limited('at least', 'FOOD_MIN', 'pence a month', {
      code: 'FOOD_NIL',
      tests: 'What you spend on food each month, for each adult',
      nil: 'Your budget has nothing for food',
      figure: figures => figures.budget.food,
      missing: FULL_BUDGET,
    }),
  ),
  budget(
    mustBe(OWN_PRACTICE, {
      code: 'HOUSING_NIL',
      tests: 'Your budget has your rent or mortgage, or someone else pays it',
      not: 'Your budget has no rent or mortgage to speak of, and does not say who pays it',
      figure: figures => figures.budget.isHomePaidFor,
      missing: 'who pays for your home',
    }),
  ),
  // One that may still be going on is asked about by a person too.
  arrangement(
    'IN_INSOLVENCY',
    mustNotBe(OWN_PRACTICE, {
      code: 'IN_INSOLVENCY',
      tests: 'You are in a debt solution now',
      not: 'You are in no debt solution now',
      figure: figures => figures.arrangements.isInInsolvency,
      missing: 'if you are in a debt solution now',
    }),
    true,
  ),
  arrangement(
    'IN_ARRANGEMENT',
    mustNotBe(OWN_PRACTICE, {
      code: 'IN_ARRANGEMENT',
      tests: 'You are in a payment plan now that someone runs for you, or that a court made',
      not: 'You are in no such payment plan now',
      figure: figures => figures.arrangements.isInPlan,
      missing: 'if you are in a payment plan now',
    }),
    true,
  ),
  arrangement(
    'UNDER_RESTRICTIONS',
    mustNotBe(OWN_PRACTICE, {
      code: 'UNDER_RESTRICTIONS',
      tests: 'You are under bankruptcy restrictions',
      not: 'You are not under bankruptcy restrictions',
      figure: figures => figures.hasRestrictions,
      missing: 'if you are under bankruptcy restrictions',
    }),
    false,
  ),
  arrangement(
    'RECENT_BANKRUPTCY',
    limited('at least', 'RECENT_BANKRUPTCY_MONTHS', 'months', {
      code: 'RECENT_BANKRUPTCY',
      tests: 'Time since you came out of bankruptcy',
      never: 'You have not been bankrupt before',
      nil: 'You came out of bankruptcy less than a month ago',
      figure: figures => figures.arrangements.monthsSinceBankruptcyEnded,
      missing: 'when you came out of bankruptcy',
    }),
    true,
  ),
];

/** The tests with the limits of a nation and day. */
export function gateRules(limits: Limits): readonly GateRule[] {
  return FIRST_GATES.map(({ criterion, ...test }) => ({ ...test, rule: ruleOf(criterion, limits) }));
}

/** What the first gates found on a case: why an adviser looks, and the gates for the record. */
export type FirstGates = { readonly codes: readonly FirstGateCode[]; readonly gates: readonly Gate[] };

const OPEN: FirstGates = Object.freeze({ codes: [], gates: [] });

/** Asks the gates that stand before any solution. */
export function askFirstGates(rules: readonly GateRule[], figures: Figures): FirstGates {
  const stopped = rules.filter(one => isStopped(one, figures));
  if (stopped.length === 0) return OPEN;
  const codes = [...new Set(stopped.map(({ adviser }) => adviser))];
  const gates = [...new Set(stopped.map(({ gate }) => gate))].map(
    (code): Gate => ({
      code,
      effect: 'decided',
      solutions: [],
      findings: stopped
        .filter(({ gate }) => gate === code)
        .map(({ rule }) => findingOf(judged(rule, figures))),
    }),
  );
  return { codes, gates };
}

function isStopped({ rule, stopsWhenOpen }: GateRule, figures: Figures): boolean {
  const outcome = outcomeOf(rule, figures);
  return outcome === 'not met' || (stopsWhenOpen && outcome === 'cannot say');
}

/** A test of a gate as a reason, also for the tests of the rules. */
export function judged(rule: Rule, figures: Figures): Reason {
  return {
    rule,
    figure: rule.criterion.figure(figures),
    outcome: outcomeOf(rule, figures),
    adviserConfirms: false,
  };
}
