import type { Answer } from '../plans/repayment/event.ts';
import type { LetterAnswer } from './sentLetter.ts';

const IN_PLAN: Readonly<Record<LetterAnswer, Answer | null>> = {
  accepted: 'accepts',
  'asks for more': 'asks for more',
  refused: 'refuses',
  other: null,
  none: null,
};
const IN_LETTER: Readonly<Record<Answer, LetterAnswer>> = {
  accepts: 'accepted',
  'accepts and stops interest': 'accepted',
  'asks for more': 'asks for more',
  refuses: 'refused',
};

/** What an answer to the letter of an offer is in the plan that is repaid; null for what is none to the offer. */
export function answerInPlan(answer: LetterAnswer): Answer | null {
  return IN_PLAN[answer];
}

/** What an answer that was noted on the plan is to the letter with its offer. */
export function answerInLetter(answer: Answer): LetterAnswer {
  return IN_LETTER[answer];
}
