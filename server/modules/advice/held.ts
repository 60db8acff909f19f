import { openedOr } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { type Held, IS_HASH, IS_OF_STAFF } from '../../platform/database/held.ts';
import { openedEnding, openedReason } from './decisions.ts';
import { openedRecord } from './repository.ts';

/** The advice that a person was given, opened. */
export function adviceHeld(seal: Seal): readonly Held[] {
  return [
    {
      table: 'advice_records',
      leftOut: { fingerprint: IS_HASH },
      // People read it as their advice, on the page or as the paper of it.
      inFileOnly: ['record', 'rules_number', 'rules_sources', 'best_match'],
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
    {
      table: 'advice_decisions',
      leftOut: { staff_id: IS_OF_STAFF },
      inFileOnly: ['asked'],
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('advice_decisions')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('at')
          .orderBy('sequence')
          .execute();
        return rows.map(row => ({
          ...row,
          sealed_reason: openedOr(() => openedReason(seal, customerId, row.id, row.sealed_reason)),
        }));
      },
    },
    {
      table: 'trust_deed_fees',
      leftOut: { staff_id: IS_OF_STAFF },
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('trust_deed_fees')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('sequence')
          .execute();
        return rows.map(({ staff_id: _, ...row }) => row);
      },
    },
    {
      table: 'advice_decision_looks',
      leftOut: { staff_id: IS_OF_STAFF },
      rows: (database, customerId) =>
        database
          .selectFrom('advice_decision_looks')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('at')
          .execute(),
    },
    {
      table: 'advice_decision_endings',
      leftOut: { staff_id: IS_OF_STAFF },
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('advice_decision_endings')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('at')
          .execute();
        return rows.map(row => ({
          ...row,
          sealed_reason: openedOr(() => openedEnding(seal, customerId, row.decision_id, row.sealed_reason)),
        }));
      },
    },
  ];
}
