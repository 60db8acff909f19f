import type { Plan } from '@towpath/contracts/api/plans.ts';
import { sayWhen } from '@towpath/domain/bookings/bookedTalk.ts';
import { wasDueOn } from '@towpath/domain/plans/lateStep.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { sayNearDay } from '@towpath/domain/values/nearDay.ts';
import { words } from './card/words.ts';

type Step = Plan['steps'][number];

/** The step of a plan that comes next; undefined where all are done. */
export function nextOf({ steps }: Pick<Plan, 'steps'>): Step | undefined {
  return steps.find(({ isDone }) => !isDone);
}

/**
 * When a step was or will be: "Tuesday 24 November", "by Thursday 26 November", "on 24 November 2027", "between 29 November
 * 2026 and 9 December 2026", and of a talk that is booked "Thursday 26 November, 10:30am"; empty where that is not known. Of
 * what is late: "it was due on Wednesday 9 December". With its year where that is not this one.
 */
export function dayOfStep(step: Step, today: string): string {
  const { isDone, on, at, until, is } = step;
  const due = wasDueOn(step, today);
  // A reply that was kept before talks had a moment, or steps two days, has none of it.
  if (at) return sayWhen(new Date(at));
  if (on === null) return '';
  if (due !== null) return words.was(sayNearDay(due, today));
  if (isDone) return sayNearDay(on, today);
  if (until) return words.between(sayDay(on), sayDay(until));
  return is === 'on' ? words.on(sayDay(on)) : words.by(sayNearDay(on, today));
}
