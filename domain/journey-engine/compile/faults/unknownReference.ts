import type { Comparison, JourneyDefinition, Step } from '../../definition/definition.ts';
import type { FactKind } from '../../definition/fact.ts';
import { NOT_KNOWN } from '../../definition/fact.ts';
import type { StepKind } from '../../definition/stepKind.ts';
import { type Fault, placedSteps, placedWays } from '../fault.ts';
import { comparisonsOf, conditionsToShow } from '../plan.ts';

/**
 * Refuses a way on to a step that does not exist, a condition on a step, an answer or a fact that does not exist, and an
 * answer that leads back to a step which does not come before it.
 */
export function unknownReference(
  definition: JourneyDefinition,
  _kinds: readonly StepKind[],
  facts: readonly FactKind[],
): readonly Fault[] {
  const steps = new Map(placedSteps(definition).map(({ step }) => [step.id, step]));
  const shown = placedSteps(definition).flatMap(({ step, where }) =>
    conditionsToShow(step)
      .flatMap(comparisonsOf)
      .flatMap(comparison => problemsOf(comparison, step, steps, facts))
      .concat(answersWordedInVain(step))
      .map(message => ({ code: 'unknown-reference' as const, where, message })),
  );
  const ways = placedWays(definition).flatMap(({ way, step, where }) => {
    const missing = steps.has(way.id) ? [] : [`There is no step '${way.id}' to go to.`];
    const comparisons = comparisonsOf(way.condition);
    const problems = comparisons.flatMap(comparison => problemsOf(comparison, step, steps, facts));
    return [...missing, ...problems].map(message => ({ code: 'unknown-reference' as const, where, message }));
  });
  const order = [...steps.keys()];
  const back = placedSteps(definition).flatMap(({ step, where }) =>
    step.answers
      .flatMap(({ leadsTo }) => leadsTo ?? [])
      .filter(id => !order.slice(0, order.indexOf(step.id)).includes(id))
      .map(id => ({
        code: 'unknown-reference' as const,
        where,
        message: `There is no step '${id}' before it to lead back to.`,
      })),
  );
  return [...shown, ...ways, ...back];
}

function answersWordedInVain({ answers, wordings = [] }: Step): readonly string[] {
  return wordings
    .flatMap(wording => Object.keys(wording.answers ?? {}))
    .filter(id => !answers.some(answer => answer.id === id))
    .map(id => `There is no answer '${id}' to word.`);
}

function problemsOf(
  comparison: Comparison,
  own: Step,
  steps: ReadonlyMap<string, Step>,
  facts: readonly FactKind[],
): readonly string[] {
  if (comparison.property === 'fact') {
    const fact = facts.find(({ name }) => name === comparison.fact);
    if (!fact) return [`There is no fact '${comparison.fact}'.`];
    if (comparison.value === NOT_KNOWN || Object.hasOwn(fact.values, comparison.value)) return [];
    return [`The fact '${fact.name}' is never '${comparison.value}'.`];
  }
  const subject = comparison.stepId === undefined ? own : steps.get(comparison.stepId);
  if (!subject) return [`The condition reads step '${comparison.stepId}', which is not there.`];
  const isOffered = subject.answers.some(answer => answer.id === comparison.value);
  if (comparison.property !== 'AnswerId' || isOffered) return [];
  return [`Step '${subject.id}' has no answer '${comparison.value}'.`];
}
