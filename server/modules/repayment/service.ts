import type { AnswerOf, BodyOf } from '@towpath/contracts/api/call.ts';
import type {
  changeReminders,
  myRepayment,
  noteRepayment,
  Repayment,
  RepaymentNote,
  repaymentHistory,
} from '@towpath/contracts/api/repayment.ts';
import type { BankHoliday } from '@towpath/domain/bookings/bankHolidays.ts';
import type { PlanState } from '@towpath/domain/plans/planState.ts';
import { NO_ADVICE_FIRST } from '@towpath/domain/plans/repayment/adviceFirst.ts';
import type { ByOrder } from '@towpath/domain/plans/repayment/byOrder.ts';
import { NO_HOLIDAYS } from '@towpath/domain/plans/repayment/dueMonths.ts';
import type { RepaymentEvent } from '@towpath/domain/plans/repayment/event.ts';
import type { InsteadOfOffers } from '@towpath/domain/plans/repayment/insteadOfOffers.ts';
import type { ReminderDays } from '@towpath/domain/plans/repayment/reminding.ts';
import { isRepaid } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { repaymentOn } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { isStopped } from '@towpath/domain/plans/repayment/stop.ts';
import { yesBefore } from '@towpath/domain/plans/repayment/yesBefore.ts';
import { type CalendarDate, isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { accountById } from '../customers/accounts.ts';
import { isLockedFor, refuseLockedNow, refuseLockedOf } from '../journeys/refuseLocked.ts';
import { anyPlan, holdStandingPlan, standingPlan, stopOfPlan } from '../plans/standingPlan.ts';
import { staffNames } from '../staff/members.ts';
import { addWithFollowing } from './adding.ts';
import { adviceFirstOf } from './adviceFirst.ts';
import { noteAnswer } from './answersByLetter.ts';
import { byOrderOf } from './byOrder.ts';
import { drawnBy, isDrawing, notedBy } from './eventSaid.ts';
import { type FactsDeps, factsToDraw } from './facts.ts';
import { factsToBegin } from './factsToBegin.ts';
import { BEGUN, canBeNoted, followPlan } from './followPlan.ts';
import { happenedTo, isTakenInByUs } from './happened.ts';
import { holidaysIn } from './holidays.ts';
import { type LettersOfPlan, tellLetters, wentByLetter } from './lettersOfPlan.ts';
import { askAboutMore } from './moreThanBudget.ts';
import { noteOffer, offersOf, offersWait } from './offers.ts';
import { takeOfferBack } from './offerTakenBack.ts';
import { keepReminderDays, reminderDaysOf } from './reminders.ts';
import { eventsOf, eventsOfAllPlans, type OfPlan, type StoredEvent } from './repository.ts';
import { ownersNow } from './sales.ts';
import { noteSettled, takeSettledBack } from './settledByLetter.ts';
import { historyForThem, shown } from './shown.ts';
import { followTakingBack } from './takingBack.ts';
import { withoutAdvice } from './withoutAdvice.ts';
import { words } from './words.ts';

export type RepaymentsDeps = FactsDeps & {
  readonly clock: Clock;
  readonly holidays: readonly BankHoliday[];
  /** Why one of us took something back together with a person, by what it was. */
  readonly reasonsOf: (customerId: string) => Promise<ReadonlyMap<string, string>>;
} & LettersOfPlan;

/** What one of us writes down together with the person. */
type WithThem = Extract<
  RepaymentNote,
  { kind: 'offers sent' | 'answered' | 'paid' | 'not paid' | 'break' | 'taken back' }
>;
/** Who of the staff writes something down, and what is kept of that beside it. */
export type ByStaff = {
  readonly staffId: string;
  readonly written: (trx: DatabaseTransaction, sequence: number, at: Date) => Promise<void>;
};

/** So much is written down of a plan at most: ten years of a dozen creditors take a fifth of it. */
const MOST_EVENTS = 2000;

/** What was written down before, and all events with the one that is written down now. */
type Written = {
  readonly state: PlanState;
  readonly stored: readonly StoredEvent[];
  readonly events: readonly RepaymentEvent[];
  /** What was said now, which others of the events may have followed from. */
  readonly last: RepaymentEvent;
  readonly at: Date;
  readonly byOrder: ByOrder;
  readonly instead: InsteadOfOffers;
};

export type Repayments = ReturnType<typeof createRepayments>;

/** The plans that people repay by: what happened to them, and how they stand. */
export function createRepayments(deps: RepaymentsDeps) {
  const { database, clock, seal, nationOf, holidays } = deps;

  /** The plan that a person repays by; null where what they chose is none, or is not begun. */
  async function mine(customerId: string): Promise<AnswerOf<typeof myRepayment>> {
    const plan = await standingPlan(database, customerId);
    if (!plan || !isRepaid(plan.shortName)) return { repayment: null };
    const stored = await eventsOf(database, seal, { customerId, planId: plan.id });
    if (!BEGUN.includes(plan.state) && stored.length === 0) return { repayment: null };
    return { repayment: await inFull(customerId, plan, stored) };
  }

  /** All that was written down of a plan, also once it is over. Throws NOT_FOUND for a plan of somebody else. */
  async function history(customerId: string, planId: string): Promise<AnswerOf<typeof repaymentHistory>> {
    const plan = isUuid(planId) ? await anyPlan(database, customerId, planId.toLowerCase()) : undefined;
    if (!plan) throw new ApiError('NOT_FOUND');
    const of = { customerId, planId: plan.id };
    const [stored, reasons] = await Promise.all([eventsOf(database, seal, of), deps.reasonsOf(customerId)]);
    const told = { planId: plan.id, canNote: false, reasons, names: await namesOfTakenIn(stored) };
    return { happened: historyForThem(happenedTo(stored), told) };
  }

  /**
   * Writes down what happened to a plan. Sent again with the same id it changes nothing.
   *
   * @throws ApiError NOT_FOUND for a plan of somebody else, REPAYMENT_NOT_BEGUN, REPAYMENT_CHANGED_ELSEWHERE,
   *   REPAYMENT_MORE_THAN_BUDGET, REPAYMENT_REFUSED, VALIDATION_FAILED or SESSION_CLOSED
   */
  async function note(
    customerId: string,
    planId: string,
    body: BodyOf<typeof noteRepayment>,
  ): Promise<AnswerOf<typeof noteRepayment>> {
    if (!isUuid(planId)) throw new ApiError('NOT_FOUND');
    const of = { customerId, planId: planId.toLowerCase() };
    const plan = await write(of, body, null);
    const stands = (await standingPlan(database, customerId)) ?? plan;
    return { repayment: await inFull(customerId, stands, await eventsOf(database, seal, of)) };
  }

  /**
   * Writes down what happened, or takes something back, by the hand of one of us.
   *
   * @throws ApiError NOT_FOUND, REPAYMENT_NOT_BEGUN, REPAYMENT_CHANGED_ELSEWHERE, REPAYMENT_REFUSED or SESSION_CLOSED
   */
  async function noteForThem(
    of: OfPlan,
    body: Pick<BodyOf<typeof noteRepayment>, 'id' | 'after'> & { readonly note: WithThem },
    by: ByStaff,
  ): Promise<void> {
    await write(of, body, by);
  }

  /** Adds an event, once, and moves the plan on by it; gives back the plan as it was. */
  async function write(
    of: OfPlan,
    { id: clientId, after, note: said }: BodyOf<typeof noteRepayment>,
    by: ByStaff | null,
  ) {
    const { customerId } = of;
    const now = clock.now();
    const today = londonDate(now);
    // Judged before the plan is held: it reads everything that the person has told us.
    const facts = isDrawing(said) ? await factsOf(of, said.kind, today) : 'advice has changed';
    const time = isDrawing(said) ? await deps.timeOf(customerId, today) : null;
    const closed = holidaysIn(holidays, await nationOf(customerId));
    const adviceFirst = await adviceFirstOf(deps, customerId);
    const byOrder = await byOrderOf(deps, customerId);
    const instead = await deps.insteadOf(customerId);
    await askAboutMore(deps, of, { id: clientId, after, note: said }, { today, byOrder });
    const went = said.kind === 'offers sent' ? await deps.offersGoing(customerId) : null;
    return database.transaction().execute(async trx => {
      await refuseLockedOf(trx, customerId);
      const held = await holdStandingPlan(trx, customerId, of.planId);
      if (!held || !isRepaid(held.shortName)) throw new ApiError('NOT_FOUND');
      const stored = await eventsOf(trx, seal, of);
      if (stored.some(one => one.clientId === clientId.toLowerCase())) return held;
      const refused = by === null ? words.refused : words.cannotBe;
      if (isStopped(held.state)) throw new ApiError('REPAYMENT_REFUSED', { message: refused['has ended'] });
      if (!canBeNoted(held.shortName, held.state)) throw new ApiError('REPAYMENT_NOT_BEGUN');
      if (stored.length !== after) throw new ApiError('REPAYMENT_CHANGED_ELSEWHERE');
      const taken = said.kind === 'taken back' ? stored[said.entry - 1] : undefined;
      if (by === null && taken && isTakenInByUs(taken)) {
        throw new ApiError('REPAYMENT_REFUSED', { message: words.takenInByUs });
      }
      if (stored.length >= MOST_EVENTS) throw new ApiError('REPAYMENT_REFUSED', { message: words.tooMuch });
      const events = stored.map(({ event }) => event);
      const event = isDrawing(said)
        ? drawnBy(events, said, facts, { today: isoDate(today), shortName: held.shortName, time })
        : notedBy(
            events,
            said,
            { today: isoDate(today), holidays: closed, adviceFirst, byOrder, settling: instead.settling },
            by === null ? 'them' : 'staff',
          );
      const staffId = by?.staffId ?? null;
      const one = { clientId: clientId.toLowerCase(), writtenAt: now, staffId, event };
      const drawing = { before: events, event, today: isoDate(today) };
      const toldTo = isDrawing(said) ? await wentByLetter(trx, deps, customerId, drawing) : undefined;
      const all = await addWithFollowing(trx, seal, of, stored, one, toldTo);
      const told = { state: held.state, stored, events: all, last: event, at: now };
      await follow(trx, of, { ...told, byOrder, instead });
      await tellLetters(trx, { ...deps, went, staffId }, customerId, drawing);
      await by?.written(trx, stored.length + 1, now);
      return held;
    });
  }

  /**
   * Keeps whether a person is reminded of the days of their plan, and how long before a payment; null for not at all.
   *
   * @throws ApiError NOT_FOUND for a plan of somebody else, REPAYMENT_NOT_BEGUN or SESSION_CLOSED
   */
  async function remind(
    customerId: string,
    planId: string,
    daysBefore: ReminderDays | null,
  ): Promise<AnswerOf<typeof changeReminders>> {
    if (!isUuid(planId)) throw new ApiError('NOT_FOUND');
    const of = { customerId, planId: planId.toLowerCase() };
    return database.transaction().execute(async trx => {
      await refuseLockedOf(trx, customerId);
      const held = await holdStandingPlan(trx, customerId, of.planId);
      if (!held || !isRepaid(held.shortName)) throw new ApiError('NOT_FOUND');
      if (!BEGUN.includes(held.state)) throw new ApiError('REPAYMENT_NOT_BEGUN');
      await keepReminderDays(trx, of, daysBefore, clock.now());
      return { daysBefore };
    });
  }

  async function factsOf({ customerId, planId }: OfPlan, kind: RepaymentNote['kind'], today: CalendarDate) {
    // Before the plan, which is left with a session that is closed.
    await refuseLockedNow(database, customerId);
    const plan = await standingPlan(database, customerId);
    if (plan?.id !== planId) throw new ApiError('NOT_FOUND');
    const facts = await (kind === 'draw up' ? factsToBegin : factsToDraw)(deps, customerId, plan, today);
    return facts ?? (await withoutAdvice(deps, customerId, plan, today)).why;
  }

  /** Where the plan goes by what was written down. */
  async function follow(
    trx: DatabaseTransaction,
    of: OfPlan,
    { state, stored, events, last, at, byOrder, instead }: Written,
  ): Promise<void> {
    const today = isoDate(londonDate(at));
    const stands = repaymentOn(events, today, NO_HOLIDAYS, NO_ADVICE_FIRST, null, byOrder, instead);
    if (!stands) return;
    await followPlan(trx, of, { state, stands, last, at });
    const entry = last.kind === 'taken back' ? stored[last.entry - 1] : undefined;
    if (entry) await followTakingBack(trx, deps, of, { entry, events, stands, at, today });
  }

  /** The names of those of us who noted that a debt was taken into a programme. */
  const namesOfTakenIn = (stored: readonly StoredEvent[]) =>
    staffNames(
      database,
      stored.filter(isTakenInByUs).flatMap(({ staffId }) => staffId ?? []),
    );

  async function inFull(
    customerId: string,
    plan: { readonly id: string; readonly shortName: string; readonly state: PlanState },
    stored: readonly StoredEvent[],
  ): Promise<Repayment> {
    const today = londonDate(clock.now());
    const [
      facts,
      nation,
      isLocked,
      daysBefore,
      account,
      reasons,
      adviceFirst,
      byOrder,
      ownerNow,
      before,
      stop,
      time,
      held,
      breaks,
      instead,
    ] = await Promise.all([
      (stored.length === 0 ? factsToBegin : factsToDraw)(deps, customerId, plan, today),
      nationOf(customerId),
      isLockedFor(database, customerId),
      reminderDaysOf(database, { customerId, planId: plan.id }),
      accountById(database, customerId),
      deps.reasonsOf(customerId),
      adviceFirstOf(deps, customerId),
      byOrderOf(deps, customerId),
      ownersNow(deps, customerId, isoDate(today)),
      eventsOfAllPlans(database, seal, customerId, plan.id),
      stopOfPlan(database, { customerId, planId: plan.id }, isoDate(today)),
      deps.timeOf(customerId, today),
      deps.offersHeldBy(customerId, today),
      deps.breaksByLetter(customerId),
      deps.insteadOf(customerId),
    ]);
    return shown({
      planId: plan.id,
      shortName: plan.shortName,
      events: stored.map(({ event }) => event),
      today: isoDate(today),
      facts,
      lacking: facts ? null : await withoutAdvice(deps, customerId, plan, today),
      holidays: holidaysIn(holidays, nation),
      ownerNow,
      yesBefore: yesBefore(before),
      adviceFirst,
      byOrder,
      stop,
      time,
      held,
      breaks,
      instead,
      canNote: canBeNoted(plan.shortName, plan.state) && !isLocked,
      happened: happenedTo(stored),
      reasons,
      names: await namesOfTakenIn(stored),
      reminders: { daysBefore, canBeMailed: account !== null && account !== undefined },
    });
  }

  return {
    mine,
    history,
    note,
    noteForThem,
    remind,
    offersOf: (customerId: string) => offersOf(deps, customerId),
    offersWait: (customerId: string) => offersWait(deps, customerId),
    noteOffer: (trx: DatabaseTransaction, offer: Parameters<typeof noteOffer>[2]) =>
      noteOffer(trx, seal, offer),
    takeOfferBack: (trx: DatabaseTransaction, letter: Parameters<typeof takeOfferBack>[2]) =>
      takeOfferBack(trx, deps, letter),
    noteSettled: (trx: DatabaseTransaction, settled: Parameters<typeof noteSettled>[2]) =>
      noteSettled(trx, seal, settled),
    takeSettledBack: (trx: DatabaseTransaction, settled: Parameters<typeof takeSettledBack>[2]) =>
      takeSettledBack(trx, seal, settled),
    noteAnswer: (trx: DatabaseTransaction, answer: Parameters<typeof noteAnswer>[2]) =>
      noteAnswer(trx, seal, answer),
  };
}
