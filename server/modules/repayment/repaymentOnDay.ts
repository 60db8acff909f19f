import type { BankHoliday } from '@towpath/domain/bookings/bankHolidays.ts';
import { NO_ADVICE_FIRST } from '@towpath/domain/plans/repayment/adviceFirst.ts';
import { NOTHING_BY_ORDER } from '@towpath/domain/plans/repayment/byOrder.ts';
import { type InsteadOfOffers, NOTHING_INSTEAD } from '@towpath/domain/plans/repayment/insteadOfOffers.ts';
import { namedNow } from '@towpath/domain/plans/repayment/namedNow.ts';
import { whileTimeRuns } from '@towpath/domain/plans/repayment/offersWait.ts';
import { type Repayment, repaymentOn } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { stopOfPlan } from '../plans/standingPlan.ts';
import { adviceFirstOf } from './adviceFirst.ts';
import { type ByOrderDeps, byOrderOf } from './byOrder.ts';
import type { TimeOf } from './facts.ts';
import { type Happened, happenedTo } from './happened.ts';
import { holidaysIn } from './holidays.ts';
import type { LettersOfPlan } from './lettersOfPlan.ts';
import { eventsOf, type OfPlan } from './repository.ts';
import { ownersNow } from './sales.ts';

export type RepaymentOnDayDeps = ByOrderDeps &
  Pick<LettersOfPlan, 'othersOwing'> & {
    readonly clock: Clock;
    readonly seal: Seal;
    readonly holidays: readonly BankHoliday[];
    readonly offersHeldBy: TimeOf;
    readonly insteadOf: (customerId: string) => Promise<InsteadOfOffers>;
  };

/** A plan on a day, with all that was written down of it until then, in that order. */
export type RepaymentWithHistory = { readonly stands: Repayment; readonly happened: readonly Happened[] };

/** A plan as it stood at the end of a day, by what had been written down by then; null before it was drawn up. Throws DoesNotOpen. */
export async function repaymentOnDay(
  deps: RepaymentOnDayDeps,
  of: OfPlan,
  on: string,
): Promise<RepaymentWithHistory | null> {
  const { database, seal, holidays, nationOf, clock, offersHeldBy } = deps;
  const { customerId } = of;
  const today = isoDate(londonDate(clock.now()));
  const stored = await eventsOf(database, seal, of);
  // What was said later of an earlier day was not on the paper of that day.
  const until = stored.slice(0, stored.findLastIndex(one => isoDate(londonDate(one.writtenAt)) <= on) + 1);
  // What is known today says nothing of a day before, which has the names of then.
  const isBefore = on < today;
  const read = repaymentOn(
    until.map(({ event }) => event),
    on,
    holidaysIn(holidays, await nationOf(customerId)),
    isBefore ? NO_ADVICE_FIRST : await adviceFirstOf(deps, customerId),
    await stopOfPlan(database, of, on),
    isBefore ? NOTHING_BY_ORDER : await byOrderOf(deps, customerId),
    isBefore ? NOTHING_INSTEAD : await deps.insteadOf(customerId),
  );
  if (read === null) return null;
  const held = isBefore ? null : await offersHeldBy(customerId, londonDate(clock.now()));
  const stands = isBefore
    ? read
    : whileTimeRuns(namedNow(read, await ownersNow(deps, customerId, today)), held);
  return { stands, happened: happenedTo(until) };
}

/** The days, 'YYYY-MM-DD', on which something was written down of a person's plans, by the plans. */
export async function repaymentDaysOf(
  database: Database,
  customerId: string,
): Promise<readonly { readonly planId: string; readonly day: string }[]> {
  const rows = await database
    .selectFrom('repayment_events')
    .select(['plan_id', 'written_at'])
    .where('customer_id', '=', customerId)
    .orderBy('plan_id')
    .orderBy('sequence')
    .execute();
  return rows.map(row => ({ planId: row.plan_id, day: isoDate(londonDate(row.written_at)) }));
}
