import type { Condition, FactCondition } from '../../definition/definition.ts';
import { ASSUMED_LATER, type Explored, type ReachedState } from '../../prove/explore.ts';
import { anyAnswerPasses } from '../../run/compare.ts';
import { type Fault, placedWays } from '../fault.ts';
import { comparisonsOf, type Plan } from '../plan.ts';

/** Refuses a condition on a step that is never on the path of anybody who gets to the condition. */
export function readsStepNeverOnPath(plan: Plan, explored: Explored): readonly Fault[] {
  return readsWith(plan, explored, present => present === 'never').map(({ where, id }) => ({
    code: 'reads-step-never-on-path',
    where,
    message: `The condition reads step '${id}', and nobody who comes here has been there.`,
  }));
}

/**
 * Warns of a condition on a step that only some have answered: for the others the condition does not pass. It may ask
 * itself for what these others lack: who does not pass the rest of it does not count.
 */
export function readsStepSometimesAbsent(plan: Plan, explored: Explored): readonly Fault[] {
  return readsWith(plan, explored, present => present === 'sometimes').map(({ where, id }) => ({
    code: 'reads-step-sometimes-absent',
    where,
    message: `The condition reads step '${id}'. Some come here without it; for them it does not pass.`,
  }));
}

type Present = 'never' | 'sometimes' | 'always';

function readsWith(plan: Plan, explored: Explored, wanted: (present: Present) => boolean) {
  return placedWays(plan.definition).flatMap(({ way, step, where }) => {
    const reached = explored.statesOf.get(step.id) ?? [];
    const read = new Set(comparisonsOf(way.condition).map(({ stepId }) => stepId));
    return [...read]
      .filter(id => id === undefined || !asksWhyAbsent(way.condition, plan.stepById.get(id)?.step.when))
      .filter(id => id !== undefined)
      .filter(id => id !== step.id)
      .filter(id => {
        const states = reached.filter(state => mayPassTheRest(way.condition, id, state));
        if (states.length === 0) return false;
        const having = states.filter(state => state.priorAnswers.has(id)).length;
        return wanted(having === 0 ? 'never' : having < states.length ? 'sometimes' : 'always');
      })
      .map(id => ({ where, id }));
  });
}

/** Whether nothing that a person gave before rules out what a condition reads besides this step. */
function mayPassTheRest(
  condition: Condition | undefined,
  id: string,
  { priorAnswers }: ReachedState,
): boolean {
  if (!condition || !('all' in condition)) return true;
  return condition.all.every(comparison => {
    if (comparison.property === 'fact' || comparison.stepId === undefined || comparison.stepId === id)
      return true;
    const given = priorAnswers.get(comparison.stepId);
    return given === undefined || given === ASSUMED_LATER || anyAnswerPasses(comparison, given);
  });
}

/** Whether a condition itself asks for the fact without which the step it reads is left out. */
function asksWhyAbsent(condition: Condition | undefined, when: FactCondition | undefined): boolean {
  if (!when || !condition || !('all' in condition) || 'any' in when) return false;
  const asked = condition.all.map(one => JSON.stringify(one));
  return comparisonsOf(when).every(one => asked.includes(JSON.stringify(one)));
}
