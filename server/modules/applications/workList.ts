import type { PressingWork } from '@towpath/domain/solutions/recommend/workDanger.ts';
import { compareDates, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { hoursOn, type OpeningHours, openDayBefore } from '@towpath/domain/values/openingHours.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { fromLondonClock } from '../../platform/time/londonClock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { dueWithin } from '../work/dueWithin.ts';
import type { PressingOf } from '../work/weighing.ts';
import { openWork } from '../work/workItems.ts';
import type { OfApplication } from './sealing.ts';

/** Where the operator promises no day, we read an application on the next on which we are open. */
const WITHIN_DAYS_UNPROMISED = 1;

/**
 * The earlier of what we promise and when we close last before the day of what is near: what we read after it helps nobody.
 * At once where we are closed until then.
 */
function dueBefore(
  opening: OpeningHours,
  {
    at,
    promised,
    pressing,
  }: { readonly at: Date; readonly promised: Date; readonly pressing: readonly PressingWork[] },
): Date {
  const today = londonDate(at);
  const days = pressing.flatMap(({ on }) => (on === null ? [] : (readIsoDate(on) ?? [])));
  const [nearest] = days.filter(day => compareDates(day, today) >= 0).sort(compareDates);
  if (!nearest || compareDates(nearest, londonDate(promised)) > 0) return promised;
  const open = openDayBefore(opening, nearest);
  const closing = open && hoursOn(opening, open).at(-1)?.to;
  const last = open && closing ? fromLondonClock({ day: open, time: closing }) : at;
  return last > at ? last : at;
}

/** Puts an application on the work list, due when we close on the last day by which we look at choices, or before the day of what is near. */
export async function putBeforeAdviser(
  trx: DatabaseTransaction,
  { customerId, planId, at }: OfApplication & { readonly at: Date },
  {
    opening,
    withinOpenDays,
    pressingOf,
  }: {
    readonly opening: OpeningHours;
    readonly withinOpenDays: number | undefined;
    readonly pressingOf: PressingOf;
  },
): Promise<void> {
  const promised = dueWithin(opening, at, withinOpenDays ?? WITHIN_DAYS_UNPROMISED);
  // What cannot be read of them holds up no form: it is due as we promise.
  const pressing = await pressingOf(customerId).catch(() => []);
  const dueAt = dueBefore(opening, { at, promised, pressing });
  await openWork(trx, { kind: 'application', subject: planId, customerId, dueAt, notBefore: null, at });
}
