import { note } from '../../platform/audit/auditLog.ts';
import type { Database } from '../../platform/database/database.ts';
import { givingWay } from '../../platform/database/givingWay.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { type ErasingDeps, erasePerson } from './erase.ts';

/**
 * Erases somebody without an account at once, with their number written down. Throws CONFIRMATION_NEEDED, with nothing
 * erased, for somebody who has one.
 */
export async function eraseGuest(
  database: Database,
  deps: ErasingDeps,
  who: { readonly customerId: string; readonly network?: Buffer },
  at: Date,
): Promise<void> {
  await givingWay(database, async trx => {
    await note(trx, { ...who, kind: 'erasure asked', at, facts: {} });
    const erased = await erasePerson(trx, deps, { customerId: who.customerId, now: at });
    // They registered in the same moment: nothing is erased.
    if (erased && erased.email !== null) throw new ApiError('CONFIRMATION_NEEDED');
  });
}
