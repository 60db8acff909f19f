import { type Span, unionOf } from '../case/span.ts';
import type { Figures } from '../figures/figures.ts';
import type { ShortName } from '../solution/products.ts';
import type { Limits } from '../thresholds/limits.ts';
import { isPlanDominated } from './gates/leavesSomething.ts';
import type { Rules } from './rules.ts';

/** Solutions in order of preference; the first that is open is recommended. */
export type Preference = readonly ShortName[];

const AFFORDABLE: Preference = ['SMP', 'DAP'];

const QUICK: Preference = ['DMP'];
const REPAY: Preference = ['DRO', 'DMP'];
const LET_GO: Preference = ['DRO', 'IVA', 'DMP'];
const WAIT: Preference = ['DRO', 'TPP', 'BKY'];
const LAST: Preference = ['DRO', 'IVA', 'BKY'];
const LAST_WITHOUT_PLAN: Preference = ['DRO', 'BKY', 'IVA'];

const SCOTTISH_REPAY: Preference = ['MAP', 'DAS'];
const SCOTTISH_LET_GO: Preference = ['MAP', 'PTD', 'DAS'];
const SCOTTISH_WAIT: Preference = ['MAP', 'TPP', 'SEQ'];
const SCOTTISH_LAST: Preference = ['MAP', 'SEQ'];
const SCOTTISH_LAST_WITH_TRUSTEE: Preference = ['MAP', 'PTD', 'SEQ'];
const SCOTTISH_LAST_WITHOUT_TRUSTEE: Preference = ['MAP', 'SEQ', 'PTD'];

/** What follows the preferred ones, the plan for budget and bills first. Nothing here is ever preferred by itself. */
const OTHERS: Preference = [
  'DAP',
  'SMP',
  'DRO',
  'MAP',
  'DMP',
  'DAS',
  'IVA',
  'PTD',
  'BKY',
  'SEQ',
  'TPP',
  'FFS',
  'AO',
  'WO',
];
/**
 * Solutions that only give time, each with the sign that points to it. The sign is no condition of the law: one that is
 * open is shown without it, one that cannot be judged only where the sign is surely there.
 */
export const TEMPORARY: ReadonlyMap<ShortName, (figures: Figures) => Span> = new Map<
  ShortName,
  (figures: Figures) => Span
>([
  ['MHBS', figures => figures.isInCrisisTreatment],
  ['BS', figures => unionOf(figures.isUnderPressure, figures.cannotPay)],
  ['MOR', figures => figures.isUnderPressure],
]);
/** In these a trustee takes over the home. */
export const HOME_AT_RISK_SOLUTIONS: ReadonlySet<ShortName> = new Set<ShortName>(['BKY', 'SEQ', 'PTD']);

/**
 * The orders of preference that the facts allow: one when all that decides it is known, several when a figure that is
 * not known decides between them. Repaying in a reasonable time comes before insolvency; a short insolvency without
 * payments comes before a long plan. Benefits for a disability are left out: they are for the disability.
 */
export function preferences(figures: Figures, { nation, limits }: Rules): readonly Preference[] {
  const found: Preference[] = [];
  if (figures.cannotPay.low === 0) found.push(AFFORDABLE);
  if (figures.cannotPay.high === 0) return found;
  const most = limits.span(nation === 'scotland' ? 'DAS_TERM_MAX' : 'DMP_TERM_MAX').high;
  const months = figures.withoutDisability.planMonths;
  if (nation === 'scotland') addScottish(found, figures, limits, most);
  else addOthers(found, figures, limits, most);
  if (months.high > most) addLast(found, figures, limits, nation === 'scotland');
  return found;
}

/** An IVA comes before a plan only where it writes off enough, which implies a plan of more than 60 months. */
function addOthers(
  found: Preference[],
  { withoutDisability: { planMonths, percentUnpaid } }: Figures,
  limits: Limits,
  most: number,
): void {
  const quick = limits.span('QUICK_PLAN_MONTHS').low;
  if (planMonths.low <= quick) found.push(QUICK);
  if (!reaches(planMonths, quick, most)) return;
  const percent = limits.span('IVA_WRITE_OFF_MIN').high;
  if (percentUnpaid.high >= percent) found.push(LET_GO);
  if (percentUnpaid.low < percent) found.push(REPAY);
}

/** A trust deed comes before a long programme only where it pays what firms usually require. */
function addScottish(
  found: Preference[],
  { withoutDisability: { planMonths, scottishContribution } }: Figures,
  limits: Limits,
  most: number,
): void {
  const plan = limits.span('DAS_PLAN_MONTHS').low;
  const floor = limits.span('PTD_PAYMENT_FLOOR').high;
  if (planMonths.low <= plan) found.push(SCOTTISH_REPAY);
  if (!reaches(planMonths, plan, most)) return;
  if (scottishContribution.high >= floor) found.push(SCOTTISH_LET_GO);
  if (scottishContribution.low < floor) found.push(SCOTTISH_REPAY);
}

/**
 * Waiting comes before insolvency when nothing can be paid now and that is expected to change soon. Bankruptcy comes
 * before a plan where it is surely better for everybody.
 */
function addLast(found: Preference[], figures: Figures, limits: Limits, isScottish: boolean): void {
  const { monthsToBetterIncome } = figures;
  const { available, scottishContribution } = figures.withoutDisability;
  const soon = limits.span('CHANGE_MONTHS').high;
  if (available.low === 0 && monthsToBetterIncome.low < soon) found.push(isScottish ? SCOTTISH_WAIT : WAIT);
  if (available.high === 0 && monthsToBetterIncome.high < soon) return;
  const isDominated = isPlanDominated(figures, limits, isScottish);
  if (!isScottish) {
    if (isDominated.low === 0) found.push(LAST);
    if (isDominated.high === 1) found.push(LAST_WITHOUT_PLAN);
    return;
  }
  const floor = limits.span('PTD_PAYMENT_FLOOR').high;
  if (scottishContribution.high >= floor) {
    if (isDominated.low === 0) found.push(SCOTTISH_LAST_WITH_TRUSTEE);
    if (isDominated.high === 1) found.push(SCOTTISH_LAST_WITHOUT_TRUSTEE);
  }
  if (scottishContribution.low < floor) found.push(SCOTTISH_LAST);
}

/** Whether the number of months may be above the first limit and not above the second. */
function reaches({ low, high }: Span, above: number, upTo: number): boolean {
  return high > above && low <= upTo;
}

/** Whether a solution would put a home at risk that is worth more than a small share. */
export function putsHomeAtRisk(shortName: ShortName, figures: Figures, { limits }: Rules): boolean {
  return (
    HOME_AT_RISK_SOLUTIONS.has(shortName) && figures.assets.homeEquity.high > limits.span('HOME_AT_RISK').low
  );
}

/**
 * Every solution of the nation in one order: preferred, the plan for budget and bills, the others, those that put the
 * home at risk, and last those that only give time.
 *
 * @param preferred null: an adviser has to look first, so the plan for budget and bills leads
 */
export function precedenceOf(shortName: ShortName, preferred: Preference | null, isAtRisk: boolean): number {
  if (TEMPORARY.has(shortName)) return 400;
  const place = preferred === null ? -1 : preferred.indexOf(shortName);
  if (place >= 0 && !isAtRisk) return place;
  return (isAtRisk ? 300 : 200) + OTHERS.indexOf(shortName);
}
