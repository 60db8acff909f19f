import { openedOr } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { type Held, IS_OF_STAFF } from '../../platform/database/held.ts';
import { openedCorrection } from './corrections.ts';
import { openedNote, openedTask } from './notes.ts';

/** What staff wrote down about a person, opened: it is about them, so the copy of their data has it. */
export function casesHeld(seal: Seal): readonly Held[] {
  return [
    {
      table: 'case_notes',
      leftOut: { staff_id: IS_OF_STAFF },
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('case_notes')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('at')
          .orderBy('id')
          .execute();
        return rows.map(row => ({
          ...row,
          sealed: openedOr(() => openedNote(seal, customerId, row.id, row.sealed)),
        }));
      },
    },
    {
      table: 'case_tasks',
      leftOut: { staff_id: IS_OF_STAFF, done_by: IS_OF_STAFF },
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('case_tasks')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('at')
          .orderBy('id')
          .execute();
        return rows.map(row => ({
          ...row,
          sealed: openedOr(() => openedTask(seal, customerId, row.id, row.sealed)),
        }));
      },
    },
    {
      table: 'case_flags',
      leftOut: { staff_id: IS_OF_STAFF },
      rows: (database, customerId) =>
        database
          .selectFrom('case_flags')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('flag')
          .execute(),
    },
    {
      table: 'case_corrections',
      leftOut: { staff_id: IS_OF_STAFF },
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('case_corrections')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('at')
          .execute();
        return rows.map(row => ({
          ...row,
          sealed_reason: openedOr(() => openedCorrection(seal, customerId, row.id, row.sealed_reason)),
        }));
      },
    },
  ];
}
