import type { MailName } from '@towpath/contracts/content/mails.ts';
import { fileOfTalk, sayWhen } from '@towpath/domain/bookings/bookedTalk.ts';
import type { Deps } from '../../deps.ts';
import { type LetterheadOf, writeMail } from '../../partners/mail/writeMail.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { MailWriter } from '../../platform/mail/outbox.ts';
import { accountById } from '../customers/accounts.ts';
import { openContact } from './contact.ts';
import { linkTo } from './links.ts';
import { bookingById } from './repository.ts';

/** Records a mail, and has those that are due sent. */
export type Mails = {
  add(trx: DatabaseTransaction, customerId: string, kind: string, dueAt: Date, about?: string): Promise<void>;
  nudge(): void;
};

/** The partner in whose look a person sees our pages; null for ours. */
export type PartnerOf = (customerId: string) => Promise<string | null>;

/** Kinds of mail in the outbox. */
export const LETTERS = {
  made: 'booking made',
  moved: 'booking moved',
  cancelled: 'booking cancelled',
  reminder: 'booking reminder',
} as const;

/**
 * Writes the mails about a booking at the moment they are sent: what it is by then. One that says less than a later mail
 * will is not written; nor is any where we have no email.
 */
export function bookingLetters(
  { database, clock, seal }: Pick<Deps, 'database' | 'clock'> & { readonly seal: Seal },
  letterheadOf: LetterheadOf,
  partnerOf: PartnerOf,
): Readonly<Record<string, MailWriter>> {
  const writer =
    (name: MailName, state: 'booked' | 'cancelled', isOnTime: boolean): MailWriter =>
    async (customerId, about) => {
      const booking = about === null ? undefined : await bookingById(database, { customerId, id: about });
      if (booking?.state !== state) return null;
      const now = clock.now();
      if (isOnTime && booking.startsAt <= now) return null;
      const account = await accountById(database, customerId);
      const { email, name: given } = openContact(seal, booking, booking.sealed);
      const to = email ?? account?.email;
      if (to === undefined) return null;
      const firstName = given === null ? account?.user.firstName : given.split(' ')[0];
      const mail = writeMail(await letterheadOf(customerId), name, {
        to,
        path: await linkTo(database, booking, await partnerOf(customerId), now),
        ...(firstName === undefined ? {} : { firstName }),
        values: { when: sayWhen(booking.startsAt) },
      });
      const file = fileOfTalk({ ...booking, isCancelled: state === 'cancelled' });
      const method = state === 'cancelled' ? 'CANCEL' : 'PUBLISH';
      return {
        ...mail,
        attachments: [
          {
            filename: 'call.ics',
            contentType: `text/calendar; charset=utf-8; method=${method}`,
            content: Buffer.from(file),
          },
        ],
      };
    };
  return {
    [LETTERS.made]: writer('bookingMade', 'booked', true),
    [LETTERS.moved]: writer('bookingMoved', 'booked', true),
    [LETTERS.cancelled]: writer('bookingCancelled', 'cancelled', false),
    [LETTERS.reminder]: writer('bookingReminder', 'booked', true),
  };
}
