import { choiceQuestions, choosePlan } from '@towpath/contracts/api/plans.ts';
import type { Walker } from './journeyWalk.ts';

type Choice = {
  readonly recordId: string;
  readonly shortName: string;
  readonly replaces?: string | null;
};

/** An answer to each question that is asked before a choice: the right one. */
export async function rightAnswers(person: Pick<Walker, 'call'>, { recordId, shortName }: Choice) {
  const asked = await person.call(choiceQuestions, { query: { recordId, shortName } });
  // Of an advice of somebody else nothing is asked: the choice is refused.
  if (asked.status !== 200) return [];
  return asked.answer.questions.map(({ id, answers }) => ({
    questionId: id,
    answerId: answers.find(({ isRight }) => isRight)?.id ?? 'not-sure',
  }));
}

/** Chooses a solution as its page does: with the risks read, and each question before an insolvency answered. */
export async function chooses(person: Pick<Walker, 'call'>, choice: Choice) {
  const { recordId, shortName, replaces = null } = choice;
  const understanding = await rightAnswers(person, choice);
  return person.call(choosePlan, {
    body: { recordId, shortName, replaces, understanding, hasReadRisks: true },
  });
}
