import { DoesNotOpen, openedOr } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { type Held, IS_OF_STAFF } from '../../platform/database/held.ts';
import { letterContacts, letterFacts, openDraft, openSent } from './kept.ts';
import { words } from './words.ts';

/** What these tables hold about a person. */
export function lettersHeld(seal: Seal): readonly Held[] {
  return [
    {
      table: 'letters',
      rows: async (database, customerId) => {
        const rows = await database
          .selectFrom('letters')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('changed_at')
          .orderBy('id')
          .execute();
        return rows.map(({ sealed, ...row }) => {
          const draft = openedOr(() => openDraft(seal, row.id, sealed));
          return { ...row, typed: draft instanceof DoesNotOpen ? draft : draft.edits };
        });
      },
    },
    {
      table: 'letters_sent',
      leftOut: { staff_id: IS_OF_STAFF },
      rows: async (database, customerId) => {
        const rows = await database
          .selectFrom('letters_sent')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('noted_at')
          .orderBy('letter_id')
          .execute();
        return rows.map(({ sealed, staff_id, ...kept }) => {
          const row = { ...kept, written_by: words.writtenBy(staff_id !== null) };
          const went = openedOr(() => openSent(seal, row.letter_id, row.version, sealed));
          if (went instanceof DoesNotOpen) return { ...row, letter: went };
          const { letter, budget } = went;
          return { ...row, letter, ...(budget && { budget: budget.blocks }) };
        });
      },
    },
    letterContacts.held(seal, 'typed'),
    letterFacts.held(seal, 'said'),
  ];
}
