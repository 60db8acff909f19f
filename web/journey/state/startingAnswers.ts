import type { StartingAnswerResponse } from '@towpath/contracts/api/answers.ts';
import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import { knownFromDetails } from '@towpath/domain/journeys/qualifier/customerDetails.ts';
import { words } from '../words.ts';

/** The answers a question starts with, and a sentence saying where they come from. */
export type StartingAnswer = { readonly answers: readonly GivenAnswer[]; readonly says: string };
export type StartingAnswers = ReadonlyMap<string, StartingAnswer>;

/** Starting answers by step: those the server derived, and the contact details it has (ID-008). */
export function startingAnswersByStep(
  plan: Plan,
  told: readonly StartingAnswerResponse[],
  details: Parameters<typeof knownFromDetails>[1],
): StartingAnswers {
  const ofPerson = [...plan.stepById.values()].flatMap(({ id: stepId, step }) => {
    const value = knownFromDetails(step, details);
    const id = step.answers[0]?.id;
    return id === undefined || value === undefined
      ? []
      : [{ stepId, answers: [{ id, value }], says: words.question.weHaveIt }];
  });
  return new Map([...ofPerson, ...told].map(({ stepId, answers, says }) => [stepId, { answers, says }]));
}

/** The hint beside a question with a starting answer. It says that a filled-in value can be changed. */
export function startingAnswerText({ answers, says }: StartingAnswer): string {
  return answers.length > 0 ? words.question.canChange(says) : says;
}
