import type { GivenAnswer } from '../journey-engine/definition/definition.ts';
import type { AnswersOnPath } from '../journey-engine/run/path.ts';
import { chosenWord, tickedWords, typedPence, typedText } from '../journeys/answerWords.ts';
import type { Fact } from '../solutions/case/case.ts';
import type { Pence } from '../values/pence.ts';

/**
 * The answers of both questionnaires, each on its own path: answers that a change left off the path are not included.
 */
export type Answers = {
  readonly qualifier: AnswersOnPath;
  /** Null before the full review has started. */
  readonly review: AnswersOnPath | null;
};

/** Reads what a person answered. Null is not known: not asked, off the path, or 'I’m not sure'. */
export type ToldAnswers = {
  /** The word chosen at a question with one answer. */
  one<Word extends string>(stepId: string, words: readonly Word[]): Fact<Word>;
  /** The words ticked at a question with several; empty for 'None of these'. */
  several<Word extends string>(stepId: string, words: readonly Word[]): Fact<readonly Word[]>;
  /** The answer to a question with yes and no. */
  yesNo(stepId: string): Fact<boolean>;
  /** A sum typed in pounds, in pence. */
  sum(stepId: string): Fact<Pence>;
  /** What was typed. */
  text(stepId: string): Fact<string>;
};

const YES_NO = ['yes', 'no'] as const;
const UNSURE = ['unsure'] as const;

/** Combines the answers of both questionnaires. No two of their questions have the same id. */
export function answerReader({ qualifier, review }: Answers): ToldAnswers {
  const answersTo = (stepId: string): readonly GivenAnswer[] | undefined =>
    review?.get(stepId) ?? qualifier.get(stepId);
  return {
    one: (stepId, words) => chosenWord(stepId, answersTo(stepId), words) ?? null,
    several(stepId, words) {
      const answers = answersTo(stepId);
      return chosenWord(stepId, answers, UNSURE) ? null : (tickedWords(stepId, answers, words) ?? null);
    },
    yesNo(stepId) {
      const answer = chosenWord(stepId, answersTo(stepId), YES_NO);
      return answer === undefined ? null : answer === 'yes';
    },
    sum: stepId => typedPence(answersTo(stepId)) ?? null,
    text: stepId => typedText(answersTo(stepId)) ?? null,
  };
}
