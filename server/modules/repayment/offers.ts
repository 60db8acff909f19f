import { randomUUID } from 'node:crypto';
import type { BankHoliday } from '@towpath/domain/bookings/bankHolidays.ts';
import { isQuestioned } from '@towpath/domain/casework/doubt.ts';
import type { ToldOfDebt } from '@towpath/domain/letters/planOfLetters.ts';
import { NO_ADVICE_FIRST } from '@towpath/domain/plans/repayment/adviceFirst.ts';
import { answerOfOfferBy } from '@towpath/domain/plans/repayment/answering.ts';
import { type BreakToTell, breaksToTell } from '@towpath/domain/plans/repayment/breakToTell.ts';
import {
  orderedIn,
  orderedInDraft,
  paidBesideOrders,
  sharedBesideOrders,
} from '@towpath/domain/plans/repayment/byOrder.ts';
import { draw } from '@towpath/domain/plans/repayment/drawing.ts';
import { NO_HOLIDAYS } from '@towpath/domain/plans/repayment/dueMonths.ts';
import type { Day, Terms, Way } from '@towpath/domain/plans/repayment/event.ts';
import { debtsInPlan, offersThatCount } from '@towpath/domain/plans/repayment/kept.ts';
import { isKeptUp } from '@towpath/domain/plans/repayment/keptUp.ts';
import { getsAllFrom, nextPayment } from '@towpath/domain/plans/repayment/nextPayment.ts';
import { noted } from '@towpath/domain/plans/repayment/noting.ts';
import type { HoldsOffers, WhyOffersWait } from '@towpath/domain/plans/repayment/offersWait.ts';
import { owedByPlan } from '@towpath/domain/plans/repayment/owedByPlan.ts';
import { isRepaid, REPAID } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { repaymentOn, type StandingDebt } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { REVIEW_MONTHS } from '@towpath/domain/plans/repayment/review.ts';
import { isOfferSaid } from '@towpath/domain/plans/repayment/sentByLetter.ts';
import { isStopped } from '@towpath/domain/plans/repayment/stop.ts';
import { agreedBefore } from '@towpath/domain/plans/repayment/yesBefore.ts';
import { whyItWaits } from '@towpath/domain/plans/waitsForTalk.ts';
import { canChoose } from '@towpath/domain/solutions/explain/canChoose.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Pence } from '@towpath/domain/values/pence.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { doubtOf } from '../plans/doubtOf.ts';
import { holdStandingPlan, lastEndedAt, standingPlan, stopOfPlan } from '../plans/standingPlan.ts';
import { addWithFollowing } from './adding.ts';
import { type ByOrderDeps, byOrderOf } from './byOrder.ts';
import { type FactsDeps, factsToDraw } from './facts.ts';
import { factsToBegin } from './factsToBegin.ts';
import { canBeNoted, followPlan } from './followPlan.ts';
import { holidaysIn } from './holidays.ts';
import { eventsOf } from './repository.ts';

export type OffersDeps = FactsDeps &
  ByOrderDeps & {
    readonly clock: Clock;
    readonly holidays: readonly BankHoliday[];
  };

/** What a plan pays each month, for letters that say it. */
export type OffersOfPlan = {
  /** In pence a month, without what is paid as ordered. */
  readonly monthly: Pence;
  /** What the advice of today leaves for its debts each month, in pence; null where that is not known. */
  readonly canPay: Pence | null;
  /** How it shared its sum as it was drawn up, or would. */
  readonly way: Way;
  /** After so many months it is looked at again. */
  readonly reviewMonths: number;
  /** Its person has said its sum by themselves. */
  readonly isSumOwn: boolean;
  /** What each debt of it gets each month, in pence, by its id. */
  readonly payments: ReadonlyMap<string, Pence>;
  /** The debts of it that are paid as ordered, by their ids: what they would get is no part of its sum. */
  readonly ordered: ReadonlySet<string>;
  /**
   * The day on which it pays next, today at the earliest, 'YYYY-MM-DD'; null until the plan is drawn up, and once it pays
   * nothing more.
   */
  readonly nextPayment: Day | null;
  /** The day from which on each debt gets all of that each month, 'YYYY-MM-DD', by its id; none until it is drawn up. */
  readonly beginsOn: ReadonlyMap<string, Day>;
  /** The debts of it on which nothing is owed any more, by their ids. */
  readonly paidOff: ReadonlySet<string>;
  /** What gives time by law beside it, so that no offer goes before that is over; null for nothing. */
  readonly offersAfter: HoldsOffers | null;
  /** The break that it takes, for each of its debts that is in it, by its id; left out until it is drawn up. */
  readonly breaks?: ReadonlyMap<string, BreakToTell>;
  /** What the plan was told of each debt that it pays, by its id; none until it is drawn up. */
  readonly told: ReadonlyMap<string, ToldOfDebt>;
};

