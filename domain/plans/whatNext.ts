import { type CalendarDate, isoDate, nextDay } from '../values/calendar-date.ts';
import { type OpeningHours, openOn } from '../values/openingHours.ts';
import { isNotSentYet, type PlanState } from './planState.ts';
import { planWords } from './planWords.ts';

/** One step on the way of a plan: what happens, who does it, and by which day, where that is known. */
export type PlanStep = {
  readonly what: string;
  readonly who: string;
  readonly says: string;
  readonly isDone: boolean;
  /** 'YYYY-MM-DD': the day it was done, or by which it will be; null where that hangs on the step before. */
  readonly on: string | null;
};

type OnTheWay = {
  readonly state: PlanState;
  readonly today: CalendarDate;
  readonly chosenOn: CalendarDate;
  /** The day on which the person asked to be rung; null while they have not. */
  readonly askedCallOn: CalendarDate | null;
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
 * day by which it comes, the adviser's word that it fits where that is needed, and the way of the solution itself.
 */
export function whatNext({
  state,
  today,
  chosenOn,
  askedCallOn,
  isConfirmed,
  steps,
  opening,
  withinOpenDays,
}: OnTheWay): readonly PlanStep[] {
  if (!isNotSentYet(state)) return [];
  const isLookedAt = state === 'being prepared';
  const callBy = askedCallOn && callDay(askedCallOn, opening, withinOpenDays);
  const ifAskedToday = askedCallOn === null ? callDay(today, opening, withinOpenDays) : null;
  // Where the way of the solution begins with a talk, that is this call.
  const talk = steps[0]?.who === TOGETHER ? steps[0] : undefined;
  const call = askedCallOn === null && !isLookedAt ? askedFor(ifAskedToday) : planWords.call;
  return [
    {
      ...(isConfirmed === false ? planWords.wished : planWords.chosen),
      isDone: true,
      on: isoDate(chosenOn),
    },
    {
      ...call,
      says: talk ? `${call.says} ${talk.says}` : call.says,
      isDone: isLookedAt,
      on: isLookedAt || callBy === null ? null : isoDate(callBy),
    },
    ...(isConfirmed === null ? [] : [{ ...planWords.confirm, isDone: isConfirmed, on: null }]),
    ...steps
      .filter(step => step !== talk)
      .map(({ what, who, says }) => ({ what, who, says, isDone: false, on: null })),
  ];
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
