import { DoesNotOpen, orDoesNotOpen } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { changesOf, type KeptChange } from './repository.ts';
import type { OfApplication } from './sealing.ts';

/** The number that was given to an application last; null for none. */
export function numberOf(changes: readonly KeptChange[]): string | null {
  return changes.findLast(({ said }) => said?.reference !== undefined)?.said?.reference ?? null;
}

/**
 * The number that was given last to the form of a plan, for who has been told that those who decide said yes. Null where none of
 * ours went or none was given, and where what is kept of it does not open.
 *
 * @param seal the one that applications are sealed with
 */
export async function grantedNumber(
  { database, seal }: { readonly database: Database; readonly seal: Seal },
  of: OfApplication,
): Promise<string | null> {
  const changes = await orDoesNotOpen(changesOf(database, seal, of));
  return changes instanceof DoesNotOpen ? null : numberOf(changes);
}
