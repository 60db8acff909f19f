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
  /** Those who approved the programme took a debt into it, as one of us noted; left out for anything else. */
  readonly tookIn?: true;
};

/** All that was written down of a plan, in that order. */
export function happenedTo(stored: readonly StoredEvent[]): readonly Happened[] {
  const history = historyOf(stored.map(({ event }) => event));
  return stored.flatMap((one, at) => {
    const entry = history[at];
    const { writtenAt, staffId } = one;
    const its = { writtenOn: isoDate(londonDate(writtenAt)), staffId };
    return entry ? [{ ...entry, ...its, ...(isTakenInByUs(one) && { tookIn: true as const }) }] : [];
  });
}

/** Whether one of us noted that those who approved a programme took a debt into it: only one of us takes that back. */
export function isTakenInByUs({ event, staffId }: Pick<StoredEvent, 'event' | 'staffId'>): boolean {
  return event.kind === 'drawn up again' && event.tookIn !== undefined && staffId !== null;
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
