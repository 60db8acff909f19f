import { describe, expect, it } from 'vitest';
import { waitScale } from './waitScale.ts';

describe('the picture of a wait (SA-113, WT-183)', () => {
  it('has the days, the end, and the months in between at their places', () => {
    expect(waitScale('2026-11-21', '2027-03-15')).toEqual({
      days: 114,
      end: 71.5,
      months: [
        { at: 6.3, name: 'Dec' },
        { at: 25.7, name: 'Jan 2027' },
        { at: 45.2, name: 'Feb' },
        { at: 62.7, name: 'Mar' },
        { at: 82.2, name: 'Apr' },
      ],
    });
  });

  it('leaves months out of a long wait, so that their names do not touch', () => {
    const scale = waitScale('2026-11-21', '2028-11-21');
    expect(scale?.months.length).toBeLessThanOrEqual(5);
    expect(scale?.months.length).toBeGreaterThan(2);
  });

  it.each([
    ['2027-03-15', '2027-03-15'],
    ['2027-03-16', '2027-03-15'],
    ['soon', '2027-03-15'],
  ])('from %s to %s is none', (from, to) => {
    expect(waitScale(from, to)).toBeNull();
  });
});
