import {
  isEndedByStaff,
  isLocked,
  SESSION_STATUSES,
  type SessionStatus,
} from '@towpath/domain/people/sessionStatus.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';

/** Throws SESSION_CLOSED for a session in which nothing is to be changed any more (DB-011). */
export function refuseLocked(status: SessionStatus): void {
  if (isLocked(status)) throw new ApiError('SESSION_CLOSED');
}

/**
 * The same for the session that a person is on, which is held until the transaction ends; nothing for who has none.
 *
 * @param message what is said to whoever is not the person; in the words for them where it is left out
 */
export async function refuseLockedOf(
  trx: DatabaseTransaction,
  customerId: string,
  message?: string,
): Promise<void> {
  const row = await current(trx, customerId).forNoKeyUpdate().executeTakeFirst();
  if (isClosed(row)) throw new ApiError('SESSION_CLOSED', message === undefined ? {} : { message });
}

/**
 * Throws SESSION_CLOSED only where one of us ended the session that a person is on, for what is still to be noted of who was
 * away for so long that time closed it; it is held until the transaction ends.
 */
export async function refuseEndedByStaffOf(
  trx: DatabaseTransaction,
  customerId: string,
  message: string,
): Promise<void> {
  const row = await current(trx, customerId).forNoKeyUpdate().executeTakeFirst();
  if (row && isEndedByStaff(row.status)) throw new ApiError('SESSION_CLOSED', { message });
}

/**
 * Holds the session that a person is on until the transaction ends: whatever changes what they told us waits, since it holds
 * it too.
 */
export async function holdSession(trx: DatabaseTransaction, customerId: string): Promise<void> {
  await current(trx, customerId).forNoKeyUpdate().executeTakeFirst();
}

/**
 * The same without holding it, for what asks somebody outside: nobody is asked in vain, and what comes back is kept in a
 * transaction that looks again.
 */
export async function refuseLockedNow(database: Database, customerId: string): Promise<void> {
  if (await isLockedFor(database, customerId)) throw new ApiError('SESSION_CLOSED');
}

/** Whether the session that a person is on takes no change any more. */
export async function isLockedFor(database: Database, customerId: string): Promise<boolean> {
  return isClosed(await current(database, customerId).executeTakeFirst());
}

/** The label of the session that a person is on, and whether it takes no change any more; null for who has none. */
export async function sessionOf(
  database: Database,
  customerId: string,
): Promise<{ readonly status: SessionStatus; readonly isLocked: boolean } | null> {
  const row = await current(database, customerId).executeTakeFirst();
  const status = SESSION_STATUSES.find(one => one === row?.status);
  return status === undefined ? null : { status, isLocked: isLocked(status) };
}

function current(on: Database | DatabaseTransaction, customerId: string) {
  return on
    .selectFrom('journeys')
    .select('status')
    .where('customer_id', '=', customerId)
    .where('is_current', '=', true);
}

function isClosed(row: { readonly status: string } | undefined): boolean {
  const status = SESSION_STATUSES.find(one => one === row?.status);
  return status !== undefined && isLocked(status);
}
