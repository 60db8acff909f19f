import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendarFile.ts';

const entry = {
  uid: '5f2c@example.org',
  sequence: 2,
  changedAt: new Date('2026-11-23T09:00:00Z'),
  startsAt: new Date('2026-07-07T09:30:00Z'),
  endsAt: new Date('2026-07-07T10:00:00Z'),
  isCancelled: false,
  title: 'Phone call',
};
const linesOf = (file: string) => file.split('\r\n');

describe('the calendar file of a booking', () => {
  it('has the same UID with a higher SEQUENCE, and moments that no clock change moves (PT-262)', () => {
    expect(linesOf(calendarFile(entry))).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'UID:5f2c@example.org',
        'SEQUENCE:2',
        'DTSTART:20260707T093000Z',
        'DTEND:20260707T100000Z',
        'SUMMARY:Phone call',
        'STATUS:CONFIRMED',
      ]),
    );
  });

  it('takes a cancelled one off the calendar (PT-262)', () => {
    const lines = linesOf(calendarFile({ ...entry, isCancelled: true }));
    expect(lines).toContain('METHOD:CANCEL');
    expect(lines).toContain('STATUS:CANCELLED');
  });

  it('is one that every calendar reads, whatever the title holds (PT-262)', () => {
    const file = calendarFile({ ...entry, title: `A call; about, this\\that\n${'x'.repeat(200)}` });
    for (const line of linesOf(file)) expect(line.length).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(
      `SUMMARY:A call\\; about\\, this\\\\that\\n${'x'.repeat(200)}`,
    );
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});
