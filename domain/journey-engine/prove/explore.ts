import type { Plan, PlanStep } from '../compile/plan.ts';
import { stepOf } from '../compile/stepOf.ts';
import type { GivenAnswer, NextStep, SavedAnswers } from '../definition/definition.ts';
import { isFactKey } from '../definition/fact.ts';
import { firstAsked, offeredTo } from '../run/asked.ts';
import { anyAnswerPasses } from '../run/compare.ts';
import { wayOn } from '../run/nextStep.ts';
import {
  type AnswerClass,
  type AnswerClasses,
  answerClasses,
  type ConditionRead,
  classesOf,
} from './answerClasses.ts';

/**
 * A step reached with particular answers: of everything answered before, only what a condition still ahead will read.
 * Two people whose answers differ in nothing that is still to be read are in the same state.
 */
export type ReachedState = {
  readonly key: string;
  readonly stepId: string;
  /** The position of the step in the journey as written. */
  readonly position: number;
  /** `ASSUMED_LATER` stands in for an answer that nothing has read so far. */
  readonly priorAnswers: SavedAnswers;
  readonly transitions: Transition[];
};

/** Leaving a state with one class of answers. `to` is undefined where these answers lead nowhere. */
export type Transition = {
  readonly sample: readonly GivenAnswer[];
  /** All answers and facts by which the way was chosen, the sample among them, and none that is assumed later. */
  readonly seen: SavedAnswers;
  readonly way: NextStep | undefined;
  readonly to: ReachedState | undefined;
};

export type Explored = {
  readonly states: readonly ReachedState[];
  readonly statesOf: ReadonlyMap<string, readonly ReachedState[]>;
  /** Where people start. */
  readonly starts: readonly ReachedState[];
  readonly answers: AnswerClasses;
  /** There are too many combinations of answers to walk, so nothing was proved. */
  readonly tooMany: boolean;
};

/** Far above what a questionnaire of a hundred steps needs, and still explored in a second. */
const MAX_TRANSITIONS = 100_000;

/** Given, and not yet told apart: the class of this answer is assumed where a condition first reads it. */
export const ASSUMED_LATER: readonly GivenAnswer[] = Object.freeze([]);

/**
 * Walks every combination of answer classes, with the same `wayOn` that runs a journey. A way on leads forward only
 * (`backwardJump` refuses the rest), so this ends.
 *
 * A fact, and an answer that the ways on of its own step do not read, is assumed only where it is first read, so that
 * what few come to decide by does not multiply the walk of everybody. Nothing is lost by that: up to there nobody's way
 * depends on it, so whoever gives one answer of the step may have given any other and gone the same way; there the walk
 * goes on once with each class of it, and keeps to that class from then on. So a way is walked exactly if there are
 * answers that lead along it, as when each answer is assumed where it is given.
 */
export function explore(plan: Plan): Explored {
  const answers = answerClasses(plan);
  const states = new Map<string, ReachedState>();
  const ahead = readAhead(plan, answers);
  const classesAt = offeredClasses(answers);
  const enter = (stepId: string, answersSoFar: SavedAnswers): ReachedState => {
    const subjects = ahead(stepId);
    let key = stepId;
    for (const { subjectId, partOf } of subjects) {
      const givenAnswers = answersSoFar.get(subjectId);
      if (givenAnswers) key += partOf(givenAnswers);
    }
    const known = states.get(key);
    if (known) return known;
    const kept = new Map<string, readonly GivenAnswer[]>();
    for (const { subjectId } of subjects) {
      const givenAnswers = answersSoFar.get(subjectId);
      if (givenAnswers) kept.set(subjectId, givenAnswers);
    }
    const { position } = stepOf(plan, stepId);
    const state = { key, stepId, position, priorAnswers: kept, transitions: [] };
    states.set(key, state);
    return state;
  };
  const starts = [enter(plan.firstStepId, new Map())];
  let transitionCount = 0;
  // States are added while they are walked: iterating a Map includes later additions.
  for (const state of states.values()) {
    const planStep = stepOf(plan, state.stepId);
    if (planStep.terminal) continue;
    const waits = isAssumedLater(planStep);
    for (const known of withAllRead(answers, state.priorAnswers, seen => classesAt(planStep, seen))) {
      for (const { sample } of waits ? known.result.slice(0, 1) : known.result) {
        const enterWith = (stepId: string, seen: SavedAnswers) =>
          enter(stepId, waits ? new Map(seen).set(planStep.id, ASSUMED_LATER) : seen);
        for (const transition of transitionsFrom(plan, planStep, known.seen, sample, answers, enterWith)) {
          state.transitions.push(transition);
          transitionCount += 1;
          if (transitionCount > MAX_TRANSITIONS)
            return { ...gathered(states), starts, answers, tooMany: true };
        }
      }
    }
  }
  return { ...gathered(states), starts, answers, tooMany: false };
}

/**
 * Whether every answer to a step leads on alike from it: all its answers are offered to everybody, none is empty, which
 * would leave a way on nothing to check, and its ways on read other steps only.
 */
