import { randomUUID } from 'node:crypto';
import { nextDay } from '@towpath/domain/values/calendar-date.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromLondonClock } from '../../platform/time/londonClock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { bookingIn } from '../../testing/booking.ts';
import { say } from '../../testing/chatting.ts';
import { guest } from '../../testing/person.ts';
import { PASSWORD, staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { waitingWorkReading } from './waitingWorkReading.ts';
import { oldestWaiting } from './workAsked.ts';
import { openWork } from './workItems.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const { aTime, book } = bookingIn(() => test);

/** A booked talk, or other work, that is due at a moment; its subject. */
async function due(at: Date, kind: 'booking' | 'plan' = 'booking'): Promise<string> {
  const { customerId } = await guest(test);
  const subject = randomUUID();
  await test.database
    .transaction()
    .execute(trx =>
      openWork(trx, { kind, subject, customerId, dueAt: at, notBefore: at, at: test.clock.now() }),
    );
  return subject;
}

it('has of bookings those of the day and late ones, and all counts are of the same (PT-473)', async () => {
  const { cookie } = await staff.member();
  const today = londonDate(test.clock.now());
  const at = (time: string, day = today) => fromLondonClock({ day, time });
  const shown = [
    await due(at('00:10')),
    await due(at('23:59')),
    await due(at('09:00', nextDay(today)), 'plan'),
  ];
  await due(at('00:00', nextDay(today)));
  const { items } = (await staff.send('GET', '/tasks', undefined, cookie)).body;
  const ids = await test.database
    .selectFrom('work_items')
    .select('id')
    .where('subject', 'in', shown)
    .execute();
  expect(items.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.map(({ id }) => id).toSorted());
  const { work } = (await staff.send('GET', '/tasks/counts', undefined, cookie)).body;
  expect(work.waiting).toBe(3);
  const now = test.clock.now();
  const read = await waitingWorkReading.read({ database: test.database, now });
  const waiting = read.filter(({ gauge, value }) => gauge === 'work_waiting' && value > 0);
  expect(waiting.map(({ labels, value }) => [labels, value])).toEqual([
    [{ kind: 'booking' }, 2],
    [{ kind: 'plan' }, 1],
  ]);
  expect((await oldestWaiting(test.database, now)).map(({ kind, dueAt }) => [kind, dueAt])).toEqual([
    ['booking', at('00:10')],
    ['plan', at('09:00', nextDay(today))],
  ]);
  // On its day it is there.
  const tomorrow = await oldestWaiting(test.database, at('00:00', nextDay(today)));
  expect(tomorrow.map(({ kind }) => kind)).toContain('booking');
});

it('passes over work of a kind that the program does not know, as leads were one (PT-516)', async () => {
  const { cookie } = await staff.member();
  const { customerId } = await guest(test);
  const at = test.clock.now();
  await test.database
    .insertInto('work_items')
    .values({ kind: 'lead', subject: randomUUID(), customer_id: customerId, due_at: at, created_at: at })
    .execute();
  const list = await staff.send('GET', '/tasks', undefined, cookie);
  expect(list.status).toBe(200);
  expect(list.body.items.map(({ kind }: { kind: string }) => kind)).not.toContain('lead');
});

it('has nothing of whom it is about, nor of what they wrote (PT-558)', async () => {
  const [jo, person] = [await staff.member(), await guest(test)];
  const text = 'My sister Rhiannon reads my post';
  expect((await say(person, text)).status).toBe(200);
  const talk = {
    name: 'Danielle Hughes',
    number: '07700 900456',
    email: 'dee@example.org',
    note: 'Speak slowly',
  };
  const { answer } = await book(person, { startsAt: aTime(), ...talk });
  test.clock.set(new Date(answer.booking.startsAt));
  const { email, secret } = jo;
  const code = staff.codeOf(secret, 1);
  const signedIn = await staff.send('POST', '/session', { email, password: PASSWORD, code });
  const { items } = (await staff.send('GET', '/tasks', undefined, signedIn.token)).body;
  const kinds = items.map(({ kind }: { readonly kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['chat', 'booking']));
  const told = JSON.stringify(items);
  const ofThem = [
    person.customerId,
    'Danielle',
    'Hughes',
    '900456',
    talk.email,
    talk.note,
    'Rhiannon',
    'post',
  ];
  expect(ofThem.filter(one => told.includes(one))).toEqual([]);
});
