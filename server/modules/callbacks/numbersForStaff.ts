import { waysToWritePhone } from '@towpath/domain/values/phone.ts';
import type { Database } from '../../platform/database/database.ts';

/**
 * Who left a number to be called on, with an account or without, whether the call was made or not.
 *
 * @param phone as `checkPhone` gives it
 */
export async function whoLeftNumber(database: Database, phone: string): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('callbacks')
    .select('customer_id')
    .distinct()
    .where('contact_number', 'in', waysToWritePhone(phone))
    .execute();
  return rows.map(row => row.customer_id);
}
