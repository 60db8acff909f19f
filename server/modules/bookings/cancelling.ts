import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { dropTextNotices } from '../account/textNotices.ts';
import { closeWork } from '../work/workItems.ts';
import { LETTERS, type Mails } from './letters.ts';
import { REMINDER_TEXT } from './reminders.ts';
import { endBooking, holdBooking, standingBooking } from './repository.ts';
import { workAbout } from './workList.ts';

type Of = { readonly customerId: string; readonly id: string };

type Ending = {
  readonly state: 'cancelled' | 'over';
  /** What came of the work that it was. */
  readonly outcome: string | null;
  /** Whether its person is told by mail. */
  readonly isTold: boolean;
  readonly at: Date;
};

/** Ends a talk that is held and will not be had: it is off the work list, and is not reminded of any more. */
export async function endTalk(
  trx: DatabaseTransaction,
  mails: Mails,
  { customerId, id }: Of,
  { state, outcome, isTold, at }: Ending,
): Promise<void> {
  await endBooking(trx, { customerId, id }, { state, outcome: null, at });
  await closeWork(trx, workAbout({ customerId, id }), { state: 'cancelled', outcome, at });
  await dropTextNotices(trx, { customerId, kind: REMINDER_TEXT, about: id });
  if (isTold) await mails.add(trx, customerId, LETTERS.cancelled, at, id);
}

/**
 * One of us closed the session: the talk that its person booked is cancelled. Of one that has begun nobody is told that it
 * will not be.
 *
 * @param isTold whether they may be written to
 */
export async function cancelTalkOfClosed(
  trx: DatabaseTransaction,
  mails: Mails,
  { customerId, isTold, at }: { readonly customerId: string; readonly isTold: boolean; readonly at: Date },
): Promise<void> {
  const standing = await standingBooking(trx, customerId);
  const booking = standing && (await holdBooking(trx, standing));
  // Cancelled by the person in this moment.
  if (booking?.state !== 'booked') return;
  const hasBegun = booking.startsAt <= at;
  const state = hasBegun ? 'over' : 'cancelled';
  await endTalk(trx, mails, booking, { state, outcome: 'closed', isTold: isTold && !hasBegun, at });
}
