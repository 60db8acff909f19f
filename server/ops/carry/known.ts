import { toldSafeContact } from '../../modules/account/safeContact.ts';
import { accountById } from '../../modules/customers/accounts.ts';
import { knownContact } from '../../modules/customers/contact.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Known } from './carriedOver.ts';
import type { ListedChange } from './changesList.ts';

const NEEDS: readonly string[] = ['email changed', 'details changed'];

/**
 * How people are reached by a database that is to be replaced, of whom its own audit log says that they changed it. It is
 * never written down: a run that was cut off goes on without.
 *
 * @param changes what that audit log has
 */
export async function knownIn(
  database: Database,
  changes: readonly ListedChange[],
): Promise<ReadonlyMap<string, Known>> {
  const people = new Set(changes.filter(({ kind }) => NEEDS.includes(kind)).map(each => each.customerId));
  const all = new Map<string, Known>();
  for (const id of people) {
    const account = await accountById(database, id);
    if (!account) continue;
    const { number: contactNumber } = await knownContact(database, id);
    all.set(id, {
      email: account.email,
      contactNumber,
      safeContact: await toldSafeContact(database, id),
    });
  }
  return all;
}
