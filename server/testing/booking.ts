import { randomUUID } from 'node:crypto';
import { bookTalk } from '@towpath/contracts/api/bookings.ts';
import type { Person } from './person.ts';
import type { TestApp } from './testApp.ts';

/** How many talks we have at once, as the content has it. */
export const AT_ONCE = 3;
/** A day on which the tests of bookings begin. */
export const MONDAY = new Date('2026-11-23T07:00:00Z');

type Wanted = {
  readonly startsAt: string;
  readonly id?: string;
  readonly way?: 'phone' | 'chat';
  readonly number?: string;
  readonly email?: string;
  readonly name?: string;
  readonly note?: string;
  readonly ringThisOnce?: boolean;
};

/** What is sent to book a talk, by phone where nothing else is wanted. */
export const bookingOf = (wanted: Wanted) => ({
  id: randomUUID(),
  way: 'phone' as const,
  number: '07700 900123',
  ...wanted,
});

/** The token of the link to the booking in a mail; empty where the mail has none. */
export const bookingTokenIn = (text = '') => /\/booking#([\w-]{64})/u.exec(text)?.[1] ?? '';

/** People who book talks in the app of a test, each at a time of their own. */
export function bookingIn(test: () => TestApp) {
  let used = 0;

  /** A time in December that no other call has returned. */
  const aTime = () =>
    new Date(Date.UTC(2026, 11, 7 + Math.floor(used / 20), 9, 30 * (used++ % 20))).toISOString();

  const book = (person: Person, wanted: Wanted) => person.call(bookTalk, { body: bookingOf(wanted) });

  const workOf = ({ customerId }: Person) =>
    test()
      .database.selectFrom('work_items')
      .select(['kind', 'subject', 'state', 'due_at', 'not_before'])
      .where('customer_id', '=', customerId)
      .where('kind', '=', 'booking')
      .execute();

  const mailsTo = async (email: string) => (await test().mails()).filter(({ to }) => to === email);

  return { aTime, book, workOf, mailsTo };
}
