import type { UrgentItem } from './now.ts';

/** What is said beside the dates of a plan and does not take the place of the one thing of a day. */
const STANDS_BESIDE: ReadonlySet<string> = new Set<UrgentItem['code']>([
  'BUSINESS_DEBTS',
  'SHORT_EACH_MONTH',
  'SHORT_WITHOUT_PUBLIC_FUNDS',
  'NO_PUBLIC_FUNDS',
  'ASSETS_COVER_DEBTS',
  'DISPUTED_DEBT',
  'VERY_OLD_DEBT',
]);
const PAID_BY_PLAN: UrgentItem['code'] = 'PRIORITY_DEBT';

/**
 * Whether the first of what cannot wait comes before what somebody with a plan has to do today. What is owed on bills that
 * come first does not once the plan runs: their payments are dates of it.
 *
 * @param code of the gravest of what cannot wait
 */
function leadsBeforeDates(code: string, isRunning: boolean): boolean {
  if (STANDS_BESIDE.has(code)) return false;
  return !(isRunning && code === PAID_BY_PLAN);
}

/** What there is beside the gravest of what cannot wait. */
type Beside = {
  /** What they chose runs, or not yet; null where they have chosen nothing. */
  readonly plan: 'runs' | 'not yet' | null;
  /** There is something else to do today. */
  readonly hasThing: boolean;
};

/**
 * Whether the gravest of what cannot wait leads today. What a deal or the law keeps off for now never does, however often
 * somebody looks: it is said once, below what comes next.
 */
export function matterLeads(
  gravest: { readonly code: string; readonly isKeptOff?: boolean | undefined } | undefined,
  { plan, hasThing }: Beside,
): boolean {
  if (gravest === undefined || gravest.isKeptOff === true) return false;
  return plan === null || !hasThing || leadsBeforeDates(gravest.code, plan === 'runs');
}
