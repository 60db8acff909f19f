import { type CalendarDate, compareDates, isoDate, nextDay } from '../values/calendar-date.ts';
import { onLondonClock } from '../values/londonClock.ts';
import { type OpeningHours, openOn } from '../values/openingHours.ts';
import { isNotSentYet, type PlanState } from './planState.ts';
import { planWords } from './planWords.ts';

/** One step on the way of a plan: what happens, who does it, and by which day, where that is known. */
export type PlanStep = {
  readonly what: string;
  readonly who: string;
  readonly says: string;
  readonly isDone: boolean;
  /** 'YYYY-MM-DD': the day it was done, or on or by which it will be; null where that hangs on the step before. */
  readonly on: string | null;
  /** The moment at which it will be, where that is settled as for a booked talk; null for any other step. */
  readonly at: string | null;
};

/** A talk that the person has booked and that is still to come. */
export type TalkToCome = { readonly startsAt: Date; readonly way: 'phone' | 'chat' };

type OnTheWay = {
  readonly state: PlanState;
  readonly today: CalendarDate;
  readonly chosenOn: CalendarDate;
  /** The day on which the person asked to be rung; null while they have not. */
  readonly askedCallOn: CalendarDate | null;
  /** The talk that the person has booked; null for none. */
  readonly booked: TalkToCome | null;
  /**
   * Whether an adviser has said that it fits, where nothing may be begun before one has; null where nobody has to.
   */
  readonly isConfirmed: boolean | null;
  /** The way there, as the wording of the solution has it. */
  readonly steps: readonly { readonly what: string; readonly who: string; readonly says: string }[];
  readonly opening: OpeningHours;
  /** An adviser rings on one of so many days on which we are open, after the choice; undefined where none is promised. */
  readonly withinOpenDays: number | undefined;
};

/**
 * What happens next with a plan before anything has been sent, step by step: the choice, the call of an adviser with the
 * day by which it comes, or the talk that is booked where that comes first, the adviser's word that it fits where that is needed, and the way of the solution itself.
 */
export function whatNext({
  state,
  today,
  chosenOn,
  askedCallOn,
  booked,
  isConfirmed,
  steps,
  opening,
  withinOpenDays,
}: OnTheWay): readonly PlanStep[] {
  if (!isNotSentYet(state)) return [];
  const isLookedAt = state === 'being prepared';
  // Where the way of the solution begins with a talk, that is this one.
  const begins = steps[0]?.who === TOGETHER ? steps[0] : undefined;
  const talk = isLookedAt
    ? { ...planWords.call, ...NO_DAY }
    : talkToCome({ askedCallOn, booked, today, opening, withinOpenDays });
  return [
    {
      ...(isConfirmed === false ? planWords.wished : planWords.chosen),
      isDone: true,
      on: isoDate(chosenOn),
      at: null,
    },
    { ...talk, says: begins ? `${talk.says} ${begins.says}` : talk.says, isDone: isLookedAt },
    ...(isConfirmed === null ? [] : [{ ...planWords.confirm, isDone: isConfirmed, ...NO_DAY }]),
    ...steps
      .filter(step => step !== begins)
      .map(({ what, who, says }) => ({ what, who, says, isDone: false, ...NO_DAY })),
  ];
}

const NO_DAY = { on: null, at: null };

/**
 * How the person and one of us come to talk: by the call that was asked for or the talk that is booked, whichever is first,
 * or else by asking for a call. A call for which no day is promised does not stand before a talk that has one.
 */
function talkToCome({
  askedCallOn,
  booked,
  today,
  opening,
  withinOpenDays,
}: Pick<OnTheWay, 'askedCallOn' | 'booked' | 'today' | 'opening' | 'withinOpenDays'>): Omit<
  PlanStep,
  'isDone'
> {
  const callBy = askedCallOn && callDay(askedCallOn, opening, withinOpenDays);
  const talkOn = booked && onLondonClock(booked.startsAt).day;
  if (booked && talkOn && (callBy === null || compareDates(talkOn, callBy) <= 0)) {
    return { ...planWords.talk[booked.way], on: isoDate(talkOn), at: booked.startsAt.toISOString() };
  }
  if (askedCallOn !== null) return { ...planWords.call, on: callBy && isoDate(callBy), at: null };
  return { ...askedFor(callDay(today, opening, withinOpenDays)), ...NO_DAY };
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

/** Who does a step, where an adviser and the person do it together. */
const TOGETHER = 'You both';

/** So far is looked ahead for a day on which we are open. */
const LOOKED_AHEAD_DAYS = 60;

/** The so-manieth day after a day on which somebody answers; null where there are not so many in two months. */
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
