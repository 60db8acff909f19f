import { note } from '../../platform/audit/auditLog.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StaffCaller } from '../../platform/http/who.ts';
import { noteStaff } from './log.ts';

type Look = {
  readonly who: StaffCaller;
  readonly customerId: string;
  /** Which work it was done for. */
  readonly workId?: string;
  /** In words that the person can read. */
  readonly why: string;
  readonly network: Buffer;
  readonly at: Date;
};

/**
 * Writes down that somebody of the staff looks at a person, for both sides: the log of staff says who it was, and the
 * person reads in which role and why. To be done before anything is shown: what is on a screen has been looked at.
 */
export async function noteLookAt(
  database: Database,
  { who: { staffId, role }, customerId, workId, why, network, at }: Look,
): Promise<void> {
  await database.transaction().execute(async trx => {
    await note(trx, { kind: 'case looked at', at, customerId, facts: { by: role, why } });
    const facts = { ...(workId === undefined ? {} : { work: workId }), why };
    await noteStaff(trx, { kind: 'looked at', at, staffId, customerId, network, facts });
  });
}
