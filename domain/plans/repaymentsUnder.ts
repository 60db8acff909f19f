import { onlyGivesTime } from './givesTime.ts';
import type { PlanState } from './planState.ts';
import { protectsNow } from './protects.ts';

/**
 * What a plan that runs makes of what each of those who are owed was paid before, or one that cleared what is on the list
 * still.
 */
export const REPAYMENTS_UNDER = ['as the plan says', 'can go on', 'cleared'] as const;
export type RepaymentsUnder = (typeof REPAYMENTS_UNDER)[number];

/**
 * What becomes of the payments that a person told us of, where the law keeps those who are owed from acting: what is paid then
 * is what the plan says, and no sum of before counts. While something only gives time nobody can ask for them, and they may go
 * on. Null where the plan changes nothing of them.
 */
export function repaymentsUnder(
  shortName: string,
  state: PlanState,
): Exclude<RepaymentsUnder, 'cleared'> | null {
  if (!protectsNow(shortName, state)) return null;
  return onlyGivesTime(shortName) ? 'can go on' : 'as the plan says';
}
