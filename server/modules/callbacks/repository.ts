import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { type SafeToRing, safeIn } from './safeToRing.ts';

export type CallbackKind = 'hard-dropout' | 'soft-dropout' | 'qualifier-advice' | 'recommendation-advice';

/** What a person asked for: a call, or none. */
export type AskedFor = {
  readonly callbackRequired: boolean;
  readonly contactName: string | null;
  readonly contactNumber: string | null;
};

type OfStep = { readonly customerId: string; readonly journeyId: string; readonly stepId: string };

/** The latest request at a step; undefined for none. */
export async function latestCallback(
  trx: DatabaseTransaction,
  { customerId, journeyId, stepId }: OfStep,
): Promise<(AskedFor & Pick<AskedCall, 'isDone' | 'mayRing'>) | undefined> {
  const row = await trx
    .selectFrom('callbacks')
    .select(['callback_required', 'contact_name', 'contact_number', 'done_at', 'safe_contact'])
    .where('customer_id', '=', customerId)
    .where('journey_id', '=', journeyId)
    .where('step_id', '=', stepId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      callbackRequired: row.callback_required,
      contactName: row.contact_name,
      contactNumber: row.contact_number,
      isDone: row.done_at !== null,
      mayRing: safeIn(row.safe_contact).mayRing,
    }
  );
}

/** A call that a person asked for. */
export type AskedCall = {
  readonly id: string;
  readonly stepId: string;
  readonly kind: string;
  readonly callbackRequired: boolean;
  readonly contactName: string | null;
  readonly contactNumber: string | null;
  readonly requestedAt: Date;
  readonly isDone: boolean;
  /** When it was made, or taken back, and what came of it. */
  readonly doneAt: Date | null;
  readonly outcome: string | null;
  readonly safeContact: SafeToRing;
  /** Whether it is made: not once the person wants no calls. */
  readonly mayRing: boolean;
};

/** All that a person said about calls, newest first. */
export async function allCallbacks(database: Database, customerId: string): Promise<readonly AskedCall[]> {
  const rows = await database
    .selectFrom('callbacks')
    .select(['id', 'step_id', 'kind', 'callback_required', 'contact_name', 'contact_number'])
    .select(['requested_at', 'done_at', 'outcome', 'safe_contact'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(row => ({
    id: String(row.id),
    stepId: row.step_id,
    kind: row.kind,
    callbackRequired: row.callback_required,
    contactName: row.contact_name,
    contactNumber: row.contact_number,
    requestedAt: row.requested_at,
    isDone: row.done_at !== null,
    doneAt: row.done_at,
    outcome: row.outcome,
    safeContact: safeIn(row.safe_contact),
    mayRing: safeIn(row.safe_contact).mayRing,
  }));
}

export async function addCallback(
  trx: DatabaseTransaction,
  asked: OfStep &
    AskedFor & {
      readonly kind: CallbackKind;
      readonly at: Date;
      /** How it is safe to ring, as the person has told; null where they have not. */
      readonly safeContact: SafeToRing | null;
    },
): Promise<void> {
  await trx
    .insertInto('callbacks')
    .values({
      customer_id: asked.customerId,
      journey_id: asked.journeyId,
      kind: asked.kind,
      step_id: asked.stepId,
      callback_required: asked.callbackRequired,
      contact_name: asked.contactName,
      contact_number: asked.contactNumber,
      requested_at: asked.at,
      safe_contact: asked.safeContact && JSON.stringify(asked.safeContact),
    })
    .execute();
}
