import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { Run } from '../../platform/statements.ts';
import type { PathState } from './pathState.ts';
import type { SessionStatus } from './sessionStatus.ts';

/** The journey a person is on, as its row holds it. */
export type JourneyRow = {
  readonly id: string;
  readonly journey: string;
  readonly version: number;
  readonly revision: number;
  readonly state: PathState;
  readonly status: SessionStatus;
};

/** One stored answer. */
export type StoredAnswer = { readonly given: readonly GivenAnswer[]; readonly revision: number };
export type StoredAnswers = ReadonlyMap<string, StoredAnswer>;

/** A journey and some or all of its answers, read at one moment. */
export type JourneyAndAnswers = { readonly row: JourneyRow; readonly stored: StoredAnswers };

type Row = JourneyRow & { readonly answers: readonly [string, number, readonly GivenAnswer[]][] };

const read = (which: string) => `
  select j.id, j.journey, j.version, j.revision, j.state, j.status,
    (select coalesce(json_agg(json_build_array(a.step_id, a.revision, a.given)), '[]')
     from answers a
     where a.customer_id = j.customer_id and a.journey_id = j.id ${which}) as answers
  from journeys j
  where j.customer_id = $1 and j.is_current`;

const ANSWERS_OF_STEPS = { name: 'journey-answers-of-steps', text: read('and a.step_id = any($2::text[])') };
export const READ_PAGE = { name: 'journey-answers-of-page', text: read('and a.page_id = $2') };
const ALL_ANSWERS = { name: 'journey-all-answers', text: read('') };
const LOCK = {
  name: 'journey-lock',
  text: 'select 1 from journeys where customer_id = $1 and is_current for no key update',
};

/** The current journey with the answers of the steps named; undefined when there is no journey. One statement. */
export async function readWithSteps(run: Run, customerId: string, stepIds: readonly string[]) {
  return together(await run<Row>(ANSWERS_OF_STEPS, [customerId, stepIds]));
}

/** The current journey with the answers of one page; undefined when there is no journey. One statement. */
export async function readWithPage(run: Run, customerId: string, pageId: string) {
  return together(await run<Row>(READ_PAGE, [customerId, pageId]));
}

/** The current journey with all its answers; undefined when there is no journey. One statement. */
export async function readWithAll(run: Run, customerId: string) {
  return together(await run<Row>(ALL_ANSWERS, [customerId]));
}

/** Holds the current journey until the transaction ends, so that nobody else changes it. */
export async function lockJourney(run: Run, customerId: string): Promise<void> {
  await run(LOCK, [customerId]);
}

function together([found]: Row[]): JourneyAndAnswers | undefined {
  if (!found) return undefined;
  const { answers, ...row } = found;
  return {
    row,
    stored: new Map(answers.map(([stepId, revision, given]) => [stepId, { given, revision }])),
  };
}
