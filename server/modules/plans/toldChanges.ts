import type { Plan } from '@towpath/contracts/api/plans.ts';
import { withDaysSaid } from '@towpath/domain/plans/repayment/offersWent.ts';
import { endingsOf } from '@towpath/domain/plans/ways/endings.ts';
import type { Ended } from '@towpath/domain/plans/ways/howEnded.ts';
import { callChanges } from '@towpath/domain/plans/ways/wayThere.ts';
import { type CalendarDate, isoDate } from '@towpath/domain/values/calendar-date.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { RepaidPlan } from './repaidPlan.ts';
import type { KeptChange } from './repository.ts';
import { inDays, type WayOfPlan } from './wayOfPlan.ts';

/**
 * What a plan came to that is over, in the words of its solution, for its person as for one of us.
 *
 * @param repaid what is written down of its offers and payments; null where nothing is
 */
export function toldChanges(
  { way, limitOn, filled }: WayOfPlan,
  changes: readonly KeptChange[],
  repaid: Pick<RepaidPlan, 'sums' | 'firstOfferOn'> | null,
): Plan['changes'] {
  const dated = withDaysSaid(inDays(changes), repaid?.firstOfferOn ?? null);
  const called = callChanges({ way, changes: dated, limitOn, sums: repaid?.sums ?? null });
  return changes.map(({ state, at, by, notedBy }, index) => {
    const says = called[index] ?? null;
    return {
      state,
      says: says && filled(says),
      on: isoDate(dated[index]?.on ?? londonDate(at)),
      by,
      notedBy,
    };
  });
}

/** What the end of a plan can be if it is noted today, in the words of its solution, for its person as for one of us. */
export function toldEndings(
  { way, limitOn, filled }: WayOfPlan,
  {
    changes,
    sums,
    today,
  }: {
    readonly changes: readonly KeptChange[];
    readonly sums: NonNullable<Ended['sums']> | null;
    readonly today: CalendarDate;
  },
): Plan['endings'] {
  return endingsOf({ way, changes: inDays(changes), limitOn, sums }, today).map(({ how, over }) => ({
    how,
    stands: filled(over.stands),
    you: filled(over.you),
  }));
}
