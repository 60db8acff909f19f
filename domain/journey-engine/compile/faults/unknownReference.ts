import type { Comparison, JourneyDefinition, Step } from '../../definition/definition.ts';
import { type Fault, placedSteps, placedWays } from '../fault.ts';
import { comparisonsOf } from '../plan.ts';

/** Refuses a way on to a step that is not there, and a condition on a step or an answer that is not there. */
export function unknownReference(definition: JourneyDefinition): readonly Fault[] {
  const steps = new Map(placedSteps(definition).map(({ step }) => [step.id, step]));
  return placedWays(definition).flatMap(({ way, step, where }) => {
    const missing = steps.has(way.id) ? [] : [`There is no step '${way.id}' to go to.`];
    const comparisons = way.condition ? comparisonsOf(way.condition) : [];
    const problems = comparisons.flatMap(comparison => problemsOf(comparison, step, steps));
    return [...missing, ...problems].map(message => ({ code: 'unknown-reference', where, message }));
  });
}

function problemsOf(comparison: Comparison, own: Step, steps: ReadonlyMap<string, Step>): readonly string[] {
  const subject = comparison.stepId === undefined ? own : steps.get(comparison.stepId);
  if (!subject) return [`The condition reads step '${comparison.stepId}', which is not there.`];
  const known = subject.answers.some(answer => answer.id === comparison.value);
  if (comparison.property !== 'AnswerId' || known) return [];
  return [`Step '${subject.id}' has no answer '${comparison.value}'.`];
}
