import { randomUUID } from 'node:crypto';
import { myBooking } from '@towpath/contracts/api/bookings.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AT_ONCE, bookingIn } from '../../testing/booking.ts';
import { customer, guest } from '../../testing/person.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { keepSafeContact } from '../account/safeContact.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const { workOf, mailsTo } = bookingIn(() => test);

let adviser: Awaited<ReturnType<typeof staff.member>>;
beforeEach(async () => {
  adviser = await staff.member();
});

type Person = { readonly customerId: string };
type Times = readonly {
  readonly times: readonly { readonly startsAt: string; readonly isSafe: boolean }[];
}[];
const read = ({ customerId }: Person, cookie = adviser.cookie) =>
  staff.send('GET', `/cases/${customerId}/booking`, undefined, cookie);
const book = ({ customerId }: Person, body: object, cookie = adviser.cookie) =>
  staff.send('POST', `/cases/${customerId}/booking`, body, cookie);
const bookingAt = (startsAt: string, more: object = {}) => ({
  id: randomUUID(),
  startsAt,
  way: 'phone',
  number: '07700900123',
  ...more,
});

let used = 0;
/** A free time that no other test has. */
async function aFreeTime(person: Person): Promise<string> {
  const days: Times = (await read(person)).body.days;
  used += 1;
  return days.slice(2).flatMap(({ times }) => times)[used]?.startsAt ?? '';
}

const logged = ({ customerId }: Person, kind: string) =>
  test.database
    .selectFrom('staff_log')
    .select('facts')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .execute();

const told = async ({ customerId }: Person) =>
  (
    await test.database
      .selectFrom('audit_log')
      .select('facts')
      .where('customer_id', '=', customerId)
      .where('kind', '=', 'case looked at')
      .execute()
  ).map(({ facts }) => (facts as { why: string }).why);

