import { randomUUID } from 'node:crypto';
import { DoesNotOpen, openedOr, openSealed } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { Corrected } from '../staff/log.ts';

/** For whom and what the reason of a correction is sealed. */
export const correctionSubject = (customerId: string, id: string) => `case correction ${customerId} ${id}`;

/** The reason of a correction in its row. Throws DoesNotOpen. */
export function openedCorrection(seal: Seal, customerId: string, id: string, sealed: Buffer): string {
  const place = { key: 'HEALTH_DATA_KEY', table: 'case_corrections', id } as const;
  return openSealed(seal, sealed, correctionSubject(customerId, id), place);
}

/** Writes down that something was put right together with a person, in the transaction that does. */
export async function addCorrection(
  trx: DatabaseTransaction,
  seal: Seal,
  correction: {
    readonly customerId: string;
    readonly at: Date;
    readonly staffId: string;
    readonly what: Corrected;
    readonly subject: string;
    readonly reason: string;
  },
): Promise<void> {
  const { customerId, at, staffId, what, subject, reason } = correction;
  const id = randomUUID();
  await trx
    .insertInto('case_corrections')
    .values({
      customer_id: customerId,
      id,
      at,
      staff_id: staffId,
      what,
      subject,
      sealed_reason: seal.close(reason, correctionSubject(customerId, id)),
    })
    .execute();
}

/** Why each thing of a kind was put right the last time, by what it was; without those that do not open. */
export async function reasonsOf(
  database: Database,
  seal: Seal,
  customerId: string,
  what: Corrected,
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('case_corrections')
    .select(['id', 'subject', 'sealed_reason'])
    .where('customer_id', '=', customerId)
    .where('what', '=', what)
    .orderBy('at')
    .execute();
  return new Map(
    rows.flatMap(({ id, subject, sealed_reason }) => {
      const reason = openedOr(() => openedCorrection(seal, customerId, id, sealed_reason));
      return reason instanceof DoesNotOpen ? [] : [[subject, reason] as const];
    }),
  );
}

/**
 * Removes for good what was written down of putting right something that the person does not let us keep any more, with
 * the reasons. The logs still say that something was put right.
 */
export async function forgetCorrections(
  trx: DatabaseTransaction,
  customerId: string,
  what: Extract<Corrected, 'health' | 'support needs'>,
): Promise<void> {
  await trx
    .deleteFrom('case_corrections')
    .where('customer_id', '=', customerId)
    .where('what', '=', what)
    .execute();
}
