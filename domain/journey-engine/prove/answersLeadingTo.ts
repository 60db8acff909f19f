import type { Plan } from '../compile/plan.ts';
import type { GivenAnswer, SavedAnswers } from '../definition/definition.ts';
import { pathOf } from '../run/path.ts';
import { ASSUMED_LATER, type Explored, explore, type ReachedState, type Transition } from './explore.ts';

/** How a state was first come to. */
type Arrival = { readonly from: ReachedState; readonly by: Transition };

/**
 * Answers, and facts, with which the path comes to a step: those given, as far as they lead there, and made-up ones for
 * the rest of the shortest way.
 *
 * @param given what is answered and known so far, facts among it (`withFacts`)
 * @param explored the same plan, explored; it takes a second to explore a long one
 * @returns undefined where no answers lead to the step
 */
export function answersLeadingTo(
  plan: Plan,
  stepId: string,
  given: SavedAnswers,
  explored: () => Explored = () => explore(plan),
): SavedAnswers | undefined {
  const leads = (answers: SavedAnswers) => pathOf(plan, answers).steps.some(step => step.stepId === stepId);
  if (leads(given)) return given;
  const way = shortestWayTo(explored(), stepId);
  if (!way) return undefined;
  const answers = new Map([...given, ...answersAlong(plan, way)]);
  for (const [id, own] of given) {
    const madeUp = answers.get(id);
    if (madeUp === own || madeUp === undefined) continue;
    answers.set(id, own);
    if (!leads(answers)) answers.set(id, madeUp);
  }
  return leads(answers) ? answers : undefined;
}

function shortestWayTo({ starts }: Explored, stepId: string): readonly Transition[] | undefined {
  const arrivals = new Map<ReachedState, Arrival | undefined>(starts.map(start => [start, undefined]));
  // States are added while they are walked, so that the nearest come first.
  for (const [state, arrival] of arrivals) {
    if (state.stepId === stepId) return wayOf(arrival, arrivals);
    for (const by of state.transitions) {
      if (by.to && !arrivals.has(by.to)) arrivals.set(by.to, { from: state, by });
    }
  }
  return undefined;
}

function wayOf(
  last: Arrival | undefined,
  arrivals: ReadonlyMap<ReachedState, Arrival | undefined>,
): readonly Transition[] {
  const way: Transition[] = [];
  for (let at = last; at; at = arrivals.get(at.from)) way.unshift(at.by);
  return way;
}

/** What is answered and known along a way. An answer that is told apart only later is the one by which it then is. */
function answersAlong(plan: Plan, way: readonly Transition[]): SavedAnswers {
  const decided = new Map<string, readonly GivenAnswer[]>();
  const assumed = new Map<string, readonly GivenAnswer[]>();
  for (const { seen, to } of way) {
    for (const [id, answers] of seen) {
      if (to?.priorAnswers.get(id) === ASSUMED_LATER) assumed.set(id, answers);
      // States that differ in nothing ahead are one: what they say of earlier answers holds for one of them alone.
      else if (!decided.has(id)) decided.set(id, answers);
    }
  }
  const all = new Map([...assumed, ...decided]);
  return new Map([...all].filter(([id]) => plan.stepById.get(id)?.completion !== 'nothing'));
}
