import { randomUUID } from 'node:crypto';
import { bookingTimes, bookTalk, myBooking } from '@towpath/contracts/api/bookings.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { AT_ONCE, bookingIn, bookingOf, bookingTokenIn, MONDAY } from '../../testing/booking.ts';
import { walker } from '../../testing/journeyWalk.ts';
import { customer, guest, type Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { keepSafeContact } from '../account/safeContact.ts';
import { allHeld } from '../own-data/allHeld.ts';
import { SEALED_BOOKINGS } from './sealed.ts';

const TEN = '2026-11-24T10:00:00.000Z';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.set(MONDAY);
});
afterAll(() => test.close());

const { aTime, book, workOf, mailsTo } = bookingIn(() => test);
const daysFor = async (person: Person) => (await person.call(bookingTimes, {})).answer.days;
const freeOn = async (person: Person, day: string) =>
  (await daysFor(person)).find(one => one.day === day)?.times ?? [];
const safely = (person: Person, contact: Parameters<typeof keepSafeContact>[2]) =>
  test.database
    .transaction()
    .execute(trx => keepSafeContact(trx, person.customerId, contact, test.clock.now()));

describe('the times that can be booked', () => {
  it('begin today, and leave out Sundays and the days on which nobody answers (PT-252)', async () => {
    const days = await daysFor(await guest(test));
    expect(days[0]).toMatchObject({ day: '2026-11-23', state: 'free' });
    expect(days).toHaveLength(28);
    expect(days.find(({ day }) => day === '2026-11-29')).toMatchObject({ state: 'shut', times: [] });
  });

  it('follow the bank holidays of the nation where the person lives (PT-253)', async () => {
    const scot = await walker(test);
    await scot.save('nation', 'scotland');
    const andrews = (days: Awaited<ReturnType<typeof daysFor>>) =>
      days.find(({ day }) => day === '2026-11-30');
    expect(andrews(await daysFor(scot))).toEqual({
      day: '2026-11-30',
      state: 'shut',
      holiday: 'St Andrew’s Day',
      times: [],
    });
    expect(andrews(await daysFor(await guest(test)))).toMatchObject({ state: 'free', holiday: null });
    const refused = await book(scot, { startsAt: '2026-11-30T10:00:00.000Z' });
    expect(refused.error?.code).toBe('TIME_TAKEN');
  });

  it('hide what is not safe, and say so (PT-254)', async () => {
    const person = await customer(test);
    await safely(person, { times: ['tue morning'] });
    const { answer } = await person.call(bookingTimes, {});
    expect(answer.hidesUnsafe).toBe(true);
    expect(answer.days.find(({ day }) => day === '2026-11-25')?.state).toBe('unsafe');
    expect((await freeOn(person, '2026-11-24')).at(-1)).toBe('2026-11-24T11:30:00.000Z');
  });
});

