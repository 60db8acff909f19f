import type { Repayment, StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import type { AdviceFirst } from '@towpath/domain/plans/repayment/adviceFirst.ts';
import { type BreakByLetter, withBreaksByLetter } from '@towpath/domain/plans/repayment/breaksByLetter.ts';
import { type ByOrder, NOTHING_BY_ORDER, orderedInDraft } from '@towpath/domain/plans/repayment/byOrder.ts';
import {
  type Draft,
  type Drawing,
  differencesFrom,
  draw,
  type FactsToDraw,
  notInPlan,
} from '@towpath/domain/plans/repayment/drawing.ts';
import type { Holidays } from '@towpath/domain/plans/repayment/dueMonths.ts';
import type { Day, RepaymentEvent } from '@towpath/domain/plans/repayment/event.ts';
import { firstPaymentHeld, firstPaymentWaits } from '@towpath/domain/plans/repayment/firstPayment.ts';
import type { InsteadOfOffers } from '@towpath/domain/plans/repayment/insteadOfOffers.ts';
import { namedNow, type OwnerNow } from '@towpath/domain/plans/repayment/namedNow.ts';
import { type HoldsOffers, whileTimeRuns } from '@towpath/domain/plans/repayment/offersWait.ts';
import { NOTHING_APART, paidApart } from '@towpath/domain/plans/repayment/paidApart.ts';
import { repaymentOn, type Repayment as Stands } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import type { Stop } from '@towpath/domain/plans/repayment/stop.ts';
import { firstNameIn } from '../chat/messages.ts';
import { type Happened, toldHistory } from './happened.ts';
import type { WithoutAdvice } from './withoutAdvice.ts';

/** So many months of payments to come are told. */
const MONTHS_TOLD = 12;

type Parts = {
  readonly planId: string;
  readonly shortName: string;
  readonly events: readonly RepaymentEvent[];
  readonly today: Day;
  /** What a plan would be drawn up from today; null where the advice does not name it any more. */
  readonly facts: FactsToDraw | null;
  /** What is known without them; null where there are any. */
  readonly lacking: WithoutAdvice | null;
  readonly holidays: Holidays;
  readonly ownerNow: OwnerNow;
  /** The debts, by their ids, whose lenders said yes to a plan of before. */
  readonly yesBefore: ReadonlySet<string>;
  readonly adviceFirst: AdviceFirst;
  readonly byOrder: ByOrder;
  readonly instead: InsteadOfOffers;
  /** Since when nothing is paid by it, by where the plan stands; null while it goes on. */
  readonly stop: Stop | null;
  /** What gives time by law beside it; null for nothing. */
  readonly time: HoldsOffers | null;
  /** What holds its offers: that, or a question that is open; null for nothing. */
  readonly held: HoldsOffers | null;
  /** What single lenders agreed to by letter, the earliest first. */
  readonly breaks: readonly BreakByLetter[];
  readonly canNote: boolean;
  readonly reminders: Repayment['reminders'];
  readonly happened: readonly Happened[];
  /** Why one of us took something back, by what it was. */
  readonly reasons: ReadonlyMap<string, string>;
  readonly names: NamesOfUs;
};

/** The names of our staff, by their ids. */
type NamesOfUs = ReadonlyMap<string, string>;

/** What a plan would be drawn up from today, or what is known without. */
export type KnownToday = Pick<Parts, 'facts' | 'lacking'>;

/** A plan as the person reads it. */
export function shown({
  planId,
  shortName,
  events,
  today,
  facts,
  lacking,
  holidays,
  ownerNow,
  yesBefore,
  adviceFirst,
  byOrder,
  instead,
  stop,
  time,
  held,
  breaks,
  canNote,
  reminders,
  happened,
  reasons,
  names,
}: Parts): Repayment {
  const read = repaymentOn(events, today, holidays, adviceFirst, stop, byOrder, instead);
  const named = read && whileTimeRuns(namedNow(read, ownerNow), held);
  const stands = named && withBreaksByLetter(named, breaks, today);
  const toBegin = { shortName, plan: read?.plan ?? null, time, today };
  const waits = firstPaymentWaits(toBegin);
  const heldFirst = firstPaymentHeld(toBegin);
  const mayNote = canNote && (stands === null || stands.plan.ended === null);
  return {
    planId,
    sequence: events.length,
    today,
    canNote: mayNote,
    reminders,
    ...toldOfToday(stands, { facts, lacking }, adviceFirst, byOrder),
    apart: apartOf(stands, { facts, lacking }, adviceFirst),
    ...(waits && { firstPaymentFrom: waits.from }),
    ...(heldFirst && { firstPaymentHeldBy: heldFirst.shortName }),
    offeredAgain: offeredAgain(stands, draftOf(facts && draw(facts)), yesBefore),
    stands: stands && standing(stands),
    happened: historyForThem(happened, { planId, canNote: mayNote, reasons, names }),
  };
}

/**
 * All that was written down of a plan as its person reads it, what happened last first.
 *
 * @param of `names` those of us who noted that a debt was taken into their programme
 */
export function historyForThem(
  happened: readonly Happened[],
  { names, ...of }: Parameters<typeof toldHistory>[1] & { readonly names: NamesOfUs },
): Repayment['happened'] {
  return toldHistory(happened, of).map(({ staffId, tookIn, ...one }) => ({
    ...one,
    by: staffId === null ? ('you' as const) : ('one of us' as const),
    // What others approved is put right by one of us.
    ...(tookIn && { mayBeTakenBack: false, takenInBy: firstNameIn(names.get(staffId ?? '') ?? '') || null }),
  }));
}

/** Who said yes to a plan of before and is still to be offered what this one pays. */
function offeredAgain(stands: Stands | null, draft: Draft | null, yes: ReadonlySet<string>): string[] {
  if (stands !== null && stands.plan.ended !== null) return [];
  const terms = stands?.plan.terms ?? draft?.terms;
  if (terms?.silence !== 'write again') return [];
  const toOffer = stands ? stands.debts.filter(one => one.standing === 'not offered') : (draft?.debts ?? []);
  return toOffer.filter(({ id }) => yes.has(id)).map(({ creditor }) => creditor);
}

/** What is paid beside the plan by what is known today, or would be. Its person and its case read the same. */
export function apartOf(
  stands: Stands | null,
  { facts, lacking }: KnownToday,
  adviceFirst: AdviceFirst,
): Repayment['apart'] {
  const plan = stands ? stands.plan : draftOf(facts && draw(facts));
  const goesOn = stands === null || stands.plan.ended === null;
  const sums = facts ?? lacking?.beside;
  const { each, leftBefore } = sums && plan && goesOn ? paidApart(sums, plan, adviceFirst) : NOTHING_APART;
  return { each: each.map(one => ({ ...one })), leftBefore };
}

function draftOf(drawing: Drawing | null): Draft | null {
  return drawing?.canBeDrawn ? drawing.draft : null;
}

/**
 * What a plan would be by what is known today, or why there would be none; what of the plan that stands is another, and what
 * it does not have. Its person and its case read the same.
 */
export function toldOfToday(
  stands: Stands | null,
  { facts, lacking }: KnownToday,
  adviceFirst: AdviceFirst,
  byOrder: ByOrder = NOTHING_BY_ORDER,
): Pick<Repayment, 'draft' | 'notDrawn' | 'benefitNotKnown' | 'differences' | 'notInPlan'> {
  const drawing: Drawing | null = facts && draw(facts);
  const draft = draftOf(drawing);
  const goesOn = stands !== null && stands.plan.ended === null;
  const ordered = orderedInDraft(draft, byOrder);
  return {
    draft: draft && {
      monthly: draft.monthly,
      debts: draft.debts.map(debt => ({ ...debt, isByOrder: ordered.has(debt.id) })),
      outside: draft.outside.map(debt => ({ ...debt })),
      adviceFirst: draft.outside.flatMap(({ id }) => (adviceFirst.has(id) ? [id] : [])),
      reachesFloor: draft.reachesFloor,
    },
    notDrawn:
      drawing === null ? (lacking?.why ?? 'advice has changed') : drawing.canBeDrawn ? null : drawing.why,
    ...(drawing?.canBeDrawn === false && drawing.why === 'benefit not known'
      ? { benefitNotKnown: [...(facts?.benefitNotKnown ?? [])] }
      : {}),
    differences: goesOn ? [...differencesFrom(stands.plan, draft, adviceFirst, facts)] : [],
    notInPlan: goesOn && facts ? [...notInPlan(stands.plan, facts)] : [],
  };
}

/** A plan as it stands on a day, as the API gives it. */
export function standing({ plan, ...stands }: Stands): StandingRepayment {
  const { debts, answered, offers, tasks, past, toCome, years, sums } = stands;
  return {
    drawnUpOn: plan.drawnUpOn,
    stage: stands.stage,
    monthly: plan.monthly,
    firstPayment: plan.firstPayment,
    terms: { ...plan.terms, answerDays: { ...plan.terms.answerDays } },
    debts: debts.map(({ offers: _, out, ...debt }) => ({
      ...debt,
      out: out && { on: out.on, why: out.why },
      before: [...debt.before],
      next: { ...debt.next },
    })),
    outside: plan.outside.map(debt => ({ ...debt })),
    answered: { ...answered },
    headline: { ...stands.headline },
    offersAfter: stands.offersAfter && { ...stands.offersAfter },
    withoutShare: stands.withoutShare,
    adviceFirst: [...stands.adviceFirst],
    offers: offers && { ...offers },
    breaksByLetter: stands.breaksByLetter.map(one => ({ ...one })),
    tasks: [...tasks],
    past: past.map(month => ({
      ...month,
      open: [...month.open],
      shares: month.shares.map(one => ({ ...one })),
    })),
    toCome: toCome.slice(0, MONTHS_TOLD).map(month => ({
      ...month,
      shares: month.shares.map(one => ({ ...one })),
      resting: [...month.resting],
    })),
    endsOn: stands.endsOn,
    sums: { ...sums },
    // What has no end in sight is no picture of a debt that goes down.
    years: stands.endsOn === null && sums.owed > 0 ? [] : years.map(year => ({ ...year })),
    breaks: plan.breaks.map(({ on: _, ...one }) => one),
    reviewDueOn: stands.reviewDueOn,
    ended: plan.ended && { ...plan.ended },
  };
}
