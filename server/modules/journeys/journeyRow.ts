import type { SavedAnswers } from '@towpath/domain/journey-engine/definition/definition.ts';
import { withFacts } from '@towpath/domain/journey-engine/definition/fact.ts';
import type { SessionStatus } from '@towpath/domain/people/sessionStatus.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { PreparedStatement, RunQuery } from '../../platform/database/preparedStatements.ts';
import type { Caller } from '../../platform/http/who.ts';
import {
  type AnswersColumn,
  answersByStep,
  answersColumn,
  ONLY,
  type StoredAnswers,
} from '../answers/storedAnswers.ts';
import { withCredentialCheck } from '../identity/proof.ts';
import type { PathState } from './pathState.ts';

/** The journey a person is on, as stored in its row. */
export type JourneyRow = {
  readonly id: string;
  readonly journey: string;
  readonly version: number;
  readonly revision: number;
  readonly state: PathState;
  readonly status: SessionStatus;
};

/** A journey and some or all of its answers, read at one moment. */
export type JourneyAndAnswers = { readonly row: JourneyRow; readonly stored: StoredAnswers };

/** The answers as the engine takes them, with the known facts added. */
export function givenIn({ row, stored }: JourneyAndAnswers): SavedAnswers {
  const answers = new Map([...stored].map(([stepId, { given }]) => [stepId, given]));
  return withFacts(answers, row.state.facts ?? {});
}

type Row = JourneyRow & { readonly answers: AnswersColumn };
type PageRow = Pick<Row, 'journey' | 'version' | 'answers'>;

/** The current journey, when the condition holds, with the answers that the restriction leaves. One statement. */
const read = (columns: string, restriction?: string) => (condition: string) =>
  `
  select ${columns}, ${answersColumn('j', restriction)}
  from journeys j
  where j.customer_id = $1 and j.is_current and ${condition}`;

const JOURNEY = 'j.id, j.journey, j.version, j.revision, j.state, j.status';
const ofSteps = withCredentialCheck('journey-answers-of-steps', 2, read(JOURNEY, ONLY.ofSteps('$2')));
/** Without the state, which grows with the journey and is not needed for a page. */
export const pageWhere = read('j.journey, j.version', ONLY.ofPage('$2'));
const ofPage = withCredentialCheck('journey-answers-of-page', 2, pageWhere);
const ofAll = withCredentialCheck('journey-all-answers', 1, read(JOURNEY));
const ofEach: PreparedStatement = {
  name: 'journeys-all-answers',
  text: `
  select ${JOURNEY}, ${answersColumn('j')}
  from journeys j
  where j.customer_id = $1 and j.set_aside_at is null
  order by j.is_current desc, j.created_at desc`,
};
const lock = withCredentialCheck(
  'journey-lock',
  1,
  condition =>
    `select 1 from journeys where customer_id = $1 and is_current and ${condition} for no key update`,
);

/**
 * Moves the current journey to its next revision, as part of a statement that changes its answers: an update
 * that returns a row, or none where the journey has changed since it was read. Each name is a parameter of
 * the statement; a null state leaves the stored one unchanged.
 */
export const advancing = (
  of: Readonly<Record<'customerId' | 'id' | 'revision' | 'state' | 'status' | 'at', string>>,
  condition: string,
): string => `
    update journeys
    set revision = revision + 1, state = coalesce(${of.state}::jsonb, state), status = ${of.status}, updated_at = ${of.at}
    where customer_id = ${of.customerId} and id = ${of.id} and revision = ${of.revision} and is_current and ${condition}
    returning 1`;

/** The current journey with the answers of the steps named; undefined when there is no journey. One statement. */
export async function readWithSteps(run: RunQuery, caller: Caller, stepIds: readonly string[]) {
  return together(await ofSteps<Row>(run, caller, stepIds));
}

/** The answers of one page and the version they belong to; undefined when there is no journey. One statement. */
export async function readPage(run: RunQuery, caller: Caller, pageId: string) {
  const [found] = await ofPage<PageRow>(run, caller, pageId);
  return found && { journey: found.journey, version: found.version, stored: answersByStep(found.answers) };
}

/** The current journey with all its answers; undefined when there is no journey. One statement. */
export async function readWithAll(run: RunQuery, caller: Caller) {
  return together(await ofAll<Row>(run, caller));
}

/**
 * Every journey of a person that counts, with all its answers, the current one first, then the others from newest to
 * oldest. One statement.
 */
export async function readEach(run: RunQuery, customerId: string): Promise<readonly JourneyAndAnswers[]> {
  const rows = await run<Row>(ofEach, [customerId]);
  return rows.map(({ answers, ...row }) => ({ row, stored: answersByStep(answers) }));
}

/** Locks the current journey until the transaction ends. */
export async function lockJourney(run: RunQuery, caller: Caller): Promise<void> {
  await lock(run, caller);
}

/** The questionnaire that a journey of a person walks; undefined for one that is not theirs. */
export function versionOf(
  database: Database,
  customerId: string,
  journeyId: string,
): Promise<{ readonly journey: string; readonly version: number } | undefined> {
  return database
    .selectFrom('journeys')
    .select(['journey', 'version'])
    .where('customer_id', '=', customerId)
    .where('id', '=', journeyId)
    .executeTakeFirst();
}

/** Locks every journey of a person until the transaction ends. */
export async function holdJourneys(trx: DatabaseTransaction, customerId: string): Promise<void> {
  await trx.selectFrom('journeys').select('id').where('customer_id', '=', customerId).forUpdate().execute();
}

/**
 * Stores the new state of a journey with a new revision, so that a request based on the earlier one has to
 * read again.
 */
export async function storeState(
  trx: DatabaseTransaction,
  now: {
    readonly customerId: string;
    readonly id: string;
    readonly state: PathState;
    readonly status: SessionStatus;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .updateTable('journeys')
    .set(row => ({
      state: JSON.stringify(now.state),
      status: now.status,
      revision: row('revision', '+', 1),
      updated_at: now.at,
    }))
    .where('customer_id', '=', now.customerId)
    .where('id', '=', now.id)
    .execute();
}

function together([found]: Row[]): JourneyAndAnswers | undefined {
  if (!found) return undefined;
  const { answers, ...row } = found;
  return { row, stored: answersByStep(answers) };
}
