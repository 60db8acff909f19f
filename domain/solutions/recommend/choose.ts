import { percentOf } from '../../values/percentage.ts';
import { isFailed, type Reason } from '../criteria/judge.ts';
import type { Figures } from '../figures/figures.ts';
import type { ShortName } from '../solution/products.ts';
import type { Judged } from './assess.ts';
import { isOnlyForChange } from './gates/changeComing.ts';
import { restsOnDisabilityBenefits } from './gates/disabilityBenefits.ts';
import { isBankruptcyBeside, isBankruptcyCheaper, isDividendSmall } from './gates/leavesSomething.ts';
import type { Missed } from './gates/nearlyThere.ts';
import type { Preference } from './order.ts';
import type { Rules } from './rules.ts';

/** Why no solution is chosen. */
const NOT_CHOSEN = [
  'ORDER_NOT_SETTLED',
  'NOTHING_FITS',
  'CHANGE_COMING',
  'CLOSE_TO_WRITE_OFF',
  'COMPARE_WITH_BANKRUPTCY',
  'SAVINGS_COULD_SETTLE',
  'SMALL_DEBTS',
  'SEVERAL_NEAR_MISSES',
  'RESTS_ON_DISABILITY_BENEFITS',
] as const;
export type NotChosen = (typeof NOT_CHOSEN)[number];

/** What an adviser decides about where only these tests of a solution fail. */
const FAILED: ReadonlyMap<string, NotChosen> = new Map<string, NotChosen>([
  ['LITTLE_TO_OFFER', 'SAVINGS_COULD_SETTLE'],
  ['IVA_BESIDE_BANKRUPTCY', 'COMPARE_WITH_BANKRUPTCY'],
  ['IVA_BESIDE_ESTATE', 'COMPARE_WITH_BANKRUPTCY'],
  ['BKY_DEBT_MIN', 'SMALL_DEBTS'],
  ['SEQ_DEBT_WORTH', 'SMALL_DEBTS'],
]);
/** Insolvencies that cost something. */
const COSTS: ReadonlySet<ShortName> = new Set<ShortName>(['IVA', 'BKY', 'PTD', 'SEQ']);
/** What takes years, or only waits, where savings could settle much of the debts at once. */
const SLOW: ReadonlySet<ShortName> = new Set<ShortName>(['DMP', 'DAS', 'TPP']);
const PLANS: ReadonlySet<ShortName> = new Set<ShortName>(['DMP', 'DAS', 'IVA', 'PTD']);

/** What is chosen from: the solutions, judged, and what stands beside them. */
export type Choosing = {
  readonly judged: readonly Judged[];
  /** The orders of preference that the facts allow. */
  readonly orders: readonly Preference[];
  /** The write-off of the nation, where it is not open. */
  readonly missed: Missed | null;
  /** The person is a director, or in a job that bankruptcy may touch. */
  readonly isWorkTouched: boolean;
  readonly figures: Figures;
  readonly rules: Rules;
};

/**
 * The order of preference whose first open solution is the same in every order the facts allow. A solution that cannot
 * be judged stops the search, and so does a write-off that is nearly open: what comes after it might be the wrong
 * advice.
 */
export function choose(choosing: Choosing): Preference | NotChosen {
  const { orders } = choosing;
  const found = orders.map(order => firstOpen(choosing, order));
  if (found.includes('CLOSE_TO_WRITE_OFF')) return 'CLOSE_TO_WRITE_OFF';
  const [chosen] = found;
  if (chosen === undefined || found.some(other => other !== chosen)) return 'ORDER_NOT_SETTLED';
  return isNotChosen(chosen) ? chosen : (orders[0] ?? 'ORDER_NOT_SETTLED');
}

