import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { myPages } from '@towpath/contracts/api/journeys.ts';
import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';

/** The questions of a version as the API returns them, whoever's they are. */
export type QuestionsSent = Omit<AnswerOf<typeof myPages>, 'journeyId'>;

const sentByDefinition = new WeakMap<JourneyDefinition, QuestionsSent>();

/** The questions as the API returns them, built once per version. */
export function questionsSent(definition: JourneyDefinition): QuestionsSent {
  const made = sentByDefinition.get(definition);
  if (made) return made;
  const { journey, version, name, purpose, onePerPage, pages } = definition;
  const templateId = templateIdOf(journey, version);
  const sent = {
    journey,
    version,
    name,
    ...(purpose === undefined ? {} : { purpose }),
    ...(onePerPage ? { onePerPage } : {}),
    pages: pages.map(page => ({
      ...structuredClone(page),
      templateId,
      // The contract's type is the same but may be written to, and the engine's is readonly; hence the copy above.
    })) as unknown as QuestionsSent['pages'],
  };
  sentByDefinition.set(definition, sent);
  return sent;
}

/** A version has one template, so its name is the version's. */
export function templateIdOf(journey: string, version: number): string {
  return `${journey}-${version}`;
}
