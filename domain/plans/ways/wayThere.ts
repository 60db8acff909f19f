import { type CalendarDate, compareDates, isoDate } from '../../values/calendar-date.ts';
import { sayDay } from '../../values/dayWords.ts';
import { beginsOn } from '../beginsOn.ts';
import { isNotSentYet, type PlanState } from '../planState.ts';
import { planWords } from '../planWords.ts';
import { refusedBefore } from '../refusedBefore.ts';
import { NO_DAY, type PlanStep } from '../whatNext.ts';
import { isTheirs } from '../whoseStep.ts';
import { type Ended, howEnded, isPastItsDay, overOf } from './howEnded.ts';
import { dayByLimit, dayReached, type LimitOn, lawEndsOn, type Standing } from './lawDays.ts';
import { midwayDays, midwayStands, reviewOfThisTime } from './midwayReview.ts';
import {
  type Aside,
  type FormWithUs,
  type Milestone,
  STAGE_STATES,
  type StageState,
  type Way,
  type WayStage,
} from './way.ts';

/**
 * The stages of a way as steps: what is done with its day, and what is to come with the day to expect it on, where law or
 * practice has one for it and the stage before it is reached. What was refused or cannot be kept up ends with what comes
 * of that, and what was ended before its end with that. A limit counts as it stood on the day from which it is counted.
 */
export function wayThere(standing: Standing): readonly PlanStep[] {
  const { way, state, changes, limitOn, drawnUpOn = null, reviewOn = null, form = null } = standing;
  const { paidFrom = null, formOn = null } = standing;
  if (state === 'ended' && howEnded(standing) !== 'done') return endedEarly(standing);
  const reached = reachedBy(state);
  const changeTo = (which: PlanState) => changes.findLast(one => one.state === which);
  const dayOf = (which: PlanState) => dayReached(changes, which);
  // Once its offers went, a plan that is drawn up later is drawn up anew.
  const firstDrawnUp = () => {
    const sentOn = dayOf('sent');
    return drawnUpOn && sentOn && compareDates(sentOn, drawnUpOn) < 0 ? null : drawnUpOn;
  };
  const ofStages = way.stages.flatMap((stage, index): PlanStep[] => {
    const next = way.stages[index + 1];
    const isUnderWay = stage.lasts || (stage.undrawn && drawnUpOn === null);
    const isFilledIn = form !== null && stage.lasts === true && isTheirs(stage);
    if (isPassedOver(stage, standing, reached)) return [];
    // Who pays what they offered has begun to, whoever has still to answer.
    const isPaid = stage.state === 'running' && paidFrom !== null && !isReached(stage, reached);
    const isDone =
      isPaid || isFilledIn || (isUnderWay && next ? isReached(next, reached) : isReached(stage, reached));
    const doneBy = isDone ? changeTo(stage.state)?.by : undefined;
    const before = way.stages[index - 1];
    const from = !isDone && before && isReached(before, reached) ? dayOf(before.state) : null;
    const own: PlanStep = {
      what: stage.what,
      who:
        (stage.whoDid && (doneBy === 'person' || doneBy === 'adviser') && stage.whoDid[doneBy]) || stage.who,
      says: stage.says,
      ...(stage.isForm && { isForm: stage.isForm }),
      isDone,
      ...NO_DAY,
      ...(isDone
        ? doneOn(
            (isPaid && paidFrom) ||
              (isFilledIn && formOn) ||
              (stage.undrawn && firstDrawnUp()) ||
              dayOf(stage.lasts && next ? next.state : stage.state),
          )
        : stage.expected
          ? expected(stage.expected, from, { limitOn, reviewOn })
          : {}),
    };
    if (isFormBack(standing) && stage.state === 'being prepared')
      return [{ ...planWords.lookAtForm, isDone: false, ...NO_DAY }];
    const within = way.milestones?.find(one => one.within === stage.state);
    return [
      ...(stage.before ? [{ ...stage.before, isDone, ...NO_DAY }] : []),
      own,
      ...(within ? milestone(within, standing, isReached(stage, reached)) : []),
    ];
  });
  const steps = way.isToldByForm ? [...formBefore(standing), ...ofStages] : ofStages;
  if (way.pastItsDay && isPastItsDay(standing)) {
    const { what, says } = way.pastItsDay;
    // What was agreed for a day that is over has none by which it ends.
    const toCome = steps
      .slice(-1)
      .map(step => (lawEndsOn(standing) === null ? { ...step, ...NO_DAY } : step));
    return [...steps.slice(0, -1), { what, who: 'You', says, isDone: false, ...NO_DAY }, ...toCome];
  }
  const aside = asideOf(way, state);
  if (!aside) return steps;
  const isDone: readonly PlanStep[] = steps.filter(step => step.isDone);
  return [
    ...isDone,
    { what: aside.stands, who: aside.who, says: aside.you, isDone: true, ...NO_DAY, ...doneOn(dayOf(state)) },
    ...(aside.first ? [{ ...aside.first, who: 'You', isDone: false, ...NO_DAY }] : []),
    { what: aside.next, who: aside.whoNext ?? 'You both', says: '', isDone: false, ...NO_DAY },
  ];
}