function isAssumedLater({ id, step, completion, reads }: PlanStep): boolean {
  return completion === 'answers' && !reads.includes(id) && !step.answers.some(({ when }) => when);
}

function transitionsFrom(
  plan: Plan,
  planStep: PlanStep,
  before: SavedAnswers,
  sample: readonly GivenAnswer[],
  answers: AnswerClasses,
  enter: (stepId: string, answersSoFar: SavedAnswers) => ReachedState,
): readonly Transition[] {
  const answersSoFar = new Map(before).set(planStep.id, sample);
  const ways = withAllRead(answers, answersSoFar, seen => {
    const way = wayOn(planStep, seen);
    return { way, stepId: way && firstAsked(plan, way.id, seen) };
  });
  return ways.map(({ seen, result: { way, stepId } }) => ({
    sample,
    seen: new Map([...seen].filter(([, givenAnswers]) => givenAnswers !== ASSUMED_LATER)),
    way,
    to: stepId === undefined ? undefined : enter(stepId, seen),
  }));
}

/** Answers that note the first fact or answer read that is not assumed yet. They are looked up one by one, never listed. */
class AnswersNotingReads extends Map<string, readonly GivenAnswer[]> {
  unknown: string | undefined;
  readonly #known: SavedAnswers;

  constructor(known: SavedAnswers) {
    super();
    this.#known = known;
  }

  override get(key: string): readonly GivenAnswer[] | undefined {
    const found = this.#known.get(key);
    const isUnknown = found === ASSUMED_LATER || (found === undefined && isFactKey(key));
    if (isUnknown) this.unknown ??= key;
    return found;
  }
}

/** Works something out for every fact and answer that it reads and that is not assumed yet. */
function withAllRead<Result>(
  answers: AnswerClasses,
  known: SavedAnswers,
  workOut: (seen: SavedAnswers) => Result,
): readonly { readonly seen: SavedAnswers; readonly result: Result }[] {
  const noting = new AnswersNotingReads(known);
  const result = workOut(noting);
  const { unknown } = noting;
  if (unknown === undefined) return [{ seen: known, result }];
  return (answers.classes.get(unknown) ?? []).flatMap(({ sample }) =>
    withAllRead(answers, new Map(known).set(unknown, sample), workOut),
  );
}

/** The classes of answers to a step, limited to the answers offered to people who gave and are known for these. */
function offeredClasses(answers: AnswerClasses) {
  const byOffer = new Map<string, readonly AnswerClass[]>();
  return (planStep: PlanStep, seen: SavedAnswers): readonly AnswerClass[] => {
    const offered = offeredTo(planStep, seen);
    if (offered === planStep) return answers.classes.get(planStep.id) ?? [];
    const key = offered.step.answers.map(({ id }) => id).join(' ');
    const before = byOffer.get(key);
    if (before) return before;
    const classes = classesOf(offered, answers.readings.get(planStep.id) ?? []);
    byOffer.set(key, classes);
    return classes;
  };
}

/** A step, or a fact, that is read ahead of a place, and what of an answer to it is told apart from there on. */
type SubjectAhead = {
  readonly subjectId: string;
  readonly partOf: (givenAnswers: readonly GivenAnswer[]) => string;
};

/**
 * What is still to be read of a person who comes to a step. The ways on of a step read it no more once it is left.
 */
function readAhead(plan: Plan, { readings }: AnswerClasses): (stepId: string) => readonly SubjectAhead[] {
  const subjectsByStep = new Map<string, readonly SubjectAhead[]>();
  const readFrom = (position: number): readonly SubjectAhead[] =>
    [...readings].flatMap(([subjectId, all]) => {
      const still = all.filter(({ owner }) => owner.position >= position);
      return still.length === 0 ? [] : [{ subjectId, partOf: partOf(subjectId, still) }];
    });
  return stepId => {
    const before = subjectsByStep.get(stepId);
    if (before) return before;
    const subjects = readFrom(stepOf(plan, stepId).position);
    subjectsByStep.set(stepId, subjects);
    return subjects;
  };
}

/** What tells apart two answers to one step, as far as these readings go; worked out once for each sample. */
function partOf(subjectId: string, still: readonly ConditionRead[]): SubjectAhead['partOf'] {
  const parts = new WeakMap<readonly GivenAnswer[], string>();
  return givenAnswers => {
    const before = parts.get(givenAnswers);
    if (before !== undefined) return before;
    const outcomes = still.map(({ comparison }) => (anyAnswerPasses(comparison, givenAnswers) ? '1' : '0'));
    const part = `|${subjectId}=${givenAnswers.length > 0 ? outcomes.join('') : 'none'}`;
    parts.set(givenAnswers, part);
    return part;
  };
}

function gathered(states: ReadonlyMap<string, ReachedState>): Pick<Explored, 'states' | 'statesOf'> {
  const all = [...states.values()];
  return { states: all, statesOf: Map.groupBy(all, state => state.stepId) };
}
