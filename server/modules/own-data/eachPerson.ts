import { noteHeldUp } from '../../platform/audit/heldUp.ts';
import { DoesNotOpen } from '../../platform/crypto/doesNotOpen.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { givingWay } from '../../platform/database/givingWay.ts';
import { asApiError } from '../../platform/http/faults.ts';

/** People whose turn went wrong, with what stood in the way: the record that does not open, or the fault itself. */
export type HeldUp = Map<string, unknown>;

/**
 * Does something for people, each in a transaction of their own that gives way. What goes wrong with one of them is
 * noted and holds up nobody else; a database that is away ends the whole.
 *
 * @param heldUp takes up those whose turn goes wrong; who is in it already is left out
 * @returns for how many it was done
 */
export async function eachPerson(
  { database, heldUp, now }: { readonly database: Database; readonly heldUp: HeldUp; readonly now: Date },
  people: readonly string[],
  work: (trx: DatabaseTransaction, customerId: string) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  for (const customerId of people) {
    if (heldUp.has(customerId)) continue;
    try {
      await givingWay(database, trx => work(trx, customerId));
      done++;
    } catch (fault) {
      if (asApiError(fault).code === 'UNAVAILABLE') throw fault;
      heldUp.set(customerId, fault);
      const record = fault instanceof DoesNotOpen ? `${fault.place.table} ${fault.place.id}` : null;
      await noteHeldUp(database, customerId, record, now);
    }
  }
  return done;
}
