import type { UkNation } from '../../people/nation.ts';
import type { CalendarDate } from '../../values/calendar-date.ts';
import { exactly, type Span, UNKNOWN_AMOUNT } from '../case/span.ts';
import { ARRANGEMENTS_THRESHOLDS, type ArrangementsKey } from './arrangements.ts';
import { DEBT_RELIEF_THRESHOLDS, type DebtReliefKey } from './debtRelief.ts';
import { INFORMAL_THRESHOLDS, type InformalKey } from './informal.ts';
import { SCOTTISH_THRESHOLDS, type ScottishKey } from './scottish.ts';
import { rowInForceOn, type Threshold } from './threshold.ts';

export type LimitKey = DebtReliefKey | ArrangementsKey | ScottishKey | InformalKey;

/**
 * Every limit of law and practice: the only place for each figure. Each change of a figure is a new row with its first
 * day.
 */
export const THRESHOLDS: readonly Threshold<LimitKey>[] = [
  ...DEBT_RELIEF_THRESHOLDS,
  ...ARRANGEMENTS_THRESHOLDS,
  ...SCOTTISH_THRESHOLDS,
  ...INFORMAL_THRESHOLDS,
];

/** The rows in force in one nation on one day. */
export type Limits = {
  readonly nation: UkNation;
  readonly row: (key: LimitKey) => Threshold<LimitKey> | undefined;
  /** The figure as a known span; anything from 0 up where no row was in force. */
  readonly span: (key: LimitKey) => Span;
};

/**
 * Looks up the limits of a nation on a day, once for all cases of that day.
 *
 * @param thresholds every limit, or those that somebody proposes
 */
export function limitsOn(
  nation: UkNation,
  on: CalendarDate,
  thresholds: readonly Threshold<LimitKey>[] = THRESHOLDS,
): Limits {
  const rows = new Map<LimitKey, Threshold<LimitKey>>();
  const spans = new Map<LimitKey, Span>();
  for (const key of new Set(thresholds.map(threshold => threshold.key))) {
    const row = rowInForceOn(thresholds, key, nation, on);
    if (row === undefined) continue;
    rows.set(key, row);
    spans.set(key, Object.freeze(exactly(row.value)));
  }
  return { nation, row: key => rows.get(key), span: key => spans.get(key) ?? UNKNOWN_AMOUNT };
}
