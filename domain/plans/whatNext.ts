import { officersOf } from '../people/courtLaw.ts';
import type { UkNation } from '../people/nation.ts';
import { type CalendarDate, compareDates, isoDate, nextDay } from '../values/calendar-date.ts';
import { onLondonClock } from '../values/londonClock.ts';
import { type OpeningHours, openOn } from '../values/openingHours.ts';
import { isFormIn } from './formStep.ts';
import { isNotSentYet, isOutOfOurHands, type PlanState } from './planState.ts';
import { planWords } from './planWords.ts';

/** One step on the way of a plan: what happens, who does it, and by which day, where that is known. */
export type PlanStep = {
  readonly what: string;
  readonly who: string;
  readonly says: string;
  /** It is to fill in the form of the plan: alone, with one of us, or whoever does it. Left out for any other step. */
  readonly isForm?: true;
  readonly isDone: boolean;
  /** 'YYYY-MM-DD': the day it was done, or on or by which it will be; null where that hangs on the step before. */
  readonly on: string | null;
  /** Whether that day is the last by which it comes, or the one on which it does. */
  readonly is: 'by' | 'on';
  /** The last day, where it comes between two; null otherwise. */
  readonly until: string | null;
  /** The moment at which it will be, where that is settled as for a booked talk; null for any other step. */
  readonly at: string | null;
};

/** A talk that the person has booked and that is still to come. */
export type TalkToCome = { readonly startsAt: Date; readonly way: 'phone' | 'chat' };

/** Who of us did something, by first name, null where that is not kept; and on which day, 'YYYY-MM-DD'. */
type Doer = { readonly by: string | null; readonly on: string };

/** That one of us has looked at what was chosen. `isForm`: they read its form, and said yes to it. */
export type Looked = Doer & { readonly isForm: boolean };

type OnTheWay = {
  /** Where the person lives, by the advice that it was chosen from. */
  readonly nation: UkNation;
  readonly state: PlanState;
  readonly today: CalendarDate;
  readonly chosenOn: CalendarDate;
  /** The day on which the person asked to be rung; null while they have not. */
  readonly askedCallOn: CalendarDate | null;
  /** The talk that the person has booked; null for none. */
  readonly booked: TalkToCome | null;
  /**
   * The day by which one of us reads the form that the person handed over, or that it is over by now; left out where none
   * waits for us.
   */
  readonly formReadBy?: CalendarDate | 'over';
  /** Whether one of us has accepted that form: nobody reads it any more. */
  readonly isFormAccepted?: boolean;
  /**
   * Whether an adviser has said that it fits, where nothing may be begun before one has; null where nobody has to.
   */
  readonly isConfirmed: boolean | null;
  /** Who of us said that it fits, and when; left out or null where nobody is known to have. */
  readonly saidToFit?: Doer | null;
  /** That one of us has looked at it; null while nobody has. */
  readonly looked: Looked | null;
  /**
   * The talk with one of us that an insolvency needs before it goes on, and its day 'YYYY-MM-DD' once it is noted; null for
   * what is no insolvency. `isHad`: it is not noted, and one of us has said that they talked.
   */
  readonly talkFirst?: {
    readonly isNoted: boolean;
    readonly isHad: boolean;
    readonly on: string | null;
  } | null;
  /** The way of the solution from here on. */
  readonly steps: readonly PlanStep[];
  /** So many of them, the first, are about its form, which can be filled in before one of us has said anything; none where left out. */
  readonly formSteps?: number;
  readonly opening: OpeningHours;
  /** An adviser rings on one of so many days on which we are open, after the choice; undefined where none is promised. */
  readonly withinOpenDays: number | undefined;
};

/**
 * The steps of a plan from the choice on: the call of an adviser with the day by which it comes, or the talk that is booked
 * where that comes first, the adviser's word that it fits where that is needed, and the way of the solution itself. Once
 * something is sent, or its person has begun it, no call is asked for any more; one that is promised stands until then.
 */
