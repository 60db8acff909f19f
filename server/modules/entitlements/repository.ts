import { NOTHING_SAID_OF_ENTITLEMENTS, type SaidOfEntitlements } from '@towpath/domain/entitlements/said.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { oneSealedRow } from '../../platform/database/oneSealedRow.ts';

/** What a person says of help that was found. */
export const entitlementsSaid = oneSealedRow<SaidOfEntitlements>({
  table: 'entitlements_said',
  key: 'HEALTH_DATA_KEY',
  subject: id => `said of entitlements ${id}`,
  nothing: NOTHING_SAID_OF_ENTITLEMENTS,
});

/** Writes it. */
export async function saveSaid(
  trx: DatabaseTransaction,
  seal: Seal,
  { customerId, at }: { readonly customerId: string; readonly at: Date },
  said: SaidOfEntitlements,
): Promise<void> {
  const values = entitlementsSaid.row(seal, at, said);
  await trx
    .insertInto('entitlements_said')
    .values({ customer_id: customerId, ...values })
    .onConflict(conflict => conflict.column('customer_id').doUpdateSet(values))
    .execute();
}
