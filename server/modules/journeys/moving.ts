import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import { type MovedBy, mayMove, type SessionStatus } from '@towpath/domain/people/sessionStatus.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { runIn } from '../../platform/database/preparedStatements.ts';
import { givenIn, lockJourney, readWithAll } from './journeyRow.ts';
import { walkWholePath } from './pathState.ts';

/** Whose hand it is, and why: of us or of time. What a person does moves their session by itself. */
export type Mover = {
  readonly by: Exclude<MovedBy, 'person'>;
  readonly staffId: string | null;
  readonly why: string;
  readonly at: Date;
};

/** A move of the current session of somebody: from the label that whoever asked for it saw. */
export type Move = Mover & {
  readonly customerId: string;
  readonly from: SessionStatus;
  readonly to: SessionStatus;
};

/**
 * Moves a session, with its entry in the history. It gets a new revision, so that an answer that was decided on before
 * is decided anew.
 *
 * @returns false where the session is not at that label any more, or the table does not let it go there
 */
export async function moveSession(trx: DatabaseTransaction, move: Move): Promise<boolean> {
  const { customerId, from, to, by, at } = move;
  if (!mayMove(from, to, by)) return false;
  const journey = await trx
    .selectFrom('journeys')
    .select(['id', 'status'])
    .where('customer_id', '=', customerId)
    .where('is_current', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (journey?.status !== from) return false;
  // First the entry: the database writes one of the person's own for a label that changes without.
  await trx
    .insertInto('journey_status_changes')
    .values({
      customer_id: customerId,
      journey_id: journey.id,
      at,
      old: from,
      new: to,
      moved_by: by,
      staff_id: move.staffId,
      why: move.why,
    })
    .execute();
  await trx
    .updateTable('journeys')
    .set(row => ({ status: to, revision: row('revision', '+', 1), updated_at: at }))
    .where('customer_id', '=', customerId)
    .where('id', '=', journey.id)
    .execute();
  return true;
}

/** Where the answers lead a session that was completed by phone and is given back to them; null without a journey. */
export async function statusByAnswers(
  trx: DatabaseTransaction,
  customerId: string,
  load: (journey: string, version: number) => Promise<Plan>,
): Promise<SessionStatus | null> {
  const on = runIn(trx);
  await lockJourney(on, { customerId });
  const read = await readWithAll(on, { customerId });
  if (!read) return null;
  return walkWholePath(await load(read.row.journey, read.row.version), givenIn(read), 'Active').status;
}

/** Who is here again, is active again: a session that time counted as given up. */
export async function reviveSession(
  on: Pick<DatabaseTransaction, 'updateTable'>,
  customerId: string,
  at: Date,
): Promise<void> {
  await on
    .updateTable('journeys')
    .set(row => ({ status: 'Active', revision: row('revision', '+', 1), updated_at: at }))
    .where('customer_id', '=', customerId)
    .where('is_current', '=', true)
    .where('status', '=', 'Abandoned')
    .execute();
}

/** A change of label as it was noted. */
export type StatusChange = {
  readonly at: Date;
  readonly from: string;
  readonly to: string;
  readonly by: string;
  readonly staffId: string | null;
  readonly why: string | null;
};

/** How the label of somebody's current session changed, the latest first. */
export async function statusChanges(
  on: Pick<DatabaseTransaction, 'selectFrom'>,
  customerId: string,
  most: number,
): Promise<readonly StatusChange[]> {
  const rows = await on
    .selectFrom('journey_status_changes')
    .select(['at', 'old', 'new', 'moved_by', 'staff_id', 'why'])
    .where('customer_id', '=', customerId)
    // The questionnaire before it was a session of its own, with an end of its own.
    .where('journey_id', 'in', current =>
      current
        .selectFrom('journeys')
        .select('journeys.id')
        .where('journeys.customer_id', '=', customerId)
        .where('journeys.is_current', '=', true),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(row => ({
    at: row.at,
    from: row.old,
    to: row.new,
    by: row.moved_by,
    staffId: row.staff_id,
    why: row.why,
  }));
}
