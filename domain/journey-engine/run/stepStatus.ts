import type { PlanStep } from '../compile/plan.ts';
import type { Answer, GivenAnswer, Step } from '../definition/definition.ts';
import { CHOICE_OPTION_TYPES } from '../definition/kinds.ts';

/**
 * The status of a step, given what is saved for it. `blocked`: the answer is valid and saved, but the person cannot go
 * on with it. Values were checked when they were saved (`checkAnswer`); this checks whether they still fit the step, so
 * that an answer a definition no longer has is asked for again and never partly used.
 */
export type StepStatus = 'complete' | 'open' | 'blocked';

export function stepStatus(planStep: PlanStep, answers: readonly GivenAnswer[] | undefined): StepStatus {
  switch (planStep.completion) {
    case 'nothing':
      return 'complete';
    case 'entry':
      if (!answers) return 'open';
      return planStep.kind.holds?.(planStep.step, answers) ? 'blocked' : 'complete';
    case 'optional answers':
      return answers && (answers.length === 0 || answersFit(planStep, answers))
        ? completeUnlessBlocked(planStep, answers)
        : 'open';
    case 'answers':
      return answers && answersFit(planStep, answers) ? completeUnlessBlocked(planStep, answers) : 'open';
  }
}

function completeUnlessBlocked({ step, kind }: PlanStep, answers: readonly GivenAnswer[]): StepStatus {
  if (kind.holds?.(step, answers)) return 'blocked';
  return blockingAnswer(step, answers) ? 'blocked' : 'complete';
}

/** The one of these answers that lets nobody go on, if any. */
export function blockingAnswer(step: Step, answers: readonly GivenAnswer[]): Answer | undefined {
  return step.answers.find(answer => answer.blocksContinue && answers.some(({ id }) => id === answer.id));
}

/**
 * Whether these are answers of the step, as many as its option type takes, and an exclusive one alone. A kind with a
 * check of its own says how many.
 */
export function answersFit({ step, kind }: PlanStep, answers: readonly GivenAnswer[]): boolean {
  const ids = answers.map(answer => answer.id);
  const chosen = step.answers.filter(answer => ids.includes(answer.id));
  if (answers.length === 0 || chosen.length !== answers.length) return false;
  if (kind.check) return true;
  if (!step.optionType || !CHOICE_OPTION_TYPES.includes(step.optionType)) return answers.length === 1;
  if (step.optionType.startsWith('Radio')) return answers.length === 1;
  return answers.length === 1 || !chosen.some(answer => answer.isExclusiveAnswer);
}
