import type { Condition, NextStep, SavedAnswers } from '../../definition/definition.ts';
import type { AnswerClass, AnswerClasses } from '../../prove/answerClasses.ts';
import type { Explored } from '../../prove/explore.ts';
import { conditionHolds } from '../../run/compare.ts';
import { wayOn } from '../../run/nextStep.ts';
import { type Fault, placedWays } from '../fault.ts';
import type { Plan, PlanStep } from '../plan.ts';
import { stepOf } from '../stepOf.ts';
import { readsStepNeverOnPath } from './readsAbsentStep.ts';

/**
 * Refuses a way on with a condition that is never taken, and says why: its condition never holds, earlier ways on take
 * every answer that it would, or earlier answers rule it out. A way on without a condition may stay untaken: it is the
 * safe default for an answer that somebody adds later.
 */
export function deadBranch(plan: Plan, explored: Explored): readonly Fault[] {
  const explainedElsewhere = new Set(readsStepNeverOnPath(plan, explored).map(({ where }) => where));
  return placedWays(plan.definition).flatMap(placed => {
    if (explainedElsewhere.has(placed.where)) return [];
    const from = stepOf(plan, placed.step.id);
    const way = from.next[placed.index];
    const states = explored.statesOf.get(from.id) ?? [];
    const taken = states.some(state => state.transitions.some(transition => transition.way === way));
    if (!way?.condition || states.length === 0 || taken) return [];
    return [whyNeverTaken(from, way, way.condition, placed.where, explored.answers)];
  });
}

function whyNeverTaken(
  from: PlanStep,
  way: NextStep,
  condition: Condition,
  where: string,
  answers: AnswerClasses,
): Fault {
  let holds = false;
  for (const answer of combinations([...new Set([from.id, ...from.reads])], from.id, answers)) {
    if (!conditionHolds(condition, from.id, answer)) continue;
    holds = true;
    if (wayOn(from, answer) === way) {
      const message = 'The answers given before this step rule this way out.';
      return { code: 'dead-branch', where, message };
    }
  }
  return holds
    ? {
        code: 'shadowed-branch',
        where,
        message: 'The ways on before it take every answer that it would take.',
      }
    : { code: 'condition-never-holds', where, message: 'No answer passes its condition.' };
}

/** Every combination of answers to these steps; steps read from elsewhere may also have no answer. */
function combinations(ids: readonly string[], ownId: string, answers: AnswerClasses): Iterable<SavedAnswers> {
  return ids.reduce<Iterable<SavedAnswers>>(
    (before, id) => {
      const classes = answers.classes.get(id) ?? [];
      return extended(before, id, id === ownId ? classes : [{ outcomes: [], sample: [] }, ...classes]);
    },
    [new Map()],
  );
}

function* extended(
  before: Iterable<SavedAnswers>,
  id: string,
  classes: readonly AnswerClass[],
): Generator<SavedAnswers> {
  for (const answers of before) {
    for (const { sample } of classes) yield new Map(answers).set(id, sample);
  }
}
