import { type CalendarDate, compareDates, readIsoDate } from '../../values/calendar-date.ts';
import type { PlanChange } from '../ways/lawDays.ts';
import type { HistoryEntry } from './history.ts';

type WithOffers = { readonly debts: readonly { readonly offers: readonly { readonly on: string }[] }[] };

/** The day on which the first offer of a plan went, as its person said; null while none did. */
export function firstOfferOn({ debts }: WithOffers): CalendarDate | null {
  const [first] = debts.flatMap(({ offers }) => offers.map(({ on }) => on)).sort();
  return first === undefined ? null : readIsoDate(first);
}

/**
 * What a plan came to, with the day on which its offers went in place of the day on which that was written down. A debt that
 * was sold since may have taken its first offer along: no later day than that on which it was written down is meant.
 */
export function withDaysSaid(
  changes: readonly PlanChange[],
  firstOffer: CalendarDate | null,
): readonly PlanChange[] {
  return changes.map(change =>
    change.state === 'sent' && firstOffer && compareDates(firstOffer, change.on) < 0
      ? { ...change, on: firstOffer }
      : change,
  );
}

/** What a plan came to, for a list that has all that was written down too: that its offers went is there already, by whom they went to. */
export function besideOffers<C extends Pick<PlanChange, 'state'>>(
  changes: readonly C[],
  happened: readonly Pick<HistoryEntry, 'kind' | 'counts' | 'takes'>[],
): readonly C[] {
  const isListed = happened.some(
    ({ kind, counts, takes }) => kind === 'offers sent' && counts === 'yes' && takes === null,
  );
  return isListed ? changes.filter(({ state }) => state !== 'sent') : changes;
}
