import type { Day } from '@towpath/domain/plans/repayment/event.ts';
import { type HistoryEntry, historyOf } from '@towpath/domain/plans/repayment/history.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { StoredEvent } from './repository.ts';

/** Something that happened to a plan, with when and by whose hand it was written down. */
export type Happened = HistoryEntry & {
  readonly writtenOn: Day;
  /** Who of the staff wrote it down; null for the person. */
  readonly staffId: string | null;
};

/** All that was written down of a plan, in that order. */
export function happenedTo(stored: readonly StoredEvent[]): readonly Happened[] {
  const history = historyOf(stored.map(({ event }) => event));
  return stored.flatMap(({ writtenAt, staffId }, at) => {
    const entry = history[at];
    return entry ? [{ ...entry, writtenOn: isoDate(londonDate(writtenAt)), staffId }] : [];
  });
}