export function whatNext(plan: OnTheWay): readonly PlanStep[] {
  const { state, chosenOn, isConfirmed, steps, formSteps = 0 } = plan;
  if (state === 'left') return [];
  const waits = [
    ...talkOf(plan),
    ...(isConfirmed === null ? [] : [confirmed(plan, isConfirmed || !isNotSentYet(state))]),
  ];
  // What it still waits for keeps nobody from their form.
  const ofForm = isNotSentYet(state) ? steps.slice(0, formSteps) : [];
  // A talk that is only to be written down is one of us to do, before anything else.
  const isToNote = plan.talkFirst?.isHad === true && !plan.talkFirst.isNoted;
  const first = !isToNote && ofForm.some(({ isDone }) => !isDone) ? ofForm : [];
  const open = waits.findIndex(({ isDone }) => !isDone);
  const before = open < 0 ? waits.length : open;
  const chosen = {
    ...(isConfirmed === false ? planWords.wished : planWords.chosen),
    isDone: true,
    ...NO_DAY,
    on: isoDate(chosenOn),
  };
  if (state === 'refused' || state === 'broken') return [chosen, ...waits, ...withTalkOfElse(plan)];
  const all = [...waits.slice(0, before), ...first, ...waits.slice(before), ...steps.slice(first.length)];
  return [chosen, ...(isNotSentYet(state) ? doneFirst(all) : all)];
}

/** What is done before what is open, each in its order: nobody is at a step above one that is done. */
function doneFirst(steps: readonly PlanStep[]): readonly PlanStep[] {
  return [...steps.filter(({ isDone }) => isDone), ...steps.filter(({ isDone }) => !isDone)];
}

/**
 * After a refusal, and where it cannot be kept up, what comes next begins with a talk: the call or the talk that is to come,
 * else to ask for one.
 */
function withTalkOfElse(plan: OnTheWay): readonly PlanStep[] {
  const { state, steps, today, opening, withinOpenDays, askedCallOn, booked } = plan;
  const talkOf = planWords[state === 'refused' ? 'talkOfElse' : 'talkOfIt'];
  const callBy = callDay(today, opening, withinOpenDays);
  const toAsk = {
    ...talkOf,
    says: callBy === null ? talkOf.says : `${planWords.ifToday(isoDate(callBy))} ${talkOf.says}`,
    ...NO_DAY,
  };
  const talk = askedCallOn !== null || booked !== null ? talkToCome(plan) : toAsk;
  return [...steps.slice(0, -1), { ...talk, isDone: false }, ...steps.slice(-1)];
}

/** The word of one of us that it fits: once it is said, with who said it and when. */
function confirmed({ saidToFit = null, formReadBy, steps }: OnTheWay, isDone: boolean): PlanStep {
  const said = isDone ? saidToFit : null;
  const { who, what, says } = planWords.confirm;
  const withForm = formReadBy !== undefined || isFormIn(steps);
  return {
    what,
    says: withForm ? planWords.confirmWithForm : says,
    who: said?.by ?? who,
    isDone,
    ...NO_DAY,
    on: said?.on ?? null,
  };
}

/** A step of which no day is known. */
export const NO_DAY = { on: null, at: null, until: null, is: 'by' } as const;

function talkOf(plan: OnTheWay): readonly PlanStep[] {
  const { talkFirst = null, formReadBy, isFormAccepted = false, nation, state } = plan;
  // What they talked over can be handed over after it, or once more: one of us reads it then.
  const isToRead = formReadBy !== undefined && !isFormAccepted && isNotSentYet(state);
  const reads = isToRead ? [{ ...readsForm(formReadBy, nation), isDone: false }] : [];
  if (talkFirst?.isNoted) {
    return [{ ...planWords.talked, isDone: true, ...NO_DAY, on: talkFirst.on }, ...reads];
  }
  if (talkFirst !== null && !isOutOfOurHands(plan.state)) return talksFirst(plan);
  if (plan.looked) {
    const { isForm, on, by } = plan.looked;
    const { who, ...looked } = planWords.looked[isForm ? 'form' : 'choice'];
    return [{ ...looked, who: by ?? who, isDone: true, ...NO_DAY, on }, ...reads];
  }
  const isPromised = plan.askedCallOn !== null || plan.booked !== null;
  const isWanted = plan.state === 'chosen' || plan.state === 'with an adviser';
  if (!isNotSentYet(plan.state) || !(isWanted || isPromised)) return [];
  return [{ ...talkToCome(plan), isDone: false }];
}

