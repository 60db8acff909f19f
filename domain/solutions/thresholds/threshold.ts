import type { UkNation } from '../../people/nation.ts';
import { type CalendarDate, isoDate } from '../../values/calendar-date.ts';

export const THRESHOLD_UNITS = [
  'pence',
  'pence a month',
  'days',
  'weeks',
  'months',
  'years',
  'years of age',
  'percent',
  'per thousand',
  'creditors',
  /** One part in so many. */
  'parts',
] as const;
export type ThresholdUnit = (typeof THRESHOLD_UNITS)[number];

/** A limit of law or practice, in force in some nations from a day until the next row of the same key and nation. */
export type Threshold<Key extends string = string> = {
  readonly key: Key;
  readonly nations: readonly UkNation[];
  /** In the unit below. */
  readonly value: number;
  readonly unit: ThresholdUnit;
  /** First day in force, 'YYYY-MM-DD'; null where the start is older than our records. */
  readonly validFrom: string | null;
  /** Where the figure comes from, in a form that a person can look up. */
  readonly source: string;
  /** Set while no public source backs it, or sources disagree: an adviser has to confirm it. */
  readonly toConfirm?: string;
};

/**
 * The row in force in a nation on a day, with its source. Undefined when none was in force yet, which the caller must
 * treat as 'cannot say', never as no limit.
 */
export function rowInForceOn<Key extends string>(
  rows: readonly Threshold<Key>[],
  key: Key,
  nation: UkNation,
  on: CalendarDate,
): Threshold<Key> | undefined {
  const day = isoDate(on);
  const inForce = rows.filter(
    row => row.key === key && row.nations.includes(nation) && (row.validFrom ?? '') <= day,
  );
  return inForce.sort((a, b) => (a.validFrom ?? '').localeCompare(b.validFrom ?? '')).at(-1);
}
