import type { CALL_ENDINGS } from '@towpath/contracts/api/callbacks.ts';
import { note } from '../../platform/audit/auditLog.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { closeWork } from '../work/workItems.ts';
import type { CallbackKind } from './repository.ts';
import { type SafeToRing, safeIn } from './safeToRing.ts';

/** A request for a call, or a no to one. */
type Said = {
  readonly stepId: string;
  readonly kind: string;
  readonly callbackRequired: boolean;
  readonly contactNumber: string | null;
  readonly isDone: boolean;
};

/**
 * The calls that a person waits for, of all that they said about calls, the newest first. Another number at the same
 * step takes the place of the one before, and the same number at another step is the same call. A no at a hard drop-out
 * takes the call there back; going on online does not. A call that was made is not waited for any more.
 */
export function waitingOf<One extends Said>(
  newestFirst: readonly One[],
): readonly (One & { readonly contactNumber: string })[] {
  const calls: (One & { readonly contactNumber: string })[] = [];
  const settled = new Set<string>();
  for (const said of newestFirst) {
    const { stepId, contactNumber } = said;
    if (settled.has(stepId)) continue;
    if (said.callbackRequired || said.kind === 'hard-dropout') settled.add(stepId);
    if (!said.callbackRequired || contactNumber === null || said.isDone) continue;
    if (calls.some(call => call.contactNumber === contactNumber)) continue;
    calls.push({ ...said, contactNumber });
  }
  return calls;
}

/** What came of a call. */
export type CallOutcome = (typeof CALL_ENDINGS)[number];

/** A call to make, with how it is safe to make it. */
export type CallToMake = SafeToRing & {
  readonly id: string;
  readonly customerId: string;
  readonly kind: string;
  readonly name: string | null;
  readonly number: string;
  readonly askedAt: Date;
};

/** Every call that somebody waits for and we may make, who has waited longest first. */
export function callsToMake(database: Database): Promise<readonly CallToMake[]> {
  return callsIn(
    requests(database).where('customer_id', 'in', query =>
      query
        .selectFrom('callbacks')
        .select('customer_id')
        .where('callback_required', '=', true)
        .where('done_at', 'is', null),
    ),
  );
}

/** The same of one person. */
export function callsOf(
  on: Database | DatabaseTransaction,
  customerId: string,
): Promise<readonly CallToMake[]> {
  return callsIn(requests(on).where('customer_id', '=', customerId));
}

function requests(on: Database | DatabaseTransaction) {
  return on
    .selectFrom('callbacks')
    .select(['id', 'customer_id', 'step_id', 'kind', 'callback_required', 'contact_name', 'contact_number'])
    .select(['requested_at', 'done_at', 'safe_contact'])
    .orderBy('id', 'desc');
}

async function callsIn(asked: ReturnType<typeof requests>): Promise<readonly CallToMake[]> {
  const rows = await asked.execute();
  const byPerson = Map.groupBy(
    rows.map(row => ({
      id: String(row.id),
      customerId: row.customer_id,
      stepId: row.step_id,
      kind: row.kind,
      callbackRequired: row.callback_required,
      contactName: row.contact_name,
      contactNumber: row.contact_number,
      requestedAt: row.requested_at,
      isDone: row.done_at !== null,
      safe: row.safe_contact,
    })),
    ({ customerId }) => customerId,
  );
  return [...byPerson.values()]
    .flatMap(waitingOf)
    .map(({ id, customerId, kind, contactName, contactNumber, requestedAt, safe }) => ({
      id,
      customerId,
      kind,
      name: contactName,
      number: contactNumber,
      askedAt: requestedAt,
      ...safeIn(safe),
    }))
    .filter(({ mayRing }) => mayRing)
    .toSorted((one, other) => one.askedAt.getTime() - other.askedAt.getTime());
}

/**
 * Notes that a call was made, with what came of it: the one of this number, and those before it to the same phone, which
 * are the same call. The audit log says who noted it, since the person is rung no more. False when nobody waits for it.
 */
export async function noteCalled(
  database: Database,
  id: string,
  { outcome, by }: { readonly outcome: CallOutcome; readonly by: string },
  now: Date,
): Promise<boolean> {
  const call = (await callsToMake(database)).find(one => one.id === id);
  if (!call) return false;
  return database.transaction().execute(trx => noteOne(trx, call, { outcome, by, state: 'done' }, now));
}

type Noted = {
  readonly outcome: CallOutcome;
  /** The role of whoever noted it, or the person themselves. */
  readonly by: string;
  readonly state: 'done' | 'cancelled';
};

/** The same for a call that was found in this transaction; also for one that the person takes back. */
export async function noteOne(
  trx: DatabaseTransaction,
  { id, customerId, number }: CallToMake,
  { outcome, by, state }: Noted,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('callbacks')
    .set({ done_at: at, outcome })
    .where('customer_id', '=', customerId)
    .where('contact_number', '=', number)
    .where('callback_required', '=', true)
    .where('done_at', 'is', null)
    .where('id', '<=', Number(id))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await closeWork(trx, { kind: 'callback', subject: id, customerId }, { state, outcome, at });
  await note(trx, { kind: 'call noted', at, customerId, facts: { by, outcome } });
  return true;
}

/** Ends every call that a person asked for, also those that may not be made: they are not waited for any more. */
export async function endCalls(
  trx: DatabaseTransaction,
  customerId: string,
  noted: Noted,
  at: Date,
): Promise<void> {
  for (const call of await callsOf(trx, customerId)) await noteOne(trx, call, noted, at);
  await trx
    .updateTable('callbacks')
    .set({ done_at: at, outcome: noted.outcome })
    .where('customer_id', '=', customerId)
    .where('callback_required', '=', true)
    .where('done_at', 'is', null)
    .execute();
}

/** Gives another number to a call that somebody waits for, and to those before it to the same phone. */
export async function moveToNumber(
  trx: DatabaseTransaction,
  { id, customerId, number }: CallToMake,
  to: string,
): Promise<void> {
  await trx
    .updateTable('callbacks')
    .set({ contact_number: to })
    .where('customer_id', '=', customerId)
    .where('contact_number', '=', number)
    .where('callback_required', '=', true)
    .where('done_at', 'is', null)
    .where('id', '<=', Number(id))
    .execute();
}

/** Notes that we spoke about what calls of a kind were asked for: those of a person are made, without another. */
export async function noteSpokenAbout(
  trx: DatabaseTransaction,
  customerId: string,
  kind: CallbackKind,
  by: string,
  at: Date,
): Promise<void> {
  for (const call of await callsOf(trx, customerId)) {
    if (call.kind === kind) await noteOne(trx, call, { outcome: 'spoke', by, state: 'done' }, at);
  }
}
