import type { UkNation } from '../../people/nation.ts';
import type { CalendarDate } from '../../values/calendar-date.ts';
import { exactly, type Span, UNKNOWN_AMOUNT } from '../case/span.ts';
import { ARRANGEMENTS_LIMITS } from './arrangements.ts';
import { DEBT_RELIEF_LIMITS } from './debtRelief.ts';
import { INFORMAL_LIMITS } from './informal.ts';
import { SCOTTISH_LIMITS } from './scottish.ts';
import { rowInForceOn, type Threshold } from './threshold.ts';

/**
 * Every limit of law and practice that the rules ask for. The figures themselves, with first day and source, are
 * content, and come in as rows; each change of a figure is a new row with its first day.
 */
export const LIMITS = {
  ...DEBT_RELIEF_LIMITS,
  ...ARRANGEMENTS_LIMITS,
  ...SCOTTISH_LIMITS,
  ...INFORMAL_LIMITS,
} as const;

export type LimitKey = keyof typeof LIMITS;
// The keys of an object are told as texts; these are those of the table above.
export const LIMIT_KEYS = Object.keys(LIMITS) as readonly LimitKey[];

/** A row of one of our limits. */
export type LimitRow = Threshold<LimitKey>;

/** The rows in force in one nation on one day. */
export type Limits = {
  readonly nation: UkNation;
  readonly row: (key: LimitKey) => LimitRow | undefined;
  /** The figure as a known span; anything from 0 up where no row was in force. */
  readonly span: (key: LimitKey) => Span;
};

/** Looks up the limits of a nation on a day, once for all cases of that day. */
export function limitsOn(nation: UkNation, on: CalendarDate, rows: readonly LimitRow[]): Limits {
  const inForce = new Map<LimitKey, LimitRow>();
  const spans = new Map<LimitKey, Span>();
  for (const row of rowsInForce(nation, on, rows)) {
    inForce.set(row.key, row);
    spans.set(row.key, Object.freeze(exactly(row.value)));
  }
  return { nation, row: key => inForce.get(key), span: key => spans.get(key) ?? UNKNOWN_AMOUNT };
}

/** The rows in force in a nation on a day, one of each limit, in the order of the limits. */
export function rowsInForce(
  nation: UkNation,
  on: CalendarDate,
  rows: readonly LimitRow[],
): readonly LimitRow[] {
  return LIMIT_KEYS.flatMap(key => rowInForceOn(rows, key, nation, on) ?? []);
}
