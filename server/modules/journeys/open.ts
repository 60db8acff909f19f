import type { Variant } from '@towpath/domain/journeys/variant.ts';
import type { Deps } from '../../platform/deps.ts';
import { createPlans, type Plans } from './plans.ts';
import { fetchDefinition, publish } from './publish.ts';
import { FIRST_JOURNEY, looksOf, shippedDefinitions } from './shipped.ts';

export type OpenedJourneys = {
  readonly plans: Plans;
  /** The questionnaire a visitor begins, by the partner that sent them. */
  readonly firstJourney: (appId: string | undefined) => string;
};

/**
 * Publishes the questionnaires of this program and the partners' looks, once at the start. Throws a StartFault for
 * one that cannot be run.
 */
export async function openJourneys(
  { database, clock, definitions = shippedDefinitions() }: Pick<Deps, 'database' | 'clock' | 'definitions'>,
  variants: Readonly<Record<string, Variant>>,
): Promise<OpenedJourneys> {
  const newest = await publish(database, clock, [...definitions, ...looksOf(definitions, variants)]);
  return {
    plans: createPlans(newest, (journey, version) => fetchDefinition(database, journey, version)),
    firstJourney: appId => variants[appId ?? '']?.journey ?? FIRST_JOURNEY,
  };
}
