import type { Pence } from '../../values/pence.ts';
import {
  type AdviceFirst,
  adviceFirstIn,
  keptAside,
  NO_ADVICE_FIRST,
  owedAside,
  pastPaid,
  whileAdviceIsFirst,
  withoutAside,
} from './adviceFirst.ts';
import {
  answerOfOfferBy,
  hasAnswered,
  isToOffer,
  type NextWithThem,
  NOTHING_NEXT,
  nextWith,
  placeOf,
  type Standing,
  standingOf,
} from './answering.ts';
import { type AskedAgain, askedAgainNow, askedAgainOf } from './askedAgain.ts';
import type { BreakByLetter } from './breaksByLetter.ts';
import { breaksToTell, whileToTell } from './breakToTell.ts';
import { type ByOrder, NOTHING_BY_ORDER, orderedIn, whileByOrder } from './byOrder.ts';
import { daysAfter, type Holidays } from './dueMonths.ts';
import type { Day, RepaymentEvent } from './event.ts';
import { type YearOfPlan, yearsOf } from './goingDown.ts';
import { type Headline, headlineOf, leadsWith } from './headline.ts';
import { type InsteadOfOffers, insteadOfOffer, NOTHING_INSTEAD } from './insteadOfOffers.ts';
import { debtsInPlan, type KeptDebt, type KeptPlan, owedInAll, withoutShare } from './kept.ts';
import { whilePaidOff } from './lastLetter.ts';
import { isFirstPayment } from './nextPayment.ts';
import type { HoldsOffers } from './offersWait.ts';
import { isPaidBy, PAID_AHEAD_DAYS, restOf } from './payingNow.ts';
import { planOn } from './replay.ts';
import { type Review, reviewDueOn, reviewNow } from './review.ts';
import { type DueMonth, monthsSoFar, type PastMonth, paymentsToCome, sharesOfMonth } from './schedule.ts';
import { whileSettling } from './settling.ts';
import type { OtherOwing } from './sharedDebt.ts';
import { sharedAnew } from './sharedNow.ts';
import { standingEvents } from './standingEvents.ts';
import { type Stop, stoppedBy } from './stop.ts';
import { isMuchUntold, untoldIn } from './untold.ts';

/** A debt of a plan with how it stands with whom it is owed to. */
export type StandingDebt = KeptDebt & {
  readonly standing: Standing;
  readonly next: NextWithThem;
  /** The day on which its buyer was asked to show that they have it; left out where nobody was, or that came. */
  readonly proofAskedOn?: Day;
  /** The day on which they were asked to say that nothing is owed any more; left out where nobody was, or something is. */
  readonly lastLetterOn?: Day;
  /** What they said before they were asked again; left out where they were not, or have answered that. */
  readonly askedAgain?: AskedAgain;
  /** Who owes it too, as is known today; left out where nobody does, or that was not asked. */
  readonly sharedWith?: OtherOwing;
};

/** Where a plan stands. */
export const STAGES = [
  'offers to send',
  'waiting for answers',
  'first payment to come',
  'running',
  'on a break',
  'paid off',
  'ended',
] as const;
export type Stage = (typeof STAGES)[number];

/** What the person has to do today. */
export const TASKS = [
  'send offers',
  'ask for proof',
  'share anew',
  'answer the court',
  'pay the settlement',
  'ask about the settlement',
  'take up the settlement',
  'tokens over',
  'answer who asks for more',
  'write again',
  'ask again',
  'tell of the break',
  'ask for last letters',
  'mark payments',
  'pay today',
  'look anew',
  'review',
] as const;
export type Task = (typeof TASKS)[number];

/** Whether somebody is owed something and gets nothing each month, and whether the sum is enough for all. */
export const WITHOUT_SHARE = ['none', 'can be shared', 'too little'] as const;

/** A whole plan as it stands at the end of a day. */
export type Repayment = {
  readonly plan: KeptPlan;
  readonly stage: Stage;
  /** What needs work first. */
  readonly debts: readonly StandingDebt[];
  /** Of those who are still owed something and were sent an offer or should be. */
  readonly answered: { readonly count: number; readonly of: number };
  /** How it stands in a line. */
  readonly headline: Headline;
  /** What offers that are to go wait for; null where they can go, or none are. */
  readonly offersAfter: HoldsOffers | null;
  readonly withoutShare: (typeof WITHOUT_SHARE)[number];
  /** The debts, in the plan or outside of it, that wait: advice comes before anything is paid or written. By their ids. */
  readonly adviceFirst: readonly string[];
  /** The first and the last day on which most answer, after the first offer that waits; null where none went. */
  readonly offers: { readonly firstOn: Day; readonly lastBy: Day } | null;
  /** The breaks that single lenders agreed to by letter: none until somebody who knows their letters says so. */
  readonly breaksByLetter: readonly BreakByLetter[];
  readonly tasks: readonly Task[];
  readonly past: readonly PastMonth[];
  readonly toCome: readonly DueMonth[];
  /** The day of the last payment of what does not wait; null where there is none, or it could not be named. */
  readonly endsOn: Day | null;
  readonly sums: {
    readonly started: Pence;
    readonly corrected: Pence;
    readonly paid: Pence;
    readonly owed: Pence;
    /** Of that, on debts that wait: the end and the years do not reckon with them. */
    readonly waiting: Pence;
    /** Of that, on debts that are paid as ordered, which they do not reckon with either. */
    readonly ordered: Pence;
  };
  readonly years: readonly YearOfPlan[];
  readonly reviewDueOn: Day;
  /** The day on which a month of it was paid first, as its person said; null while none was. */
  readonly firstPaidOn: Day | null;
};

