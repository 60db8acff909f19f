import { randomUUID } from 'node:crypto';
import { bookingTimes, bookTalk, cancelBooking, myBooking } from '@towpath/contracts/api/bookings.ts';
import { isoDate, nextDay } from '@towpath/domain/values/calendar-date.ts';
import { onLondonClock } from '@towpath/domain/values/londonClock.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customer } from '../../testing/person.ts';
import { PASSWORD, staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { keepSafeContact } from '../account/safeContact.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

/** The first times that are free, by the clock of the people who work here. */
let adviser: Awaited<ReturnType<typeof staff.member>>;
beforeEach(async () => {
  adviser = await staff.member();
});

async function booked(note = 'Speak slowly') {
  const person = await customer(test, { firstName: 'Danielle', lastName: 'Hughes' });
  const startsAt = await aFreeTime();
  const body = { id: randomUUID(), startsAt, way: 'phone', number: '07700900123', note } as const;
  const { status } = await person.call(bookTalk, { body });
  expect(status).toBe(200);
  const [row] = await test.database
    .selectFrom('work_items')
    .select('id')
    .where('subject', '=', body.id)
    .execute();
  return { person, startsAt, id: body.id, workId: row?.id ?? '' };
}
let used = 0;
async function aFreeTime(): Promise<string> {
  const { days } = (await (await customer(test)).call(bookingTimes, {})).answer;
  const free = days.slice(3).flatMap(({ times }) => times);
  used += 1;
  return free[used] ?? '';
}
const take = (workId: string, cookie = adviser.cookie) =>
  staff.send('POST', `/tasks/${workId}/take`, undefined, cookie);
const read = (workId: string, cookie = adviser.cookie) =>
  staff.send('GET', `/tasks/${workId}/booking`, undefined, cookie);
const noted = (workId: string, outcome: string) =>
  staff.send('POST', `/tasks/${workId}/booking/outcome`, { outcome }, adviser.cookie);
const tell = ({ customerId }: { readonly customerId: string }, safe: object) =>
  test.database.transaction().execute(trx => keepSafeContact(trx, customerId, safe, test.clock.now()));
const MINUTE = 60_000;
/** The clock goes so many minutes after a moment, where the adviser signs in anew and takes the work. */
async function goTo(moment: string, minutes: number, workId: string) {
  test.clock.set(new Date(new Date(moment).getTime() + minutes * MINUTE));
  const { email, secret } = adviser;
  const signIn = { email, password: PASSWORD, code: staff.codeOf(secret) };
  adviser = { ...adviser, cookie: (await staff.send('POST', '/session', signIn)).token };
  expect((await take(workId)).status).toBe(204);
}
/** Safe on the evening of another day alone. */
const notOn = (moment: string) => (new Date(moment).getUTCDay() === 2 ? ['wed evening'] : ['tue evening']);
const stateOf = async (subject: string) =>
  (await test.database.selectFrom('bookings').select('state').where('id', '=', subject).executeTakeFirst())
    ?.state;

describe('a booked talk on the work list', () => {
  it('tells whoever has taken it whom to reach and what would help, and nobody else; each look is written down (PT-271)', async () => {
    const { person, workId, startsAt } = await booked();
    expect((await read(workId)).status).toBe(404);
    await goTo(startsAt, 0, workId);
    const { body } = await read(workId);
    expect(body).toMatchObject({
      name: 'Danielle Hughes',
      number: '07700900123',
      note: 'Speak slowly',
      way: 'phone',
      startsAt,
      mayRing: true,
    });
    const other = await staff.member();
    expect((await read(workId, other.cookie)).status).toBe(404);
    const looks = await test.database
      .selectFrom('audit_log')
      .select('facts')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'case looked at')
      .execute();
    expect(looks).toEqual([{ facts: { by: 'adviser', why: 'Having the talk that was booked' } }]);
  });

  it('is done with what came of it; where nobody was reached it goes back, until the third time (PT-272)', async () => {
    const { person, workId, startsAt, id } = await booked();
    for (const [tries, waits] of [true, true, false].entries()) {
      await goTo(startsAt, tries, workId);
      if (tries > 0) {
        expect((await noted(workId, 'not-reached')).body.error.code).toBe('NOT_SAFE_NOW');
        // The time of this try is there.
        await test.database
          .updateTable('work_items')
          .set({ not_before: test.clock.now() })
          .where('id', '=', workId)
          .execute();
      }
      const why = { why: 'they-asked' };
      await staff.send('POST', `/tasks/${workId}/ring-anyway`, why, adviser.cookie);
      expect((await noted(workId, 'not-reached')).status).toBe(204);
      expect(await stateOf(id)).toBe(waits ? 'booked' : 'over');
    }
    expect((await noted(workId, 'spoke')).status).toBe(404);
    const log = await test.database
      .selectFrom('staff_log')
      .select('kind')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'booking noted')
      .execute();
    expect(log).toHaveLength(3);
  });

  it('is not noted as had before it begins, but can be cancelled for the person (PT-451)', async () => {
    const { workId, startsAt, id } = await booked();
    await take(workId);
    for (const outcome of ['spoke', 'not-reached']) {
      const refused = await noted(workId, outcome);
      expect([refused.status, refused.body.error.code]).toEqual([409, 'TALK_NOT_YET']);
      expect(refused.body.error.message).toMatch(/^This talk is on \w+ \d+ \w+, /);
    }
    await staff.send('POST', `/tasks/${workId}/give-back`, undefined, adviser.cookie);
    await goTo(startsAt, -6, workId);
    expect((await noted(workId, 'spoke')).body.error.code).toBe('TALK_NOT_YET');
    expect(await stateOf(id)).toBe('booked');
    test.clock.set(new Date(new Date(startsAt).getTime() - 5 * MINUTE));
    expect((await noted(workId, 'spoke')).status).toBe(204);

    adviser = await staff.member();
    const other = await booked();
    await take(other.workId);
    expect((await noted(other.workId, 'not-wanted')).status).toBe(204);
    expect((await other.person.call(myBooking, {})).answer.booking).toBe(null);
    expect(await stateOf(other.id)).toBe('cancelled');
    const mails = (await test.mails()).filter(({ to }) => to === other.person.email);
    expect(mails.map(({ subject }) => subject)).toContain('Your time is cancelled');
  });

  it('tells its number at its own time, and before at a safe time or to who says why (PT-452)', async () => {
    const { person, workId, startsAt } = await booked();
    await tell(person, { times: notOn(startsAt), mayRing: false });
    await take(workId);
    const held = { number: null, hasNumber: true, mayRing: true, isSafeNow: false };
    expect((await read(workId)).body).toMatchObject(held);
    const anyway = { why: 'they-asked' };
    await staff.send('POST', `/tasks/${workId}/ring-anyway`, anyway, adviser.cookie);
    expect((await read(workId)).body).toMatchObject({ number: '07700900123', isSafeNow: false });
    await staff.send('POST', `/tasks/${workId}/give-back`, undefined, adviser.cookie);
    await goTo(startsAt, -20, workId);
    expect((await read(workId)).body).toMatchObject({ ...held, next: startsAt });
    test.clock.set(new Date(startsAt));
    const { body } = await read(workId);
    expect(body).toMatchObject({ number: '07700900123', isSafeNow: true, until: body.endsAt });
    // It was told in time: what came of it is noted later, too.
    for (const minutes of [20, 40]) {
      test.clock.set(new Date(new Date(startsAt).getTime() + minutes * MINUTE));
      expect((await read(workId)).body.isSafeNow).toBe(minutes === 20);
    }
    expect((await noted(workId, 'spoke')).status).toBe(204);

    adviser = await staff.member();
    const late = await booked();
    await tell(late.person, { times: notOn(late.startsAt) });
    await goTo(late.startsAt, 60, late.workId);
    expect((await noted(late.workId, 'spoke')).body.error.code).toBe('NOT_SAFE_NOW');
    await staff.send('POST', `/tasks/${late.workId}/ring-anyway`, anyway, adviser.cookie);
    expect((await noted(late.workId, 'spoke')).status).toBe(204);
  });

  it('says on the list whether it is safe to ring as its pane does, and nothing of who wants no calls and will chat (PT-557)', async () => {
    const { person, workId, startsAt } = await booked();
    const listed = async () => {
      const { items } = (await staff.send('GET', '/tasks', undefined, adviser.cookie)).body;
      return items.find((item: { readonly id: string }) => item.id === workId).safe;
    };
    const inPane = async () => {
      const { isSafeNow, isAnyTime, isTooSoon, until, next } = (await read(workId)).body;
      return { isSafeNow, isAnyTime, isTooSoon, until, next };
    };
    await tell(person, { times: notOn(startsAt) });
    await goTo(startsAt, -60, workId);
    expect(await listed()).toMatchObject({ isSafeNow: false, isAnyTime: false, next: startsAt });
    expect(await listed()).toEqual(await inPane());
    await goTo(startsAt, 0, workId);
    expect(await listed()).toMatchObject({ isSafeNow: true, next: null });
    expect(await listed()).toEqual(await inPane());
    await test.database
      .updateTable('bookings')
      .set({ way: 'chat' })
      .where('customer_id', '=', person.customerId)
      .execute();
    await tell(person, { mayRing: false });
    expect(await listed()).toBeNull();
  });

  it('is moved by whoever has taken it, with a yes where the time is not safe, and the person is told (PT-273)', async () => {
    const { person, workId, startsAt } = await booked();
    await take(workId);
    const times = await staff.send('GET', `/tasks/${workId}/booking/times`, undefined, adviser.cookie);
    const to = times.body.days
      .flatMap((day: { times: string[] }) => day.times)
      // Not on a Monday, the one safe morning below.
      .findLast((at: string) => at !== startsAt && new Date(at).getUTCDay() !== 1);
    const move = (body: object) => staff.send('POST', `/tasks/${workId}/booking/move`, body, adviser.cookie);
    expect((await move({ startsAt: '2020-01-06T10:00:00.000Z' })).body.error.code).toBe('TIME_TAKEN');
    await test.database
      .transaction()
      .execute(trx => keepSafeContact(trx, person.customerId, { times: ['mon morning'] }, test.clock.now()));
    const asked = await move({ startsAt: to });
    expect(asked.body?.error.code).toBe('TIME_NOT_SAFE');
    expect((await move({ startsAt: to, ringThisOnce: true })).status).toBe(204);
    expect((await person.call(myBooking, {})).answer.booking?.startsAt).toBe(to);
    const subjects = (await test.mails()).filter(mail => mail.to === person.email).map(mail => mail.subject);
    expect(subjects).toContain('Your new time');
  });

  it('is gone for the adviser once the person has cancelled it (PT-272)', async () => {
    const { person, workId, id } = await booked();
    await take(workId);
    await person.call(cancelBooking, { params: { bookingId: id } });
    expect((await read(workId)).status).toBe(404);
    const noted = await staff.send(
      'POST',
      `/tasks/${workId}/booking/outcome`,
      { outcome: 'spoke' },
      adviser.cookie,
    );
    expect(noted.status).toBe(404);
  });
});

