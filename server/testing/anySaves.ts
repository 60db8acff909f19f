import type { Plan, PlanStep } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import { CHOICE_OPTION_TYPES, type OptionType } from '@towpath/domain/journey-engine/definition/kinds.ts';
import * as fc from 'fast-check';

/**
 * A random save. With `ahead` it answers the step that is open, so that paths get long; otherwise any step of the
 * journey, on the path or not. The numbers pick the step and the answers.
 */
export type AnySave = { readonly ahead: boolean; readonly step: number; readonly answers: number };

export function anySaves(atMost: number): fc.Arbitrary<readonly AnySave[]> {
  const nearlyAlways = fc.integer({ min: 0, max: 3 }).map(number => number > 0);
  return fc.array(fc.record({ ahead: nearlyAlways, step: fc.nat(999), answers: fc.nat(999) }), {
    minLength: 1,
    maxLength: atMost,
  });
}

/** The step and the answers that a random save stands for. */
export function resolve(
  plan: Plan,
  openStepId: string,
  { ahead, step, answers }: AnySave,
): { readonly planStep: PlanStep; readonly given: readonly GivenAnswer[] } {
  const stepId = ahead ? openStepId : (plan.order[step % plan.order.length] ?? openStepId);
  const planStep = plan.stepById.get(stepId);
  if (!planStep) throw new Error(`There is no step '${stepId}'.`);
  const ways = waysToAnswer(planStep);
  return { planStep, given: ways[answers % ways.length] ?? [] };
}

/**
 * How the server may answer such a save when others come between: kept or in conflict, and refused where the answers
 * are of those that the step offers to some people only.
 */
export function outcomesOf({ step }: PlanStep, given: readonly GivenAnswer[]): readonly number[] {
  const forSome = step.answers.some(({ id, when }) => when && given.some(one => one.id === id));
  return forSome ? [204, 409, 400] : [204, 409];
}

const TYPED: Partial<Readonly<Record<OptionType, readonly string[]>>> = {
  Text: ['Jo Smith', 'Alex'],
  'Short Text': ['Jo', 'Alex'],
  Money: ['0', '250', '1500', '40000'],
  'Phone Number': ['07911123456', '02079460000'],
  Email: ['jo@example.com', 'alex@example.com'],
  Numeric: ['1', '40'],
  'Date of Birth': ['1980-05-17', '1999-12-31'],
  Date: ['2020-02-29'],
  'Day and Month': ['--02-28'],
  'Month and Year': ['2020-02'],
};

/** Some ways to answer a step: each choice, two or three choices together, a few typed values. */
function waysToAnswer({ step }: PlanStep): readonly (readonly GivenAnswer[])[] {
  if (step.type === 'Soft Dropout') {
    return ['book', 'continue'].map(word => [{ id: `${step.id}.${word}`, value: word }]);
  }
  if (step.type !== 'Question' || !step.optionType) return [[]];
  if (!CHOICE_OPTION_TYPES.includes(step.optionType)) {
    const id = step.answers[0]?.id ?? '';
    return (TYPED[step.optionType] ?? []).map(value => [{ id, value }]);
  }
  const single = step.answers.map(({ id, value }) => [{ id, value }]);
  if (step.optionType.startsWith('Radio')) return single;
  const together = step.answers
    .filter(answer => !answer.isExclusiveAnswer)
    .map(({ id, value }) => ({ id, value }));
  const several = [2, 3].flatMap(size => together.map((_, first) => together.slice(first, first + size)));
  return [...single, ...several.filter(list => list.length > 1)];
}
