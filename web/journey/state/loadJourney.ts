import { knownAnswers, myAnswers } from '@towpath/contracts/api/answers.ts';
import type { AnswerOf, Call } from '@towpath/contracts/api/call.ts';
import { myDetails } from '@towpath/contracts/api/customers.ts';
import { myPages, myStatus, myTemplate } from '@towpath/contracts/api/journeys.ts';
import { buildPlan, type Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { JourneyDefinition, Template } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { StepKind } from '@towpath/domain/journey-engine/definition/stepKind.ts';
import { STEP_KINDS } from '@towpath/domain/journeys/kinds.ts';
import { api } from '../../data/client.ts';
import type { Outbox } from '../../data/outbox/outbox.ts';
import type { EarlyReads } from './earlyReads.ts';
import type { StoredAnswer } from './journeyAnswers.ts';
import { type JourneyCalls, JourneyStore } from './journeyStore.ts';
import { sendAnswer } from './sendAnswer.ts';

/** A journey that is ready to use in this tab. */
export type LoadedJourney = {
  readonly journeyId: string;
  readonly template: Template;
  readonly store: JourneyStore;
  readonly outbox: Outbox;
  /** Where the server says the person stands. */
  readonly position: { readonly pageId: string; readonly stepId: string } | null;
  /** What the server said, for a reload without a connection; a journey made for a test has none. */
  readonly said?: {
    readonly status: AnswerOf<typeof myStatus>;
    readonly pages: AnswerOf<typeof myPages>;
    readonly template: AnswerOf<typeof myTemplate>;
  };
  /** What was read beside it. */
  readonly early?: EarlyReads | undefined;
};

/** How a journey is read: by a call, or out of what was kept of one. Throws what `api` throws. */
export type Read = <C extends Call>(call: C) => Promise<AnswerOf<C>>;

/** Each of these calls can be made without anything beside it. */
const readByCall: Read = call => api<Call>(call) as Promise<AnswerOf<typeof call>>;

/** The stage of loading a journey that failed (ER-004). Its message is for the logs; people read plain words. */
export class JourneyCreationFailed extends Error {
  override readonly name = 'JourneyCreationFailed';
  constructor(
    stage: 'FETCH_JOURNEY_ID' | 'FETCH_JOURNEY_PAGE_IDS' | 'FETCH_JOURNEY_TEMPLATE',
    cause: unknown,
  ) {
    super(`FAILED TO COMPLETE ${stage}`, { cause });
  }
}

/**
 * Loads the current journey in the order of the specification (section 4): its id, its pages, its template. What the
 * next stage does not need is fetched in parallel. `undefined` if there is no journey.
 *
 * @param outbox where its answers wait
 * @param told called for each answer that the server has accepted
 * @param isBegun whether the server has just said that there is one, so that nothing has to wait for its id
 * @param kinds every kind of step
 * @param read how the server's answers are come by
 * @param early what the page of the address reads; begun once the server says that the person has come to that page,
 *   unless an answer still waits, by which it could be another
 */
export async function loadJourney(
  outbox: Outbox,
  told: (stepId: string) => void,
  isBegun = false,
  kinds: readonly StepKind[] = STEP_KINDS,
  read: Read = readByCall,
  early?: { readonly reads: EarlyReads; readonly pageId: string },
): Promise<LoadedJourney | undefined> {
  const readRest = () => Promise.all([read(myTemplate), read(myDetails), fetchAnswers(read)]);
  const atOnce = isBegun ? { pages: read(myPages), rest: readRest() } : undefined;
  // Awaited later; without this, a failure until then would count as an unhandled rejection.
  for (const reading of Object.values(atOnce ?? {})) reading.catch(() => undefined);
  const status = await stage('FETCH_JOURNEY_ID', () => read(myStatus));
  if (status.id === null) return undefined;
  if (early && early.pageId === status.position?.pageId && !outbox.hasWaiting())
    early.reads.beginFor(early.pageId);
  const fetchStartingAnswers = (by: Read = readByCall) => by(knownAnswers);
  // The Qualifier comes first, so it has no starting answers.
  const begins = status.isQualifier ? [] : fetchStartingAnswers(read).catch(() => []);
  const rest = atOnce?.rest ?? readRest();
  rest.catch(() => undefined);
  const pages = await stage('FETCH_JOURNEY_PAGE_IDS', () => atOnce?.pages ?? read(myPages));
  const [template, details, stored] = await stage('FETCH_JOURNEY_TEMPLATE', () => rest);
  const startingAnswers = await begins;
  const calls: JourneyCalls = {
    send: sendAnswer,
    fetchAnswers: () => fetchAnswers(),
    fetchDetails: () => api(myDetails),
    fetchFacts: async () => (await api(myStatus)).facts ?? {},
    ...(status.isQualifier ? {} : { fetchStartingAnswers: () => fetchStartingAnswers() }),
    saved: told,
  };
  const plan = planFrom(pages, template, kinds);
  const store = new JourneyStore(
    plan,
    pages.journeyId,
    { stored, details, startingAnswers, facts: status.facts ?? {} },
    calls,
    outbox,
  );
  return {
    journeyId: pages.journeyId,
    template: template as Template,
    store,
    outbox,
    position: status.position,
    said: { status, pages, template },
    early: early?.reads,
  };
}

/** The plan of a journey whose pages and template the server has sent. */
export function planFrom(
  { journey, version, name, purpose, onePerPage, pages }: AnswerOf<typeof myPages>,
  template: AnswerOf<typeof myTemplate>,
  kinds: readonly StepKind[] = STEP_KINDS,
): Plan {
  const definition = { journey, version, name, purpose, onePerPage, template, pages };
  // The server has compiled this version, so what it sends is a valid definition.
  return buildPlan(definition as unknown as JourneyDefinition, kinds);
}

async function stage<T>(
  name: ConstructorParameters<typeof JourneyCreationFailed>[0],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new JourneyCreationFailed(name, cause);
  }
}

async function fetchAnswers(read: Read = readByCall): Promise<ReadonlyMap<string, StoredAnswer>> {
  const saved = await read(myAnswers);
  return new Map(saved.map(({ stepId, answers, revision }) => [stepId, { answers, revision }]));
}
