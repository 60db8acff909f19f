import type { Plan, PlanStep } from '../compile/plan.ts';
import type { GivenAnswer, NextStep, SavedAnswers } from '../definition/definition.ts';
import { anyAnswerPasses } from '../run/compare.ts';
import { wayOn } from '../run/nextStep.ts';
import { type AnswerClasses, answerClasses, type Reading } from './answerClasses.ts';

/**
 * A step as it is reached with one set of facts: of all answers given before, those that a condition still ahead will
 * read. Two people whose answers differ in nothing that is still to be read stand in the same place.
 */
export type Place = {
  readonly key: string;
  readonly stepId: string;
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
  readonly start: Place;
  readonly answers: AnswerClasses;
  /** There are more combinations of answers than can be looked at, so nothing was proved. */
  readonly tooMany: boolean;
};

/** Far above what a questionnaire of a hundred steps needs, and still explored in a second or two. */
const MOST_MOVES = 300_000;

/**
 * Walks every combination of answer classes, with the same `wayOn` that runs a journey. A way on leads forward only
 * (`backwardJump` refuses the rest), so this ends.
 */
export function explore(plan: Plan): Explored {
  const answers = answerClasses(plan);
  const places = new Map<string, Place>();
  const readers = readersInOrder(answers);
  const enter = (stepId: string, known: SavedAnswers): Place => {
    const kept = stillRead(plan, stepId, known, readers);
    const key = keyOf(stepId, kept, plan, readers);
    const place = places.get(key) ?? { key, stepId, known: kept, moves: [] };
    places.set(key, place);
    return place;
  };
  const start = enter(plan.firstStepId, new Map());
  let moves = 0;
  // Places are added while they are walked: a Map hands out later additions too.
  for (const place of places.values()) {
    const planStep = plan.stepById.get(place.stepId);
    if (!planStep || planStep.terminal) continue;
    for (const { sample } of answers.classes.get(planStep.id) ?? []) {
      place.moves.push(moveFrom(planStep, place, sample, enter));
      moves += 1;
      if (moves > MOST_MOVES) return { ...gathered(places), start, answers, tooMany: true };
    }
  }
  return { ...gathered(places), start, answers, tooMany: false };
}

function moveFrom(
  planStep: PlanStep,
  place: Place,
  sample: readonly GivenAnswer[],
  enter: (stepId: string, known: SavedAnswers) => Place,
): Move {
  const known = new Map(place.known).set(planStep.id, sample);
  const way = wayOn(planStep, known);
  return { sample, way, to: way && enter(way.id, known) };
}

/** For each step that is read: its readings, without those of its own way on, which are over once it is left. */
function readersInOrder({ readings }: AnswerClasses): ReadonlyMap<string, readonly Reading[]> {
  const others = [...readings].map(
    ([id, list]) => [id, list.filter(({ owner, subject }) => owner.id !== subject.id)] as const,
  );
  return new Map(others.filter(([, list]) => list.length > 0));
}

function stillRead(
  plan: Plan,
  stepId: string,
  known: SavedAnswers,
  readers: ReadonlyMap<string, readonly Reading[]>,
): SavedAnswers {
  return new Map([...known].filter(([subject]) => ahead(plan, stepId, readers.get(subject)).length > 0));
}

function keyOf(
  stepId: string,
  known: SavedAnswers,
  plan: Plan,
  readers: ReadonlyMap<string, readonly Reading[]>,
): string {
  const facts = [...known].map(([subject, given]) => {
    const outcomes = ahead(plan, stepId, readers.get(subject)).map(({ comparison }) =>
      anyAnswerPasses(comparison, given) ? '1' : '0',
    );
    return `${subject}=${given.length > 0 ? outcomes.join('') : 'none'}`;
  });
  return [stepId, ...facts.sort()].join('|');
}

function ahead(plan: Plan, stepId: string, readings: readonly Reading[] = []): readonly Reading[] {
  const position = plan.stepById.get(stepId)?.position ?? 0;
  return readings.filter(({ owner }) => owner.position >= position);
}

function gathered(places: ReadonlyMap<string, Place>): Pick<Explored, 'places' | 'placesOf'> {
  const all = [...places.values()];
  return { places: all, placesOf: Map.groupBy(all, place => place.stepId) };
}
