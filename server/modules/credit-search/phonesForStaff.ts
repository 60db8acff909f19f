import { waysToWritePhone } from '@towpath/domain/values/phone.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { confirmedPhoneOf } from './subjects.ts';

/**
 * Who showed for a credit search that they hold a phone. The phones are kept as fingerprints that differ from person to
 * person, so each is tried: a thousand take some milliseconds.
 *
 * @param phone as `checkPhone` gives it
 */
export async function whoConfirmedPhone(
  database: Database,
  seal: Pick<Seal, 'fits'>,
  phone: string,
): Promise<readonly string[]> {
  // A search takes numbers as they are rung at home.
  const [atHome] = waysToWritePhone(phone);
  const rows = await database
    .selectFrom('credit_search_phones')
    .select(['customer_id', 'phone_hash'])
    .execute();
  const theirs = rows.filter(row => seal.fits(row.phone_hash, atHome, confirmedPhoneOf(row.customer_id)));
  return [...new Set(theirs.map(row => row.customer_id))];
}
