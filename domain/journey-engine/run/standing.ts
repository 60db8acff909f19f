import type { PlanStep } from '../compile/plan.ts';
import type { GivenAnswer } from '../definition/definition.ts';
import { CHOICE_OPTION_TYPES } from '../definition/kinds.ts';

/**
 * Where a step stands with what is saved for it. `blocked`: the answer fits and is kept, and the person cannot go on
 * with it. Values were checked when they were saved (`checkAnswer`); here it is asked whether they still fit the step,
 * so that an answer which a definition no longer knows is asked again and never half used.
 */
export type Standing = 'complete' | 'open' | 'blocked';

export function standingOf(planStep: PlanStep, given: readonly GivenAnswer[] | undefined): Standing {
  switch (planStep.completion) {
    case 'nothing':
      return 'complete';
    case 'entry':
      if (!given) return 'open';
      return isBooked(planStep, given) ? 'blocked' : 'complete';
    case 'optional answers':
      return given && (given.length === 0 || answersFit(planStep, given))
        ? blockedOr(planStep, given)
        : 'open';
    case 'answers':
      return given && answersFit(planStep, given) ? blockedOr(planStep, given) : 'open';
  }
}

/** The two answers of a soft drop-out, each with the step's id before it: 'talk-first.book'. */
export const SOFT_DROPOUT_ANSWERS = { book: 'book', continueOnline: 'continue' } as const;

/** A soft drop-out is passed with 'continue online' only: a booked call is kept and the path waits there (DO-007). */
function isBooked({ step }: PlanStep, given: readonly GivenAnswer[]): boolean {
  const booked = `${step.id}.${SOFT_DROPOUT_ANSWERS.book}`;
  return step.type === 'Soft Dropout' && given.some(({ id }) => id === booked);
}

function blockedOr({ step }: PlanStep, given: readonly GivenAnswer[]): Standing {
  const blocks = step.answers.some(
    answer => answer.blocksContinue && given.some(({ id }) => id === answer.id),
  );
  return blocks ? 'blocked' : 'complete';
}

/** Whether these are answers of the step, as many as it takes, and an exclusive one alone. */
export function answersFit({ step }: PlanStep, given: readonly GivenAnswer[]): boolean {
  const ids = given.map(answer => answer.id);
  const known = step.answers.filter(answer => ids.includes(answer.id));
  if (given.length === 0 || known.length !== given.length) return false;
  if (!step.optionType || !CHOICE_OPTION_TYPES.includes(step.optionType)) return given.length === 1;
  if (step.optionType.startsWith('Radio')) return given.length === 1;
  return given.length === 1 || !known.some(answer => answer.isExclusiveAnswer);
}
