import type { BodyOf } from '@towpath/contracts/api/call.ts';
import type { noteDebtTakenIn } from '@towpath/contracts/api/staffRepayment.ts';
import { balanceOf } from '@towpath/domain/debts/totals.ts';
import { isUkNation } from '@towpath/domain/people/nation.ts';
import { sameDayAfter } from '@towpath/domain/plans/repayment/dueMonths.ts';
import type { Day } from '@towpath/domain/plans/repayment/event.ts';
import { following } from '@towpath/domain/plans/repayment/following.ts';
import { isScheme } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { planAfter } from '@towpath/domain/plans/repayment/replay.ts';
import { takeIn } from '@towpath/domain/plans/repayment/takingIn.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { debtsOf } from '../debts/readDebts.ts';
import { refuseLockedOf } from '../journeys/refuseLocked.ts';
import { inForceSince } from '../plans/inForceSince.ts';
import { holdStandingPlan, standingPlan } from '../plans/standingPlan.ts';
import { addWithFollowing } from './adding.ts';
import { factsToDraw, limitsToDraw } from './facts.ts';
import { canBeNoted } from './followPlan.ts';
import { eventsOf, type OfPlan } from './repository.ts';
import type { ByStaff, RepaymentsDeps } from './service.ts';
import { words } from './words.ts';

type Body = Omit<BodyOf<typeof noteDebtTakenIn>, 'planId'>;

/**
 * Writes down that those who approved a programme took one more debt into it. From then on it is in it, wherever that is asked.
 * Sent again with the same id it changes nothing.
 *
 * @throws ApiError NOT_FOUND for a plan or a debt of somebody else, REPAYMENT_NOT_BEGUN, REPAYMENT_CHANGED_ELSEWHERE,
 *   REPAYMENT_REFUSED, SESSION_CLOSED, or VALIDATION_FAILED for a day that cannot be
 */
export async function noteTakenIn(
  deps: RepaymentsDeps,
  of: OfPlan,
  { id, after, debtId, on, monthly }: Body,
  by: ByStaff,
): Promise<void> {
  const { database, clock, seal, nationOf, rulesOn } = deps;
  const { customerId, planId } = of;
  const at = clock.now();
  const date = londonDate(at);
  const today = isoDate(date);
  const [plan, listed, nation, force] = await Promise.all([
    standingPlan(database, customerId),
    debtsOf(database, customerId),
    nationOf(customerId),
    inForceSince(database, customerId),
  ]);
  const debt = listed.find(one => one.id === debtId.toLowerCase() && !one.isDeleted);
  if (!plan || plan.id !== planId || !isScheme(plan.shortName) || !debt) throw new ApiError('NOT_FOUND');
  const approvedOn = force?.planId === planId ? isoDate(londonDate(force.since)) : today;
  if (on < approvedOn || on > today) throw fieldError('on', words.takenInDay(sayDay(approvedOn)));
  const balance = balanceOf(debt);
  if (balance === null) throw refused(words.takenIn['balance not known']);
  const advice = await factsToDraw(deps, customerId, plan, date);
  const home = nation ?? undefined;
  // The scheme is of Scotland, wherever its person moves later.
  const place = isUkNation(home) ? home : 'scotland';
  await database.transaction().execute(async trx => {
    await refuseLockedOf(trx, customerId);
    const held = await holdStandingPlan(trx, customerId, planId);
    if (!held) throw new ApiError('NOT_FOUND');
    const stored = await eventsOf(trx, seal, of);
    if (stored.some(one => one.clientId === id.toLowerCase())) return;
    if (!canBeNoted(held.shortName, held.state)) throw new ApiError('REPAYMENT_NOT_BEGUN');
    if (stored.length !== after) throw new ApiError('REPAYMENT_CHANGED_ELSEWHERE');
    const events = stored.map(({ event }) => event);
    const stands = planAfter(events);
    if (stands === null) throw new ApiError('REPAYMENT_NOT_BEGUN');
    const event = takeIn(
      stands,
      {
        debt: { id: debt.id, creditor: debt.initialCreditorName, what: debt.creditTypeName, balance },
        from: on,
        monthly,
      },
      {
        shortName: held.shortName,
        nation: place,
        limits: limitsToDraw(rulesOn, place, date),
        advised: advice?.monthly ?? null,
      },
      { on: today, firstPayment: nextDue(stands.firstPayment, today) },
    );
    if (typeof event === 'string') throw refused(words.takenIn[event]);
    const followed = following(events, event, today);
    if (!followed.follows) throw refused(words.cannotBe[followed.why] ?? words.refused[followed.why]);
    const { staffId } = by;
    await addWithFollowing(
      trx,
      seal,
      of,
      stored,
      {
        clientId: id.toLowerCase(),
        writtenAt: at,
        staffId,
        event,
      },
      [],
    );
    await by.written(trx, stored.length + 1, at);
  });
}

/** The day of the month on which a plan is paid, from today on: whatever was paid before stays as it was. */
function nextDue(firstPayment: Day, today: Day): Day {
  let day = firstPayment;
  for (let months = 1; day < today; months += 1) day = sameDayAfter(firstPayment, months);
  return day;
}

function refused(message: string): ApiError {
  return new ApiError('REPAYMENT_REFUSED', { message });
}
