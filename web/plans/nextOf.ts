import type { Plan } from '@towpath/contracts/api/plans.ts';

/** The step of a plan that comes next; undefined where all are done. */
export function nextOf({ steps }: Pick<Plan, 'steps'>): Plan['steps'][number] | undefined {
  return steps.find(({ isDone }) => !isDone);
}
