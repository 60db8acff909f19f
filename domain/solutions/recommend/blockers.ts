import type { CalendarDate } from '../../values/calendar-date.ts';
import type { Case } from '../case/case.ts';
import { openContradictionsIn } from '../contradictions/contradictionsIn.ts';
import { isSettled } from '../figures/budget.ts';
import type { Figures } from '../figures/figures.ts';
import type { Limits } from '../thresholds/limits.ts';
import type { FirstGateCode } from './gates/firstGates.ts';

/** Why nothing is recommended. */
export type WithheldCode =
  | 'OUTSIDE_UK'
  | 'UNDER_AGE'
  | 'NATION_NOT_KNOWN'
  | 'AGE_NOT_KNOWN'
  | 'STATEMENT_INCOMPLETE'
  | 'DEBTS_INCOMPLETE';

/** Why an adviser has to look before anything except the plan for budget and bills is recommended. */
export type AdviserCode =
  | FirstGateCode
  /** Somebody who is owed has asked a court for the person's bankruptcy: that decides before anything new begins. */
  | 'CREDITOR_PETITION'
  | 'FRAUD_SUSPECTED'
  | 'RECENT_GAMBLING'
  | 'RECENT_GIFT'
  | 'RECENT_PREFERENCE'
  | 'SELF_EMPLOYED_WITH_BUSINESS_DEBTS'
  | 'NO_DEBTS'
  /** Facts do not fit together, and the person did not say that they are right. */
  | 'FACTS_CONTRADICT'
  /** The savings would repay all debts. */
  | 'SAVINGS_COVER_DEBTS'
  /** A change of income, home or job, or a lump sum, is weighed before what comes first. */
  | 'CHANGE_COMING'
  /** What comes first could be paid only with benefits for a disability. */
  | 'RESTS_ON_DISABILITY_BENEFITS'
  /** A write-off that comes first is nearly open. */
  | 'CLOSE_TO_WRITE_OFF'
  /** A write-off that comes first fails on several things, each by little. */
  | 'SEVERAL_NEAR_MISSES'
  /** Bankruptcy may cost the person less than a plan, or give creditors more, but may touch work and what is owned. */
  | 'COMPARE_WITH_BANKRUPTCY'
  /** What an insolvency would take could settle a large part of the debts. */
  | 'SAVINGS_COULD_SETTLE'
  /** The debts are small next to what an insolvency costs. */
  | 'SMALL_DEBTS'
  /** A debt that may not be owed decides which solution comes first. */
  | 'DEBTS_NOT_SETTLED'
  /** Something unknown decides which solution comes first. */
  | 'ORDER_NOT_SETTLED'
  /** No solution that could be recommended is open. */
  | 'NOTHING_FITS';

/** What prevents advice before any solution is judged. Without a UK nation and an age there is no advice at all. */
export function withheldSolutions(
  facts: Case,
  figures: Figures | null,
  limits: Limits | null,
): readonly WithheldCode[] {
  const found: WithheldCode[] = [];
  if (facts.nation === 'outside') found.push('OUTSIDE_UK');
  if (facts.nation === null) found.push('NATION_NOT_KNOWN');
  if (facts.birthDate === null) found.push('AGE_NOT_KNOWN');
  else if (figures !== null && limits !== null && figures.age.high < limits.span('AGE_MIN').low) {
    found.push('UNDER_AGE');
  }
  if (!isSettled(facts.statement)) found.push('STATEMENT_INCOMPLETE');
  if (facts.debts.some(isIncomplete)) found.push('DEBTS_INCOMPLETE');
  return found;
}

/** What an adviser has to look at first besides the gates, as far as it is known to be so. */
export function forAdviser(
  facts: Case,
  figures: Figures,
  limits: Limits,
  on: CalendarDate,
): readonly AdviserCode[] {
  const found: AdviserCode[] = [];
  if (facts.standing.hasCreditorPetition === true) found.push('CREDITOR_PETITION');
  if (openContradictionsIn(facts, on).length > 0) found.push('FACTS_CONTRADICT');
  const conduct = limits.span('CONDUCT_MONTHS').low;
  if (figures.debts.count.high === 0) found.push('NO_DEBTS');
  else if (figures.savingsCoverDebts.low === 1) found.push('SAVINGS_COVER_DEBTS');
  if (figures.isFraudSuspected.low === 1) found.push('FRAUD_SUSPECTED');
  if (figures.monthsSinceGambling.high < limits.span('GAMBLING_MONTHS').low) found.push('RECENT_GAMBLING');
  if (figures.monthsSinceGift.high < conduct) found.push('RECENT_GIFT');
  if (figures.monthsSincePreference.high < conduct) found.push('RECENT_PREFERENCE');
  if (facts.work.status === 'self-employed' && figures.debts.hasBusinessDebts.low === 1) {
    found.push('SELF_EMPLOYED_WITH_BUSINESS_DEBTS');
  }
  return found;
}

/** A debt without a sum or a kind cannot be judged. */
function isIncomplete({ debt, type }: Case['debts'][number]): boolean {
  return !debt.isDeleted && (type === null || (debt.currentBalance ?? debt.estimatedBalance) === null);
}
