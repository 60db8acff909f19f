import type { Seal } from '../../platform/crypto/seal.ts';
import type { Held } from '../../platform/database/held.ts';
import { photoRows } from './photos/repository.ts';

/** What these tables hold about a person. */
export const papersHeld = (seal: Seal): readonly Held[] => [
  {
    table: 'paper_mails',
    rows: (database, customerId) =>
      database
        .selectFrom('paper_mails')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('asked_at')
        .execute(),
  },
  {
    table: 'paper_photos',
    leftOut: { sealed_file: 'the file itself: they sent it, and can save it from their papers' },
    rows: (database, customerId) => photoRows(database, seal, customerId),
  },
];
