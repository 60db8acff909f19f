import type { Kept } from '@towpath/domain/people/retention.ts';
import type { Database } from './database.ts';

/** What is due now: how many, and when the oldest of them happened. */
export type Due = { readonly count: number; readonly oldest: Date | null };

/** The moment before which something happened that is due now, and the date of today as 'YYYY-MM-DD'. */
export type DueBefore = { readonly before: Date; readonly today: string };

/** Rows that are kept for a time, as the module that owns them tells of them. */
export type Retained = {
  readonly covers: Kept;
  /** What is due, without a change. */
  due(database: Database, when: DueBefore): Promise<Due>;
  /** Removes up to `most` that are due; gives how many. */
  remove(database: Database, when: DueBefore, most: number): Promise<number>;
};
