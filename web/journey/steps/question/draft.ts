import type { GivenAnswer, Step } from '@towpath/domain/journey-engine/definition/definition.ts';
import { checkAnswer } from '@towpath/domain/journey-engine/run/checkAnswer.ts';
import { today } from '../../../data/today.ts';

/** Checks what is chosen or typed, by the rules the server will use. */
export function checkDraft(step: Step, value: readonly GivenAnswer[]) {
  return checkAnswer(step, value, today());
}

export function draftIsValid(step: Step, value: readonly GivenAnswer[]): boolean {
  return checkDraft(step, value).ok;
}
