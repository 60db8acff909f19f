import { openedOr } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { type Held, IS_HASH } from '../../platform/database/held.ts';
import { openedRecord } from './repository.ts';

/** The advice that a person was given, opened. */
export function adviceHeld(seal: Seal): readonly Held[] {
  return [
    {
      table: 'advice_records',
      leftOut: { fingerprint: IS_HASH },
      // People read it as their advice, on the page or as the paper of it.
      inFileOnly: ['record', 'rules_number', 'rules_sources'],
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('advice_records')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('at')
          .execute();
        return rows.map(row => ({
          ...row,
          record: openedOr(() => JSON.parse(openedRecord(seal, row)) as unknown),
        }));
      },
    },
  ];
}
