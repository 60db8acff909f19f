import { type CalendarDate, compareDates, isoDate } from '../../values/calendar-date.ts';
import { dayAfter, dayAfterMonths } from '../../values/laterDay.ts';
import type { PlanState } from '../planState.ts';
import { planWords } from '../planWords.ts';
import { NO_DAY, type PlanStep } from '../whatNext.ts';
import { isTheirs } from '../whoseStep.ts';
import {
  type Aside,
  type FormWithUs,
  type Milestone,
  STAGE_STATES,
  type StageState,
  type Way,
  type WayStage,
} from './way.ts';

/** A limit of the dated table as it stood on a day; undefined where none was in force. */
export type LimitOn = (
  key: string,
  on: CalendarDate,
) => { readonly value: number; readonly unit: string } | undefined;

/** What a plan has come to, with the day: the oldest first. */
export type PlanChange = {
  readonly state: PlanState;
  readonly on: CalendarDate;
  /** Whose hand it was; left out where that is not known. */
  readonly by?: string;
};

type Standing = {
  readonly way: Way;
  readonly state: PlanState;
  readonly changes: readonly PlanChange[];
  readonly today: CalendarDate;
  readonly limitOn: LimitOn;
  /** Their form, while it is with one of us: then it is filled in. Left out where there is none, or it is not. */
  readonly form?: FormWithUs | null;
};

/**
 * The stages of a way as steps: what is done with its day, and what is to come with the day to expect it on, where law or
 * practice has one for it and the stage before it is reached. What was refused or cannot be kept up ends with what comes
 * of that. A limit counts as it stood on the day from which it is counted.
 */
export function wayThere({
  way,
  state,
  changes,
  today,
  limitOn,
  form = null,
}: Standing): readonly PlanStep[] {
  const reached = reachedBy(state);
  const changeTo = (which: PlanState) => changes.findLast(one => one.state === which);
  const dayOf = (which: PlanState) => changeTo(which)?.on ?? null;
  const steps = way.stages.flatMap((stage, index): PlanStep[] => {
    const next = way.stages[index + 1];
    const isFilledIn = form !== null && stage.lasts === true && isTheirs(stage);
    const isDone = isFilledIn || (stage.lasts && next ? isReached(next, reached) : isReached(stage, reached));
    const doneBy = isDone ? changeTo(stage.state)?.by : undefined;
    const before = way.stages[index - 1];
    const from = !isDone && before && isReached(before, reached) ? dayOf(before.state) : null;
    const own: PlanStep = {
      what: stage.what,
      who:
        (stage.whoDid && (doneBy === 'person' || doneBy === 'adviser') && stage.whoDid[doneBy]) || stage.who,
      says: stage.says,
      isDone,
      ...NO_DAY,
      ...(isDone
        ? doneOn(dayOf(stage.lasts && next ? next.state : stage.state))
        : stage.expected
          ? expected(stage.expected, from, limitOn)
          : {}),
    };
    const within = way.milestones?.find(one => one.within === stage.state);
    const isCurrent = isReached(stage, reached) && STAGE_STATES[reached] === stage.state;
    return within
      ? [
          own,
          milestone(within, {
            start: isCurrent ? dayOf(stage.state) : null,
            isOver: isDone && !isCurrent,
            today,
            limitOn,
          }),
        ]
      : [own];
  });
  const aside = asideOf(way, state);
  if (!aside) return steps;
  const isDone: readonly PlanStep[] = steps.filter(step => step.isDone);
  return [
    ...isDone,
    { what: aside.stands, who: aside.who, says: aside.you, isDone: true, ...NO_DAY, ...doneOn(dayOf(state)) },
    ...(aside.first ? [{ ...aside.first, who: 'You', isDone: false, ...NO_DAY }] : []),
    { what: aside.next, who: aside.nextBy ?? 'You both', says: '', isDone: false, ...NO_DAY },
  ];
}

/**
 * How a plan stands, in words for its solution, and what its person does now; null while nothing of it is begun, and once it
 * is left.
 *
 * @param form their form, while it is with one of us
 */
export function standsOf(
  way: Way,
  state: PlanState,
  form: FormWithUs | null = null,
): { readonly stands: string; readonly you: string } | null {
  const aside = asideOf(way, state);
  if (aside) return aside;
  if (form !== null && state === 'being prepared') return planWords.formWithUs[form];
  const reached = reachedBy(state);
  return way.stages.findLast(stage => isReached(stage, reached)) ?? null;
}

/** What a state that a plan came to is called for its solution; null for one that has no words of its own. */
export function calledOn(way: Way, state: PlanState): string | null {
  if (state === 'refused' || state === 'broken') return asideOf(way, state)?.stands ?? null;
  return way.stages.find(stage => stage.state === state)?.stands ?? null;
}

function asideOf(way: Way, state: PlanState): (Aside & { readonly who: string }) | null {
  if (state === 'refused') return { ...way.refused, who: 'Those who were asked' };
  return state === 'broken' && way.broken ? { ...way.broken, who: 'You' } : null;
}

/** How far along the stages a state is; -1 before the first. */
function reachedBy(state: PlanState): number {
  const main = state === 'refused' ? 'sent' : state === 'broken' ? 'running' : state;
  return (STAGE_STATES as readonly PlanState[]).indexOf(main);
}

function isReached({ state }: { readonly state: StageState }, reached: number): boolean {
  return STAGE_STATES.indexOf(state) <= reached;
}

function doneOn(day: CalendarDate | null) {
  return { on: day && isoDate(day) };
}

function expected(
  { limit, is }: NonNullable<WayStage['expected']>,
  from: CalendarDate | null,
  limitOn: LimitOn,
): Partial<PlanStep> {
  const day = from && after(from, limit, limitOn);
  return day ? { on: isoDate(day), is } : {};
}

function milestone(
  { what, who, says, from, to }: Milestone,
  {
    start,
    isOver,
    today,
    limitOn,
  }: { start: CalendarDate | null; isOver: boolean; today: CalendarDate; limitOn: LimitOn },
): PlanStep {
  const first = start && after(start, from, limitOn);
  const last = start && after(start, to, limitOn);
  const isPast = last !== null && compareDates(last, today) < 0;
  const days = first && last ? { on: isoDate(first), until: isoDate(last) } : {};
  return { what, who, says, isDone: isOver || isPast, ...NO_DAY, ...(isOver ? {} : days) };
}

/** The day so long after another; null where no such limit was in force on that day. */
function after(from: CalendarDate, key: string, limitOn: LimitOn): CalendarDate | null {
  const limit = limitOn(key, from);
  if (!limit) return null;
  const { value, unit } = limit;
  if (unit === 'months') return dayAfterMonths(from, value);
  if (unit === 'years') return dayAfterMonths(from, value * 12);
  if (unit === 'weeks') return dayAfter(from, value * 7);
  return unit === 'days' ? dayAfter(from, value) : null;
}
