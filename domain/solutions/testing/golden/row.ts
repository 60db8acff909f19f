import type { CalendarDate } from '../../../values/calendar-date.ts';
import type { Case } from '../../case/case.ts';
import type { FirstGate } from '../../recommend/gates/firstGates.ts';
import type { ShortName } from '../../solution/products.ts';

/** A solution, or a gate that is asked before any. */
export type Judging = ShortName | FirstGate;

/** One line of a golden table: the outcome that a criterion of a solution or a gate gives for a case on a day. */
export type GoldenRow = {
  readonly of: Judging;
  readonly code: string;
  readonly facts: Case;
  readonly on?: CalendarDate;
  /** 'confirm': met, and an adviser confirms it. */
  readonly gives: 'met' | 'not met' | 'cannot say' | 'confirm';
};

/** Rows of one criterion, one for each case. */
export function golden(
  of: Judging,
  code: string,
  rows: readonly (readonly [Case, GoldenRow['gives'], CalendarDate?])[],
): readonly GoldenRow[] {
  return rows.map(([facts, gives, on]) => ({ of, code, facts, gives, ...(on === undefined ? {} : { on }) }));
}
