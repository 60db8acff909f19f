import { randomUUID } from 'node:crypto';
import { bookTalk, myBooking } from '@towpath/contracts/api/bookings.ts';
import { myChat } from '@towpath/contracts/api/chat.ts';
import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { isoDate, nextDay } from '@towpath/domain/values/calendar-date.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MessageSender } from '../../partners/message/port.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { mailsForServer } from '../../platform/mail/addMail.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { say } from '../../testing/chatting.ts';
import { type Customer, customer } from '../../testing/person.ts';
import { SHIPPED_LETTERHEAD } from '../../testing/shippedHelp.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { sendTextNotices } from '../account/textNotices.ts';
import { reminderTextNotice, reminding } from '../bookings/reminders.ts';

const MONDAY = new Date('2026-11-23T09:00:00Z');
const WEDNESDAY_TEN = '2026-11-25T10:00:00.000Z';
const A_DAY_BEFORE = new Date('2026-11-24T10:00:00Z');

let test: TestApp;
let desk: string;
const texts: string[] = [];
const messageSender: MessageSender = { send: async ({ to }) => void texts.push(to) };
beforeAll(async () => {
  test = await createTestApp({}, undefined, { messageSender });
});
afterAll(() => test.close());
const { send, member } = staffIn(() => test);
beforeEach(async () => {
  test.clock.set(MONDAY);
  desk = (await member()).cookie;
});

let used = 0;
/** Somebody with a talk booked for Wednesday, an open chat and a task in their case. */
async function withAllOpen({ wrote = 'Can I ask something?', startsAt = WEDNESDAY_TEN } = {}) {
  const person = await customer(test);
  await person.call(createJourney, { body: {} });
  used += 1;
  const number = `07700900${300 + used}`;
  const body = { id: randomUUID(), startsAt, way: 'phone', number } as const;
  expect((await person.call(bookTalk, { body })).status).toBe(200);
  const { conversationId: chatId } = (await say(person, wrote)).answer;
  const dueOn = isoDate(nextDay(londonDate(test.clock.now())));
  const task = { id: randomUUID(), text: 'Send the form', dueOn };
  const path = `/cases/${person.customerId}`;
  expect((await send('POST', `${path}/tasks`, task, desk)).status).toBe(204);
  return { person, number, chatId, path };
}
async function move({ customerId }: Customer, act: string, reason: string, from = 'Active') {
  const { status } = await send('POST', `/people/${customerId}/session`, { act, reason, from }, desk);
  expect(status).toBe(204);
}
const workOf = async ({ customerId }: Customer) =>
  (
    await test.database
      .selectFrom('work_items')
      .select(['kind', 'state', 'last_outcome'])
      .where('customer_id', '=', customerId)
      .orderBy('kind')
      .execute()
  ).map(({ kind, state, last_outcome }) => [kind, state, last_outcome]);
const subjectsTo = async ({ email }: Customer) =>
  (await test.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
/** What reminds of talks, at a moment. */
async function remindAt(moment: Date) {
  test.clock.set(moment);
  const { database, clock, config } = test;
  const seal = createSeal(config.dataSecret);
  const deps = { database, clock, messageSender, seal, mails: () => mailsForServer };
  await reminding(deps).work();
  const letterheadOf = async () => SHIPPED_LETTERHEAD;
  const log = { warn: () => undefined };
  await sendTextNotices({ ...deps, letterheadOf, log }, { bookingReminder: reminderTextNotice(deps) });
}
const panelOf = async ({ customerId }: Customer) =>
  (await send('GET', `/people/${customerId}`, undefined, desk)).body;

describe('a session that one of us closes', () => {
  it('ends the booked talk, which its person reads by mail, the open chat, and what was to be done (PT-544)', async () => {
    const { person, number, path } = await withAllOpen();
    await move(person, 'close', 'not their own');
    expect(await workOf(person)).toEqual([
      ['booking', 'cancelled', 'closed'],
      ['chat', 'cancelled', 'ended by closing'],
      ['task', 'cancelled', 'closed'],
    ]);
    expect((await person.call(myBooking, {})).answer.booking).toBeNull();
    expect((await person.call(myChat, {})).answer.conversation).toMatchObject({
      state: 'ended',
      endedAt: MONDAY.toISOString(),
    });
    expect((await send('GET', `${path}/notes`, undefined, desk)).body.tasks).toMatchObject([
      { text: 'Send the form', done: { isClosed: true, at: MONDAY.toISOString() } },
    ]);
    expect(await subjectsTo(person)).toContain('Your time is cancelled');
    const before = await subjectsTo(person);
    await remindAt(A_DAY_BEFORE);
    expect(await subjectsTo(person)).toEqual(before);
    expect(texts).not.toContain(number);
    // Why they are closed says nothing of whether they may be rung.
    test.clock.set(MONDAY);
    expect((await panelOf(person)).mayRing).toBe(true);
  });

  it('sends nothing to who asked us to stop, reminds them of nothing, and says that they are not rung (PT-545)', async () => {
    const { person, number, path } = await withAllOpen();
    expect((await panelOf(person)).mayRing).toBe(true);
    const before = await subjectsTo(person);
    await move(person, 'close', 'asked us to stop');
    expect((await workOf(person)).map(([kind, state]) => [kind, state])).toEqual([
      ['booking', 'cancelled'],
      ['chat', 'cancelled'],
      ['task', 'cancelled'],
    ]);
    await remindAt(A_DAY_BEFORE);
    expect(await subjectsTo(person)).toEqual(before);
    expect(texts).not.toContain(number);
    test.clock.set(MONDAY);
    expect(await panelOf(person)).toMatchObject({ mayRing: false });
    expect((await send('GET', path, undefined, desk)).body.safe.mayRing).toBe(false);
  });

  it('tells nobody that a talk is cancelled which has begun (PT-544)', async () => {
    const { person } = await withAllOpen({ startsAt: '2026-11-23T15:00:00.000Z' });
    const before = await subjectsTo(person);
    test.clock.set(new Date('2026-11-23T15:10:00Z'));
    desk = (await member()).cookie;
    await move(person, 'close', 'under 18');
    expect((await workOf(person)).find(([kind]) => kind === 'booking')).toEqual([
      'booking',
      'cancelled',
      'closed',
    ]);
    expect(await subjectsTo(person)).toEqual(before);
  });

  it('keeps worrying words on the list that nobody has answered (PT-480, PT-544)', async () => {
    const { person, chatId } = await withAllOpen({ wrote: 'I want to kill myself' });
    await move(person, 'close', 'asked us to stop');
    expect((await person.call(myChat, {})).answer.conversation?.state).toBe('ended');
    expect((await workOf(person)).find(([kind]) => kind === 'chat')).toEqual(['chat', 'open', null]);
    const { chats } = (await send('GET', '/chats', undefined, desk)).body;
    expect(chats).toContainEqual(expect.objectContaining({ id: chatId, isOwed: true }));
  });
});

describe('a session that is completed by phone', () => {
  it('leaves the booked talk, the open chat and what is to be done, until it is closed too (PT-544)', async () => {
    const { person } = await withAllOpen();
    await move(person, 'complete', 'advice by phone');
    const open = (kind: string) => [kind, 'open', null];
    expect(await workOf(person)).toEqual([open('booking'), open('chat'), open('task')]);
    expect((await person.call(myBooking, {})).answer.booking?.startsAt).toBe(WEDNESDAY_TEN);
    await move(person, 'close', 'duplicate', 'Completed Offline');
    expect((await workOf(person)).map(([, state]) => state)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });
});