/** What the plan that somebody repays by pays, or would; null where what they chose is none, or cannot be drawn up. */
export async function offersOf(deps: OffersDeps, customerId: string): Promise<OffersOfPlan | null> {
  const { database, seal, clock, holidays, nationOf } = deps;
  const plan = await standingPlan(database, customerId);
  if (!plan || !isRepaid(plan.shortName)) return null;
  const stored = await eventsOf(database, seal, { customerId, planId: plan.id });
  const today = londonDate(clock.now());
  const day = isoDate(today);
  const facts = await (stored.length === 0 ? factsToBegin : factsToDraw)(deps, customerId, plan, today);
  const drawing = facts && draw(facts);
  const canPay = facts?.canPay ?? null;
  const offersAfter = await deps.offersHeldBy(customerId, today);
  const closed = holidaysIn(holidays, await nationOf(customerId));
  const byOrder = await byOrderOf(deps, customerId);
  const stands = repaymentOn(
    stored.map(({ event }) => event),
    day,
    closed,
    NO_ADVICE_FIRST,
    await stopOfPlan(database, { customerId, planId: plan.id }, day),
    byOrder,
  );
  if (stands) {
    const { plan: kept, toCome, past } = stands;
    const ordered = orderedIn(kept, byOrder, day);
    const isNoted = canBeNoted(plan.shortName, plan.state);
    return {
      monthly: sharedBesideOrders({ monthly: kept.monthly, debts: stands.debts }),
      canPay,
      way: kept.terms.way,
      isSumOwn: kept.isSumOwn,
      reviewMonths: kept.terms.reviewMonths ?? REVIEW_MONTHS,
      payments: new Map(debtsInPlan(kept).map(({ id, payment }) => [id, payment])),
      ordered,
      nextPayment: nextPayment(toCome, day)?.on ?? null,
      beginsOn: new Map(
        debtsInPlan(kept).flatMap(debt => {
          const on = getsAllFrom(toCome, debt, day);
          return on === null ? [] : [[debt.id, on] as const];
        }),
      ),
      paidOff: new Set([...owedByPlan(kept)].flatMap(([id, owed]) => (owed === 0 ? [id] : []))),
      offersAfter,
      breaks: new Map([...breaksToTell(kept, day)].filter(([id]) => !ordered.has(id))),
      told: new Map(
        stands.debts
          .filter(({ out }) => out === null)
          .map(debt => [debt.id, toldOf(debt, kept.terms, isNoted, isKeptUp(kept, past, debt.id, day))]),
      ),
    };
  }
  if (!drawing?.canBeDrawn) return null;
  const { debts, terms } = drawing.draft;
  const ordered = orderedInDraft(drawing.draft, byOrder);
  const monthly = paidBesideOrders({
    monthly: drawing.draft.monthly,
    debts: debts.map(debt => ({ ...debt, isByOrder: ordered.has(debt.id) })),
  });
  const payments = new Map(debts.map(({ id, payment }) => [id, payment]));
  const { way, reviewMonths = REVIEW_MONTHS } = terms;
  const told = {
    beginsOn: new Map<string, Day>(),
    paidOff: new Set<string>(),
    told: new Map<string, ToldOfDebt>(),
  };
  const isSumOwn = false;
  return {
    monthly,
    canPay,
    way,
    isSumOwn,
    reviewMonths,
    payments,
    ordered,
    nextPayment: null,
    offersAfter,
    ...told,
  };
}

/**
 * Why no offer of what somebody repays by goes; null where it may. Of a plan that was left, or that its person told us they
 * cannot keep up, nothing is offered until what comes next is talked over.
 */
