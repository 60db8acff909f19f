import type { NextStep } from './answering.ts';
import type { Task } from './repaymentOn.ts';

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