/** Who is offered nothing: nothing is owed to them from the plan, it waits for advice or for proof, or a court says, or decides, what they get. */
const NOT_ASKED: ReadonlySet<Standing> = new Set<Standing>([
  'paid off',
  'out',
  'advice first',
  'proof first',
  'by order',
  'at court',
]);

/**
 * The whole plan as it stands at the end of a day: each debt, what comes next, the payments, and the day it ends. Null before
 * it was drawn up. Once it is over, or cannot be kept up, nothing comes next: no payment, no step and no day of its end.
 *
 * @param events all from the first on, in the order in which they were written down
 * @param holidays bank holidays of a nation
 * @param adviceFirst the debts, by their ids, that wait for advice on that day: nothing is offered or paid on them
 * @param byOrder the debts, by their ids, of which a court says on that day what is paid, or that are taken before that
 * @param instead what stands in the place of offers on that day
 * @param stop since when nothing is paid by it, by where the plan stands; null while it goes on
 */
export function repaymentOn(
  events: readonly RepaymentEvent[],
  today: Day,
  holidays: Holidays,
  adviceFirst: AdviceFirst = NO_ADVICE_FIRST,
  stop: Stop | null = null,
  byOrder: ByOrder = NOTHING_BY_ORDER,
  instead: InsteadOfOffers = NOTHING_INSTEAD,
): Repayment | null {
  const happened = standingEvents(events).filter(({ on }) => on <= today);
  const written = planOn(happened, today);
  if (written === null) return null;
  const plan = stoppedBy(written, stop, today);
  // In the scheme no offer goes from the person, and the law keeps courts away.
  const besides = plan.terms.paidTo === 'the distributor' ? NOTHING_INSTEAD : instead;
  const orders = plan.terms.paidTo === 'the distributor' ? NOTHING_BY_ORDER : byOrder;
  const toTell = breaksToTell(plan, today);
  const standing = plan.debts
    .map(debt => standingIn(plan, debt, today))
    .map(debt =>
      plan.ended === null
        ? whileAdviceIsFirst(insteadOfOffer(whileByOrder(debt, orders), besides, today), adviceFirst)
        : debt,
    )
    .map(debt => whileToTell(debt, toTell, besides.breakTold))
    .map(debt => (plan.ended === null ? whilePaidOff(debt, besides.lastLetters) : debt))
    .toSorted((a, b) => placeOf(a.standing) - placeOf(b.standing));
  const asked = askedOf(standing);
  const waiting = keptAside(plan, adviceFirst);
  const ordered = new Set([...orderedIn(plan, byOrder, today)].filter(id => !adviceFirst.has(id)));
  const aside = new Set([...waiting, ...ordered]);
  const settles = whileSettling(plan, plan.ended === null ? besides.settling : [], holidays);
  const paying = withoutAside(settles, aside);
  const past = pastPaid(monthsSoFar(settles, today, holidays), aside, due =>
    sharesOfMonth(paying, due, debtsInPlan(paying)),
  );
  const { months, endsOn } = paymentsToCome(paying, today, holidays);
  const stage = stageOf(plan, standing, months, past, today);
  const standings = asked.map(({ standing: how }) => how);
  const again = asked.filter(debt => askedAgainNow(debt) !== null).length;
  const review = plan.ended === null ? reviewNow(plan, today) : null;
  const isMuch = isPaidBy(plan) && isMuchUntold(past, today);
  const tasks = tasksOf({ plan, standing, past, months, today, review, isMuch });
  return {
    plan,
    stage,
    debts: standing,
    answered: { count: standings.filter(hasAnswered).length + again, of: asked.length },
    headline: leadsWith(headlineOf({ stage, standings, again, plan }), review, isMuch),
    offersAfter: null,
    breaksByLetter: [],
    withoutShare:
      plan.ended !== null || withoutShare(plan).every(({ id }) => adviceFirst.has(id))
        ? 'none'
        : sharedAnew(plan) === null
          ? 'too little'
          : 'can be shared',
    adviceFirst: plan.ended === null ? adviceFirstIn(plan, adviceFirst) : [],
    offers: offersOf(plan),
    tasks,
    past,
    toCome: months,
    endsOn,
    sums: {
      started: sumOf(plan.debts, 'started'),
      corrected: sumOf(plan.debts, 'corrected'),
      paid: sumOf(plan.debts, 'paid'),
      owed: owedInAll(plan),
      waiting: plan.ended === null ? owedAside(plan, waiting) : 0,
      ordered: owedAside(plan, ordered),
    },
    years: yearsOf(happened, months, { today, aside }),
    reviewDueOn: reviewDueOn(plan),
    firstPaidOn: firstPaidIn(happened),
  };
}

