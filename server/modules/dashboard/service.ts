import type { UrgentMatters } from '@towpath/contracts/api/advice.ts';
import type { Application } from '@towpath/contracts/api/applications.ts';
import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { myCallbacks } from '@towpath/contracts/api/callbacks.ts';
import type { Dashboard } from '@towpath/contracts/api/dashboard.ts';
import type { myPlan, Plan } from '@towpath/contracts/api/plans.ts';
import type { Repayment } from '@towpath/contracts/api/repayment.ts';
import { formFor } from '@towpath/domain/applications/forms/forms.ts';
import { solutionToTell } from '@towpath/domain/casework/tellsOfHealth.ts';
import type { ClearedOnList } from '@towpath/domain/debts/clearedOnList.ts';
import type { OpenQuestion } from '@towpath/domain/journeys/openQuestion.ts';
import { LIVING_PLACES } from '@towpath/domain/people/nation.ts';
import { beforeBailiffs } from '@towpath/domain/plans/dates/beforeBailiffs.ts';
import { datesToKeep } from '@towpath/domain/plans/dates/datesToKeep.ts';
import type { DatedThing, KnownThings } from '@towpath/domain/plans/dates/things.ts';
import { isOver, WAITS } from '@towpath/domain/plans/planState.ts';
import { planWords } from '@towpath/domain/plans/planWords.ts';
import { protectedBy, protectsNow } from '@towpath/domain/plans/protects.ts';
import { isRepaid } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { whyItWaits } from '@towpath/domain/plans/waitsForTalk.ts';
import type { TalkToCome } from '@towpath/domain/plans/whatNext.ts';
import type { StandsBeside } from '@towpath/domain/solutions/explain/standsBeside.ts';
import type { ByForm, ChosenSolution } from '@towpath/domain/solutions/explain/takenBy.ts';
import { matterLeads } from '@towpath/domain/solutions/recommend/leads.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { type CalendarDate, isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { UrgentBeside } from '../advice/service.ts';
import { claimInWords } from '../letters/claimInWords.ts';
import type { ClaimToAnswer } from '../letters/claims.ts';
import type { KnownOfLetters } from '../letters/knownLetters.ts';
import type { ToldByLetter } from '../letters/protectedBy.ts';
import {
  NOTHING,
  ofCalls,
  ofGoingOn,
  ofLetters,
  ofMatters,
  ofMessages,
  ofOver,
  ofPlan,
  ofQuestion,
  ofTalk,
  ofTime,
  sayOver,
  type TimeThatRuns,
  withToldBy,
} from './known.ts';
import { isBegun, ofApplication } from './knownOfApplication.ts';
import { goingDownOf, ofRepayment, paysBy, sayStanding, withSumsFirst } from './knownOfRepayment.ts';
import { ofTimeBeside, sayTime } from './knownOfTime.ts';
import { words } from './words.ts';

