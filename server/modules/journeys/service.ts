import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type {
  createJourney,
  MarketingContext,
  myPages,
  myStatus,
  myTemplate,
} from '@towpath/contracts/api/journeys.ts';
import type { BrandColours } from '@towpath/contracts/content/brandLook.ts';
import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { SavedAnswers } from '@towpath/domain/journey-engine/definition/definition.ts';
import { withFacts } from '@towpath/domain/journey-engine/definition/fact.ts';
import { shownTo } from '@towpath/domain/journey-engine/run/asked.ts';
import { pathOf } from '@towpath/domain/journey-engine/run/path.ts';
import { isQualifier } from '@towpath/domain/journeys/purpose.ts';
import { FULL_JOURNEY_ADVICE, HARD_DROPOUT_WITHOUT_CALLBACK } from '@towpath/domain/journeys/steps.ts';
import { isLocked } from '@towpath/domain/people/sessionStatus.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RunQuery } from '../../platform/database/preparedStatements.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { cameFrom } from './cameFrom.ts';
import type { Facts } from './facts.ts';
import { givenIn, readWithAll } from './journeyRow.ts';
import { walkWholePath } from './pathState.ts';
import type { Plans } from './plans.ts';
import { questionsSent, templateIdOf } from './questionsSent.ts';
import { beginJourney, beginNextJourney, type CurrentJourney, currentJourney } from './repository.ts';
import { listSections } from './sectionList.ts';
import { FIRST_LOOK_DONE, NOT_STARTED, STATUS_TAGS, tagIn } from './sessionStatus.ts';

export type JourneysDeps = {
  readonly run: RunQuery;
  readonly database: Database;
  readonly clock: Clock;
  readonly plans: Plans;
  /** The questionnaire a visitor begins, by the partner that sent them. */
  readonly firstJourney: (appId: string | undefined) => string;
  /** The questionnaire that follows a finished one; undefined when none does. */
  readonly nextJourney: (finished: Plan) => Plan | undefined;
  /** What a partner told of where a person came from whom their lead brought; undefined for all others. */
  readonly contextOfLead: (customerId: string) => Promise<MarketingContext | undefined>;
  /** The known facts about a person that a questionnaire may read. */
  readonly factsOf: Facts['of'];
  /** The colours of the brand that a person knows, for the tags that say how far they are. */
  readonly coloursOf: (customerId: string) => Promise<BrandColours>;
};

export type Journeys = ReturnType<typeof createJourneys>;

