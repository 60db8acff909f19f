import { describe, expect, it } from 'vitest';
import { type OpeningHours, openAt, openDayBefore, sayOpen } from './openingHours.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const OURS: OpeningHours = {
  hours: [
    { days: weekdays, from: '08:00', to: '20:00' },
    { days: ['Saturday'], from: '09:00', to: '14:00' },
  ],
  closedOn: ['2026-12-25', '2026-12-28'],
};
const at = (day: number, time: string, month = 11) => {
  const date = { year: 2026, month, day };
  return sayOpen(openAt(OURS, { day: date, time }), date);
};

describe('whether our line is open (WT-031)', () => {
  it('says until when on a day and at a time when somebody answers', () => {
    expect(at(23, '08:00')).toBe('Open now, until 8pm');
    expect(at(28, '13:59')).toBe('Open now, until 2pm');
  });

  it('says when it opens next: later today, tomorrow, or on which day', () => {
    expect(at(23, '07:59')).toBe('Opens today at 8am');
    expect(at(23, '20:00')).toBe('Opens tomorrow at 8am');
    expect(at(27, '21:15')).toBe('Opens tomorrow at 9am');
    expect(at(28, '14:00')).toBe('Opens on Monday at 8am');
    expect(at(22, '12:00')).toBe('Opens tomorrow at 8am');
  });

  it('passes over bank holidays', () => {
    expect(at(24, '20:00', 12)).toBe('Opens on Saturday at 9am');
    expect(at(25, '10:00', 12)).toBe('Opens tomorrow at 9am');
    expect(at(26, '15:00', 12)).toBe('Opens on Tuesday at 8am');
  });

  it('promises no day where there is none', () => {
    const never = openAt(
      { hours: [], closedOn: [] },
      { day: { year: 2026, month: 11, day: 23 }, time: '10:00' },
    );
    expect(sayOpen(never, { year: 2026, month: 11, day: 23 })).toBe('Shut now');
  });

  it('writes noon, midnight and half hours as people do', () => {
    const odd: OpeningHours = { hours: [{ days: weekdays, from: '00:30', to: '12:30' }], closedOn: [] };
    const day = { year: 2026, month: 11, day: 23 };
    expect(sayOpen(openAt(odd, { day, time: '09:00' }), day)).toBe('Open now, until 12:30pm');
    expect(sayOpen(openAt(odd, { day, time: '13:00' }), day)).toBe('Opens tomorrow at 12:30am');
  });
});

it('knows the last day before one on which somebody answered, over weekends and the turn of a year (PT-423)', () => {
  const before = (month: number, day: number, year = 2026) => openDayBefore(OURS, { year, month, day });
  expect(before(11, 24)).toEqual({ year: 2026, month: 11, day: 23 });
  expect(before(11, 23)).toEqual({ year: 2026, month: 11, day: 21 });
  expect(before(12, 29)).toEqual({ year: 2026, month: 12, day: 26 });
  expect(before(1, 1, 2027)).toEqual({ year: 2026, month: 12, day: 31 });
  expect(openDayBefore({ hours: [], closedOn: [] }, { year: 2026, month: 3, day: 1 })).toBeNull();
});
