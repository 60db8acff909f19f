import { describe, expect, it } from 'vitest';
import { paymentDaysFile } from './paymentDaysFile.ts';
import { words } from './words.ts';

const of = (due: string, on: string) => ({ due, on });
// The payment of January is in February, as is that of February.
const DAYS = [
  of('2026-12', '2026-12-31'),
  of('2027-01', '2027-02-01'),
  of('2027-02', '2027-02-26'),
  of('2027-12', '2027-12-31'),
];

const NONE = { title: words.payments.title, beside: null };

async function linesOf(days = DAYS, beside: string | null = null): Promise<readonly string[]> {
  const file = paymentDaysFile('5f2c', days, { title: words.payments.title, beside });
  expect(file.type).toBe('text/calendar;charset=utf-8');
  return (await file.text()).replaceAll(/\r\n[ \t]/gu, '').split('\r\n');
}

describe('the calendar file of the payments (DN-174)', () => {
  it('has each as a whole day, with a name of its own that stays for that month', async () => {
    const lines = await linesOf();
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.filter(line => line === 'BEGIN:VEVENT')).toHaveLength(4);
    expect(lines).toContain('DTSTART;VALUE=DATE:20270201');
    expect(lines).toContain('DTEND;VALUE=DATE:20270202');
    expect(lines).toContain('DTEND;VALUE=DATE:20280101');
    expect(lines.filter(line => line.startsWith('UID:'))).toEqual([
      'UID:5f2c-2026-12@days',
      'UID:5f2c-2027-01@days',
      'UID:5f2c-2027-02@days',
      'UID:5f2c-2027-12@days',
    ]);
  });

  it('says nothing of debts, sums or us to whoever looks into the calendar', async () => {
    const text = (await linesOf()).join('\n');
    expect(text).toContain('SUMMARY:Payment day');
    expect(text).toContain('CLASS:PRIVATE');
    expect(text).not.toMatch(/debt|lender|plan|towpath|owe|advice|£|https?:/iu);
  });

  it('says with each day that something else may be paid beside, of who does, and not to whom or how much (DN-1217)', async () => {
    const says = (lines: readonly string[]) => lines.filter(line => line.startsWith('DESCRIPTION'));
    const lines = await linesOf(DAYS, words.payments.beside);
    expect(says(lines)).toEqual(
      DAYS.map(() => 'DESCRIPTION:See if there is something else to pay this month\\, beside this.'),
    );
    expect(lines.join('\n')).not.toMatch(/debt|lender|plan|towpath|owe|advice|bill|£|https?:/iu);
    expect(says(await linesOf())).toEqual([]);
  });

  it('is not made of what is no day', () => {
    expect(() => paymentDaysFile('5f2c', [of('2027-02', '2027-02-30')], NONE)).toThrow('needs days');
  });
});
