import { type OperatorContent, unknownHelpIds } from '@towpath/contracts/content/readOperatorContent.ts';
import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import { servingOnly } from '@towpath/domain/journeys/nations.ts';
import { isQualifier } from '@towpath/domain/journeys/purpose.ts';
import type { Deps } from '../../deps.ts';
import { StartFault } from '../../platform/config/startFault.ts';
import type { Database } from '../../platform/database/database.ts';
import { createPlans, type Plans } from './plans.ts';
import { fetchDefinition, publish } from './publish.ts';
import { changedWords, inPublishedWords } from './questionWords.ts';
import { FULL_REVIEW, looksOf, shippedDefinitions, withPhasesOfFile } from './shipped.ts';

export type OpenedJourneys = {
  readonly plans: Plans;
  /** The questionnaire a visitor begins: the first one, with the look of the partner that sent them. */
  readonly firstJourney: (appId: string | undefined) => string;
  /** The questionnaire that follows a finished one; undefined when none does. */
  readonly nextJourney: (finished: Plan) => Plan | undefined;
};

/**
 * Publishes this program's questionnaires, limited to the nations in the settings, and the partners' looks,
 * once at the start. Throws a StartFault for one that cannot be run, and for help that a questionnaire names
 * but the operator has not written.
 */
export async function publishJourneys(
  {
    database,
    clock,
    definitions: shipped = shippedDefinitions(),
    stepKinds,
    config,
  }: Pick<Deps, 'database' | 'clock' | 'definitions' | 'stepKinds' | 'config'>,
  content: ContentOfJourneys,
): Promise<OpenedJourneys> {
  const { variants } = content;
  const { definitions, looks, first } = journeysIn(shipped, config.contentDir, content);
  const newest = await publish(database, clock, [...definitions, ...looks], stepKinds, journey =>
    changedWords(journey, config.contentDir),
  );
  const plans = createPlans(newest, readingFrom(database), stepKinds);
  return {
    plans,
    firstJourney(appId) {
      const look = plans.newest(variants[appId ?? '']?.journey ?? first.journey);
      return look?.journey ?? first.journey;
    },
    nextJourney: finished => (isQualifier(finished.definition) ? plans.newest(FULL_REVIEW) : undefined),
  };
}

/** The plans of what has been published, for a command beside the server: nobody begins on them. */
export function publishedPlans(database: Database): Pick<Plans, 'load'> {
  return createPlans([], readingFrom(database));
}

function readingFrom(database: Database) {
  return async (journey: string, version: number) => {
    const stored = await fetchDefinition(database, journey, version);
    return stored && withPhasesOfFile(stored);
  };
}

type ContentOfJourneys = Pick<OperatorContent, 'variants' | 'help' | 'settings'>;

/**
 * The questionnaires that people begin on, in the operator's words and for the operator's nations, with the partners'
 * looks of them. Throws one StartFault, a line for each look that does not fit and each help that is shown and missing.
 */
export function journeysIn(
  shipped: readonly JourneyDefinition[],
  contentDir: string,
  { variants, help, settings }: ContentOfJourneys,
) {
  const worded = inPublishedWords(shipped, contentDir);
  const definitions = worded.map(definition => servingOnly(definition, settings.alsoAdviseIn));
  const [first] = definitions;
  if (!first) throw new StartFault('There is no questionnaire to run.');
  const missing = definitions.flatMap(definition =>
    unknownHelpIds(definition, { help }).map(
      id =>
        new StartFault(`Content help.json: there is no help '${id}', which '${definition.journey}' shows.`),
    ),
  );
  if (missing.length > 0) throw new StartFault(missing.map(({ message }) => message).join('\n'));
  return { definitions, first, looks: looksOf(worded, variants, settings.alsoAdviseIn) };
}