function firstOpen(choosing: Choosing, order: Preference): ShortName | NotChosen {
  const { judged, missed } = choosing;
  for (const shortName of order) {
    if (missed?.isNear && missed.shortName === shortName) return 'CLOSE_TO_WRITE_OFF';
    const found = judged.find(({ product }) => product.shortName === shortName);
    if (found === undefined || found.isHomeAtRisk || found.eligibility === 'INELIGIBLE') continue;
    if (found.eligibility === 'ELIGIBLE') {
      if (COSTS.has(shortName)) {
        if (judged.some(isOnlyForDisability)) return 'RESTS_ON_DISABILITY_BENEFITS';
        if (missed?.isEachNear && order.includes(missed.shortName)) return 'SEVERAL_NEAR_MISSES';
      }
      if (SLOW.has(shortName) && couldSettleAtOnce(choosing)) return 'SAVINGS_COULD_SETTLE';
      return isToCompare(choosing, order, shortName) ? 'COMPARE_WITH_BANKRUPTCY' : shortName;
    }
    if (restsOnDisabilityBenefits(found.reasons)) return 'RESTS_ON_DISABILITY_BENEFITS';
    if (isOnlyForChange(found.reasons)) return 'CHANGE_COMING';
    const why = whyLeftToAdviser(found.reasons);
    if (why !== undefined && COSTS.has(shortName) && judged.some(isOnlyForDisability)) {
      return 'RESTS_ON_DISABILITY_BENEFITS';
    }
    return why ?? (areOnlyFeesOpen(choosing, found) ? 'COMPARE_WITH_BANKRUPTCY' : 'ORDER_NOT_SETTLED');
  }
  const couldSettle = judged.some(
    ({ product, reasons }) => order.includes(product.shortName) && reasons.some(isMuchToOffer),
  );
  return couldSettle ? 'SAVINGS_COULD_SETTLE' : 'NOTHING_FITS';
}

/** Whether savings surely reach a large part of the debts, which would else take more than a short time. */
function couldSettleAtOnce({ figures, rules: { limits } }: Choosing): boolean {
  const { freeSavings, debts, planMonths } = figures;
  if (freeSavings.low === 0 || debts.unsecured.high === 0) return false;
  const much = percentOf(debts.unsecured.high, limits.span('SETTLE_SHARE_MIN').high);
  return freeSavings.low >= much && planMonths.high > limits.span('SMP_TERM_MAX').high;
}

function isMuchToOffer(reason: Reason): boolean {
  return reason.rule.criterion.code === 'LITTLE_TO_OFFER' && isFailed(reason);
}

/** A plan that would be open but for the benefits that would pay it: nothing that costs more goes in its place. */
function isOnlyForDisability({ product, eligibility, reasons }: Judged): boolean {
  return PLANS.has(product.shortName) && eligibility === 'CANNOT_SAY' && restsOnDisabilityBenefits(reasons);
}

/** Why an adviser decides about a solution, where all that stands in its way is known; undefined where more is open. */
function whyLeftToAdviser(reasons: readonly Reason[]): NotChosen | undefined {
  let why: NotChosen | undefined;
  for (const reason of reasons) {
    if (reason.outcome === 'met') continue;
    const found = FAILED.get(reason.rule.criterion.code);
    if (found === undefined || !isFailed(reason)) return undefined;
    why ??= found;
  }
  return why;
}

/**
 * Bankruptcy goes before a plan that is open, but may touch the person's work; or it comes after one, and may cost the
 * person far less, or much less than one that gives creditors little.
 */
function isToCompare(choosing: Choosing, order: Preference, chosen: ShortName): boolean {
  const { judged, isWorkTouched } = choosing;
  if (chosen === 'IVA' || chosen === 'PTD') {
    if (isWorkTouched) return false;
    return isBankruptcyCheaper(
      choosing,
      isDividendSmall(chosen, judged) ? 'BANKRUPTCY_CHEAPER_BY' : 'BANKRUPTCY_FAR_CHEAPER_BY',
    );
  }
  if (!isWorkTouched || (chosen !== 'BKY' && chosen !== 'SEQ')) return false;
  const after = order.slice(order.indexOf(chosen) + 1);
  return judged.some(
    ({ product, eligibility }) => eligibility !== 'INELIGIBLE' && after.includes(product.shortName),
  );
}

/** A trust deed of which nothing is open but what its fees, an estimate, would leave; sequestration stands beside it. */
function areOnlyFeesOpen(choosing: Choosing, { reasons }: Judged): boolean {
  let isFeeOpen = false;
  for (const { outcome, rule } of reasons) {
    if (outcome === 'met') continue;
    const { code } = rule.criterion;
    if (code === 'PTD_FEES') isFeeOpen = true;
    else if (code !== 'PTD_DIVIDEND') return false;
  }
  return isFeeOpen && isBankruptcyBeside(choosing);
}

function isNotChosen(chosen: ShortName | NotChosen): chosen is NotChosen {
  return NOT_CHOSEN.some(code => code === chosen);
}
