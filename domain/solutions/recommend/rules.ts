import type { UkNation } from '../../people/nation.ts';
import { type CalendarDate, compareDates, isoDate } from '../../values/calendar-date.ts';
import { type Rule, ruleOf } from '../criteria/judge.ts';
import type { PaymentOf } from '../solution/payment.ts';
import { PRODUCTS, type Product, type ShortName } from '../solution/products.ts';
import { type LimitKey, type Limits, limitsOn, THRESHOLDS } from '../thresholds/limits.ts';
import type { Threshold } from '../thresholds/threshold.ts';
import { type GateRule, gateRules } from './gates/firstGates.ts';
import { SOLUTIONS } from './solutions.ts';

/** A solution with the limits of one nation and day. */
export type CompiledSolution = {
  readonly product: Product & { readonly shortName: ShortName };
  readonly rules: readonly Rule[];
  readonly paymentOf: PaymentOf | null;
};

/** Everything in force in one nation on one day. */
export type Rules = {
  readonly nation: UkNation;
  readonly on: CalendarDate;
  readonly limits: Limits;
  readonly solutions: readonly CompiledSolution[];
  /** What is asked before any solution is chosen. */
  readonly gates: readonly GateRule[];
};

/** Gathers what is in force in a nation on a day. Solutions of other nations, and those not in force, are left out. */
function compileRules(nation: UkNation, on: CalendarDate, thresholds: readonly Threshold<LimitKey>[]): Rules {
  const limits = limitsOn(nation, on, thresholds);
  const day = isoDate(on);
  const solutions = (PRODUCTS as readonly (Product & { readonly shortName: ShortName })[])
    .filter(({ nations, inForce }) => nations.includes(nation) && inForce !== false && (inForce ?? '') <= day)
    .flatMap(product => {
      if (product.shortName === 'MHM') return [];
      const { criteria, paymentOf } = SOLUTIONS[product.shortName];
      const here = criteria.filter(({ nations }) => nations?.includes(nation) ?? true);
      return [{ product, rules: here.map(criterion => ruleOf(criterion, limits)), paymentOf }];
    });
  return { nation, on, limits, solutions, gates: gateRules(limits) };
}

/** Finds what is in force in a nation on a day. */
export type RulesOn = (nation: UkNation, on: CalendarDate) => Rules;

/**
 * Finds the rules by these limits. The result for the last day asked for in each nation is cached, since cases of one
 * day come together; caching never changes the answer.
 */
export function rulesBy(thresholds: readonly Threshold<LimitKey>[]): RulesOn {
  const latest = new Map<UkNation, Rules>();
  return (nation, on) => {
    const kept = latest.get(nation);
    if (kept !== undefined && compareDates(kept.on, on) === 0) return kept;
    const rules = compileRules(nation, on, thresholds);
    latest.set(nation, rules);
    return rules;
  };
}

/** What is in force in a nation on a day. */
export const rulesOn: RulesOn = rulesBy(THRESHOLDS);
