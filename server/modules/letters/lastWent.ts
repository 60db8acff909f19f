import type { ComposedLetter } from '@towpath/domain/letters/composed.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { openSent } from './kept.ts';
import type { KeptLetter } from './repository.ts';

/** Each letter as it went last, by its id; one that never went, or was taken back, is not among them. Throws DoesNotOpen. */
export async function lastWent(
  on: Database | DatabaseTransaction,
  seal: Seal,
  customerId: string,
  kept: readonly Pick<KeptLetter, 'id' | 'sent'>[],
): Promise<ReadonlyMap<string, ComposedLetter>> {
  const last = new Map(kept.flatMap(({ id, sent: [version] }) => (version ? [[id, version.version]] : [])));
  if (last.size === 0) return new Map();
  const rows = await on
    .selectFrom('letters_sent')
    .select(['letter_id', 'version', 'sealed'])
    .where('customer_id', '=', customerId)
    .where('taken_back_at', 'is', null)
    .execute();
  return new Map(
    rows
      .filter(({ letter_id, version }) => last.get(letter_id) === version)
      .map(({ letter_id, version, sealed }) => [
        letter_id,
        openSent(seal, letter_id, version, sealed).letter,
      ]),
  );
}
