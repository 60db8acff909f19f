import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { SessionStatus } from '@towpath/domain/people/sessionStatus.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { RunQuery } from '../../platform/database/preparedStatements.ts';
import type { Caller } from '../../platform/http/who.ts';
import { withCredentialCheck } from '../identity/proof.ts';
import { advancing, type JourneyRow } from '../journeys/journeyRow.ts';
import type { PathState } from '../journeys/pathState.ts';

/** Which call changed an answer. */
export type AnswerSource = 'answers' | 'registration' | 'callback';

export type AnswerChange = {
  /** The journey as it was read: the write takes effect only while the journey is still at this revision. */
  readonly row: Pick<JourneyRow, 'id' | 'revision'>;
  readonly stepId: string;
  readonly pageId: string;
  readonly old: readonly GivenAnswer[] | null;
  readonly given: readonly GivenAnswer[];
  /** The state to store, or null to leave it as it is. */
  readonly state: PathState | null;
  readonly status: SessionStatus;
  readonly source: AnswerSource;
  readonly at: Date;
};

const JOURNEY = { customerId: '$1', id: '$2', revision: '$3', state: '$5', status: '$6', at: '$10' } as const;

/**
 * Writes answer, history and journey in one statement, so that all change or none. The journey row is updated
 * first, matched by its revision: of two writers that read the same state, the second matches no row and
 * changes nothing.
 */
export const answerWhere = (condition: string): string => `
  with journey as (${advancing(JOURNEY, condition)}
  ), answer as (
    insert into answers (customer_id, journey_id, step_id, page_id, given, revision, updated_at)
    select $1, $2, $4, $7, $8::jsonb, 1, $10 from journey
    on conflict (customer_id, journey_id, step_id)
    do update set given = excluded.given, revision = answers.revision + 1, updated_at = excluded.updated_at
    returning revision
  ), history as (
    insert into answer_history (customer_id, journey_id, step_id, revision, old, new, source, at)
    select $1, $2, $4, answer.revision, $9::jsonb, $8::jsonb, $11, $10 from answer
  )
  select revision from answer`;

const write = withCredentialCheck('answer-write', 11, answerWhere);

/**
 * Stores a changed answer; returns its new revision, or undefined when somebody else changed the journey
 * first.
 */
export async function writeAnswer(
  run: RunQuery,
  caller: Caller,
  change: AnswerChange,
): Promise<number | undefined> {
  const [written] = await write<{ revision: number }>(
    run,
    caller,
    change.row.id,
    change.row.revision,
    change.stepId,
    change.state && JSON.stringify(change.state),
    change.status,
    change.pageId,
    JSON.stringify(change.given),
    change.old && JSON.stringify(change.old),
    change.at,
    change.source,
  );
  return written?.revision;
}

/** Stores an answer that one of us put right together with the person; its history says so. */
export async function writeCorrected(
  trx: DatabaseTransaction,
  corrected: {
    readonly customerId: string;
    readonly journeyId: string;
    readonly stepId: string;
    readonly pageId: string;
    readonly old: readonly GivenAnswer[] | null;
    readonly given: readonly GivenAnswer[];
    readonly revision: number;
    readonly at: Date;
  },
): Promise<void> {
  const { customerId, journeyId, stepId, pageId, old, revision, at } = corrected;
  const key = { customer_id: customerId, journey_id: journeyId, step_id: stepId };
  const given = JSON.stringify(corrected.given);
  await trx
    .insertInto('answers')
    .values({ ...key, page_id: pageId, given, revision, updated_at: at })
    .onConflict(conflict =>
      conflict
        .columns(['customer_id', 'journey_id', 'step_id'])
        .doUpdateSet({ given, revision, updated_at: at }),
    )
    .execute();
  await trx
    .insertInto('answer_history')
    .values({
      ...key,
      revision,
      old: old && JSON.stringify(old),
      new: given,
      source: 'answers' satisfies AnswerSource,
      made_by: 'adviser',
      at,
    })
    .execute();
}
