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
 * come first does not once the plan runs: their payments are dates of it. Nor does what a deal or the law keeps off for now.
 *
 * @param code of the gravest of what cannot wait
 */
export function leadsBeforeDates(code: string, isRunning: boolean, isKeptOff = false): boolean {
  if (STANDS_BESIDE.has(code) || isKeptOff) return false;
  return !(isRunning && code === PAID_BY_PLAN);
}
