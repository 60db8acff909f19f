import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { caseRepayment } from '@towpath/contracts/api/staffRepayment.ts';
import { balanceOf } from '@towpath/domain/debts/totals.ts';
import { NO_ADVICE_FIRST } from '@towpath/domain/plans/repayment/adviceFirst.ts';
import { NOTHING_BY_ORDER } from '@towpath/domain/plans/repayment/byOrder.ts';
import type { Day } from '@towpath/domain/plans/repayment/event.ts';
import { NOTHING_INSTEAD } from '@towpath/domain/plans/repayment/insteadOfOffers.ts';
import { namedNow } from '@towpath/domain/plans/repayment/namedNow.ts';
import { whileTimeRuns } from '@towpath/domain/plans/repayment/offersWait.ts';
import { isChangedByOthers, isRepaid, isScheme } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { repaymentOn } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { sumsDiffer } from '@towpath/domain/plans/repayment/sumsDiffer.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { fieldError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { debtsOf } from '../debts/readDebts.ts';
import { isLockedFor } from '../journeys/refuseLocked.ts';
import { standingPlan, stopOfPlan } from '../plans/standingPlan.ts';
import { staffNames } from '../staff/members.ts';
import { adviceFirstOf } from './adviceFirst.ts';
import { byOrderOf } from './byOrder.ts';
import { type FactsDeps, factsToDraw } from './facts.ts';
import { factsToBegin } from './factsToBegin.ts';
import { BEGUN, canBeNoted } from './followPlan.ts';
import { happenedTo, toldHistory } from './happened.ts';
import { holidaysIn } from './holidays.ts';
import { offersWait } from './offers.ts';
import { eventsOf } from './repository.ts';
import { ownersNow } from './sales.ts';
import type { RepaymentsDeps } from './service.ts';
import { apartOf, standing, toldOfToday } from './shown.ts';
import { withoutAdvice } from './withoutAdvice.ts';
import { words } from './words.ts';

type Shown = NonNullable<AnswerOf<typeof caseRepayment>['repayment']>;
export type ReadingDeps = FactsDeps &
  Pick<
    RepaymentsDeps,
    'clock' | 'seal' | 'holidays' | 'reasonsOf' | 'insteadOf' | 'courtAsked' | 'othersOwing'
  >;

/**
 * The plan of a person for one of us who opens their case: as it stood at the end of a day, from what happened until then;
 * null where they repay by none, or it is not begun.
 *
 * @param on 'YYYY-MM-DD'; null for today
 * @throws ApiError VALIDATION_FAILED for a day before the plan was drawn up or after today
 */
export async function caseReading(
  deps: ReadingDeps,
  customerId: string,
  on: Day | null,
): Promise<Shown | null> {
  const { database, clock, seal, nationOf, holidays, reasonsOf } = deps;
  const plan = await standingPlan(database, customerId);
  if (!plan || !isRepaid(plan.shortName)) return null;
  const stored = await eventsOf(database, seal, { customerId, planId: plan.id });
  if (!BEGUN.includes(plan.state) && stored.length === 0) return null;
  const today = isoDate(londonDate(clock.now()));
  const events = stored.map(({ event }) => event);
  const drawnUpOn = events.find(({ kind }) => kind === 'drawn up')?.on ?? null;
  const day = on ?? today;
  if (day > today || (on !== null && day < (drawnUpOn ?? today))) {
    throw fieldError('on', words.notThatDay(sayDay(drawnUpOn ?? today), sayDay(today)));
  }
  const isToday = day === today;
  const [
    nation,
    isLocked,
    names,
    reasons,
    waits,
    adviceFirst,
    byOrder,
    instead,
    ownerNow,
    facts,
    stop,
    time,
  ] = await Promise.all([
    nationOf(customerId),
    isLockedFor(database, customerId),
    staffNames(
      database,
      stored.flatMap(({ staffId }) => staffId ?? []),
    ),
    reasonsOf(customerId),
    offersWait(deps, customerId),
    // What is known today says nothing of another day.
    isToday ? adviceFirstOf(deps, customerId) : NO_ADVICE_FIRST,
    isToday ? byOrderOf(deps, customerId) : NOTHING_BY_ORDER,
    isToday ? deps.insteadOf(customerId) : NOTHING_INSTEAD,
    // Another day has the names of that day.
    isToday ? ownersNow(deps, customerId, today) : null,
    isToday
      ? (drawnUpOn === null ? factsToBegin : factsToDraw)(deps, customerId, plan, londonDate(clock.now()))
      : null,
    stopOfPlan(database, { customerId, planId: plan.id }, day),
    isToday ? deps.offersHeldBy(customerId, londonDate(clock.now())) : null,
  ]);
  const read = repaymentOn(events, day, holidaysIn(holidays, nation), adviceFirst, stop, byOrder, instead);
  const stands = read && ownerNow ? whileTimeRuns(namedNow(read, ownerNow), time) : read;
  const lacking =
    isToday && facts === null ? await withoutAdvice(deps, customerId, plan, londonDate(clock.now())) : null;
  const known = { facts, lacking };
  const goesOn = isToday && waits === null && stands !== null && stands.plan.ended === null;
  const canNote = canBeNoted(plan.shortName, plan.state) && !isLocked;
  const mayNote = canNote && drawnUpOn !== null && isToday;
  const { draft, notDrawn, benefitNotKnown, differences, notInPlan } = toldOfToday(
    stands,
    known,
    adviceFirst,
    byOrder,
  );
  const listed =
    mayNote && stands && isChangedByOthers(stands.plan) ? await debtsOf(database, customerId) : [];
  const inIt = new Set(stands?.plan.debts.flatMap(({ id, out }) => (out === null ? [id] : [])));
  return {
    planId: plan.id,
    sequence: stored.length,
    today,
    on: day,
    drawnUpOn,
    waits: isToday && waits === 'talk',
    sumsDiffer: goesOn && sumsDiffer({ differences, notDrawn }),
    differences: goesOn ? [...differences] : [],
    notInPlan: goesOn ? [...notInPlan] : [],
    mayTakeIn: listed
      .filter(debt => !debt.isDeleted && balanceOf(debt) !== 0 && !inIt.has(debt.id))
      .map(debt => ({ id: debt.id, creditor: debt.initialCreditorName })),
    apart: apartOf(stands, known, adviceFirst),
    inScheme: isScheme(plan.shortName),
    canDrawUp: canNote && drawnUpOn === null,
    draft: isToday ? draft : null,
    notDrawn: isToday ? notDrawn : null,
    ...(isToday && benefitNotKnown ? { benefitNotKnown } : {}),
    stands: stands && standing(stands),
    mayNote,
    events: toldHistory(happenedTo(stored), { planId: plan.id, canNote: mayNote, reasons })
      .filter(one => one.on <= day)
      .map(({ staffId, tookIn: _, ...one }) => ({
        ...one,
        by: staffId === null ? null : (names.get(staffId) ?? ''),
      })),
  };
}
