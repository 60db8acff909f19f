import { bookingTimes } from '@towpath/contracts/api/bookings.ts';
import { onLondonClock } from '@towpath/domain/values/londonClock.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AT_ONCE, bookingIn } from '../../testing/booking.ts';
import { guest } from '../../testing/person.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const { book } = bookingIn(() => test);

beforeEach(async () => {
  await test.database.deleteFrom('staff_talk_hours').execute();
  await test.database.deleteFrom('bookings').execute();
});

type Member = Awaited<ReturnType<typeof staff.member>>;
const EVERY_WEEKDAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const at = (from: string, to: string) => EVERY_WEEKDAY.map(weekday => ({ weekday, from, to }));
const set = ({ cookie }: Pick<Member, 'cookie'>, hours: unknown, away: readonly string[] = []) =>
  staff.send('PUT', '/talk-hours', { hours, away }, cookie);
const read = async ({ cookie }: Pick<Member, 'cookie'>) =>
  (await staff.send('GET', '/talk-hours', undefined, cookie)).body;

/** The days from the third on, so that the shortest notice hides nothing, each with its times by the clock in London. */
async function days() {
  const { answer } = await (await guest(test)).call(bookingTimes, {});
  return answer.days.slice(2).map(({ day, state, times }) => ({
    day,
    state,
    times,
    clock: times.map(time => onLondonClock(new Date(time)).time),
  }));
}
const firstOpen = async () => {
  const found = (await days()).find(({ state }) => state === 'free');
  if (!found) throw new Error('No day is free.');
  return found;
};