describe('booking a talk', () => {
  it('keeps it, puts it on the work list for its time, and writes to the person (PT-257, PT-270)', async () => {
    const person = await customer(test);
    const startsAt = aTime();
    const { answer, status } = await book(person, { startsAt, note: 'Speak slowly' });
    expect(status).toBe(200);
    expect(answer.booking).toMatchObject({ state: 'booked', startsAt, way: 'phone', number: '07700900123' });
    expect((await person.call(myBooking, {})).answer.booking).toEqual(answer.booking);
    expect(await workOf(person)).toEqual([
      {
        kind: 'booking',
        subject: answer.booking.id,
        state: 'open',
        due_at: new Date(answer.booking.endsAt),
        not_before: new Date(startsAt),
      },
    ]);
    const [mail] = await mailsTo(person.email);
    expect(mail?.subject).toBe('You’re booked in');
    expect(bookingTokenIn(mail?.text)).not.toBe('');
    const file = mail?.attachments?.[0];
    expect(file?.contentType).toContain('text/calendar');
    expect(String(file?.content)).toContain(`UID:${answer.booking.id}@booking`);
    expect(String(file?.content)).toContain('SEQUENCE:0');
  });

  it('can be done by a guest, and what they typed is kept sealed (PT-257)', async () => {
    const person = await guest(test);
    const { answer } = await book(person, {
      startsAt: aTime(),
      way: 'chat',
      name: 'Sam',
      email: 'sam@example.com',
      note: 'With my sister',
    });
    expect(answer.booking).toMatchObject({ way: 'chat', number: null });
    const { sealed } = await test.database
      .selectFrom('bookings')
      .select('sealed')
      .where('customer_id', '=', person.customerId)
      .executeTakeFirstOrThrow();
    expect(String(sealed)).not.toContain('sister');
    expect((await mailsTo('sam@example.com'))[0]?.text).toContain('Sam');
  });

  it('is in the copy of what we hold of a person, opened, and is sealed anew with the other columns (PT-257)', async () => {
    const person = await guest(test);
    await book(person, { startsAt: aTime(), name: 'Sam', note: 'With my sister' });
    const held = allHeld(test.config).find(({ table }) => table === 'bookings');
    const rows = await held?.rows(test.database, person.customerId);
    expect(rows).toEqual([
      expect.objectContaining({ name: 'Sam', number: '07700900123', note: 'With my sister' }),
    ]);
    const [column] = SEALED_BOOKINGS;
    const sealed = (await column?.select.execute(test.database))?.rows ?? [];
    const seal = createSeal(test.config.dataSecret);
    expect(sealed.length).toBeGreaterThan(0);
    for (const row of sealed) expect(seal.open(row.sealed, column?.subjectOf(row) ?? '')).not.toBe(null);
  });

  it.each(['<b>x</b>', 'https://example.com', 'Sam 🙂'])(
    'refuses %s as a name, at its field, as other forms do (PT-467)',
    async name => {
      const reply = await book(await customer(test), { startsAt: aTime(), name });
      expect(reply.error).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field: 'name' }] });
    },
  );

  it('is one booking, however often it is sent (PT-258)', async () => {
    const person = await customer(test);
    const body = bookingOf({ startsAt: aTime() });
    const all = await Promise.all(Array.from({ length: 8 }, () => person.call(bookTalk, { body })));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await workOf(person)).toHaveLength(1);
    expect(await mailsTo(person.email)).toHaveLength(1);
    expect((await book(person, { startsAt: aTime() })).error?.code).toBe('BOOKED_ALREADY');
  });

  it('has as many winners as we talk at once, of fifty who want one time; the others are told the nearest three (PT-259)', async () => {
    const startsAt = '2026-12-03T14:00:00.000Z';
    const people = await Promise.all(Array.from({ length: 50 }, () => guest(test)));
    const asked = await Promise.all(
      people.map(async person => {
        const body = bookingOf({ startsAt });
        let came = await person.call(bookTalk, { body });
        // On a busy machine some are told to try again, which is the same booking.
        while (came.status === 503) came = await person.call(bookTalk, { body });
        return came;
      }),
    );
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(AT_ONCE);
    const others = asked.filter(({ status }) => status !== 200);
    expect(new Set(others.map(({ error }) => error?.code))).toEqual(new Set(['TIME_TAKEN']));
    expect(others[0]?.error?.times).toEqual([
      '2026-12-03T13:00:00.000Z',
      '2026-12-03T13:30:00.000Z',
      '2026-12-03T14:30:00.000Z',
    ]);
    const kept = await test.database
      .selectFrom('bookings')
      .select('lane')
      .where('starts_at', '=', new Date(startsAt))
      .execute();
    expect(kept.map(({ lane }) => lane).sort()).toEqual([1, 2, 3]);
    expect(await freeOn(await guest(test), '2026-12-03')).not.toContain(startsAt);
  });

  it('cannot take a lane twice, whatever a process thinks: the database refuses (PT-259)', async () => {
    const startsAt = aTime();
    const one = await guest(test);
    await book(one, { startsAt });
    const { lane } = await test.database
      .selectFrom('bookings')
      .select('lane')
      .where('customer_id', '=', one.customerId)
      .executeTakeFirstOrThrow();
    const other = await guest(test);
    const insert = test.database
      .insertInto('bookings')
      .values({
        customer_id: other.customerId,
        id: randomUUID(),
        // A quarter of an hour in: another beginning, and the same minutes.
        starts_at: new Date(Date.parse(startsAt) + 15 * 60_000),
        ends_at: new Date(Date.parse(startsAt) + 45 * 60_000),
        lane,
        way: 'phone',
        state: 'booked',
        sealed: Buffer.from('x'),
        booked_at: MONDAY,
        arranged_at: MONDAY,
        changed_at: MONDAY,
      })
      .execute();
    await expect(insert).rejects.toThrow(/bookings_lane_once/);
  });

  it.each([
    ['no number', { number: '' }, 'INVALID_PHONE_NUMBER'],
    ['a number that is none', { number: '0770' }, 'INVALID_PHONE_NUMBER'],
    ['a chat with nobody to reach', { way: 'chat', number: '' }, 'VALIDATION_FAILED'],
    ['an email that is none', { email: 'sam' }, 'VALIDATION_FAILED'],
    ['no moment', { startsAt: 'soon' }, 'VALIDATION_FAILED'],
    ['a time of the past', { startsAt: '2026-11-20T10:00:00.000Z' }, 'TIME_TAKEN'],
    ['a time between ours', { startsAt: '2026-11-24T10:10:00.000Z' }, 'TIME_TAKEN'],
    ['the end of time', { startsAt: '+275760-09-13T00:00:00.000Z' }, 'TIME_TAKEN'],
    ['an id that is none', { id: 'mine' }, 'NOT_FOUND'],
  ] as const)('is refused with %s, and nothing is kept (PT-260)', async (_, wanted, code) => {
    const person = await guest(test);
    expect((await book(person, { startsAt: TEN, ...wanted })).error?.code).toBe(code);
    expect((await person.call(myBooking, {})).answer.booking).toBe(null);
  });

  it('is refused with all that is wrong at once, each at its field (PT-585)', async () => {
    const person = await guest(test);
    const wrong = { startsAt: TEN, name: 'Jo 🙂', number: '0770', email: 'sam' };
    const { error } = await book(person, wrong);
    expect([error?.code, error?.fields?.map(({ field }) => field)]).toEqual([
      'INVALID_PHONE_NUMBER',
      ['name', 'number', 'email'],
    ]);
    expect(error?.message).toBe(error?.fields?.find(({ field }) => field === 'number')?.message);
    const unreachable = await book(person, { startsAt: TEN, way: 'phone', number: '', email: 'sam' });
    expect(unreachable.error?.fields?.map(({ field }) => field)).toEqual(['email', 'number']);
  });

  it('asks first about a time that is not safe, and about ringing who wants no calls (PT-261)', async () => {
    const person = await customer(test);
    await safely(person, { times: ['mon morning'] });
    const startsAt = aTime().replace('T09:', 'T17:');
    expect((await book(person, { startsAt: '2026-12-01T17:00:00.000Z' })).error?.code).toBe('TIME_NOT_SAFE');
    await safely(person, { times: [], mayRing: false });
    expect((await book(person, { startsAt })).error?.code).toBe('CALLS_NOT_WANTED');
    const yes = await book(person, { startsAt: '2026-12-01T17:00:00.000Z', ringThisOnce: true });
    expect(yes.status).toBe(200);
  });

  it('counts moments on the day on which the clock goes back (PT-251)', async () => {
    test.clock.set(new Date('2027-10-25T08:00:00Z'));
    const person = await guest(test);
    expect((await freeOn(person, '2027-10-29'))[0]).toBe('2027-10-29T07:00:00.000Z');
    expect((await freeOn(person, '2027-11-01'))[0]).toBe('2027-11-01T08:00:00.000Z');
    expect((await book(person, { startsAt: '2027-11-01T07:00:00.000Z' })).error?.code).toBe('TIME_TAKEN');
    expect((await book(person, { startsAt: '2027-11-01T08:00:00.000Z' })).status).toBe(200);
    test.clock.set(MONDAY);
  });
});