describe('the calendar of the team', () => {
  const calendar = (from: string, cookie = adviser.cookie) =>
    staff.send('GET', `/calendar/${from}`, undefined, cookie);
  type Day = {
    readonly day: string;
    readonly booked: readonly { readonly workId: string; readonly takenBy: unknown }[];
    readonly slots: readonly { readonly startsAt: string; readonly free: number }[];
    readonly holidays: readonly object[];
  };

  it('has what is booked and how many are free, and names nobody whom we help (PT-278)', async () => {
    const { startsAt, workId } = await booked();
    const read = async () => {
      const { body, status } = await calendar(startsAt.slice(0, 10));
      expect(status).toBe(200);
      return body as { readonly atOnce: number; readonly days: readonly Day[] };
    };
    const { days, atOnce } = await read();
    expect(days).toHaveLength(7);
    expect(JSON.stringify(days)).not.toMatch(/Danielle|07700900123|slowly/);
    const entry = days[0]?.booked.find(one => one.workId === workId);
    expect(entry).toMatchObject({ startsAt, way: 'phone', takenBy: null });
    expect(days[0]?.slots.find(one => one.startsAt === startsAt)?.free).toBeLessThan(atOnce);
    await take(workId);
    expect((await read()).days[0]?.booked.find(one => one.workId === workId)?.takenBy).toMatchObject({
      isMe: true,
    });
  });

  it('counts the calls that are late, and gives them no place (PT-278)', async () => {
    const now = test.clock.now();
    const today = now.toISOString().slice(0, 10);
    const read = async () => (await calendar(today)).body;
    const before = await read();
    const callsIn = ({ days }: { readonly days: readonly { readonly calls: readonly object[] }[] }) =>
      days.flatMap(({ calls }) => calls).length;
    const { customerId } = (await booked()).person;
    const wait = (dueAt: Date) =>
      test.database
        .insertInto('work_items')
        .values({
          kind: 'callback',
          customer_id: customerId,
          subject: crypto.randomUUID(),
          due_at: dueAt,
          created_at: now,
        })
        .execute();
    await wait(new Date(now.getTime() - 1));
    await wait(new Date(now.getTime() + 60_000));
    const after = await read();
    expect([after.lateCalls - before.lateCalls, callsIn(after) - callsIn(before)]).toEqual([1, 1]);
  });

  it('says whose bank holiday a day is (PT-278)', async () => {
    const { body } = await calendar('2027-08-02');
    expect(body.days[0].holidays).toEqual([{ name: 'Summer bank holiday', nations: ['scotland'] }]);
  });

  it('says what is coming up: bank holidays, days on which we are shut, and on which who looks is away (PT-492)', async () => {
    const today = onLondonClock(test.clock.now()).day;
    const away = isoDate(nextDay(nextDay(today)));
    const megan = await staff.member();
    await staff.send('PUT', '/talk-hours', { hours: [], away: [away] }, megan.cookie);
    const ahead = async (cookie: string) => (await calendar('2027-08-02', cookie)).body.comingUp;
    const [own, others] = [await ahead(megan.cookie), await ahead(adviser.cookie)];
    expect(own).toContainEqual(expect.objectContaining({ day: away, isAway: true }));
    expect(others.filter(({ isAway }: { isAway: boolean }) => isAway)).toEqual([]);
    // From today on, whatever week is looked at, and nothing but what is unusual.
    for (const { day, isClosed, holidays } of others) {
      expect(day >= isoDate(today)).toBe(true);
      expect(isClosed || holidays.length > 0).toBe(true);
    }
  });

  it('counts the tasks of a day, and those that who looks has taken, and says nothing of them (PT-493)', async () => {
    const tomorrow = isoDate(nextDay(onLondonClock(test.clock.now()).day));
    const { customerId } = (await booked()).person;
    const read = async () => (await calendar(tomorrow)).body.days[0].tasks;
    const before = await read();
    const id = crypto.randomUUID();
    const task = { id, text: 'Ring the court about Danielle', dueOn: tomorrow };
    await staff.send('POST', `/cases/${customerId}/tasks`, task, adviser.cookie);
    expect(await read()).toEqual({ all: before.all + 1, own: before.own });
    const { id: workId } = await test.database
      .selectFrom('work_items')
      .select('id')
      .where('subject', '=', id)
      .executeTakeFirstOrThrow();
    await staff.send('POST', `/tasks/${workId}/take`, undefined, adviser.cookie);
    expect(await read()).toEqual({ all: before.all + 1, own: before.own + 1 });
    expect(JSON.stringify((await calendar(tomorrow)).body)).not.toContain('court');
  });

  it.each(['soon', '2026-13-01', '0001-01-01', '9999-12-31'])(
    'is refused for a day that is none: %s (PT-278)',
    async from => {
      expect((await calendar(from)).body.error.code).toBe('VALIDATION_FAILED');
    },
  );

  it('is not there for who may not book, and for strangers (PT-278)', async () => {
    const administrator = await staff.member('administrator');
    expect((await calendar('2027-08-02', administrator.cookie)).status).toBe(404);
    expect((await staff.send('GET', '/calendar/2027-08-02')).status).toBe(404);
  });
});
