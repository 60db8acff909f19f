import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';

/** A question and what was answered, in the words of the questionnaire; no words where the step says only that something else was filled in. */
export function answerInWords(
  plan: Plan,
  stepId: string,
  given: readonly GivenAnswer[],
): { readonly question: string; readonly answer: string[] } {
  const step = plan.stepById.get(stepId)?.step;
  const textOf = (id: string) => step?.answers.find(answer => answer.id === id)?.value ?? '';
  return {
    question: questionOf(plan, stepId),
    answer: given.map(({ id, value }) => (value === '' ? textOf(id) : value)).filter(Boolean),
  };
}

/** What is asked at a step. */
export function questionOf(plan: Plan, stepId: string): string {
  const step = plan.stepById.get(stepId)?.step;
  return step?.headerText || step?.name || '';
}
