import { bookingTimes, bookTalk, cancelBooking, moveBooking } from '@towpath/contracts/api/bookings.ts';
import { endChat } from '@towpath/contracts/api/chat.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingOf } from '../../testing/booking.ts';
import { say } from '../../testing/chatting.ts';
import { customer, type Person } from '../../testing/person.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

type Event = { readonly kind: string; readonly by: string | null; readonly detail: string | null };
async function timelineOf({ customerId }: Person, cookie: string): Promise<readonly Event[]> {
  const { status, body } = await staff.send('GET', `/cases/${customerId}/timeline`, undefined, cookie);
  expect(status).toBe(200);
  return body.events;
}
const aboutTalks = (events: readonly Event[]) =>
  events
    .filter(({ kind }) => /^(?:chat|talk|booking) /u.test(kind))
    .map(({ kind, by }) => [kind, by !== null]);

it('tells of chats and of booked talks when they began, moved and ended, and nothing of what was said (PT-417)', async () => {
  const person = await customer(test);
  const { cookie } = await staff.member();
  const { answer: sent } = await say(person, 'Can I ask about my rent?');
  test.clock.forward(1000);
  const chatId = sent.conversationId;
  expect((await staff.send('POST', `/chats/${chatId}/take`, undefined, cookie)).status).toBe(204);
  expect((await staff.send('POST', `/chats/${chatId}/end`, undefined, cookie)).status).toBe(204);
  test.clock.forward(1000);
  await say(person, 'One more thing.');
  test.clock.forward(1000);
  expect((await person.call(endChat, {})).status).toBeLessThan(300);

  const { days } = (await person.call(bookingTimes, {})).answer;
  const [first = '', second = ''] = days.flatMap(({ times }) => times);
  test.clock.forward(1000);
  const { booking } = (await person.call(bookTalk, { body: bookingOf({ startsAt: first }) })).answer;
  const params = { bookingId: booking.id };
  test.clock.forward(1000);
  expect((await person.call(moveBooking, { params, body: { startsAt: second } })).status).toBe(200);
  test.clock.forward(1000);
  expect((await person.call(cancelBooking, { params })).status).toBe(200);

  const events = await timelineOf(person, cookie);
  expect(aboutTalks(events)).toEqual([
    ['talk cancelled', false],
    ['talk moved', false],
    ['talk booked', false],
    ['chat ended', false],
    ['chat begun', false],
    ['chat ended', true],
    ['chat begun', false],
  ]);
  expect(events.find(({ kind }) => kind === 'talk cancelled')?.detail).toBe(second.slice(0, 10));
  expect(JSON.stringify(events)).not.toContain('rent');
});

it('tells what one of us noted of a talk once, with who it was (PT-417)', async () => {
  const person = await customer(test);
  const { cookie } = await staff.member();
  const { days } = (await person.call(bookingTimes, {})).answer;
  const [first = '', , later = ''] = days.flatMap(({ times }) => times);
  const { booking } = (await person.call(bookTalk, { body: bookingOf({ startsAt: first }) })).answer;
  const { id } = await test.database
    .selectFrom('work_items')
    .select('id')
    .where('subject', '=', booking.id)
    .executeTakeFirstOrThrow();
  test.clock.forward(1000);
  await staff.send('POST', `/tasks/${id}/take`, undefined, cookie);
  const moved = await staff.send('POST', `/tasks/${id}/booking/move`, { startsAt: later }, cookie);
  expect(moved.status).toBeLessThan(300);
  test.clock.forward(1000);
  const noted = await staff.send('POST', `/tasks/${id}/booking/outcome`, { outcome: 'not-wanted' }, cookie);
  expect(noted.status).toBe(204);
  const events = await timelineOf(person, cookie);
  expect(aboutTalks(events)).toEqual([
    ['booking noted', true],
    ['booking noted', true],
    ['talk booked', false],
  ]);
  expect(events.filter(({ kind }) => kind === 'booking noted').map(({ detail }) => detail)).toEqual([
    'not-wanted',
    'moved',
  ]);
});

it('tells of them to those alone who may answer, and book, them (PT-417)', async () => {
  const person = await customer(test);
  await say(person, 'Hello');
  const { days } = (await person.call(bookingTimes, {})).answer;
  const startsAt = days.flatMap(({ times }) => times)[0] ?? '';
  expect((await person.call(bookTalk, { body: bookingOf({ startsAt }) })).status).toBe(200);
  const withPermissions = async (role: string, ...more: readonly string[]) => {
    const permissions = ['see cases', ...more];
    await test.database.insertInto('staff_roles').values({ role, permissions }).execute();
    return aboutTalks(await timelineOf(person, (await staff.member(role)).cookie)).map(([kind]) => kind);
  };
  expect(await withPermissions('reader')).toEqual([]);
  expect(await withPermissions('answers', 'chat')).toEqual(['chat begun']);
  expect(await withPermissions('books', 'book')).toEqual(['talk booked']);
});
