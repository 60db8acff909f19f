import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import { MARKETING_CONSENTS } from '@towpath/domain/people/steps.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Plans } from './plans.ts';
import { currentJourney } from './repository.ts';

/** What of a questionnaire a person reads where they are asked to agree to something. */
export type TextsRead = {
  /** The questionnaire and version that the person reads, such as 'qualifier 1'; empty without a journey. */
  versionRead(customerId: string): Promise<string>;
  /** The lines above the questions about news: those of the person's questionnaire, or else of the newest first one. */
  newsLines(customerId: string): Promise<readonly string[]>;
  /** By which channels they are asked about news, of the same questionnaire. */
  newsChannels(customerId: string): Promise<readonly number[]>;
};

/** @param plans without the newest, for a command beside the server: nobody begins there */
export function createTextsRead({
  database,
  plans,
}: {
  readonly database: Database;
  readonly plans: Pick<Plans, 'load'> & Partial<Pick<Plans, 'newest'>>;
}): TextsRead {
  async function stepRead(customerId: string) {
    const journey = await currentJourney(database, customerId);
    const own = journey && newsStep(await plans.load(journey.journey, journey.version));
    const newest = plans.newest?.('qualifier');
    return own ?? (newest && newsStep(newest));
  }

  return {
    async versionRead(customerId) {
      const journey = await currentJourney(database, customerId);
      return journey ? `${journey.journey} ${journey.version}` : '';
    },
    async newsLines(customerId) {
      const step = await stepRead(customerId);
      return [step?.headerText, step?.additionalText].flatMap(line => line ?? []);
    },
    async newsChannels(customerId) {
      return (await stepRead(customerId))?.stepConfig?.channelTypeIds ?? [];
    },
  };
}

function newsStep(plan: Plan) {
  return [...plan.stepById.values()].find(({ kind }) => kind.name === MARKETING_CONSENTS.name)?.step;
}
