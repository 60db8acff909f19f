import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { CaseCall } from '../cases/opening.ts';
import { noteStaff, type StaffEvents } from '../staff/log.ts';

/** Writes down in the log of staff what one of us did with an application. */
export async function noteMoved(
  trx: DatabaseTransaction,
  { who: { staffId }, request: { network } }: CaseCall,
  {
    customerId,
    planId,
    outcome,
    version,
    at,
  }: {
    readonly customerId: string;
    readonly planId: string;
    readonly outcome: StaffEvents['application moved']['outcome'];
    readonly version: number;
    readonly at: Date;
  },
): Promise<void> {
  const facts = { application: planId, outcome, version };
  await noteStaff(trx, { kind: 'application moved', at, staffId, customerId, network, facts });
}
