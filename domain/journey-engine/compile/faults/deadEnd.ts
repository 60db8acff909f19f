import type { Explored, ReachedState } from '../../prove/explore.ts';
import { type Fault, placedSteps } from '../fault.ts';
import type { Plan, PlanStep } from '../plan.ts';
import { stepOf } from '../stepOf.ts';

/**
 * Refuses a step where a person can get stuck: it does not end the journey and, for some or all answers, nothing
 * follows. One way on without a condition prevents this, and so do conditions that together cover every answer.
 */
export function deadEnd(plan: Plan, explored: Explored): readonly Fault[] {
  return placedSteps(plan.definition).flatMap(({ step, where }) => {
    const planStep = stepOf(plan, step.id);
    const states = explored.statesOf.get(step.id) ?? [];
    if (planStep.terminal) return [];
    const message = problemOf(planStep, states);
    return message === undefined ? [] : [{ code: 'dead-end' as const, where, message }];
  });
}

function problemOf(planStep: PlanStep, states: readonly ReachedState[]): string | undefined {
  if (planStep.next.length === 0) {
    return `Nothing follows it, and a '${planStep.step.type}' step does not end a journey.`;
  }
  if (states.some(state => state.transitions.length === 0))
    return 'Every answer to it stops the person here.';
  for (const state of states) {
    const stuck = state.transitions.find(move => move.to === undefined);
    if (stuck) return `Nothing follows when ${describe([...stuck.seen])}. Add a way on without a condition.`;
  }
  return undefined;
}

function describe(answers: readonly (readonly [string, readonly { readonly value: string }[]])[]): string {
  return answers
    .map(([id, givenAnswers]) =>
      givenAnswers.length === 0
        ? `'${id}' has no answer`
        : `'${id}' is ${givenAnswers.map(({ value }) => `'${value}'`).join(' and ')}`,
    )
    .join(', ');
}
