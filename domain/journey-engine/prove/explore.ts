import type { Plan, PlanStep } from '../compile/plan.ts';
import type { GivenAnswer, NextStep, SavedAnswers } from '../definition/definition.ts';
import { firstAsked, offeredTo } from '../run/asked.ts';
import { anyAnswerPasses } from '../run/compare.ts';
import { wayOn } from '../run/nextStep.ts';
import {
  type AnswerClass,
  type AnswerClasses,
  answerClasses,
  classesOf,
  type Reading,
} from './answerClasses.ts';

/**
 * A step as it is reached with one set of facts: of all answers given before, those that a condition still ahead will
 * read. Two people whose answers differ in nothing that is still to be read stand in the same place.
 */
export type Place = {
  readonly key: string;
  readonly stepId: string;
  /** The place of the step in the journey as written. */
  readonly position: number;
  readonly known: SavedAnswers;
  readonly moves: Move[];
};

/** Leaving a place with one class of answers. Without `to` these answers leave no way on. */
export type Move = {
  readonly sample: readonly GivenAnswer[];
  readonly way: NextStep | undefined;
  readonly to: Place | undefined;
};

export type Explored = {
  readonly places: readonly Place[];
  readonly placesOf: ReadonlyMap<string, readonly Place[]>;
  /** Where people begin, by what is known of them. */
  readonly starts: readonly Place[];
  readonly answers: AnswerClasses;
  /** There are more combinations of answers than can be looked at, so nothing was proved. */
  readonly tooMany: boolean;
};

/** Far above what a questionnaire of a hundred steps needs, and still explored in a second. */
const MOST_MOVES = 100_000;

/**
 * Walks every combination of answer classes, with the same `wayOn` that runs a journey. A way on leads forward only
 * (`backwardJump` refuses the rest), so this ends.
 */
export function explore(plan: Plan): Explored {
  const answers = answerClasses(plan);
  const places = new Map<string, Place>();
  const ahead = readingsAhead(plan, answers);
  const enter = (stepId: string, known: SavedAnswers): Place => {
    const kept = new Map([...known].filter(([subjectId]) => ahead(stepId, subjectId).length > 0));
    const key = keyOf(stepId, kept, ahead);
    const place = places.get(key) ?? {
      key,
      stepId,
      position: positionOf(plan, stepId),
      known: kept,
      moves: [],
    };
    places.set(key, place);
    return place;
  };
  const starts = [...new Set(knownBefore(plan, answers).map(known => enter(plan.firstStepId, known)))];
  let moves = 0;
  // Places are added while they are walked: a Map hands out later additions too.
  for (const place of places.values()) {
    const planStep = plan.stepById.get(place.stepId);
    if (!planStep || planStep.terminal) continue;
    for (const { sample } of classesAt(planStep, place, answers)) {
      place.moves.push(moveFrom(plan, planStep, place, sample, enter));
      moves += 1;
      if (moves > MOST_MOVES) return { ...gathered(places), starts, answers, tooMany: true };
    }
  }
  return { ...gathered(places), starts, answers, tooMany: false };
}

function moveFrom(
  plan: Plan,
  planStep: PlanStep,
  place: Place,
  sample: readonly GivenAnswer[],
  enter: (stepId: string, known: SavedAnswers) => Place,
): Move {
  const known = new Map(place.known).set(planStep.id, sample);
  const way = wayOn(planStep, known);
  return { sample, way, to: way && enter(firstAsked(plan, way.id, known), known) };
}

/** Every combination of facts that conditions tell apart. */
function knownBefore(plan: Plan, { classes }: AnswerClasses): readonly SavedAnswers[] {
  return [...plan.facts.keys()].reduce<readonly SavedAnswers[]>(
    (before, key) =>
      before.flatMap(known => (classes.get(key) ?? []).map(({ sample }) => new Map(known).set(key, sample))),
    [new Map()],
  );
}

/** The classes of answers to a step, of those that are offered to the people who stand there. */
function classesAt(planStep: PlanStep, { known }: Place, answers: AnswerClasses): readonly AnswerClass[] {
  const offered = offeredTo(planStep, known);
  if (offered === planStep) return answers.classes.get(planStep.id) ?? [];
  return classesOf(offered, answers.readings.get(planStep.id) ?? []);
}

type ReadAhead = (stepId: string, subjectId: string) => readonly Reading[];

/**
 * Which readings of a step are still to come when one stands at another. Those of its own way on never are: they are
 * over once the step is left.
 */
function readingsAhead(plan: Plan, { readings }: AnswerClasses): ReadAhead {
  const known = new Map<string, readonly Reading[]>();
  return (stepId, subjectId) => {
    const key = `${stepId} ${subjectId}`;
    const before = known.get(key);
    if (before) return before;
    const position = positionOf(plan, stepId);
    const ahead = (readings.get(subjectId) ?? []).filter(
      reading => reading.owner.id !== reading.subjectId && reading.owner.position >= position,
    );
    known.set(key, ahead);
    return ahead;
  };
}

function positionOf(plan: Plan, stepId: string): number {
  return plan.stepById.get(stepId)?.position ?? 0;
}

function keyOf(stepId: string, known: SavedAnswers, ahead: ReadAhead): string {
  const facts = [...known].map(([subjectId, given]) => {
    const outcomes = ahead(stepId, subjectId).map(({ comparison }) =>
      anyAnswerPasses(comparison, given) ? '1' : '0',
    );
    return `${subjectId}=${given.length > 0 ? outcomes.join('') : 'none'}`;
  });
  return [stepId, ...facts.sort()].join('|');
}

function gathered(places: ReadonlyMap<string, Place>): Pick<Explored, 'places' | 'placesOf'> {
  const all = [...places.values()];
  return { places: all, placesOf: Map.groupBy(all, place => place.stepId) };
}
