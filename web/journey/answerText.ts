import { plainAmount, withThousands } from '@towpath/design-system/inputs/moneyText.ts';
import type { GivenAnswer, Step } from '@towpath/domain/journey-engine/definition/definition.ts';
import { sayDay, sayMonth } from '@towpath/domain/values/dayWords.ts';
import { words } from './words.ts';

/** An answer as a line of text: "England", "£1,250", "24 August 1987", "May 2023", "Rent arrears, Council tax". */
export function answerText(step: Step, givenAnswers: readonly GivenAnswer[] | undefined): string {
  if (!givenAnswers || givenAnswers.length === 0) return words.noAnswer;
  if (step.optionType === 'Money') return `£${withThousands(plainAmount(givenAnswers[0]?.value ?? ''))}`;
  const text = givenAnswers[0]?.value ?? '';
  if (step.optionType === 'Date of Birth' || step.optionType === 'Date') return sayDay(text);
  if (step.optionType === 'Month and Year') return sayMonth(text);
  return givenAnswers.map(answer => answer.value).join(', ');
}
