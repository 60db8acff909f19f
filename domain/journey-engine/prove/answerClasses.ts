import {
  comparedStepId,
  comparisonsOf,
  conditionsToShow,
  type Plan,
  type PlanStep,
} from '../compile/plan.ts';
import type { Comparison, Condition, GivenAnswer, Step } from '../definition/definition.ts';
import { factEntry, NOT_KNOWN } from '../definition/fact.ts';
import { CHOICE_OPTION_TYPES } from '../definition/kinds.ts';
import { anyAnswerPasses } from '../run/compare.ts';
import { typedSamples } from './typedSamples.ts';

/** One comparison somewhere in the journey, with the step that it decides about and the step, or fact, that it reads. */
export type ConditionRead = {
  readonly comparison: Comparison;
  readonly owner: PlanStep;
  readonly subjectId: string;
};

/**
 * All answers of one step that every condition of the journey treats alike. Conditions compare answers with constants,
 * so there are finitely many such classes, and what holds for the sample holds for all of the class.
 */
export type AnswerClass = { readonly outcomes: readonly boolean[]; readonly sample: readonly GivenAnswer[] };

export type AnswerClasses = {
  /** For each step, the comparisons that read it. The outcomes of a class stand in this order. */
  readonly readings: ReadonlyMap<string, readonly ConditionRead[]>;
  /** For each step, the classes with which a person can leave it. None when every answer stops them there. */
  readonly classes: ReadonlyMap<string, readonly AnswerClass[]>;
};

/** Groups the answers of every step by the constants that conditions compare them with. */
export function answerClasses(plan: Plan): AnswerClasses {
  const readings = readingsOf(plan);
  const classes = new Map<string, readonly AnswerClass[]>();
  for (const planStep of plan.stepById.values()) {
    classes.set(planStep.id, classesOf(planStep, readings.get(planStep.id) ?? []));
  }
  for (const [key, fact] of plan.facts) {
    const values = [NOT_KNOWN, ...Object.keys(fact.values)];
    classes.set(key, distinct(values.map(value => classOf(factEntry(value), readings.get(key) ?? []))));
  }
  return { readings, classes };
}

function readingsOf(plan: Plan): ReadonlyMap<string, readonly ConditionRead[]> {
  const readings = new Map<string, ConditionRead[]>();
  for (const owner of plan.stepById.values()) {
    const onWays = owner.next.map(({ condition }) => condition);
    for (const comparison of [...onWays, ...offerConditionsOf(owner.step)].flatMap(comparisonsOf)) {
      const subjectId = comparedStepId(comparison, owner.id);
      const list = readings.get(subjectId) ?? [];
      list.push({ comparison, owner, subjectId });
      readings.set(subjectId, list);
    }
  }
  return readings;
}

function classOf(sample: readonly GivenAnswer[], readings: readonly ConditionRead[]): AnswerClass {
  return { outcomes: readings.map(({ comparison }) => anyAnswerPasses(comparison, sample)), sample };
}

/** The conditions that decide whether a step is asked, and which of its answers are offered: other words change no way. */
export function offerConditionsOf({ wordings: _, ...step }: Step): readonly Condition[] {
  return conditionsToShow(step);
}

/** The classes of the answers to one step. */
export function classesOf(planStep: PlanStep, readings: readonly ConditionRead[]): readonly AnswerClass[] {
  const classWith = (sample: readonly GivenAnswer[]) => classOf(sample, readings);
  const none = classWith([]);
  switch (planStep.completion) {
    case 'nothing':
      return [none];
    case 'entry':
      return distinct([none, ...joined(entryOptions(planStep, readings).map(option => classWith([option])))]);
    case 'optional answers':
      return [none, ...questionClasses(planStep, readings, classWith)];
    case 'answers':
      return questionClasses(planStep, readings, classWith);
  }
}

function questionClasses(
  planStep: PlanStep,
  readings: readonly ConditionRead[],
  classOf: (sample: readonly GivenAnswer[]) => AnswerClass,
): readonly AnswerClass[] {
  const { step, kind } = planStep;
  if (kind.check) return distinct(joined(entryOptions(planStep, readings).map(option => classOf([option]))));
  const first = step.answers[0];
  if (!step.optionType || !CHOICE_OPTION_TYPES.includes(step.optionType)) {
    const values = typedSamples(planStep, constantsOf(readings));
    return distinct(values.map(value => classOf([{ id: first?.id ?? '', value }])));
  }
  const options = step.answers.filter(answer => !answer.blocksContinue);
  const alone = (answer: GivenAnswer) => classOf([{ id: answer.id, value: answer.value }]);
  if (step.optionType.startsWith('Radio')) return distinct(options.map(alone));
  const together = options.filter(answer => !answer.isExclusiveAnswer).map(alone);
  const exclusive = options.filter(answer => answer.isExclusiveAnswer).map(alone);
  return distinct([...joined(together), ...exclusive]);
}

/**
 * The answers that other kinds of step may be saved with: the listed answers, each with every value a condition asks
 * about.
 */
function entryOptions(planStep: PlanStep, readings: readonly ConditionRead[]): readonly GivenAnswer[] {
  const values = typedSamples(planStep, constantsOf(readings));
  return planStep.step.answers.flatMap(({ id, value }) => [
    { id, value },
    ...values.map(typed => ({ id, value: typed })),
  ]);
}

function constantsOf(readings: readonly ConditionRead[]): readonly (string | number)[] {
  return readings
    .filter(({ comparison }) => comparison.property === 'value')
    .map(({ comparison }) => comparison.value);
}

/** A choice of several passes where any of them does, so adding one answer at a time reaches every class of subsets. */
function joined(single: readonly AnswerClass[]): readonly AnswerClass[] {
  const found = new Map<string, AnswerClass>();
  const add = (candidate: AnswerClass) => {
    const key = keyOf(candidate.outcomes);
    if (!found.has(key)) found.set(key, candidate);
  };
  for (const one of distinct(single)) {
    for (const other of [...found.values()]) {
      add({
        outcomes: one.outcomes.map((passes, index) => passes || other.outcomes[index] === true),
        sample: [...other.sample, ...one.sample],
      });
    }
    add(one);
  }
  return [...found.values()];
}

function distinct(classes: readonly AnswerClass[]): readonly AnswerClass[] {
  const found = new Map<string, AnswerClass>();
  for (const one of classes) {
    const key = one.sample.length > 0 ? keyOf(one.outcomes) : 'no answer';
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()];
}

function keyOf(outcomes: readonly boolean[]): string {
  return outcomes.map(outcome => (outcome ? '1' : '0')).join('');
}
