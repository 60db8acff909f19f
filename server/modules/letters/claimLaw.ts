import { CLAIM_LIMITS, type ClaimLaw, claimDayIn } from '@towpath/domain/letters/courtClaims.ts';
import type { UkNation } from '@towpath/domain/people/nation.ts';
import { limitsOn } from '@towpath/domain/solutions/thresholds/limits.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import type { WorldDeps } from './world.ts';

/** The days of the law where the form has the day of issue; null where it names the last day itself, undefined where they are not known. */
export function claimLawIn(
  { limits }: Pick<WorldDeps, 'limits'>,
  nation: UkNation,
  today: CalendarDate,
): ClaimLaw | null | undefined {
  if (claimDayIn(nation) === 'last to reply') return null;
  const { row } = limitsOn(nation, today, limits);
  const served = row(CLAIM_LIMITS.served)?.value;
  const reply = row(CLAIM_LIMITS.reply)?.value;
  const acknowledged = row(CLAIM_LIMITS.acknowledged)?.value;
  if (served === undefined || reply === undefined || acknowledged === undefined) return undefined;
  return { served, reply, acknowledged };
}