describe('a talk that one of us books for a person', () => {
  it('is theirs, on the work list, told by mail, and written down for both sides; again it is the same (PT-442)', async () => {
    const person = await customer(test, { firstName: 'Danielle', lastName: 'Hughes' });
    const before = (await read(person)).body;
    expect(before).toMatchObject({
      booking: null,
      contact: { name: 'Danielle Hughes', email: person.email },
    });
    const startsAt = await aFreeTime(person);
    const body = bookingAt(startsAt, { note: 'Speak slowly' });
    const first = await book(person, body);
    expect(first.body).toEqual({ startsAt, way: 'phone', isWrittenTo: true });
    expect((await book(person, body)).body).toEqual(first.body);
    expect((await person.call(myBooking, {})).answer.booking).toMatchObject({ id: body.id, startsAt });
    expect(await workOf(person)).toMatchObject([
      { subject: body.id, state: 'open', not_before: new Date(startsAt) },
    ]);
    const mails = await mailsTo(person.email);
    expect(mails.filter(({ subject }) => subject === 'You’re booked in')).toHaveLength(1);
    expect(await logged(person, 'talk booked')).toEqual([{ facts: { booking: body.id } }]);
    expect(await told(person)).toEqual([
      'Looking at your case, to help you',
      'Booking a talk, as agreed with you',
    ]);
    expect((await read(person)).body.booking).toEqual({ startsAt, way: 'phone' });
    const { events } = (
      await staff.send('GET', `/cases/${person.customerId}/timeline`, undefined, adviser.cookie)
    ).body;
    expect(events.map(({ kind }: { kind: string }) => kind)).toContain('talk booked');
    const second = await book(person, bookingAt(await aFreeTime(person)));
    expect(second.body.error.code).toBe('BOOKED_ALREADY');
  });

  it('is for a guest too, who is told that nothing could be written to them (PT-442)', async () => {
    const person = await guest(test);
    const booked = await book(person, bookingAt(await aFreeTime(person)));
    expect(booked.body.isWrittenTo).toBe(false);
    expect((await person.call(myBooking, {})).answer.booking).not.toBe(null);
  });

  it('at a time that is not safe is told apart and asked about first; with a yes it is booked (PT-442)', async () => {
    const person = await customer(test);
    await test.database
      .transaction()
      .execute(trx => keepSafeContact(trx, person.customerId, { times: ['mon morning'] }, test.clock.now()));
    const days: Times = (await read(person)).body.days;
    const times = days.slice(2).flatMap(one => one.times);
    const isMondayMorning = (at: string) =>
      new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'Europe/London' }).format(
        new Date(at),
      ) === 'Mon' && new Date(at).getUTCHours() < 12;
    expect(times.filter(({ isSafe }) => isSafe).length).toBeGreaterThan(0);
    for (const { startsAt, isSafe } of times) if (isSafe) expect(isMondayMorning(startsAt)).toBe(true);
    const startsAt = times.findLast(({ isSafe }) => !isSafe)?.startsAt ?? '';
    const body = bookingAt(startsAt);
    expect((await book(person, body)).body.error.code).toBe('TIME_NOT_SAFE');
    expect(await workOf(person)).toEqual([]);
    expect((await book(person, { ...body, ringThisOnce: true })).status).toBe(200);
  });

  it('by phone with somebody who wants no calls is asked about first (PT-442)', async () => {
    const person = await customer(test);
    await test.database
      .transaction()
      .execute(trx => keepSafeContact(trx, person.customerId, { mayRing: false }, test.clock.now()));
    const body = bookingAt(await aFreeTime(person));
    expect((await book(person, body)).body.error.code).toBe('CALLS_NOT_WANTED');
    expect((await book(person, { ...body, way: 'chat' })).status).toBe(200);
  });

  it('takes no time twice: of eight whom advisers book at once as many have it as we talk at once (PT-442)', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => guest(test)));
    const startsAt = await aFreeTime(people[0] as Person);
    const booked = await Promise.all(people.map(person => book(person, bookingAt(startsAt))));
    expect(booked.filter(({ status }) => status === 200)).toHaveLength(AT_ONCE);
    const lost = booked.findIndex(({ status }) => status !== 200);
    expect(booked[lost]?.body.error).toMatchObject({ code: 'TIME_TAKEN' });
    expect(booked[lost]?.body.error.times).toHaveLength(3);
    expect(await logged(people[lost] as Person, 'talk booked')).toEqual([]);
  });

  it.each([
    ['no number', { number: '' }, 'INVALID_PHONE_NUMBER'],
    ['a number that is none', { number: '0870 12' }, 'INVALID_PHONE_NUMBER'],
    ['an email that is none', { email: 'danielle' }, 'VALIDATION_FAILED'],
    ['an id that is none', { id: 'one' }, 'NOT_FOUND'],
    ['a moment that is none', { startsAt: 'soon' }, 'VALIDATION_FAILED'],
    ['a moment that is past', { startsAt: '2020-01-06T10:00:00.000Z' }, 'TIME_TAKEN'],
    ['a field that nobody knows', { price: 1 }, 'VALIDATION_FAILED'],
  ])('is refused with %s, and nothing is kept (PT-442)', async (_, wrong, code) => {
    const person = await guest(test);
    const refused = await book(person, { ...bookingAt(await aFreeTime(person)), ...wrong });
    expect(refused.body.error.code).toBe(code);
    expect(await workOf(person)).toEqual([]);
    expect(await logged(person, 'talk booked')).toEqual([]);
  });

  it('is not there for a role that may not book or not see cases, for strangers, and for the id of nobody (PT-442)', async () => {
    const person = await guest(test);
    const body = bookingAt(await aFreeTime(person));
    const administrator = await staff.member('administrator');
    const nobody = { customerId: randomUUID() };
    const seen = (person: Person, cookie: string) =>
      Promise.all([read(person, cookie), book(person, body, cookie)]).then(all =>
        all.map(({ status }) => status),
      );
    expect(await seen(person, administrator.cookie)).toEqual([404, 404]);
    expect(await seen(nobody, adviser.cookie)).toEqual([404, 404]);
    expect((await staff.send('GET', `/cases/${person.customerId}/booking`)).status).toBe(404);
    const own = await person.call(myBooking, {});
    expect(own.answer.booking).toBe(null);
    await test.database
      .insertInto('staff_roles')
      .values({ role: 'books alone', permissions: ['book'] })
      .execute();
    await test.database
      .updateTable('staff_members')
      .set({ role: 'books alone' })
      .where('email', '=', administrator.email)
      .execute();
    expect(await seen(person, administrator.cookie)).toEqual([404, 404]);
  });
});
