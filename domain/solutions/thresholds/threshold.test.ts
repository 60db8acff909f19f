import { describe, expect, it } from 'vitest';
import { readIsoDate } from '../../values/calendar-date.ts';
import { THRESHOLDS } from '../testing/inForce.ts';
import { rowInForceOn, type Threshold } from './threshold.ts';

const rows: readonly Threshold<'LIMIT'>[] = [
  { key: 'LIMIT', nations: ['england'], value: 50, unit: 'pence', validFrom: '2024-06-28', source: 'b' },
  { key: 'LIMIT', nations: ['england'], value: 30, unit: 'pence', validFrom: '2021-06-29', source: 'a' },
  { key: 'LIMIT', nations: ['scotland'], value: 7, unit: 'pence', validFrom: null, source: 'c' },
];

describe('a limit on a day', () => {
  it.each([
    [{ year: 2021, month: 6, day: 28 }, undefined],
    [{ year: 2021, month: 6, day: 29 }, 30],
    [{ year: 2024, month: 6, day: 27 }, 30],
    [{ year: 2024, month: 6, day: 28 }, 50],
    [{ year: 2030, month: 1, day: 1 }, 50],
  ])('is the last that had come into force: %o gives %s', (on, value) => {
    expect(rowInForceOn(rows, 'LIMIT', 'england', on)?.value).toBe(value);
  });

  it('is the nation’s own', () => {
    expect(rowInForceOn(rows, 'LIMIT', 'scotland', { year: 1990, month: 1, day: 1 })).toMatchObject({
      value: 7,
      source: 'c',
    });
    expect(rowInForceOn(rows, 'LIMIT', 'wales', { year: 2026, month: 1, day: 1 })).toBeUndefined();
  });
});

describe('the limits of law and practice', () => {
  it('each has a first day that exists, a source, and a whole number', () => {
    for (const row of THRESHOLDS) {
      expect(row.validFrom === null || readIsoDate(row.validFrom) !== null, row.key).toBe(true);
      expect(row.source.length, row.key).toBeGreaterThan(3);
      expect(Number.isSafeInteger(row.value), row.key).toBe(true);
    }
  });

  it('has no two rows of one key and nation that start on the same day', () => {
    const starts = THRESHOLDS.flatMap(row =>
      row.nations.map(nation => `${row.key} ${nation} ${row.validFrom}`),
    );
    expect(new Set(starts).size).toBe(starts.length);
  });
});