describe('how many talks can be had at once', () => {
  it('follows from who works then: only their times are free, and no time is booked for more of us (PT-446)', async () => {
    const [jo, megan] = [await staff.member(), await staff.member()];
    expect((await set(jo, at('09:00', '12:00'))).status).toBe(204);
    expect((await set(megan, at('10:00', '11:00'))).status).toBe(204);
    const { clock, times } = await firstOpen();
    expect(clock).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']);
    const won = async (place: number) => {
      const startsAt = times[place] ?? '';
      const people = await Promise.all(Array.from({ length: 6 }, () => guest(test)));
      const all = await Promise.all(people.map(person => book(person, { startsAt })));
      return all.filter(({ status }) => status === 200).length;
    };
    expect([await won(0), await won(2)]).toEqual([1, 2]);
    const day = (times[0] ?? '').slice(0, 10);
    const calendar = (await staff.send('GET', `/calendar/${day}`, undefined, jo.cookie)).body.days[0];
    const free = new Map(
      calendar.slots.map((slot: { startsAt: string; free: number }) => [slot.startsAt, slot.free]),
    );
    expect(times.map(time => free.get(time))).toEqual([0, 1, 0, 2, 1, 1]);
  });

  it('tells who looks at the calendar which times are in their own hours and still free, also beside what they have taken (PT-491)', async () => {
    const [jo, megan] = [await staff.member(), await staff.member()];
    await set(jo, at('09:00', '10:30'));
    await set(megan, at('10:00', '11:30'));
    const { times, day } = await firstOpen();
    const own = async ({ cookie }: Pick<Member, 'cookie'>) => {
      const { body } = await staff.send('GET', `/calendar/${day}`, undefined, cookie);
      const slots: readonly { startsAt: string; isOwn: boolean; isOwnFree: boolean }[] = body.days[0].slots;
      const clock = (is: 'isOwn' | 'isOwnFree') =>
        slots.filter(slot => slot[is]).map(slot => onLondonClock(new Date(slot.startsAt)).time);
      return {
        hours: body.own,
        isAway: body.days[0].isAway,
        isOwn: clock('isOwn'),
        free: clock('isOwnFree'),
      };
    };
    expect(await own(jo)).toEqual({
      hours: at('09:00', '10:30'),
      isAway: false,
      isOwn: ['09:00', '09:30', '10:00'],
      free: ['09:00', '09:30', '10:00'],
    });
    // At ten two can talk: of the one that is booked Jo takes the talk, so that the other is Megan’s alone.
    const person = await guest(test);
    await book(person, { startsAt: times[2] ?? '' });
    const { id } = await test.database
      .selectFrom('work_items')
      .select('id')
      .where('kind', '=', 'booking')
      .where('customer_id', '=', person.customerId)
      .executeTakeFirstOrThrow();
    expect((await own(jo)).free).toEqual(['09:00', '09:30', '10:00']);
    await staff.send('POST', `/tasks/${id}/take`, undefined, jo.cookie);
    expect((await own(jo)).free).toEqual(['09:00', '09:30']);
    expect((await own(megan)).free).toEqual(['10:00', '10:30', '11:00']);
    await set(jo, at('09:00', '10:30'), [day]);
    expect(await own(jo)).toMatchObject({ isAway: true, isOwn: [], free: [] });
  });

  it('counts a talk that stands where fewer of us work by now, in whatever lane (PT-446)', async () => {
    const { times } = await firstOpen();
    const startsAt = times[0] ?? '';
    const booked = [];
    for (let place = 0; place < AT_ONCE; place += 1) booked.push(await book(await guest(test), { startsAt }));
    expect(booked.map(({ status }) => status)).toEqual([200, 200, 200]);
    // The lower two are cancelled: what is left stands in the highest lane.
    await test.database.deleteFrom('bookings').where('lane', '<', AT_ONCE).execute();
    const members = [await staff.member(), await staff.member()];
    for (const member of members) await set(member, at('00:00', '23:59'));
    const people = await Promise.all(Array.from({ length: 5 }, () => guest(test)));
    const more = await Promise.all(people.map(person => book(person, { startsAt })));
    expect(more.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('has no time on days on which all are away, and is the operator’s number again once nobody has hours (PT-446)', async () => {
    const jo = await staff.member();
    await set(jo, at('09:00', '10:00'));
    const { day } = await firstOpen();
    await set(jo, at('09:00', '10:00'), [day]);
    expect((await days()).find(one => one.day === day)?.state).toBe('shut');
    await set(jo, []);
    expect((await days()).find(one => one.day === day)?.times.length).toBeGreaterThan(2);
  });

  it('does not count who has left, nor a role that takes no work (PT-446)', async () => {
    const jo = await staff.member();
    await set(jo, at('09:00', '09:30'));
    expect((await firstOpen()).clock).toEqual(['09:00']);
    await staff.ops('end', jo.email, '--why', 'left');
    expect((await firstOpen()).clock.length).toBeGreaterThan(1);
  });
});

describe('when somebody takes talks', () => {
  it('is kept as they say it, told to them alone, and in the log; days that are past are left out (PT-447)', async () => {
    const jo = await staff.member();
    expect(await read(jo)).toEqual({ hours: [], away: [], others: 0 });
    const hours = [
      { weekday: 'Friday', from: '09:00', to: '14:30' },
      { weekday: 'Monday', from: '09:00', to: '17:00' },
    ];
    await set(jo, hours, ['2099-12-24', '2020-01-01', '2099-12-24']);
    expect(await read(jo)).toEqual({ hours: hours.toReversed(), away: ['2099-12-24'], others: 0 });
    const other = await staff.member();
    expect(await read(other)).toEqual({ hours: [], away: [], others: 1 });
    const log = await test.database
      .selectFrom('staff_log')
      .select('facts')
      .where('kind', '=', 'talk hours changed')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(log).toEqual([{ facts: { days: 2, away: 1 } }]);
  });

  it.each([
    ['a day twice', [...at('09:00', '10:00'), { weekday: 'Friday', from: '11:00', to: '12:00' }], []],
    ['a time that is none', at('9', '10:00'), []],
    ['a time beyond the day', at('09:00', '24:00'), []],
    ['an end before the beginning', at('10:00', '09:00'), []],
    ['no length', at('10:00', '10:00'), []],
    ['a day of the week that is none', [{ weekday: 'Someday', from: '09:00', to: '10:00' }], []],
    ['a day away that is none', [], ['2027-02-30']],
    ['what is no list', 'always', []],
  ])('is refused with %s, and what was said before stands (PT-447)', async (_, hours, away) => {
    const jo = await staff.member();
    await set(jo, at('09:00', '10:00'));
    const refused = await set(jo, hours, away);
    expect([refused.status, refused.body.error.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect((await read(jo)).hours).toEqual(at('09:00', '10:00'));
  });

  it('is not asked of a role that takes no work, nor of strangers (PT-447)', async () => {
    const administrator = await staff.member('administrator');
    expect((await set(administrator, [])).status).toBe(404);
    expect((await staff.send('GET', '/talk-hours')).status).toBe(404);
  });
});
