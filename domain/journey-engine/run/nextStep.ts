import type { PlanStep } from '../compile/plan.ts';
import type { NextStep, SavedAnswers } from '../definition/definition.ts';
import { conditionHolds } from './compare.ts';

/**
 * The step after this one. With no answers to check and a list that is not empty, the first entry is taken (JN-028).
 * Otherwise the first conditional entry that holds wins, then the entry without a condition (JN-032).
 *
 * @param from the step to leave; where its list is empty, or under these answers nothing holds, there is no next step
 * @param answers the answers on the path so far: answers off the path must not be in it
 * @throws RangeError for an unknown operator (JN-030)
 */
export function nextStep(from: PlanStep, answers: SavedAnswers): string | undefined {
  return wayOn(from, answers)?.id;
}

/**
 * The entry of the `nextStep` list that is taken. Like `nextStep`, for callers that need the entry and not the step.
 */
export function wayOn(from: PlanStep, answers: SavedAnswers): NextStep | undefined {
  const ways = from.next;
  const nothingToCheck = [from.id, ...from.reads].every(id => !answers.get(id)?.length);
  if (nothingToCheck) return ways[0];
  const conditional = ways.find(way => way.condition && conditionHolds(way.condition, from.id, answers));
  return conditional ?? ways.find(way => !way.condition);
}