/** Begins journeys and reports a person's position in them. */
export function createJourneys({
  run,
  database,
  clock,
  plans,
  firstJourney,
  nextJourney,
  contextOfLead,
  factsOf,
  coloursOf,
}: JourneysDeps) {
  /**
   * Begins the person's first journey, or returns the one they are on (JN-013).
   *
   * @param hasSaidYes to cookies that say more of where they came from
   */
  async function create(
    customerId: string,
    visit: MarketingContext = {},
    hasSaidYes = false,
  ): Promise<AnswerOf<typeof createJourney>> {
    const running = await currentJourney(database, customerId);
    if (running) return created(running);
    const lead = await contextOfLead(customerId);
    const marketingContext = lead ? cameFrom(visit, lead, hasSaidYes) : visit;
    const plan = plans.newest(firstJourney(marketingContext.appId));
    if (!plan) throw new Error('There is no questionnaire to begin.');
    const start = await startOf(plan, customerId);
    await beginJourney(database, {
      customerId,
      id: randomUUID(),
      plan,
      ...start,
      marketingContext,
      at: clock.now(),
    });
    return created(await mine(customerId));
  }

  /**
   * Begins the journey that follows the Qualifier, once that has reached its advice and the person has an
   * account. Before that, and where none follows, the current journey stays as it is.
   */
  async function createNext({ kind, customerId }: Who): Promise<AnswerOf<typeof createJourney>> {
    const read = await readWithAll(run, { customerId });
    if (!read) throw new ApiError('NO_JOURNEY');
    const { row } = read;
    const next = nextJourney(await plans.load(row.journey, row.version));
    if (kind === 'guest' || row.status !== 'Complete' || !next) return created(row);
    const begun = {
      id: randomUUID(),
      plan: next,
      ...(await startOf(next, customerId)),
      at: clock.now(),
    };
    await database.transaction().execute(trx => beginNextJourney(trx, { customerId, id: row.id }, begun));
    return created(await mine(customerId));
  }

  /** Where a person begins, with the known facts if the questionnaire reads any. */
  async function startOf(plan: Plan, customerId: string) {
    const facts =
      plan.facts.size > 0 ? await database.transaction().execute(trx => factsOf(plan, customerId, trx)) : {};
    return walkWholePath(plan, withFacts(new Map(), facts), 'Active');
  }

  /**
   * The tag that identifies the pages of the person's journey; it changes only with the journey or its
   * version.
   */
  async function pagesKey(customerId: string): Promise<CurrentJourney & { readonly etag: string }> {
    const journey = await mine(customerId);
    return { ...journey, etag: `"${journey.id}-${journey.version}-${PAGES_FORM}"` };
  }

  async function pages({ id, journey, version }: CurrentJourney): Promise<AnswerOf<typeof myPages>> {
    return { journeyId: id, ...questionsSent((await plans.load(journey, version)).definition) };
  }

  async function template(customerId: string): Promise<AnswerOf<typeof myTemplate>> {
    const { journey, version } = await mine(customerId);
    return { ...(await plans.load(journey, version)).definition.template };
  }

  /** The person's position, worked out from all saved answers; `id` is null without a journey. */
  async function status(customerId: string): Promise<AnswerOf<typeof myStatus>> {
    const read = await readWithAll(run, { customerId });
    const colours = await coloursOf(customerId);
    if (!read) return { ...nothingBegun, ...tagIn(colours, NOT_STARTED) };
    const { row } = read;
    const plan = await plans.load(row.journey, row.version);
    const saved = givenIn(read);
    const path = pathOf(plan, saved);
    const stop = path.open ?? path.end;
    return {
      id: row.id,
      isLocked: isLocked(row.status),
      ...tagIn(
        colours,
        row.status === 'Complete' && isQualifier(plan.definition) ? FIRST_LOOK_DONE : STATUS_TAGS[row.status],
      ),
      sections: listSections(plan, path, saved).map(section => ({ ...section, kinds: [...section.kinds] })),
      position: stop ? { pageId: stop.pageId, stepId: stop.stepId } : null,
      isQualifier: isQualifier(plan.definition),
      facts: { ...row.state.facts },
      isEnded: path.end !== undefined && plan.stepById.get(path.end.stepId)?.kind.session !== undefined,
      ...endWithoutCall(plan, path.end?.stepId, saved),
      isAdvised:
        path.end !== undefined && plan.stepById.get(path.end.stepId)?.step.type === FULL_JOURNEY_ADVICE.name,
    };
  }

  async function mine(customerId: string): Promise<CurrentJourney> {
    const journey = await currentJourney(database, customerId);
    if (!journey) throw new ApiError('NO_JOURNEY');
    return journey;
  }

  return { create, createNext, pagesKey, pages, template, status };
}

/** What the drop-out says that the questions ended at, where it offers no call. */
function endWithoutCall(plan: Plan, stepId: string | undefined, saved: SavedAnswers) {
  const end = plan.stepById.get(stepId ?? '');
  if (end?.kind.name !== HARD_DROPOUT_WITHOUT_CALLBACK.name) return {};
  const { headerText, additionalText, stepConfig } = shownTo(end, saved).step;
  return {
    endedWithoutCall: {
      heading: headerText,
      ...(additionalText === undefined ? {} : { text: additionalText }),
      helpIds: [...(stepConfig?.helpIds ?? [])],
    },
  };
}

/** Raised when the format of the pages changes, so that no browser keeps using its old copy. */
const PAGES_FORM = 2;

const nothingBegun = {
  id: null,
  isLocked: false,
  sections: [],
  position: null,
  isQualifier: false,
  isAdvised: false,
};

function created({ id, journey, version }: CurrentJourney): AnswerOf<typeof createJourney> {
  return { journeyId: id, templateId: templateIdOf(journey, version) };
}
