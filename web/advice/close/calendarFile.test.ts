import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendarFile.ts';
import { words } from './words.ts';

/** The lines of a calendar file, with folded lines put together again. */
async function linesOf(on: string): Promise<readonly string[]> {
  const file = calendarFile(on, words.calendar.title);
  expect(file.type).toBe('text/calendar;charset=utf-8');
  return (await file.text()).replaceAll(/\r\n[ \t]/gu, '').split('\r\n');
}

describe('the calendar file of the day a wait ends (SA-112)', () => {
  it.each([
    ['2027-03-15', '20270315', '20270316'],
    ['2027-12-31', '20271231', '20280101'],
    ['2028-02-29', '20280229', '20280301'],
  ])('has %s as a whole day', async (on, day, next) => {
    const lines = await linesOf(on);
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines).toContain('VERSION:2.0');
    expect(lines).toContain('BEGIN:VEVENT');
    expect(lines).toContain(`DTSTART;VALUE=DATE:${day}`);
    expect(lines).toContain(`DTEND;VALUE=DATE:${next}`);
    expect(lines).toContain('SUMMARY:A day to remember');
    expect(lines.filter(line => line.startsWith('UID:'))).toHaveLength(1);
    expect(lines).toContain('END:VCALENDAR');
  });

  it('says nothing of debts or of who we are to whoever looks into the calendar', async () => {
    const text = (await linesOf('2027-03-15')).join('\n');
    expect(text).not.toMatch(/debt|order|towpath|money|owe|advice|wait|insolv|bankrupt|https?:/iu);
    expect(text).toContain('CLASS:PRIVATE');
  });

  it('is not made of what is no day', () => {
    expect(() => calendarFile('2027-02-30', words.calendar.title)).toThrow('needs a day');
  });
});
