import { isoDate, nextDay, readIsoDate } from '../../values/calendar-date.ts';
import { onlyGivesTime } from '../givesTime.ts';
import type { NextStep } from './answering.ts';
import { withoutTelling } from './breakToTell.ts';
import type { Day } from './event.ts';
import type { Repayment, Task } from './repaymentOn.ts';

/** What asks for an offer or gives one another sum. */
const TASKS_OF_OFFERS: ReadonlySet<Task> = new Set<Task>([
  'send offers',
  'ask for proof',
  'answer who asks for more',
  'write again',
  'ask again',
  'share anew',
]);
const STEPS_OF_OFFERS: ReadonlySet<NextStep> = new Set<NextStep>([
  'send the offer',
  'ask for proof',
  'ask for proof again',
  'share anew',
  'write again',
  'show them your budget',
  'ask again',
]);

/** Why no offer of a plan goes: it waits for a talk, or it is over or cannot be kept up, and a talk comes before another. */
export type WhyOffersWait = 'talk' | 'over';

/**
 * What there is to do of a plan: while it waits for a talk nothing is offered, and what was agreed is paid on.
 *
 * @param waits whether it waits
 * @param areSumsFirst its sums are put right before an offer of them goes
 */
export function tasksWhile(tasks: readonly Task[], waits: boolean, areSumsFirst = false): readonly Task[] {
  if (waits) return tasks.filter(task => !TASKS_OF_OFFERS.has(task));
  return areSumsFirst ? tasks.filter(task => task !== 'send offers') : tasks;
}

/** Whether the next step with a lender waits with the plan. */
export function stepWaits(step: NextStep, waits: boolean): boolean {
  return waits && STEPS_OF_OFFERS.has(step);
}

/**
 * What protects a person by law beside a plan: no offer goes before it is over. What is paid goes on. While a question is open
 * before their advice, that stands in its place.
 */
export type HoldsOffers = {
  /** The short name of what it is. */
  readonly shortName: string;
  /** Its last day; null where only its person told of it, and nobody here knows that day. */
  readonly endsOn: Day | null;
};

/** A question is open before the advice: what they told since may change what can be offered. */
export const QUESTION_OPEN: HoldsOffers = { shortName: 'a question', endsOn: null };

/** Whether it is a question that they answer, and nothing that protects them. */
export function isQuestionOpen({ shortName }: Pick<HoldsOffers, 'shortName'>): boolean {
  return shortName === QUESTION_OPEN.shortName;
}

/** The day from which on offers can go again, 'YYYY-MM-DD'; null where that is not known. */
export function offersGoFrom({ endsOn }: HoldsOffers): Day | null {
  const day = endsOn === null ? null : readIsoDate(endsOn);
  return day === null ? endsOn : isoDate(nextDay(day));
}

/**
 * Whether it deals with what is owed for good, and does not only give time: an offer can get in its way, and whether any is to
 * go is talked over first.
 */
export function dealsWithDebts(holds: Pick<HoldsOffers, 'shortName'>): boolean {
  return !isQuestionOpen(holds) && !onlyGivesTime(holds.shortName);
}

/**
 * A plan while something protects its person by law beside it: what is to be offered waits until that is over, and is nothing
 * to do before. So does what is to be offered while a question is open.
 *
 * @param time null where nothing does
 */
export function whileTimeRuns(stands: Repayment, time: HoldsOffers | null): Repayment {
  if (time === null) return stands;
  const kept = tellsNothing(isQuestionOpen(time) ? stands : keptAway(stands));
  const { plan, debts, tasks } = kept;
  const holds = plan.ended === null && debts.some(({ next }) => STEPS_OF_OFFERS.has(next.step));
  return holds ? { ...kept, offersAfter: time, tasks: tasksWhile(tasks, true) } : kept;
}

/** While the law keeps lenders away none can ask again, though the time of token payments is over: they are looked at anew. */
function keptAway(stands: Repayment): Repayment {
  if (!stands.tasks.includes('tokens over')) return stands;
  const anew = 'look anew' as const;
  return {
    ...stands,
    headline: { ...stands.headline, leads: anew },
    tasks: stands.tasks.map(task => (task === 'tokens over' ? anew : task)),
  };
}

/** While the law keeps them away nobody is asked for a payment: there is no break to tell them of. */
function tellsNothing(stands: Repayment): Repayment {
  return stands.tasks.includes('tell of the break')
    ? {
        ...stands,
        debts: stands.debts.map(withoutTelling),
        tasks: stands.tasks.filter(task => task !== 'tell of the break'),
      }
    : stands;
}
