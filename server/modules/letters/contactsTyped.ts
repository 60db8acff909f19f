import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Contacts, NO_CONTACTS } from './kept.ts';
import { contactsOf } from './repository.ts';

/** The addresses and references that a person typed into letters; null where they typed none. Throws DoesNotOpen. */
export async function contactsTyped(
  database: Database,
  seal: Seal,
  customerId: string,
): Promise<Contacts | null> {
  const contacts = await contactsOf(database, seal, customerId);
  return contacts === NO_CONTACTS ? null : contacts;
}
