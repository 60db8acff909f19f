import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import { firstFullReview } from '@towpath/domain/journeys/testing/shipped.ts';
import { FULL_REVIEW, shippedDefinitions } from '../modules/journeys/shipped.ts';

/** The shipped questionnaires, with the full review as first published: debts first, then an adviser. */
export function definitionsWithFirstReview(): readonly JourneyDefinition[] {
  return shippedDefinitions().map(definition =>
    definition.journey === FULL_REVIEW ? firstFullReview : definition,
  );
}
