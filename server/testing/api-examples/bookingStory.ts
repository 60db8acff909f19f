import * as bookings from '@towpath/contracts/api/bookings.ts';
import { customer } from '../person.ts';
import type { TestApp } from '../testApp.ts';

/** The id of the booking in the examples: the same each time they are written. */
const ID = '8f0b6c1e-3d52-4a7e-9c41-5a2d7e6b1f90';

/** Somebody books a talk, moves it, and cancels it by the link of a mail. */
export async function booksTalk(test: TestApp): Promise<void> {
  const person = await customer(test, { email: 'talks@towpath.example' });
  await person.call(bookings.myBooking, {});
  const { days } = (await person.call(bookings.bookingTimes, {})).answer;
  const [first = '', second = '', third = ''] = days.slice(1).flatMap(({ times }) => times);
  const { answer } = await person.call(bookings.bookTalk, {
    body: { id: ID, startsAt: first, way: 'phone', number: '07700 900123', note: 'Please speak slowly.' },
  });
  const params = { bookingId: answer.booking.id };
  await person.call(bookings.moveBooking, { params, body: { startsAt: second } });
  const mail = (await test.mails()).findLast(({ to }) => to === person.email);
  const token = /\/booking#([\w-]+)/u.exec(mail?.text ?? '')?.[1] ?? '';
  await test.call(bookings.bookingByLink, { body: { token } });
  await test.call(bookings.timesByLink, { body: { token } });
  await test.call(bookings.moveByLink, { body: { token, startsAt: third } });
  await test.call(bookings.cancelByLink, { body: { token } });
  await person.call(bookings.cancelBooking, { params });
}