/**
 * An insolvency waits for a talk: one that was had to be noted, or the call or the talk that is to come, else to book one.
 * Who reads the form is said beside.
 */
function talksFirst(plan: OnTheWay): readonly PlanStep[] {
  const { nation, askedCallOn, booked, formReadBy, today, opening, withinOpenDays, talkFirst } = plan;
  if (talkFirst?.isHad) return [{ ...planWords.noteTalk, isDone: false, ...NO_DAY }];
  if (askedCallOn !== null || booked !== null) return [{ ...talkToCome(plan), isDone: false }];
  const callBy = callDay(today, opening, withinOpenDays);
  const { bookTalk } = planWords;
  const says = callBy === null ? bookTalk.says : `${bookTalk.says} ${planWords.ifToday(isoDate(callBy))}`;
  return [
    { ...bookTalk, says, isDone: false, ...NO_DAY },
    ...(formReadBy ? [{ ...readsForm(formReadBy, nation), isDone: false }] : []),
  ];
}

/**
 * How the person and one of us come to talk: by the call that was asked for or the talk that is booked, whichever is first,
 * or else by asking for a call. A call for which no day is promised does not stand before a talk that has one.
 */
function talkToCome({
  nation,
  askedCallOn,
  booked,
  today,
  opening,
  withinOpenDays,
  formReadBy,
}: Pick<
  OnTheWay,
  'nation' | 'askedCallOn' | 'booked' | 'today' | 'opening' | 'withinOpenDays' | 'formReadBy'
>): Omit<PlanStep, 'isDone'> {
  const callBy = askedCallOn && callDay(askedCallOn, opening, withinOpenDays);
  const talkOn = booked && onLondonClock(booked.startsAt).day;
  if (booked && talkOn && (callBy === null || compareDates(talkOn, callBy) <= 0)) {
    return {
      ...planWords.talk[booked.way],
      ...NO_DAY,
      on: isoDate(talkOn),
      at: booked.startsAt.toISOString(),
    };
  }
  if (askedCallOn !== null) return { ...planWords.call, ...NO_DAY, on: callBy && isoDate(callBy) };
  // Whoever reads the form goes through it with them: they need not ask for a call.
  if (formReadBy) return readsForm(formReadBy, nation);
  return { ...askedFor(callDay(today, opening, withinOpenDays)), ...NO_DAY };
}

/** That we read the form that was handed over, by its day; where that is over, what to do rather than wait. */
function readsForm(by: CalendarDate | 'over', nation: UkNation): Omit<PlanStep, 'isDone'> {
  const { readFormLate } = planWords;
  return by === 'over'
    ? { ...readFormLate, says: readFormLate.says(officersOf(nation)), ...NO_DAY }
    : { ...planWords.readForm, ...NO_DAY, on: isoDate(by) };
}

/** By which day an adviser rings who asks for it on a day; null where none is promised. */
export function callDay(
  askedOn: CalendarDate,
  opening: OpeningHours,
  withinOpenDays: number | undefined,
): CalendarDate | null {
  return withinOpenDays === undefined ? null : openDayAfter(askedOn, opening, withinOpenDays);
}

/** Asking for the call, with the day by which it would come. */
function askedFor(callBy: CalendarDate | null) {
  const { askForCall } = planWords;
  if (callBy === null) return askForCall;
  return { ...askForCall, says: `${planWords.ifToday(isoDate(callBy))} ${askForCall.says}` };
}

/** So far is looked ahead for a day on which we are open. */
const LOOKED_AHEAD_DAYS = 60;

/** The day on which somebody answers for the `count`-th time after a day; null where there are not so many in two months. */
export function openDayAfter(day: CalendarDate, opening: OpeningHours, count: number): CalendarDate | null {
  let on = day;
  let open = 0;
  for (let ahead = 0; ahead < LOOKED_AHEAD_DAYS; ahead += 1) {
    on = nextDay(on);
    if (openOn(opening, on)) open += 1;
    if (open === count) return on;
  }
  return null;
}
