import { isoDate, nextDay, readIsoDate } from '../../values/calendar-date.ts';
import type { NextStep } from './answering.ts';
import type { Day } from './event.ts';
import type { Repayment, Task } from './repaymentOn.ts';

/** What asks for an offer or gives one another sum. */
const TASKS_OF_OFFERS: ReadonlySet<Task> = new Set<Task>([
  'send offers',
  'answer who asks for more',
  'write again',
  'ask again',
  'share anew',
]);
const STEPS_OF_OFFERS: ReadonlySet<NextStep> = new Set<NextStep>([
  'send the offer',
  'share anew',
  'write again',
  'show them your budget',
  'ask again',
]);

/**
 * What there is to do of a plan: while it waits for a talk nothing is offered, and what was agreed is paid on.
 *
 * @param waits whether it waits
 */
export function tasksWhile(tasks: readonly Task[], waits: boolean): readonly Task[] {
  return waits ? tasks.filter(task => !TASKS_OF_OFFERS.has(task)) : tasks;
}

/** Whether the next step with a lender waits with the plan. */
export function stepWaits(step: NextStep, waits: boolean): boolean {
  return waits && STEPS_OF_OFFERS.has(step);
}

/** What gives time by law beside a plan, until its last day: no offer goes before it is over. What is paid goes on. */
export type HoldsOffers = {
  /** The short name of what it is. */
  readonly shortName: string;
  readonly endsOn: Day;
};

/** The day from which on offers can go again, 'YYYY-MM-DD'. */
export function offersGoFrom({ endsOn }: HoldsOffers): Day {
  const day = readIsoDate(endsOn);
  return day === null ? endsOn : isoDate(nextDay(day));
}

/**
 * A plan while time by law runs beside it: what is to be offered waits for the day after it, and is nothing to do before.
 *
 * @param time null where none runs
 */
export function whileTimeRuns(stands: Repayment, time: HoldsOffers | null): Repayment {
  const holds = stands.plan.ended === null && stands.debts.some(({ next }) => STEPS_OF_OFFERS.has(next.step));
  return time === null || !holds
    ? stands
    : { ...stands, offersAfter: time, tasks: tasksWhile(stands.tasks, true) };
}