export type DashboardDeps = {
  readonly clock: Clock;
  /** What cannot wait, beside what the person stands in by now, and what protects them as they told it. */
  readonly urgentOf: (customerId: string, beside: StandsBeside) => Promise<UrgentBeside>;
  /** The debts with a deal by letter that keeps their danger off, by their ids. */
  readonly agreedOf: (customerId: string) => Promise<ReadonlySet<string>>;
  /**
   * What the person chose, what they were on last while they have chosen nothing since, and the time that goes on, or went on,
   * beside that; null for nothing. In words without why for who may not see facts of health.
   */
  readonly planOf: (
    customerId: string,
    seesHealth: boolean,
  ) => Promise<Pick<AnswerOf<typeof myPlan>, 'plan' | 'over' | 'time'>>;
  /**
   * The debts in what keeps those who are owed from acting, and outside of it, by its form; null where none of ours says so.
   * Of what is over it is asked where that cleared debts which their list still has.
   */
  readonly byFormOf: (customerId: string, cleared: ClearedOnList | null) => Promise<ByForm | null>;
  /** What was over last and cleared debts that their list has still; null for nothing, and while they are on something. */
  readonly clearedOf: (customerId: string) => Promise<ClearedOnList | null>;
  /** What gave them time and was followed by another, until the day on which it ends; null for none. */
  readonly timeOf: (customerId: string, today: CalendarDate) => Promise<TimeThatRuns | null>;
  /** The calls that they wait for. */
  readonly callsOf: (customerId: string) => Promise<AnswerOf<typeof myCallbacks>>;
  /** The talk that they have booked; null for none. */
  readonly talkOf: (customerId: string) => Promise<TalkToCome | null>;
  /** How the plan stands that they repay by; null for none. */
  readonly repaymentOf: (customerId: string) => Promise<Repayment | null>;
  /** What they apply for; null for nothing. */
  readonly applicationOf: (customerId: string) => Promise<Application | null>;
  /** The letters that they have begun, as of a day ('YYYY-MM-DD'). */
  readonly lettersOf: (customerId: string, today: string) => Promise<readonly KnownOfLetters[]>;
  /** What letters tell of a plan that protects them; null for none. */
  readonly toldByLetterOf: (customerId: string) => Promise<ToldByLetter | null>;
  /** The claims at court that they have to answer. */
  readonly claimsOf: (customerId: string) => Promise<readonly ClaimToAnswer[]>;
  /** What they told since and has to be answered before their advice says anything; null for nothing. */
  readonly questionOf: (customerId: string) => Promise<OpenQuestion | null>;
  /** How many messages of ours they have not seen. */
  readonly messagesOf: (customerId: string) => Promise<number>;
};

/** How a plan stands that does nothing for a debt, or no more. */
const COMES_TO_NOTHING: ReadonlySet<Plan['state']> = new Set(['refused', 'broken', 'ended', 'left']);

/** What leads on a person's own page; for one of us who may not see facts of health, without them. */
export function createDashboard(deps: DashboardDeps) {
  return async function mine(customerId: string, seesHealth = true): Promise<Dashboard> {
    const today = londonDate(deps.clock.now());
    const [
      { plan: whole, over, time: beside },
      time,
      agreed,
      claims,
      calls,
      talk,
      messages,
      letters,
      question,
    ] = await Promise.all([
      deps.planOf(customerId, seesHealth),
      deps.timeOf(customerId, today),
      deps.agreedOf(customerId),
      deps.claimsOf(customerId),
      deps.callsOf(customerId),
      deps.talkOf(customerId),
      deps.messagesOf(customerId),
      deps.lettersOf(customerId, isoDate(today)),
      deps.questionOf(customerId),
    ]);
    const plan = whole && withProduct(whole, solutionToTell(whole.product.shortName, seesHealth));
    const holds = protectedBy(plan && { ...plan.product, state: plan.state }, time);
    const cleared = plan === null ? await deps.clearedOf(customerId) : null;
    const byForm = await deps.byFormOf(customerId, cleared);
    const [{ matters: told, told: toldBy }, begun] = await Promise.all([
      deps.urgentOf(customerId, {
        ...standsIn(whole, cleared, holds),
        agreed,
        byForm,
        claims: claims.map(claim => claimInWords(claim, today)),
      }),
      whole && readBegun(deps, customerId, { plan: whole, letters, seesHealth }),
    ]);
    const still = stillUrgent(told.urgent, plan, begun?.repayment ?? null);
    const pressing = { ...told, urgent: plan ? withoutStoppedDays(still) : still };
    // Letters can be begun before anything is chosen.
    const ofBegun = begun?.known ?? ofLetters(letters);
    // What has begun says in full what is next: no step is said twice.
    const wholePlan = withoutFilling(ofPlan(plan, paysBy(begun?.repayment ?? null)), ofBegun);
    const ofOwnPlan = begun?.saysNext ? withoutStep(wholePlan) : wholePlan;
    const isVisit = still.some(({ isKeptOff, on }) => isKeptOff && on !== undefined);
    const byLetter = holds !== null && isVisit ? await deps.toldByLetterOf(customerId) : null;
    // Who is to talk with us already is not told to.
    const isToTalk = calls.length > 0 || talk !== null;
    const all = [
      ofMatters(still, { holds, byLetter }, toldBy),
      { ...NOTHING, toKeep: claims.map(({ thing }) => thing) },
      // Before anything is chosen what comes next of the questions leads by itself.
      ofQuestion(plan && question),
      // What protects by itself takes its place.
      ofTime(plan && protectsNow(plan.product.shortName, plan.state) ? null : time),
      ofOwnPlan,
      ofTimeBeside(beside),
      ofGoingOn(isToTalk ? null : plan),
      ofOver(isToTalk ? null : over, today),
      ofBegun,
      ofCalls(calls, ofOwnPlan),
      ofTalk(talk),
      ofMessages(messages),
    ];
    const known = withToldBy(joined(all), toldBy);
    const { oneThing, dates, waits, done } = datesToKeep(
      { ...known, toKeep: beforeBailiffs(known.toKeep, whole && { ...whole.product, state: whole.state }) },
      today,
      plan && (COMES_TO_NOTHING.has(plan.state) ? 'nowhere' : 'on'),
    );
    const [gravest] = pressing.urgent;
    // What cannot wait comes before a question, as it does where nothing is to be done.
    const isQuestion = dates.some(({ isOneThing, stake }) => isOneThing && stake === 'question');
    const isMatter = matterLeads(gravest, {
      plan: plan && (plan.state === 'running' && !isQuestion ? 'runs' : 'not yet'),
      hasThing: oneThing !== null,
    });
    const planNow = withSumsFirst(plan, begun?.repayment ?? null);
    return {
      pressing,
      plan: planNow,
      // Before anything is chosen what comes next of the questions leads, where nothing threatens.
      leads: isMatter ? 'matter' : oneThing ? 'thing' : 'nothing',
      oneThing,
      dates: [...dates],
      waits: [...waits],
      done: [...done],
      standing:
        whole && whyItWaits(whole)
          ? planWords.talkFirst
          : ((whole && sayStanding(whole.state, begun?.repayment ?? null)) ??
            sayStands(planNow) ??
            sayOver(over, today) ??
            sayTime(beside)),
      owesNothing: over?.owesNothing ?? false,
      clearedOnList: cleared !== null,
      goingDown: goingDownOf(begun?.repayment ?? null),
    };
  };
}

