import { randomUUID } from 'node:crypto';
import {
  bookingByLink,
  bookTalk,
  cancelBooking,
  cancelByLink,
  moveBooking,
  moveByLink,
  myBooking,
  timesByLink,
} from '@towpath/contracts/api/bookings.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AT_ONCE, bookingIn, bookingOf, bookingTokenIn, MONDAY } from '../../testing/booking.ts';
import { customer, guest } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.set(MONDAY);
});
afterAll(() => test.close());

const { aTime, book, workOf, mailsTo } = bookingIn(() => test);

describe('a booking', () => {
  it('is moved, with its work and its calendar entry; to its own time nothing changes (PT-263)', async () => {
    const person = await customer(test);
    const [from, to] = [aTime(), aTime()];
    const { id } = (await book(person, { startsAt: from })).answer.booking;
    const same = await person.call(moveBooking, { params: { bookingId: id }, body: { startsAt: from } });
    expect(same.answer.booking.sequence).toBe(0);
    const moved = await person.call(moveBooking, { params: { bookingId: id }, body: { startsAt: to } });
    expect(moved.answer.booking).toMatchObject({ id, startsAt: to, sequence: 1 });
    expect(await workOf(person)).toMatchObject([
      { subject: id, not_before: new Date(to), due_at: new Date(moved.answer.booking.endsAt) },
    ]);
    const mails = await mailsTo(person.email);
    expect(mails.map(({ subject }) => subject)).toContain('Your new time');
    expect(String(mails.at(-1)?.attachments?.[0]?.content)).toContain('SEQUENCE:1');
  });

  it('is not touched by who sends its id as theirs, and each cancels their own alone (PT-534)', async () => {
    const [person, stranger] = [await customer(test), await guest(test)];
    const { id } = (await book(person, { startsAt: aTime() })).answer.booking;
    const before = await workOf(person);
    const theirs = { startsAt: aTime(), id };
    expect((await book(stranger, theirs)).error).toEqual(
      (await book(stranger, { ...theirs, id: 'none' })).error,
    );
    expect(await workOf(stranger)).toEqual([]);
    expect((await stranger.call(cancelBooking, { params: { bookingId: id } })).error?.code).toBe('NOT_FOUND');
    expect(await workOf(person)).toEqual(before);
    await person.call(cancelBooking, { params: { bookingId: id } });
    // Nobody waits under it any more.
    expect((await book(stranger, theirs)).status).toBe(200);
    await person.call(cancelBooking, { params: { bookingId: id } });
    expect(await workOf(stranger)).toMatchObject([{ subject: id, state: 'open' }]);
    await stranger.call(cancelBooking, { params: { bookingId: id } });
    expect((await workOf(stranger)).map(({ state }) => state)).toEqual(['cancelled']);
  });

  it('is one of two whose people send the same id at once (PT-534)', async () => {
    const id = randomUUID();
    const people = await Promise.all([guest(test), guest(test)]);
    const came = await Promise.all(people.map(person => book(person, { startsAt: aTime(), id })));
    expect(came.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const work = await Promise.all(people.map(workOf));
    expect(work.map(({ length }) => length)).toEqual(came.map(({ status }) => (status === 200 ? 1 : 0)));
  });

  it('keeps its time where the other has gone, however many want to move there at once (PT-263)', async () => {
    const to = '2026-12-04T15:00:00.000Z';
    const people = await Promise.all(Array.from({ length: 8 }, () => guest(test)));
    const booked = await Promise.all(people.map(person => book(person, { startsAt: aTime() })));
    const moved = await Promise.all(
      people.map((person, place) =>
        person.call(moveBooking, {
          params: { bookingId: booked[place]?.answer.booking.id ?? '' },
          body: { startsAt: to },
        }),
      ),
    );
    expect(moved.filter(({ status }) => status === 200)).toHaveLength(AT_ONCE);
    const loser = moved.findIndex(({ status }) => status !== 200);
    expect(moved[loser]?.error?.code).toBe('TIME_TAKEN');
    expect(moved[loser]?.error?.times).toHaveLength(3);
    const still = (await people[loser]?.call(myBooking, {}))?.answer.booking;
    expect(still?.startsAt).toBe(booked[loser]?.answer.booking.startsAt);
  });

  it('is cancelled, again too, and its time is free for others (PT-264)', async () => {
    const person = await customer(test);
    const startsAt = aTime();
    const { id } = (await book(person, { startsAt })).answer.booking;
    const cancel = () => person.call(cancelBooking, { params: { bookingId: id } });
    expect((await cancel()).answer.booking.state).toBe('cancelled');
    expect((await cancel()).answer.booking.state).toBe('cancelled');
    expect(await workOf(person)).toMatchObject([{ state: 'cancelled' }]);
    expect((await person.call(myBooking, {})).answer.booking).toBe(null);
    const cancelled = (await mailsTo(person.email)).filter(
      ({ subject }) => subject === 'Your time is cancelled',
    );
    expect(cancelled).toHaveLength(1);
    expect(String(cancelled[0]?.attachments?.[0]?.content)).toContain('METHOD:CANCEL');
    const moved = await person.call(moveBooking, { params: { bookingId: id }, body: { startsAt: aTime() } });
    expect(moved.error?.code).toBe('BOOKING_IS_OVER');
    expect((await book(person, { startsAt })).status).toBe(200);
  });

  it('of another is not found (PT-265)', async () => {
    const owner = await guest(test);
    const startsAt = aTime();
    const body = bookingOf({ startsAt });
    await owner.call(bookTalk, { body });
    const stranger = await guest(test);
    const params = { bookingId: body.id };
    expect((await stranger.call(cancelBooking, { params })).error?.code).toBe('NOT_FOUND');
    const move = await stranger.call(moveBooking, { params, body: { startsAt: aTime() } });
    expect(move.error?.code).toBe('NOT_FOUND');
    expect((await owner.call(myBooking, {})).answer.booking?.startsAt).toBe(startsAt);
  });
});

describe('the link of a mail', () => {
  async function linked() {
    const person = await customer(test);
    await book(person, { startsAt: aTime() });
    const [mail] = await mailsTo(person.email);
    return { person, token: bookingTokenIn(mail?.text) };
  }

  it('shows, moves and cancels the booking without an account, and works until it is over (PT-266)', async () => {
    const { person, token } = await linked();
    const seen = (await test.call(bookingByLink, { body: { token } })).answer.booking;
    expect(seen).toMatchObject({ state: 'booked', number: null });
    const { days } = (await test.call(timesByLink, { body: { token } })).answer;
    expect(days.some(({ times }) => times.includes(seen.startsAt))).toBe(true);
    const startsAt = aTime();
    const moved = await test.call(moveByLink, { body: { token, startsAt } });
    expect(moved.answer.booking).toMatchObject({ startsAt, number: null });
    // The link of the mail before it works as well as that of the new one.
    const last = bookingTokenIn((await mailsTo(person.email)).at(-1)?.text);
    expect(last).not.toBe(token);
    expect((await test.call(cancelByLink, { body: { token: last } })).answer.booking.state).toBe('cancelled');
    expect((await test.call(cancelByLink, { body: { token } })).answer.booking.state).toBe('cancelled');
    const again = await test.call(moveByLink, { body: { token, startsAt: aTime() } });
    expect(again.error?.code).toBe('BOOKING_IS_OVER');
  });

  it('is kept as a hash alone, and is none of anybody else’s (PT-266)', async () => {
    const { person, token } = await linked();
    const links = await test.database
      .selectFrom('booking_links')
      .selectAll()
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(links).toHaveLength(1);
    expect(JSON.stringify(links)).not.toContain(token);
    for (const wrong of ['', 'x'.repeat(64), `${token.slice(0, 63)}${token.endsWith('A') ? 'B' : 'A'}`]) {
      const { error } = await test.call(bookingByLink, { body: { token: wrong } });
      expect(error?.code).toBe('BOOKING_LINK_NOT_VALID');
    }
  });
});