/**
 * How many of the steps of a way, the first, are about its form, up to where it goes in: what comes just before that, as to sign
 * it, waits for one of us to read it.
 */
export function stepsOfForm({ stages }: Way, steps: readonly PlanStep[]): number {
  const goes = stages.find(({ state }) => state === 'sent');
  const ends = goes?.before ?? goes;
  return Math.max(
    0,
    steps.findIndex(({ what }) => what === ends?.what),
  );
}

/** What came of a form before one of us asked its person about it again: what is to come begins anew with the form. */
function formBefore({ changes }: Standing): readonly PlanStep[] {
  const { sent, refused, askedAgain } = planWords.formBefore;
  const adviser = planWords.readForm.who;
  return refusedBefore(changes).flatMap(({ sentOn, refusedOn, againOn }) => [
    { what: sent, who: adviser, says: '', isDone: true, ...NO_DAY, ...doneOn(sentOn) },
    { what: refused, who: asked.who, says: '', isDone: true, ...NO_DAY, ...doneOn(refusedOn) },
    { what: askedAgain, who: adviser, says: '', isDone: true, ...NO_DAY, ...doneOn(againOn) },
  ]);
}

/** Who is asked, of whatever is applied for. */
const asked = { who: 'Those who were asked' } as const;

/** What of a way was done before it was ended, and that it was. */
function endedEarly(standing: Standing): readonly PlanStep[] {
  const { changes } = standing;
  const before = changes.slice(0, -1).filter(({ state }) => state !== 'left');
  const { stands, who, you } = overOf(standing);
  const done = wayThere({ ...standing, changes: before, state: before.at(-1)?.state ?? 'chosen' });
  return [
    ...done.filter(({ isDone }) => isDone),
    { what: stands, who, says: you, isDone: true, ...NO_DAY, ...doneOn(changes.at(-1)?.on ?? null) },
  ];
}

/** The same as of today: also how it is over, and where its day is over and nobody has said that it is. */
export function standsOn(standing: Standing): { readonly stands: string; readonly you: string } | null {
  const { way, state, form = null, changes } = standing;
  if (state === 'ended') return overOf(standing);
  if (isFormBack(standing)) return planWords.formBack;
  // What was refused and is prepared again is with its person until they hand it over once more.
  const isBack = way.isToldByForm && state === 'being prepared' && form === null;
  if (isBack && refusedBefore(changes).length > 0) return planWords.formBack;
  if (way.pastItsDay && isPastItsDay(standing)) return way.pastItsDay;
  const stands = standsOf(way, state, form);
  const you = saidByDay(standing);
  if (stands && you !== null) return { ...stands, you };
  const runs = saidToRun(standing);
  return stands && runs !== null ? { ...stands, you: `${runs} ${stands.you}` } : stands;
}

/** From when and until when it runs, in a sentence; null where that is not said of it, or not known. */
export function saidToRun({ way, state, changes, today, limitOn }: Standing): string | null {
  const runs = way.stages.find(stage => stage.state === state)?.runs;
  const since = runs ? dayReached(changes, state) : null;
  if (!runs || !since) return null;
  const from = beginsOn(runs.shortName, since);
  const until = lawEndsOn({ way, changes, limitOn });
  return runs.says({
    from: sayDay(isoDate(from)),
    until: until && sayDay(isoDate(until)),
    isToCome: compareDates(from, today) > 0,
  });
}

