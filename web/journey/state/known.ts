import type { KnownStepResponse } from '@towpath/contracts/api/answers.ts';
import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import { knownFromDetails } from '@towpath/domain/journeys/qualifier/customerDetails.ts';
import { words } from '../words.ts';

/** What a question begins with, and where that comes from, in words. */
export type Known = { readonly answers: readonly GivenAnswer[]; readonly says: string };
export type KnownByStep = ReadonlyMap<string, Known>;

/** What the server knows for questions to begin with, and what it knows of the person (ID-008). */
export function knownByStep(
  plan: Plan,
  told: readonly KnownStepResponse[],
  details: Parameters<typeof knownFromDetails>[1],
): KnownByStep {
  const ofPerson = [...plan.stepById.values()].flatMap(({ id: stepId, step }) => {
    const value = knownFromDetails(step, details);
    const id = step.answers[0]?.id;
    return id === undefined || value === undefined
      ? []
      : [{ stepId, answers: [{ id, value }], says: words.question.weHaveIt }];
  });
  return new Map([...ofPerson, ...told].map(({ stepId, answers, says }) => [stepId, { answers, says }]));
}

/** The words beside a question that begins with something; a start value can be changed. */
export function knownWords({ answers, says }: Known): string {
  return answers.length > 0 ? words.question.canChange(says) : says;
}
