import { openedOr } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Held } from '../../platform/database/held.ts';
import { noteRows, openedNote } from './notes.ts';

/** What these tables hold about a person; what was written about them is opened. */
export function workHeld(seal: Seal): readonly Held[] {
  return [
    {
      table: 'work_items',
      leftOut: {
        put_back_from: 'who of us had it: nothing about the person',
        put_back_by: 'who of us put it back: nothing about the person',
        put_back_why: 'why one of us put it back: nothing about the person',
      },
      rows: (database, customerId) =>
        database
          .selectFrom('work_items')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('created_at')
          .orderBy('id')
          .execute(),
    },
    {
      table: 'work_notes',
      leftOut: { staff_id: 'who of us wrote it: nothing about the person' },
      async rows(database, customerId) {
        const rows = await noteRows(database, customerId).orderBy('at').orderBy('id').execute();
        return rows.map(row => ({
          ...row,
          sealed_note: openedOr(() => openedNote(seal, row.id, row.sealed_note)),
        }));
      },
    },
  ];
}