function firstPaidIn(happened: readonly RepaymentEvent[]): Day | null {
  const days = happened.flatMap(event => (event.kind === 'paid' && event.due !== null ? [event.on] : []));
  return days.toSorted()[0] ?? null;
}

/** How it stands with whom a debt is owed to: once the plan is over as it stood then, with nothing that comes next. */
function standingIn({ terms, ended }: KeptPlan, debt: KeptDebt, today: Day): StandingDebt {
  const until = ended?.on ?? today;
  const next = ended === null ? nextWith(debt, terms, today) : NOTHING_NEXT;
  const askedAgain = askedAgainOf(debt);
  return { ...debt, standing: standingOf(debt, terms, until), next, ...(askedAgain && { askedAgain }) };
}

function askedOf(debts: readonly StandingDebt[]): readonly StandingDebt[] {
  return debts.filter(({ standing }) => !NOT_ASKED.has(standing));
}

function sumOf(debts: readonly KeptDebt[], of: 'started' | 'corrected' | 'paid'): Pence {
  return debts.reduce((total, debt) => total + debt[of], 0);
}

function offersOf(plan: KeptPlan): Repayment['offers'] {
  const sent = debtsInPlan(plan)
    .flatMap(({ offered, offers }) => (offered ? offers.slice(-1) : []))
    .map(offer => ({ on: offer.on, by: answerOfOfferBy(offer, plan.terms) }));
  const first = sent.map(({ on }) => on).toSorted()[0];
  const last = sent
    .map(({ by }) => by)
    .toSorted()
    .at(-1);
  return first === undefined || last === undefined ? null : { firstOn: first, lastBy: last };
}

const ASKS_NOBODY: ReadonlySet<Standing> = new Set<Standing>(['proof first', 'by order', 'at court']);

function stageOf(
  plan: KeptPlan,
  all: readonly StandingDebt[],
  toCome: readonly DueMonth[],
  past: readonly PastMonth[],
  today: Day,
): Stage {
  if (plan.ended !== null) return plan.ended.why === 'paid' ? 'paid off' : 'ended';
  if (owedInAll(plan) === 0) return 'paid off';
  if (restOf({ toCome })) return 'on a break';
  if (past.some(({ paid }) => paid > 0)) return 'running';
  const asked = askedOf(all);
  // Where a court says of each what is paid, or decides it, or none has shown that they bought it, there is nobody to ask.
  const asksNobody = asked.length === 0 && all.some(({ standing: how }) => ASKS_NOBODY.has(how));
  if (!asksNobody && asked.every(({ standing }) => isToOffer(standing))) return 'offers to send';
  if (!asked.every(({ standing }) => hasAnswered(standing) || standing === 'silent')) {
    return 'waiting for answers';
  }
  return isFirstPayment({ past, sums: { paid: 0 } }, today) ? 'first payment to come' : 'running';
}

type Today = Pick<Repayment, 'plan' | 'past'> & {
  readonly standing: readonly StandingDebt[];
  readonly months: readonly DueMonth[];
  readonly today: Day;
  /** What look the plan is due for; null for none. */
  readonly review: Review | null;
  /** So much of the payments is not told that it comes before who answers and who is offered what. */
  readonly isMuch: boolean;
};

function tasksOf({ plan, standing, past, months, today, review, isMuch }: Today): readonly Task[] {
  if (plan.ended !== null) return [];
  const isNext = (step: StandingDebt['next']['step']) => standing.some(({ next }) => next.step === step);
  const lastToPay = daysAfter(today, PAID_AHEAD_DAYS);
  const isUntold = untoldIn(past, today).length > 0;
  const tasks: readonly (readonly [Task, boolean])[] = [
    ['answer the court', isNext('answer the court')],
    ['pay the settlement', isNext('pay the settlement')],
    ['ask about the settlement', isNext('ask about the settlement')],
    ['take up the settlement', isNext('take up the settlement')],
    ['tokens over', review === 'tokens over'],
    ['mark payments', isMuch],
    // Token payments are looked at anew before anything of them is offered again.
    ['look anew', review === 'look anew'],
    ['answer who asks for more', isNext('show them your budget')],
    ['pay today', isPaidBy(plan) && months.some(({ on, sum }) => on >= today && on <= lastToPay && sum > 0)],
    ['mark payments', isUntold && !isMuch],
    ['ask for proof', isNext('ask for proof') || isNext('ask for proof again')],
    ['send offers', isNext('send the offer')],
    ['share anew', isNext('share anew')],
    ['write again', isNext('write again')],
    ['ask again', isNext('ask again')],
    ['tell of the break', isNext('tell of the break')],
    ['ask for last letters', isNext('ask for a last letter')],
    ['review', review === 'review'],
  ];
  return tasks.flatMap(([task, isDue]) => (isDue ? [task] : []));
}
