import type { Seal } from '../../platform/crypto/seal.ts';
import { sealedForAnother } from '../../platform/crypto/sealedForAnother.ts';
import type { Brought, FromTo } from '../../platform/database/brought.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { mailsForServer } from '../../platform/mail/addMail.ts';
import { dropTextNotices } from '../account/textNotices.ts';
import { closeWork } from '../work/workItems.ts';
import { bookingSubject } from './contact.ts';
import { LETTERS } from './letters.ts';
import { REMINDER_TEXT } from './reminders.ts';
import { endBooking, standingBooking } from './repository.ts';
import { endUnnoted, workAbout } from './workList.ts';

/** A talk that a guest has booked is held with the person, and the links of its mails still lead to it. */
export function bookingsBrought(seal: Seal): readonly Brought[] {
  return [
    {
      table: 'bookings',
      becomes: 'moves',
      move: (trx, people, at) => bringBookings(trx, seal, people, at),
    },
    { table: 'booking_links', becomes: { movesWith: 'bookings' } },
  ];
}

async function bringBookings(
  trx: DatabaseTransaction,
  seal: Seal,
  { from, to }: FromTo,
  at: Date,
): Promise<void> {
  const rows = await trx
    .selectFrom('bookings')
    .select(['id', 'state', 'ends_at', 'sealed'])
    .where('customer_id', '=', from)
    .forUpdate()
    .execute();
  const links = await trx
    .deleteFrom('booking_links')
    .where('customer_id', '=', from)
    .returningAll()
    .execute();
  for (const row of rows) {
    const [before, now] = [from, to].map(customerId => bookingSubject({ customerId, id: row.id })) as [
      string,
      string,
    ];
    const sealed = sealedForAnother(seal, row.sealed, before, now);
    const isSecond = row.state === 'booked' && (await hasOther(trx, to, at));
    await trx
      .updateTable('bookings')
      .set({ customer_id: to, sealed, state: isSecond ? 'over' : row.state })
      .where('customer_id', '=', from)
      .where('id', '=', row.id)
      .execute();
    if (isSecond && row.ends_at > at) await giveUp(trx, { customerId: to, id: row.id, from }, at);
  }
  for (const link of links) {
    await trx
      .insertInto('booking_links')
      .values({ ...link, customer_id: to })
      .execute();
  }
}

/** Whether the account has a talk that is still to be. One that nobody has closed, but whose time is over, ends here. */
async function hasOther(trx: DatabaseTransaction, customerId: string, at: Date): Promise<boolean> {
  const own = await standingBooking(trx, customerId);
  if (!own) return false;
  if (own.endsAt > at) return true;
  await endUnnoted(trx, own, at);
  return false;
}

/** One talk at a time: that of the account stands, and the person is told that the other is cancelled. */
async function giveUp(
  trx: DatabaseTransaction,
  { customerId, id, from }: { readonly customerId: string; readonly id: string; readonly from: string },
  at: Date,
): Promise<void> {
  await endBooking(trx, { customerId, id }, { state: 'cancelled', outcome: null, at });
  await closeWork(trx, workAbout({ id, customerId: from }), { state: 'cancelled', outcome: null, at });
  await dropTextNotices(trx, { customerId: from, kind: REMINDER_TEXT, about: id });
  await mailsForServer.add(trx, customerId, LETTERS.cancelled, at, id);
}
