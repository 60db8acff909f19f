import { ACT_ENDS, type StaffAct } from '@towpath/domain/people/sessionStatus.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { adviceIsEnded } from '../advice/workList.ts';
import { endCalls } from '../callbacks/waiting.ts';
import { leaveOfClosed } from '../plans/questioning.ts';

/**
 * Ends what somebody waits for from us with the session that one of us completes or closes, in the transaction that does:
 * nobody is left on the work list who is not to be rung.
 *
 * @param by the role of whoever does it
 */
export async function endWaiting(
  trx: DatabaseTransaction,
  {
    customerId,
    act,
    by,
    at,
  }: { readonly customerId: string; readonly act: StaffAct; readonly by: string; readonly at: Date },
): Promise<void> {
  const ends = ACT_ENDS[act];
  if (ends === null) return;
  const state = ends.advice;
  await endCalls(trx, customerId, { outcome: ends.call, by, state }, at);
  await adviceIsEnded(trx, customerId, { state, outcome: act === 'complete' ? 'by-phone' : 'closed', at });
  if (ends.plan === 'left') await leaveOfClosed(trx, { customerId, at });
}
