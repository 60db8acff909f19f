import type { Plan } from '@towpath/contracts/api/plans.ts';
import { sayWhen } from '@towpath/domain/bookings/bookedTalk.ts';
import { sayWeekday } from '@towpath/domain/values/dayWords.ts';
import { words } from './card/words.ts';

type Step = Plan['steps'][number];

/** The step of a plan that comes next; undefined where all are done. */
export function nextOf({ steps }: Pick<Plan, 'steps'>): Step | undefined {
  return steps.find(({ isDone }) => !isDone);
}

/**
 * When a step was or will be: "Tuesday 24 November", "by Thursday 26 November", and of a talk that is booked "Thursday 26
 * November, 10:30am"; empty where that is not known.
 */
export function dayOfStep({ isDone, on, at }: Step): string {
  // A reply that was kept before talks had a moment has none.
  if (at) return sayWhen(new Date(at));
  if (on === null) return '';
  return isDone ? sayWeekday(on) : words.by(sayWeekday(on));
}
