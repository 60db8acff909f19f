import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { OptionType } from '@towpath/domain/journey-engine/definition/kinds.ts';
import { sayDay, sayMonth } from '@towpath/domain/values/dayWords.ts';
import { checkMoneyAnswer, formatSum } from '@towpath/domain/values/pence.ts';

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
    answer: given
      .map(({ id, value }) => (value === '' ? textOf(id) : typedInWords(step?.optionType, value)))
      .filter(Boolean),
  };
}

/** What was typed, as it is read: a day as 27 March 1985, a sum of money as £1,650. */
function typedInWords(optionType: OptionType | undefined, value: string): string {
  if (optionType === 'Date' || optionType === 'Date of Birth') return sayDay(value);
  if (optionType === 'Month and Year') return sayMonth(value);
  if (optionType !== 'Money') return value;
  const sum = checkMoneyAnswer(value);
  return sum.ok ? formatSum(sum.value) : value;
}

/** What is asked at a step. */
export function questionOf(plan: Plan, stepId: string): string {
  const step = plan.stepById.get(stepId)?.step;
  return step?.headerText || step?.name || '';
}
