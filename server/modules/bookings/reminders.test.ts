import { randomUUID } from 'node:crypto';
import { bookTalk, cancelBooking, moveBooking } from '@towpath/contracts/api/bookings.ts';
import type { SafeTime } from '@towpath/domain/people/safeContact.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessageSender } from '../../partners/message/port.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { mailsForServer } from '../../platform/mail/addMail.ts';
import { customer } from '../../testing/person.ts';
import { SHIPPED_LETTERHEAD } from '../../testing/shippedHelp.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { keepSafeContact } from '../account/safeContact.ts';
import { sendTextNotices } from '../account/textNotices.ts';
import { reminderTextNotice, reminding } from './reminders.ts';

const MONDAY = new Date('2026-11-23T07:00:00Z');
const WEDNESDAY_TEN = '2026-11-25T10:00:00.000Z';
const FRIDAY_TEN = '2026-11-27T10:00:00.000Z';

let test: TestApp;
const texts: { readonly to: string; readonly text: string }[] = [];
const messageSender: MessageSender = { send: async message => void texts.push(message) };
beforeAll(async () => {
  test = await createTestApp({}, undefined, { messageSender });
});
afterAll(() => test.close());

let used = 0;
async function booked(startsAt = WEDNESDAY_TEN, safe?: readonly SafeTime[]) {
  test.clock.set(MONDAY);
  const person = await customer(test);
  used += 1;
  const number = `07700900${200 + used}`;
  const body = { id: randomUUID(), startsAt, way: 'phone', number } as const;
  expect((await person.call(bookTalk, { body })).status).toBe(200);
  if (safe)
    await test.database
      .transaction()
      .execute(trx => keepSafeContact(trx, person.customerId, { times: safe }, test.clock.now()));
  return { person, number, id: body.id };
}

/** The jobs at a moment. */
async function at(iso: string) {
  test.clock.set(new Date(iso));
  const { database, clock, config } = test;
  const deps = {
    database,
    clock,
    messageSender,
    seal: createSeal(config.dataSecret),
    mails: () => mailsForServer,
  };
  await reminding(deps).work();
  await reminding(deps).work();
  const log = { warn: () => undefined };
  const letterheadOf = async () => SHIPPED_LETTERHEAD;
  await sendTextNotices({ ...deps, letterheadOf, log }, { bookingReminder: reminderTextNotice(deps) });
}
const textsTo = (number: string) => texts.filter(({ to }) => to === number).map(({ text }) => text);
const remindersTo = async (email: string) =>
  (await test.mails()).filter(mail => mail.to === email && mail.subject === 'Your time with us').length;

describe('reminding of a talk', () => {
  it('is done the day before and an hour before, each once, by mail and text (PT-267)', async () => {
    const { person, number } = await booked();
    await at('2026-11-24T09:59:00Z');
    expect(textsTo(number)).toEqual([]);
    await at('2026-11-24T10:00:00Z');
    // Sent before the clock moves on: a mail on its way for half an hour would be tried again.
    expect(await remindersTo(person.email)).toBe(1);
    await at('2026-11-24T10:30:00Z');
    expect(await remindersTo(person.email)).toBe(1);
    expect(textsTo(number)).toEqual([
      expect.stringContaining('Reminder: we talk on Wednesday 25 November, 10am, UK time.'),
    ]);
    await at('2026-11-25T09:00:00Z');
    expect(await remindersTo(person.email)).toBe(2);
    expect(textsTo(number)).toHaveLength(2);
    await at('2026-11-25T10:30:00Z');
    expect(textsTo(number)).toHaveLength(2);
  });

  it('waits with the text for a time that is safe, and is not sent once the talk has begun (PT-268)', async () => {
    const { number } = await booked(FRIDAY_TEN, ['thu evening']);
    await at('2026-11-26T10:00:00Z');
    expect(textsTo(number)).toEqual([]);
    await at('2026-11-26T16:30:00Z');
    expect(textsTo(number)).toHaveLength(1);
    await at('2026-11-27T09:00:00Z');
    await at('2026-11-27T16:30:00Z');
    expect(textsTo(number)).toHaveLength(1);
  });

  it('follows a talk that is moved, and is none of one that is cancelled (PT-269)', async () => {
    const moved = await booked();
    const cancelled = await booked();
    await moved.person.call(moveBooking, { params: { bookingId: moved.id }, body: { startsAt: FRIDAY_TEN } });
    await cancelled.person.call(cancelBooking, { params: { bookingId: cancelled.id } });
    await at('2026-11-24T10:00:00Z');
    expect([...textsTo(moved.number), ...textsTo(cancelled.number)]).toEqual([]);
    await at('2026-11-26T10:00:00Z');
    expect(textsTo(moved.number)).toHaveLength(1);
    expect(await remindersTo(cancelled.person.email)).toBe(0);
  });

  it('is not of a talk that was booked just before (PT-269)', async () => {
    const { person, number } = await booked('2026-11-24T08:00:00.000Z');
    await at('2026-11-23T08:00:00Z');
    expect(textsTo(number)).toEqual([]);
    await at('2026-11-24T07:00:00Z');
    expect(await remindersTo(person.email)).toBe(1);
  });
});
