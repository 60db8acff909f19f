/** What may be so of a person for a question to be asked: whether a debt of theirs stays when the solution is over. */
export const ASKED_WHEN = ['always', 'a debt stays', 'no debt stays'] as const;

/** A question before an insolvency is chosen, as the operator wrote it. `{creditor}` is whom a debt that stays is owed to. */
export type UnderstandingQuestion = {
  readonly id: string;
  /** One more with each change of its words. */
  readonly revision: number;
  readonly when: (typeof ASKED_WHEN)[number];
  readonly question: string;
  /** One is right. What is said after each is what is true. */
  readonly answers: readonly {
    readonly id: string;
    readonly text: string;
    readonly isRight: boolean;
    readonly says: string;
  }[];
  /** What is said to who is not sure: what is true. */
  readonly notSure: string;
};

/** The answer that every question has, no worse than another. */
export const NOT_SURE = 'not-sure';

/** An answer to a question, by the ids of both. */
export type GivenAnswer = { readonly questionId: string; readonly answerId: string };

/** A question with the answer that was given, in the words that were read. */
export type AnsweredQuestion = {
  readonly id: string;
  readonly revision: number;
  readonly question: string;
  /** Null where they were not sure. */
  readonly answer: string | null;
  /** Whether it was not the right one, so that it is to be talked about. */
  readonly isToTalkAbout: boolean;
  /** What they were told is true. */
  readonly says: string;
};

/**
 * The questions for one person.
 *
 * @param staysWith whom a debt is owed to that stays when the solution is over; null where none does
 * @param fill puts the limits of law into a text
 */
export function questionsFor(
  questions: readonly UnderstandingQuestion[],
  staysWith: string | null,
  fill: (text: string) => string,
): readonly UnderstandingQuestion[] {
  const isSo = staysWith === null ? 'no debt stays' : 'a debt stays';
  // The name comes last: whatever stands in it is nobody's place to fill.
  const put = (text: string) => fill(text).replaceAll('{creditor}', () => staysWith ?? '');
  return questions
    .filter(({ when }) => when === 'always' || when === isSo)
    .map(one => ({
      ...one,
      question: put(one.question),
      answers: one.answers.map(answer => ({ ...answer, text: put(answer.text), says: put(answer.says) })),
      notSure: put(one.notSure),
    }));
}

/**
 * The questions with what was answered, any answer being as good as another.
 *
 * @returns null where one of them has no answer, or one that it does not offer
 */
export function answered(
  questions: readonly UnderstandingQuestion[],
  given: readonly GivenAnswer[],
): readonly AnsweredQuestion[] | null {
  const all = questions.map(({ id, revision, question, answers, notSure }): AnsweredQuestion | null => {
    const answerId = given.find(({ questionId }) => questionId === id)?.answerId;
    const about = { id, revision, question };
    if (answerId === NOT_SURE) return { ...about, answer: null, isToTalkAbout: true, says: notSure };
    const chosen = answers.find(answer => answer.id === answerId);
    if (!chosen) return null;
    return { ...about, answer: chosen.text, isToTalkAbout: !chosen.isRight, says: chosen.says };
  });
  return all.every(one => one !== null) ? all : null;
}

/**
 * Whom a debt is owed to that surely stays when a solution is over, for a question about it: one that is owed nothing else
 * that is taken in. Null where there is none.
 */
export function surelyStaysWith(
  stays: readonly { readonly creditorName: string; readonly isSure: boolean }[],
  takesIn: readonly { readonly creditorName: string }[],
): string | null {
  const found = stays.find(
    ({ creditorName, isSure }) =>
      isSure && takesIn.every(taken => taken.creditorName.toLowerCase() !== creditorName.toLowerCase()),
  );
  return found?.creditorName ?? null;
}
