import {
  ACT_ENDS,
  ASKED_TO_STOP,
  type StaffAct,
  type StaffReason,
} from '@towpath/domain/people/sessionStatus.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { adviceIsEnded } from '../advice/workList.ts';
import { cancelTalkOfClosed } from '../bookings/cancelling.ts';
import type { Mails } from '../bookings/letters.ts';
import { endCalls } from '../callbacks/waiting.ts';
import { closeTasks } from '../cases/notes.ts';
import { endChatOfClosed } from '../chat/workList.ts';
import { leaveOfClosed } from '../plans/questioning.ts';

type Closing = {
  readonly customerId: string;
  readonly act: StaffAct;
  readonly reason: StaffReason;
  readonly by: string;
  readonly staffId: string;
  readonly at: Date;
};

/**
 * Ends what somebody waits for from us with the session that one of us completes or closes, in the transaction that does:
 * nobody is left on the work list who is not to be rung.
 *
 * @param by the role of whoever does it, which the person can read
 */
export async function endWaiting(
  trx: DatabaseTransaction,
  mails: Mails,
  { customerId, act, reason, by, staffId, at }: Closing,
): Promise<void> {
  const ends = ACT_ENDS[act];
  if (ends === null) return;
  const state = ends.advice;
  await endCalls(trx, customerId, { outcome: ends.call, by, state }, at);
  await adviceIsEnded(trx, customerId, { state, outcome: act === 'complete' ? 'by-phone' : 'closed', at });
  if (ends.plan === 'left') await leaveOfClosed(trx, { customerId, at });
  if (ends.others === 'stay') return;
  // Who asked us to stop is not written to about that.
  await cancelTalkOfClosed(trx, mails, { customerId, isTold: reason !== ASKED_TO_STOP, at });
  await endChatOfClosed(trx, { customerId, at });
  await closeTasks(trx, { customerId, at, staffId });
}