/** What keeps those who are owed from acting: what was cleared nobody acts on, whatever the list says of it. */
function standsIn(
  plan: Plan | null,
  cleared: ClearedOnList | null,
  holds: string | null,
): Pick<StandsBeside, 'chosen' | 'holds'> {
  if (plan === null && cleared !== null)
    return { chosen: { shortName: cleared.by, isInForce: true }, holds: holds ?? cleared.by };
  return { chosen: plan && chosenIn(plan), holds };
}

/** What a plan does for debts that cannot wait; nothing where it has come to nothing. */
function chosenIn(plan: Plan): ChosenSolution | null {
  const { product, state } = plan;
  const isInForce = protectsNow(product.shortName, state);
  if (isOver(state)) return null;
  // What others decide on by now goes on all the same; what they refused, or cannot be kept up, is looked at with its person.
  const isInDoubt = !isInForce && (COMES_TO_NOTHING.has(state) || whyItWaits(plan) !== null);
  const isSent = WAITS.includes(state);
  return { shortName: product.shortName, isInForce, isInDoubt, isSent };
}

/** The plan by the name of a solution that may be told. */
function withProduct(plan: Plan, shortName: string): Plan {
  const { product } = plan;
  return shortName === product.shortName
    ? plan
    : { ...plan, product: { shortName, name: inSentence(shortName) } };
}

/**
 * What cannot wait, without a bill that comes first once it is in a plan by which the law keeps those who are owed from
 * acting: it is paid by that plan.
 */
