import { join } from 'node:path';
import { type OperatorContent, unknownHelpIds } from '@towpath/contracts/content/readOperatorContent.ts';
import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import { OPTIONAL_NATIONS, servingOnly } from '@towpath/domain/journeys/nations.ts';
import { isQualifier } from '@towpath/domain/journeys/purpose.ts';
import type { Deps } from '../../deps.ts';
import type { Config } from '../../platform/config/config.ts';
import { StartFault } from '../../platform/config/startFault.ts';
import type { Database } from '../../platform/database/database.ts';
import { createPlans, type Plans } from './plans.ts';
import { changedSince, fetchDefinition, publish } from './publish.ts';
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
  }: Pick<Deps, 'database' | 'clock' | 'definitions' | 'stepKinds'> & {
    readonly config: Pick<Config, 'contentDir'>;
  },
  { variants, help, settings: { alsoAdviseIn } }: Pick<OperatorContent, 'variants' | 'help' | 'settings'>,
): Promise<OpenedJourneys> {
  const content = { variants, help, alsoAdviseIn };
  const { definitions, looks, faults } = readJourneys(shipped, config.contentDir, content);
  if (faults.length > 0) throw new StartFault(faults.join('\n'));
  const [first] = definitions;
  if (!first) throw new StartFault('There is no questionnaire to run.');
  const faultOf = changedIn(config.contentDir, variants);
  const newest = await publish(database, clock, [...definitions, ...looks], stepKinds, faultOf);
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

/** A line for each questionnaire and each look that was changed after people could begin on it, as a start refuses it. */
export async function changedJourneys(
  database: Database,
  contentDir: string,
  { variants, help, settings: { alsoAdviseIn } }: Pick<OperatorContent, 'variants' | 'help' | 'settings'>,
): Promise<readonly string[]> {
  const content = { variants, help, alsoAdviseIn };
  const { definitions, looks } = readJourneys(shippedDefinitions(), contentDir, content);
  return changedSince(database, [...definitions, ...looks], changedIn(contentDir, variants));
}

/** The fault of a journey that was changed in the content, by its name. */
function changedIn(contentDir: string, variants: OperatorContent['variants']) {
  return (journey: string) => {
    const [appId] = Object.entries(variants).find(([, look]) => look.journey === journey) ?? [];
    if (appId === undefined) return changedWords(journey, contentDir);
    const file = join(contentDir, 'variants.json');
    return new StartFault(
      `Content ${file}: variants.${appId}: was changed after people could begin on it. Raise its revision.`,
    );
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

type ContentOfJourneys = Partial<Pick<OperatorContent, 'variants' | 'help'>> &
  Partial<Pick<OperatorContent['settings'], 'alsoAdviseIn'>>;

/**
 * The questionnaires that people begin on, in the operator's words and for the operator's nations, with the partners'
 * looks of them; and a line for each reason why one cannot be run: words or a look that do not fit, help that is shown
 * and missing.
 *
 * @param content what of it cannot be read is left out, and nothing is said of it
 */
export function readJourneys(
  shipped: readonly JourneyDefinition[],
  contentDir: string,
  { variants = {}, help, alsoAdviseIn = [...OPTIONAL_NATIONS] }: ContentOfJourneys,
) {
  const { worded, faults: wordFaults } = inPublishedWords(shipped, contentDir);
  const definitions = worded.map(definition => servingOnly(definition, alsoAdviseIn));
  const missing = definitions.flatMap(definition =>
    (help ? unknownHelpIds(definition, { help }) : []).map(
      id => `help.json: there is no help '${id}', which '${definition.journey}' shows.`,
    ),
  );
  const { looks, faults: lookFaults } = looksOf(worded, variants, alsoAdviseIn);
  const inFiles = [...missing, ...lookFaults].map(fault => `Content ${join(contentDir, fault)}`);
  return { definitions, looks, faults: [...wordFaults, ...inFiles] };
}
