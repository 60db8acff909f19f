import fc from 'fast-check';
import type { Plan } from '../compile/plan.ts';
import type { GivenAnswer, Step } from '../definition/definition.ts';
import { checkAnswer } from '../run/checkAnswer.ts';

/** One thing that a person does: saves a step, whether it is on their path or not. */
export type Saving = { readonly stepId: string; readonly given: readonly GivenAnswer[] };

const today = { year: 2026, month: 11, day: 21 };

/** Answers as they are stored for a step, not only those that proofs take as samples. */
export function arbitraryGiven(step: Step): fc.Arbitrary<readonly GivenAnswer[]> {
  if (!step.optionType) return fc.constant([]);
  return arbitraryAnswer(step)
    .map(given => checkAnswer(step, given, today))
    .filter(checked => checked.ok)
    .map(({ value }) => value);
}

function arbitraryAnswer(step: Step): fc.Arbitrary<readonly GivenAnswer[]> {
  const answer = (id: string, value: string): GivenAnswer => ({ id, value });
  const listed = step.answers.map(({ id, value }) => answer(id, value));
  const id = step.answers[0]?.id ?? '';
  const amount = fc.nat({ max: 40 }).map(String);
  const text = fc.oneof(
    fc.string({ minLength: 2, maxLength: 5 }),
    fc.constantFrom('bb', '10', '15', '£10', '10.0', '£10 - £20', '£5 - £15', 'Over £9', '-3'),
  );
  switch (step.optionType) {
    case 'Radio Button':
      return fc.constantFrom(...listed).map(one => [one]);
    case 'Checkbox': {
      const exclusive = new Set(step.answers.filter(each => each.isExclusiveAnswer).map(each => each.id));
      const several = fc.subarray(
        listed.filter(each => !exclusive.has(each.id)),
        { minLength: 1 },
      );
      return fc.oneof(
        several,
        fc.constantFrom(...listed).map(one => [one]),
      );
    }
    case 'Money':
      return amount.map(value => [answer(id, value)]);
    case 'Numeric':
      return fc.oneof(amount, text).map(value => [answer(id, value)]);
    case 'Text':
      return fc.oneof(
        text.map(value => [answer(id, value)]),
        fc.constant(step.optional ? [] : [answer(id, 'Jo')]),
      );
    default:
      return fc.constant([]);
  }
}

/** Answers to every step of a journey. */
export function arbitraryAnswersToAll(plan: Plan): fc.Arbitrary<ReadonlyMap<string, readonly GivenAnswer[]>> {
  const each = plan.order.map(id => {
    const step = plan.stepById.get(id)?.step;
    return step ? arbitraryGiven(step).map(given => [id, given] as const) : fc.constant([id, []] as const);
  });
  return fc.tuple(...each).map(entries => new Map(entries));
}

/**
 * What a person saves, in any order: often everything first, so that there is much to change, then forwards, backwards,
 * and on pages that are not on their path.
 */
export function arbitrarySavings(plan: Plan): fc.Arbitrary<readonly Saving[]> {
  const saving = fc.constantFrom(...plan.order).chain(stepId => {
    const step = plan.stepById.get(stepId)?.step;
    return step ? arbitraryGiven(step).map(given => ({ stepId, given })) : fc.constant({ stepId, given: [] });
  });
  const everything = arbitraryAnswersToAll(plan).map(all =>
    [...all].map(([stepId, given]) => ({ stepId, given })),
  );
  const first = fc.oneof({ weight: 3, arbitrary: everything }, { weight: 1, arbitrary: fc.constant([]) });
  return fc.tuple(first, fc.array(saving, { maxLength: 12 })).map(parts => parts.flat());
}
