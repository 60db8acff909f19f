import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import { advice, journey, page, radio } from '@towpath/domain/journey-engine/fixtures/build.ts';

/** Questions on one page, as in the Qualifier. */
export const QUESTIONS_A_PAGE = 3;

/** One question as a person meets it, with the two answers that the load alternates between. */
export type Question = {
  readonly pageId: string;
  readonly stepId: string;
  readonly answers: readonly [GivenOne, GivenOne];
};
type GivenOne = readonly [{ readonly id: string; readonly value: string }];

/**
 * A questionnaire of this many radio questions, three on each page, that ends in advice. It has no branches: what is
 * measured is the way of an answer through the server, and how its cost grows with the length.
 */
export function questionnaire(questions: number): JourneyDefinition {
  const pages = Array.from({ length: Math.ceil(questions / QUESTIONS_A_PAGE) }, (_, index) => {
    const first = index * QUESTIONS_A_PAGE;
    const count = Math.min(QUESTIONS_A_PAGE, questions - first);
    const steps = Array.from({ length: count }, (_each, place) =>
      radio(stepId(first + place), ['yes', 'no']),
    );
    return page(`page-${index + 1}`, ...steps);
  });
  return {
    ...journey(...pages, page('your-advice', advice())),
    journey: `bench-${questions}`,
    name: `${questions} questions`,
  };
}

/** The questions of such a questionnaire, in order. */
export function questionsOf(definition: JourneyDefinition): readonly Question[] {
  return definition.pages.flatMap(({ id: pageId, sections }) =>
    sections
      .flatMap(section => section.steps)
      .flatMap(step => {
        const [one, other] = step.answers;
        return one && other
          ? [{ pageId, stepId: step.id, answers: [toGivenAnswer(one), toGivenAnswer(other)] as const }]
          : [];
      }),
  );
}

function toGivenAnswer({ id, value }: { id: string; value: string }): GivenOne {
  return [{ id, value }];
}

function stepId(index: number): string {
  return `question-${index + 1}`;
}