function stillUrgent(
  urgent: UrgentMatters['urgent'],
  plan: Plan | null,
  repayment: Repayment | null,
): UrgentMatters['urgent'] {
  if (!plan || !protectsNow(plan.product.shortName, plan.state)) return urgent;
  const inPlan = new Set((repayment?.stands ?? repayment?.draft)?.debts.map(({ id }) => id));
  return urgent.filter(({ code, debt }) => code !== 'PRIORITY_DEBT' || !debt || !inPlan.has(debt.id));
}

/** The same without a visit on a day that the law stops: it is a date of the plan, with what to say. */
function withoutStoppedDays(urgent: UrgentMatters['urgent']): UrgentMatters['urgent'] {
  return urgent.filter(({ on, isKeptOff }) => !isKeptOff || on === undefined);
}

type Begun = {
  readonly known: KnownThings;
  readonly repayment: Repayment | null;
  /** What of it has begun says what is next, in place of the plan. */
  readonly saysNext: boolean;
};

/** What is known of a plan that has begun, by those who know it: each is asked only where the plan has such a thing. */
async function readBegun(
  deps: DashboardDeps,
  customerId: string,
  {
    plan,
    letters,
    seesHealth,
  }: {
    readonly plan: Plan;
    readonly letters: readonly KnownOfLetters[];
    readonly seesHealth: boolean;
  },
): Promise<Begun> {
  const { shortName } = plan.product;
  // A form that was begun stays theirs where their home turns out to be in another nation.
  const isApplied = LIVING_PLACES.some(nation => formFor(shortName, nation) !== null);
  const [repayment, application] = await Promise.all([
    isRepaid(shortName) ? deps.repaymentOf(customerId) : null,
    isApplied ? deps.applicationOf(customerId) : null,
  ]);
  // Of the offers for a debt in a plan that is repaid the plan says what comes next, and of them alone.
  const inPlan = new Set(repayment?.stands?.debts.map(({ id }) => id));
  // What waits for a talk offers nothing; what was agreed is paid on.
  const readOffers = new Set(letters.filter(one => one.isReadOffer).map(({ about }) => about));
  const ofRepaying = ofRepayment(repayment, whyItWaits(plan) !== null, readOffers);
  const ofForm = ofApplication(plan, application, seesHealth);
  const ofItsWay = joined([ofRepaying, ofForm]);
  const ofAllLetters = letters.map(one =>
    one.isOffer && inPlan.has(one.about) ? { ...one, ...NOTHING, done: one.done } : one,
  );
  const known = joined([ofItsWay, ofLetters(ofAllLetters)]);
  const saying = isBegun(plan, application) ? ofItsWay : ofRepaying;
  return { known, repayment, saysNext: saying.toKeep.length + saying.awaited.length > 0 };
}

/** What the plan says itself, without its next step. */
function withoutStep({ toKeep, awaited, done }: KnownThings): KnownThings {
  return {
    toKeep: toKeep.filter(({ kind }) => kind !== 'plan step'),
    awaited: awaited.filter(({ kind }) => kind !== 'plan step'),
    done,
  };
}

/** What a plan says without what its form says itself: that it is to be filled in, or was, and was handed over. */
function withoutFilling(ofItsPlan: KnownThings, ofBegun: KnownThings): KnownThings {
  if (ofBegun.toKeep.some(({ kind }) => kind === 'application')) {
    const isFilling = (thing: DatedThing) => thing.kind === 'plan step' && thing.isForm === true;
    return { ...ofItsPlan, toKeep: ofItsPlan.toKeep.filter(thing => !isFilling(thing)) };
  }
  const isHandedOver = ofBegun.done.some(({ what }) => what === words.handedOver);
  if (!isHandedOver) return ofItsPlan;
  return { ...ofItsPlan, done: ofItsPlan.done.filter(({ isForm }) => !isForm) };
}

function joined(all: readonly KnownThings[]): KnownThings {
  return {
    toKeep: all.flatMap(({ toKeep }) => toKeep),
    awaited: all.flatMap(({ awaited }) => awaited),
    done: all.flatMap(({ done }) => done),
  };
}

/** How a plan stands that has begun, as a sentence; null before. */
function sayStands(plan: Plan | null): string | null {
  return plan?.stands ? `${plan.stands.stands}.` : null;
}
