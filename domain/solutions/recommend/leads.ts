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
/** A visit that the law stops is a date of the plan, with what to say. */
const STOPPED: UrgentItem['code'] = 'BAILIFFS_SOON';

/**
 * Whether the first of what cannot wait comes before what somebody with a plan has to do today. What is owed on bills that
 * come first does not once the plan runs: their payments are dates of it. Nor does a visit on a day once the law keeps
 * those who are owed from acting.
 *
 * @param code of the gravest of what cannot wait
 */
export function leadsBeforeDates(code: string, isRunning: boolean, isProtected = false): boolean {
  if (STANDS_BESIDE.has(code) || (isProtected && code === STOPPED)) return false;
  return !(isRunning && code === PAID_BY_PLAN);
}