export async function offersWait(
  { database, recommendations }: Pick<OffersDeps, 'database' | 'recommendations'>,
  customerId: string,
): Promise<WhyOffersWait | null> {
  const plan = await standingPlan(database, customerId);
  if (!plan) return (await lastEndedAt(database, customerId, REPAID)) === null ? null : 'over';
  if (!isRepaid(plan.shortName)) return null;
  if (isStopped(plan.state)) return 'over';
  const standing = await recommendations.asOfNow(customerId);
  const doubt = doubtOf(plan, standing);
  const why = whyItWaits({
    product: { shortName: plan.shortName },
    state: plan.state,
    stillFits: standing === null || canChoose(standing.advice, plan.shortName),
    doubt: isQuestioned(doubt) ? { why: doubt } : null,
  });
  return why === null ? null : 'talk';
}

function toldOf(debt: StandingDebt, terms: Terms, isNoted: boolean, isKept: boolean): ToldOfDebt {
  const isBegun = debt.paid > 0;
  const counts = offersThatCount(debt).map(({ answer, ...offer }) => ({
    on: offer.on,
    answerBy: answerOfOfferBy(offer, terms),
    answer,
  }));
  const offers = isNoted && terms.silence !== 'counts as yes' ? counts : null;
  const { agreedWithSeller } = debt;
  return {
    isBegun,
    isKept,
    isOffered: debt.offers.length > 0,
    wantsProof: debt.standing === 'proof first',
    offers,
    went: debt.offers.map(({ on, payment }) => ({ on, payment })),
    ...(agreedWithSeller && { agreedWithSeller }),
    stopsInterest: debt.answer?.answer === 'accepts and stops interest',
    agreedBefore: agreedBefore(debt),
  };
}

type Offer = {
  readonly customerId: string;
  readonly debtId: string;
  /** The day on which the letter went, 'YYYY-MM-DD'. */
  readonly on: Day;
  /** What it offers each month; null for what the plan pays. */
  readonly payment: Pence | null;
  /** Until when the letter gives them to answer, where that is said; left out where it is as long as the plan gives everybody. */
  readonly answerBy?: Day;
  readonly at: Date;
  /** Who of us wrote down that it went; null or left out for the person. */
  readonly staffId?: string | null;
};

/**
 * Writes down that a letter with the offer of a plan went, in the transaction that keeps the letter. Nothing where there is
 * no plan that is drawn up, or the debt is not in it. Nor where they said on their plan that its offer went to them on that
 * day: it is the same offer, written down once. A plan of which one of us has to say again that it fits stays where it is.
 */
export async function noteOffer(
  trx: DatabaseTransaction,
  seal: Seal,
  { customerId, debtId, on, payment, answerBy, at, staffId = null }: Offer,
): Promise<void> {
  const current = await standingPlan(trx, customerId);
  const plan = current && (await holdStandingPlan(trx, customerId, current.id));
  if (!plan || !isRepaid(plan.shortName) || !canBeNoted(plan.shortName, plan.state)) return;
  const of = { customerId, planId: plan.id };
  const stored = await eventsOf(trx, seal, of);
  const events = stored.map(({ event }) => event);
  const sum = payment === null ? {} : { payment };
  if (isOfferSaid(events, { debtId, on, ...sum })) return;
  const today = isoDate(londonDate(at));
  const found = noted(
    events,
    { kind: 'offers sent', on, debtIds: [debtId], ...sum, ...(answerBy && { answerBy }) },
    today,
  );
  if (!found.follows) return;
  const all = await addWithFollowing(trx, seal, of, stored, {
    clientId: randomUUID(),
    writtenAt: at,
    staffId,
    event: found.event,
  });
  const stands = repaymentOn(all, today, NO_HOLIDAYS);
  if (!stands) return;
  await followLetter(trx, of, { state: plan.state, stands, last: found.event, at });
}

/** The letter went, whether the plan may go on by it or not. */
async function followLetter(...happened: Parameters<typeof followPlan>): Promise<void> {
  try {
    await followPlan(...happened);
  } catch (fault) {
    if (!(fault instanceof ApiError && fault.code === 'REPAYMENT_NOT_BEGUN')) throw fault;
  }
}
