import type { CalendarDate } from '../../values/calendar-date.ts';
import { dayAfter } from '../../values/laterDay.ts';
import type { Case } from '../case/case.ts';
import type { Limits } from '../thresholds/limits.ts';

/**
 * The day on which a Mental Health Crisis Breathing Space is expected to end: some days after the treatment. Null where
 * nobody knows when the treatment ends, or no rule was in force. A fact of health, like the day it is worked out from.
 */
export function expectedEnd({ crisis }: Pick<Case, 'crisis'>, limits: Limits): CalendarDate | null {
  const days = limits.row('MHBS_AFTER_TREATMENT')?.value;
  if (crisis.treatmentEndsOn === null || days === undefined) return null;
  return dayAfter(crisis.treatmentEndsOn, days);
}
