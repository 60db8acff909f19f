import { sayWhen } from '@towpath/domain/bookings/bookedTalk.ts';
import { REMINDERS } from '@towpath/domain/bookings/reminders.ts';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RecurringJob } from '../../platform/jobs/recurringJobs.ts';
import { toldSafeContact } from '../account/safeContact.ts';
import { addTextNotice, dropTextNotices, type NoticeKind } from '../account/textNotices.ts';
import { knownContact } from '../customers/contact.ts';
import { openContact } from './contact.ts';
import { LETTERS, type Mails } from './letters.ts';
import { bookingById } from './repository.ts';

/** The text message that reminds of a talk. */
export const REMINDER_TEXT = 'bookingReminder';

const MINUTE = 60;
/** Where it is noted that a talk was reminded of. */
const NOTED = { day: 'day_reminded_at', hour: 'hour_reminded_at' } as const;

type RemindingDeps = Pick<Deps, 'database' | 'clock' | 'messageSender'> & {
  readonly seal: Seal;
  readonly mails: () => Mails;
};

/** Reminds of the talks of the next day and the next hour, each once, by mail and by a text message at a safe time. */
export function reminding(deps: RemindingDeps): RecurringJob {
  return { name: 'remind of bookings', everySeconds: MINUTE, work: () => remind(deps) };
}

async function remind(deps: RemindingDeps): Promise<void> {
  const { database, clock } = deps;
  for (const which of ['day', 'hour'] as const) {
    const { before, shortest, fresh } = REMINDERS[which];
    const noted = NOTED[which];
    const now = clock.now();
    const rows = await database
      .selectFrom('bookings')
      .select(['customer_id', 'id'])
      .where('state', '=', 'booked')
      .where('starts_at', '>', new Date(now.getTime() + shortest))
      .where('starts_at', '<=', new Date(now.getTime() + before))
      .where(noted, 'is', null)
      .where(sql<boolean>`starts_at - arranged_at >= ${fresh / 1000}::double precision * interval '1 second'`)
      .orderBy('starts_at')
      .execute();
    for (const row of rows) await remindOf(deps, { customerId: row.customer_id, id: row.id }, noted);
    if (rows.length > 0) deps.mails().nudge();
  }
}

async function remindOf(
  { database, clock, seal, mails, messageSender }: RemindingDeps,
  { customerId, id }: { readonly customerId: string; readonly id: string },
  noted: (typeof NOTED)[keyof typeof NOTED],
): Promise<void> {
  await database.transaction().execute(async trx => {
    const at = clock.now();
    const row = await trx
      .updateTable('bookings')
      .set({ [noted]: at })
      .where('customer_id', '=', customerId)
      .where('id', '=', id)
      .where('state', '=', 'booked')
      .where(noted, 'is', null)
      .returning(['way', 'sealed'])
      .executeTakeFirst();
    // Cancelled, or reminded of by another process, in this moment.
    if (!row) return;
    await mails().add(trx, customerId, LETTERS.reminder, at, id);
    if (!messageSender) return;
    const told = await toldSafeContact(trx, customerId);
    // Who wants no calls has said yes to a talk by phone, and to nothing else on the phone.
    if (told?.mayRing === false && row.way !== 'phone') return;
    const number =
      openContact(seal, { customerId, id }, row.sealed).number ??
      (await knownContact(trx, customerId)).number;
    if (number === null) return;
    const notice = { customerId, kind: REMINDER_TEXT, about: id } as const;
    await dropTextNotices(trx, notice);
    await addTextNotice(trx, { ...notice, phone: number, times: told?.times ?? [] }, at);
  });
}

/** What belongs to that text message: it is pointless once the talk has begun. */
export function reminderTextNotice({ clock }: Pick<Deps, 'clock'>): NoticeKind {
  const found = async (database: Database, customerId: string, about: string | null) =>
    about === null ? undefined : bookingById(database, { customerId, id: about });
  return {
    async isWanted(database, customerId, about) {
      const booking = await found(database, customerId, about);
      return booking?.state === 'booked' && booking.startsAt > clock.now();
    },
    async values(database, customerId, about) {
      const booking = await found(database, customerId, about);
      return { when: booking ? sayWhen(booking.startsAt) : '' };
    },
    sent: async () => undefined,
    gaveUp: async () => undefined,
  };
}
