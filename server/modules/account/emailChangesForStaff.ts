import { emailKey } from '@towpath/domain/values/email.ts';
import { note } from '../../platform/audit/auditLog.ts';
import type { Database } from '../../platform/database/database.ts';
import { endEmailChange, holdChange } from './emailChangeRepository.ts';

/** A change of email whose old address cannot be told: it waits for a person here. */
export type StuckEmailChange = {
  readonly customerId: string;
  readonly id: string;
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly askedAt: Date;
};

const stuck = (database: Database) =>
  database
    .selectFrom('email_changes')
    .where('ended_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .where('agreed_at', 'is', null)
    .where('unreached_at', 'is not', null)
    .where('old_told_at', 'is', null);

/** Changes that the new address has confirmed and of which nobody could tell the old one; the oldest first. */
export async function stuckEmailChanges(database: Database): Promise<readonly StuckEmailChange[]> {
  const rows = await stuck(database)
    .select(['customer_id', 'id', 'old_email', 'new_email', 'asked_at'])
    .orderBy('asked_at')
    .execute();
  return rows.map(row => ({
    customerId: row.customer_id,
    id: row.id,
    oldEmail: row.old_email,
    newEmail: row.new_email,
    askedAt: row.asked_at,
  }));
}

/**
 * Agrees in place of the old address, once somebody here knows that it is the person who asks. The change counts within
 * the hour.
 *
 * @returns whose it is; null where no such change waits for a person
 */
export async function agreeInPlaceOfOld(
  database: Database,
  id: string,
  now: Date,
): Promise<{ readonly customerId: string } | null> {
  const found = await stuck(database).select('customer_id').where('id', '=', id).executeTakeFirst();
  if (!found) return null;
  const { numUpdatedRows } = await database
    .updateTable('email_changes')
    .set({ agreed_at: now })
    .where('customer_id', '=', found.customer_id)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? null : { customerId: found.customer_id };
}

/** Stops the change of email of a person in their place: its links stop working. False where none is under way. */
export function stopEmailChange(database: Database, customerId: string, now: Date): Promise<boolean> {
  return database.transaction().execute(async trx => {
    const change = await holdChange(trx, customerId);
    if (!change) return false;
    await endEmailChange(trx, change, 'stopped', now);
    await note(trx, { kind: 'email change cancelled', at: now, customerId, facts: {} });
    return true;
  });
}

/** Who had an email before: somebody whose account was taken writes from there. */
export async function whoHadEmail(database: Database, email: string): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('email_changes')
    .select('customer_id')
    .distinct()
    .where(({ eb, fn }) => eb(fn<string>('lower', ['old_email']), '=', emailKey(email)))
    .where('outcome', '=', 'changed')
    .execute();
  return rows.map(row => row.customer_id);
}
