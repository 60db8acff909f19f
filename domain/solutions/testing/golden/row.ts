import type { CalendarDate } from '../../../values/calendar-date.ts';
import type { Case } from '../../case/case.ts';
import type { ShortName } from '../../solution/products.ts';

/** One line of a golden table: the outcome that a criterion of a solution gives for a case on a day. */
export type GoldenRow = {
  readonly of: ShortName;
  readonly code: string;
  readonly facts: Case;
  readonly on?: CalendarDate;
  /** 'confirm': met, and an adviser confirms it. */
  readonly gives: 'met' | 'not met' | 'cannot say' | 'confirm';
};

/** Rows of one criterion, one for each case. */
export function golden(
  of: ShortName,
  code: string,
  rows: readonly (readonly [Case, GoldenRow['gives'], CalendarDate?])[],
): readonly GoldenRow[] {
  return rows.map(([facts, gives, on]) => ({ of, code, facts, gives, ...(on === undefined ? {} : { on }) }));
}