/** What its person does and waits for, with the day by which the next stage is expected; null where that is not said, or not known. */
function saidByDay({ way, state, changes, today, limitOn }: Standing): string | null {
  const at = way.stages.findIndex(stage => stage.state === state);
  const [{ youBy } = {}, { expected: next } = {}] = [way.stages[at], way.stages[at + 1]];
  const from = youBy && next ? dayReached(changes, state) : null;
  const day = from && next ? dayByLimit(from, next.limit, limitOn) : null;
  return youBy && day ? youBy[compareDates(today, day) > 0 ? 'after' : 'until'](sayDay(isoDate(day))) : null;
}

/** Whether its form is with its person since one of us has asked about it. Nothing was sent by then. */
function isFormBack({ state, isFormBack: isBack = false }: Standing): boolean {
  return isBack && isNotSentYet(state);
}

/**
 * How a plan stands, in words for its solution, and what its person does now; null while nothing of it is begun, and once it
 * is left. Of a plan that is drawn up here, how it stands before it is.
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
  const stage = way.stages.findLast(one => isReached(one, reached)) ?? null;
  return stage?.undrawn ?? stage;
}

/** What each that a plan came to is called for its solution; null for one that has no words of its own. */
export function callChanges({ way, changes, ...ended }: Ended): readonly (string | null)[] {
  return changes.map(({ state }, index) =>
    state === 'ended'
      ? overOf({ way, changes: changes.slice(0, index + 1), ...ended }).stands
      : calledOn(way, state),
  );
}

function calledOn(way: Way, state: PlanState): string | null {
  if (state === 'refused' || state === 'broken') return asideOf(way, state)?.stands ?? null;
  const own = way.stages.find(stage => stage.state === state)?.stands;
  // An order runs from the day on which it is made: that it was agreed to is no stage of it.
  return own ?? (state === 'accepted' ? planWords.saidYes : null);
}

function asideOf(way: Way, state: PlanState): (Aside & { readonly who: string }) | null {
  if (state === 'refused') return { ...asked, ...way.refused };
  return state === 'broken' && way.broken ? { who: 'You', ...way.broken } : null;
}

/** How far along the stages a state is; -1 before the first. */
function reachedBy(state: PlanState): number {
  const main = state === 'refused' ? 'sent' : state === 'broken' ? 'running' : state;
  return (STAGE_STATES as readonly PlanState[]).indexOf(main);
}

function isReached({ state }: { readonly state: StageState }, reached: number): boolean {
  return STAGE_STATES.indexOf(state) <= reached;
}

/**
 * Whether a plan went past a stage that it never came to: it is paid though not all have answered, or was given up before
 * they had.
 */
function isPassedOver(
  { state }: Pick<WayStage, 'state'>,
  { changes, state: now, isAnswered = false }: Standing,
  reached: number,
): boolean {
  if (state !== 'running' && (state !== 'accepted' || isAnswered)) return false;
  const isPast = STAGE_STATES.indexOf(state) < reached || now === 'broken';
  return isPast && changes.length > 0 && changes.every(change => change.state !== state);
}

function doneOn(day: CalendarDate | null) {
  return { on: day && isoDate(day) };
}

function expected(
  { limit, is, isReview }: NonNullable<WayStage['expected']>,
  from: CalendarDate | null,
  { limitOn, reviewOn }: { readonly limitOn: LimitOn; readonly reviewOn: CalendarDate | null },
): Partial<PlanStep> {
  const day = from && ((isReview && reviewOn) || dayByLimit(from, limit, limitOn));
  return day ? { on: isoDate(day), is } : {};
}

/**
 * What one of us looks at in the middle of a stage: with its days once that has begun, and done once it is noted. What is over
 * and was not looked at is said to be neither done nor to come.
 */
function milestone(within: Milestone, standing: Standing, isBegun: boolean): readonly PlanStep[] {
  const { what, who, says } = within;
  const step: PlanStep = { what, who, says, isDone: false, ...NO_DAY };
  if (!isBegun) return [step];
  const { state, changes, today, review = null } = standing;
  const had = reviewOfThisTime(changes, review);
  if (had) return [{ ...step, what: within.done[had.outcome], isDone: true, ...doneOn(had.on) }];
  if (state !== within.within) return [];
  const days = midwayDays(standing);
  if (!days) return [step];
  const dated = { ...step, on: isoDate(days.from), until: isoDate(days.until) };
  const stands = midwayStands(days, false, today);
  if (stands === 'late') return [{ ...dated, ...within.late }];
  return [stands === 'due' ? { ...dated, says: within.due } : dated];
}
