import type { SavedAnswers } from '../journey-engine/definition/definition.ts';
import { factKey } from '../journey-engine/definition/fact.ts';
import { LIVING_PLACES, type LivingPlace } from '../people/nation.ts';
import { chosenWord } from './answerWords.ts';

/**
 * Where the person lives, as far as the questionnaire that they are in knows it: as an answer to its own question, or
 * as a fact that was told before.
 */
export function nationTold(answersAndFacts: SavedAnswers): LivingPlace | undefined {
  const fact = answersAndFacts.get(factKey('nation'))?.[0]?.value;
  return (
    LIVING_PLACES.find(place => place === fact) ??
    chosenWord('nation', answersAndFacts.get('nation'), LIVING_PLACES)
  );
}
