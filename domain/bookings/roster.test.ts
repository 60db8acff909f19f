import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../values/calendar-date.ts';
import { bookingDays, slotAt, type Wanting } from './freeTimes.ts';
import { talksAtOnce } from './roster.ts';

const works = (day: string, from: string, to: string, away: readonly string[] = []) => ({
  hours: [{ days: [day], from, to }],
  closedOn: away,
});
const span = (from: string, to: string) => ({ startsAt: new Date(from), endsAt: new Date(to) });
const tuesday = (from: string, to: string) => span(`2026-11-24T${from}:00Z`, `2026-11-24T${to}:00Z`);
const jo = works('Tuesday', '09:00', '12:00');
const megan = works('Tuesday', '10:00', '17:00', ['2026-12-01']);

describe('how many talks can be had at once', () => {
  it.each([
    ['is what the operator says while nobody has hours', [], tuesday('20:00', '20:30'), 3],
    ['is nobody before the first comes', [jo, megan], tuesday('08:30', '09:00'), 0],
    ['is one from her first minute', [jo, megan], tuesday('09:00', '09:30'), 1],
    ['is both where both work', [jo, megan], tuesday('10:00', '10:30'), 2],
    ['is one where the talk reaches beyond the end of the other', [jo, megan], tuesday('11:45', '12:15'), 1],
    ['is both in a talk that ends with her hours', [jo, megan], tuesday('11:30', '12:00'), 2],
    ['is nobody on another day of the week', [jo, megan], span('2026-11-25T10:00Z', '2026-11-25T10:30Z'), 0],
    ['is one where the other is away', [jo, megan], span('2026-12-01T10:00Z', '2026-12-01T10:30Z'), 1],
    ['goes by the clock in London in summer', [jo], span('2026-07-07T08:00Z', '2026-07-07T08:30Z'), 1],
    ['and so ends an hour earlier there', [jo], span('2026-07-07T11:00Z', '2026-07-07T11:30Z'), 0],
  ] as const)('%s (PT-445)', (_, roster, at, count) => {
    expect(talksAtOnce(3, roster, at)).toBe(count);
  });

  it('is never more than there are people, and never fewer when one more comes (PT-445)', () => {
    const hour = fc.integer({ min: 0, max: 22 });
    const two = (part: number) => String(part).padStart(2, '0');
    const member = fc
      .tuple(hour, fc.integer({ min: 1, max: 8 }))
      .map(([from, length]) => works('Tuesday', `${two(from)}:00`, `${two(Math.min(23, from + length))}:00`));
    fc.assert(
      fc.property(fc.array(member, { minLength: 1, maxLength: 5 }), member, hour, (roster, more, from) => {
        const at = tuesday(`${two(from)}:00`, `${two(from)}:30`);
        const count = talksAtOnce(9, roster, at);
        expect(count).toBeLessThanOrEqual(roster.length);
        expect(talksAtOnce(9, [...roster, more], at)).toBeGreaterThanOrEqual(count);
      }),
    );
  });
});

describe('the times that can be booked', () => {
  const wanting: Wanting = {
    rules: { minutes: 30, atOnce: 3, earliestMinutes: 120, furthestDays: 14 },
    opening: { hours: [{ days: ['Tuesday', 'Wednesday'], from: '08:00', to: '18:00' }], closedOn: [] },
    holidays: [],
    nation: 'england',
    safeTimes: [],
    taken: [],
    roster: [jo, megan],
    now: new Date('2026-11-23T09:00:00Z'),
  };
  const on = (iso: string, changes: Partial<Wanting> = {}) =>
    bookingDays({ ...wanting, ...changes }).find(({ day }) => isoDate(day) === iso);

  it('are those at which somebody works, and a day without anybody is shut (PT-445)', () => {
    const free = on('2026-11-24')?.free ?? [];
    expect([free[0]?.time, free.at(-1)?.time]).toEqual(['09:00', '16:30']);
    expect(on('2026-11-25')?.state).toBe('shut');
    expect(slotAt(wanting, new Date('2026-11-24T08:30:00Z'))).toBeUndefined();
    expect(slotAt(wanting, new Date('2026-11-24T09:00:00Z'))?.endsAt).toEqual(
      new Date('2026-11-24T09:30:00Z'),
    );
  });

  it('are gone once as many talks are booked as people work then (PT-445)', () => {
    const taken = [tuesday('09:00', '09:30'), tuesday('10:00', '10:30')];
    const times = on('2026-11-24', { taken })?.free.map(({ time }) => time) ?? [];
    expect(times).not.toContain('09:00');
    expect(times).toContain('10:00');
    const full = on('2026-11-24', { taken: [...taken, tuesday('10:00', '10:30')] });
    expect(full?.free.map(({ time }) => time)).not.toContain('10:00');
  });

  it('stay within the hours of the house, whoever works longer (PT-445)', () => {
    const all = on('2026-11-24', { roster: [works('Tuesday', '06:00', '22:00')] })?.free ?? [];
    expect([all[0]?.time, all.at(-1)?.time]).toEqual(['08:00', '17:30']);
  });
});
