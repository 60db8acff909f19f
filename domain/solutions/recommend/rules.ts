import type { UkNation } from '../../people/nation.ts';
import { type CalendarDate, compareDates, isoDate } from '../../values/calendar-date.ts';
import { type Rule, ruleOf } from '../criteria/judge.ts';
import type { PaymentOf } from '../solution/payment.ts';
import { PRODUCTS, type Product, type ShortName } from '../solution/products.ts';
import { type LimitRow, type Limits, limitsOn, rowsInForce } from '../thresholds/limits.ts';
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
function compileRules(nation: UkNation, on: CalendarDate, rows: readonly LimitRow[]): Rules {
  const limits = limitsOn(nation, on, rows);
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
export function rulesBy(rows: readonly LimitRow[]): RulesOn {
  const latest = new Map<UkNation, Rules>();
  return (nation, on) => {
    const kept = latest.get(nation);
    if (kept !== undefined && compareDates(kept.on, on) === 0) return kept;
    const rules = compileRules(nation, on, rows);
    latest.set(nation, rules);
    return rules;
  };
}

/** The rules with the limits that an operator put in force: what a case is judged by. */
export type Rulebook = {
  readonly rulesOn: RulesOn;
  /** Names the limits in force in a nation on a day: another figure, source or first day gives another name. */
  readonly limitsStamp: (nation: UkNation, on: CalendarDate) => string;
  /** The limits in force in a nation on a day. */
  readonly rowsOn: (nation: UkNation, on: CalendarDate) => readonly LimitRow[];
};

/**
 * The rules by these limits.
 *
 * @param nameOf makes a short name of the rows in force, the same each time; the rules know no hash of their own
 */
export function rulebookOf(
  rows: readonly LimitRow[],
  nameOf: (inForce: readonly Omit<LimitRow, 'nations'>[]) => string,
): Rulebook {
  const rowsOn: Rulebook['rowsOn'] = (nation, on) => rowsInForce(nation, on, rows);
  return {
    rulesOn: rulesBy(rows),
    rowsOn,
    limitsStamp: (nation, on) => nameOf(rowsOn(nation, on).map(inNation)),
  };
}

/** A row as one nation has it: whether it stands for others too changes nothing here. */
function inNation({ nations, ...row }: LimitRow) {
  return row;
}
