import { type CalendarDate, compareDates } from '../../values/calendar-date.ts';
import { dayByLimit, dayReached, type LimitOn, type PlanChange } from './lawDays.ts';
import type { Milestone, Way } from './way.ts';

/** What an adviser decides when they look again in the middle of Breathing Space (regulation 27 of SI 2020/1311). */
export const MIDWAY_OUTCOMES = ['goes on', 'ended'] as const;
export type MidwayOutcome = (typeof MIDWAY_OUTCOMES)[number];

/** For what the law has an adviser end it then, and for nothing else. */
export const MIDWAY_REASONS = ['duties not kept', 'solution in place', 'not reached'] as const;
export type MidwayReason = (typeof MIDWAY_REASONS)[number];

/** A look that was had: on which day, and what came of it. The reason stands where it was ended by it. */
export type MidwayReview = {
  readonly on: CalendarDate;
  readonly outcome: MidwayOutcome;
  readonly reason: MidwayReason | null;
};

/** The days between which the law has it done, both of them within. */
export type MidwayDays = { readonly from: CalendarDate; readonly until: CalendarDate };

type Running = {
  readonly way: Way;
  readonly changes: readonly PlanChange[];
  readonly limitOn: LimitOn;
};

/** Between which days a plan that runs is looked at again; null for one that is not, or does not run. */
export function midwayDays({ way, changes, limitOn }: Running): MidwayDays | null {
  const within = milestoneWithin(way);
  const start = dayReached(changes, 'running');
  if (!within || !start) return null;
  const from = dayByLimit(start, within.from, limitOn);
  const until = dayByLimit(start, within.to, limitOn);
  return from && until ? { from, until } : null;
}

/** A look counts for the time that runs; one at time that ran before does not. */
export function reviewOfThisTime(
  changes: readonly PlanChange[],
  last: MidwayReview | null,
): MidwayReview | null {
  const start = dayReached(changes, 'running');
  return last && start && compareDates(start, last.on) <= 0 ? last : null;
}

/** How it is with the look on a day: nobody has done it because a day came. */
export function midwayStands(
  { from, until }: MidwayDays,
  isReviewed: boolean,
  today: CalendarDate,
): 'to come' | 'due' | 'late' | 'done' {
  if (isReviewed) return 'done';
  if (compareDates(today, from) < 0) return 'to come';
  return compareDates(until, today) < 0 ? 'late' : 'due';
}

/** Whether it can have been on a day: not before the law lets it, and not after today. One that was late counts. */
export function canHaveReviewedOn(day: CalendarDate, { from }: MidwayDays, today: CalendarDate): boolean {
  return compareDates(from, day) <= 0 && compareDates(day, today) <= 0;
}

/** Why it was ended then, as its person reads it; null where it was not ended so. */
export function whyEndedMidway(way: Way, review: MidwayReview | null): string | null {
  if (review?.outcome !== 'ended' || review.reason === null) return null;
  return milestoneWithin(way)?.because[review.reason] ?? null;
}

function milestoneWithin(way: Way): Milestone | undefined {
  return way.milestones?.find(one => one.within === 'running');
}
