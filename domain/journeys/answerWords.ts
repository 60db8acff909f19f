import type { GivenAnswer } from '../journey-engine/definition/definition.ts';
import { checkMoneyAnswer, type Pence } from '../values/pence.ts';

/** The answers of one step; undefined while there are none, or the step is off the path. */
export type Given = readonly GivenAnswer[] | undefined;

/** The word of the answer chosen, such as 'wales' of 'nation.wales'; undefined without one that is known. */
export function chosenWord<Word extends string>(
  stepId: string,
  givenAnswers: Given,
  words: readonly Word[],
): Word | undefined {
  return wordsOf(stepId, givenAnswers ?? [], words)[0];
}

/** The words of the answers ticked. 'None of these' is not among the words, so it gives the empty list. */
export function tickedWords<Word extends string>(
  stepId: string,
  givenAnswers: Given,
  words: readonly Word[],
): readonly Word[] | undefined {
  return givenAnswers && wordsOf(stepId, givenAnswers, words);
}

/** The typed text; undefined if there is none. */
export function typedText(givenAnswers: Given): string | undefined {
  return givenAnswers?.[0]?.value || undefined;
}

/** An amount typed in pounds, in pence; undefined if it is not an amount. */
export function typedPence(givenAnswers: Given): Pence | undefined {
  const checked = checkMoneyAnswer(typedText(givenAnswers));
  return checked.ok ? checked.value : undefined;
}

/** The words of answer ids such as 'nation.wales', as far as they are known ones. */
function wordsOf<Word extends string>(
  stepId: string,
  givenAnswers: readonly GivenAnswer[],
  words: readonly Word[],
): Word[] {
  return words.filter(word => givenAnswers.some(({ id }) => id === `${stepId}.${word}`));
}
