import type { Day } from '@towpath/domain/plans/repayment/event.ts';
import { type HistoryEntry, historyOf, newestFirst } from '@towpath/domain/plans/repayment/history.ts';
import { canBeTakenBack } from '@towpath/domain/plans/repayment/takingBack.ts';
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

/** What one thing that was taken back with the person is called where its reason is kept. */
export const entrySubject = (planId: string, entry: number) => `${planId} ${entry}`;

/**
 * The same as it is told, what happened last first.
 *
 * @param canNote whether anything can be written down
 * @param reasons why one of us took something back, by `entrySubject`
 */
export function toldHistory(
  happened: readonly Happened[],
  {
    planId,
    canNote,
    reasons,
  }: {
    readonly planId: string;
    readonly canNote: boolean;
    readonly reasons: ReadonlyMap<string, string>;
  },
) {
  return newestFirst(happened).map(one => ({
    ...one,
    creditors: [...one.creditors],
    reason:
      one.takes === null || one.staffId === null
        ? null
        : (reasons.get(entrySubject(planId, one.takes.sequence)) ?? null),
    mayBeTakenBack: canNote && one.takes === null && one.counts === 'yes' && canBeTakenBack(one.kind),
  }));
}
