import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UkNation } from '../../people/nation.ts';
import { type CalendarDate, isoDate } from '../../values/calendar-date.ts';
import { isKnown } from '../case/span.ts';
import { day } from '../testing/cases.ts';
import { limitsOn, THRESHOLDS } from '../testing/inForce.ts';
import type { LimitKey } from './limits.ts';
import { ALL_NATIONS } from './nations.ts';
import type { Threshold } from './threshold.ts';

/**
 * The effect of the figures is tested elsewhere: `criteria/coverage.test.ts` requires a case just under, at and just
 * over each limit that a criterion tests, and one whose outcome changes on the first day of each new row;
 * `dated.test.ts` requires the same for changes that no criterion tests. This file tests that the rows are sound, that
 * the right one is found on each day, and that statutory rows say what the statute says.
 */
type Row = Threshold<LimitKey>;

const KEYS = [...new Set(THRESHOLDS.map(({ key }) => key))];
/** The rows of one limit in one nation, in the order in which they are written. */
const SERIES = KEYS.flatMap(key =>
  ALL_NATIONS.flatMap(nation => {
    const rows = THRESHOLDS.filter(row => row.key === key && row.nations.includes(nation));
    return rows.length === 0 ? [] : [{ key, nation, rows }];
  }),
);
/** Each row that follows another, paired with the one before it. */
const CHANGES = SERIES.flatMap(({ key, nation, rows }) =>
  rows.slice(1).map((after, index) => ({ key, nation, before: rows[index] as Row, after })),
);

const dayBefore = ({ year, month, day: number }: CalendarDate): CalendarDate => {
  const date = new Date(Date.UTC(year, month - 1, number - 1));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};
const LONG_AGO = day('1900-01-01');
const FAR_OFF = day('2999-12-31');

describe('the rows of a limit in a nation', () => {
  it('stand in the order of their first days, and only the first may be older than our records (HO-148)', () => {
    for (const { key, before, after } of CHANGES) {
      expect(after.validFrom, key).not.toBeNull();
      expect((before.validFrom ?? '') < (after.validFrom ?? ''), `${key} ${after.validFrom}`).toBe(true);
    }
    // Guards against an empty list: there must be changes to look at.
    expect(CHANGES.length).toBeGreaterThan(4);
  });

  it('keep their unit, and each has a different figure from the one before', () => {
    for (const { key, before, after } of CHANGES) {
      expect(after.unit, key).toBe(before.unit);
      expect(after.value, `${key} ${after.validFrom}`).not.toBe(before.value);
    }
  });

  it('have one unit in all nations', () => {
    for (const key of KEYS) {
      const units = new Set(THRESHOLDS.filter(row => row.key === key).map(({ unit }) => unit));
      expect([...units], key).toHaveLength(1);
    }
  });

  it('are the same in England and in Wales, which have one law', () => {
    const of = (nation: UkNation) =>
      SERIES.filter(series => series.nation === nation).map(({ key, rows }) => [key, rows]);
    expect(of('wales')).toEqual(of('england'));
    expect(of('wales').length).toBeGreaterThan(0);
  });

  it('name each nation once, and never a figure below nothing', () => {
    for (const { key, nations, value } of THRESHOLDS) {
      expect(nations.length, key).toBeGreaterThan(0);
      expect(new Set(nations).size, key).toBe(nations.length);
      expect(value, key).toBeGreaterThanOrEqual(0);
    }
  });

  it('say where each figure comes from: a source to look up, or a note that the advice team confirms it', () => {
    for (const { key, source, toConfirm } of THRESHOLDS) {
      expect(source.trim().length, key).toBeGreaterThan(3);
      if (/practice/iu.test(source)) expect((toConfirm ?? '').length, key).toBeGreaterThan(10);
    }
  });
});

describe('on each day', () => {
  const on = (nation: UkNation, date: CalendarDate, key: LimitKey) => limitsOn(nation, date).row(key);

  it.each(SERIES)(
    '$key in $nation is one row, without a gap: from its first day, until the next begins (HO-148)',
    ({ key, nation, rows }) => {
      for (const [index, row] of rows.entries()) {
        const next = rows[index + 1]?.validFrom;
        const last = next ? dayBefore(day(next)) : FAR_OFF;
        expect(on(nation, last, key), `${key} on ${isoDate(last)}`).toBe(row);
        const first = row.validFrom === null ? LONG_AGO : day(row.validFrom);
        expect(on(nation, first, key)).toBe(row);
        if (row.validFrom !== null) expect(on(nation, dayBefore(first), key)).toBe(rows[index - 1]);
      }
    },
  );

  it('the figure is known where a row is in force, and may be anything from 0 up where none is', () => {
    const before = limitsOn('england', day('2021-05-03'));
    const since = limitsOn('england', day('2021-05-04'));
    expect(before.row('BS_DAYS')).toBeUndefined();
    expect(isKnown(before.span('BS_DAYS'))).toBe(false);
    expect(before.span('BS_DAYS').low).toBe(0);
    expect(since.span('BS_DAYS')).toMatchObject({ low: since.row('BS_DAYS')?.value });
    expect(isKnown(since.span('BS_DAYS'))).toBe(true);
  });

  it('a nation without the solution has no rows', () => {
    expect(on('scotland', FAR_OFF, 'DRO_DEBT_MAX')).toBeUndefined();
    expect(on('england', FAR_OFF, 'MAP_DEBT_MAX')).toBeUndefined();
    expect(on('northern-ireland', FAR_OFF, 'BS_DAYS')).toBeUndefined();
  });
});

/**
 * Taken from the statutes, by section, not from the rows, whose sources are mostly guides to the statutes. Each is as
 * it stood on the day given first, so a later change of the law adds a row to the table and leaves these unchanged.
 * Sums in pounds.
 */
const STATUTE: readonly (readonly [string, LimitKey, UkNation, number, string])[] = [
  ['2023-01-01', 'DRO_DEBT_MAX', 'england', 30_000, 'Insolvency Proceedings (Monetary Limits), SI 2021/673'],
  ['2026-01-01', 'DRO_DEBT_MAX', 'england', 50_000, 'Insolvency Proceedings (Monetary Limits), SI 2024/626'],
  ['2026-01-01', 'DRO_SURPLUS_MAX', 'wales', 75, 'Insolvency Proceedings (Monetary Limits), SI 2021/673'],
  ['2026-01-01', 'DRO_ASSET_MAX', 'england', 2_000, 'Insolvency Proceedings (Monetary Limits), SI 2021/673'],
  ['2026-01-01', 'DRO_LENGTH', 'england', 12, 'Insolvency Act 1986, section 251H'],
  ['2026-01-01', 'DRO_REPEAT_YEARS', 'england', 6, 'Insolvency Act 1986, schedule 4ZA, paragraph 5'],
  ['2026-01-01', 'DRO_RESIDENCE_YEARS', 'england', 3, 'Insolvency Act 1986, schedule 4ZA, paragraph 1'],
  ['2026-01-01', 'CONDUCT_MONTHS', 'england', 24, 'Insolvency Act 1986, schedule 4ZA, paragraphs 9 and 10'],
  ['2026-01-01', 'BKY_DISCHARGE', 'england', 12, 'Insolvency Act 1986, section 279'],
  ['2026-01-01', 'BKY_CREDITOR_PETITION_MIN', 'england', 5_000, 'Insolvency Act 1986, section 267'],
  ['2026-01-01', 'BKY_HOME_LEAST', 'england', 1_000, 'Insolvency Act 1986, section 313A; SI 2004/547'],
  ['2026-01-01', 'BKY_HOME_YEARS', 'england', 3, 'Insolvency Act 1986, section 283A'],
  ['2026-01-01', 'BKY_RESTRICTION_YEARS', 'england', 15, 'Insolvency Act 1986, schedule 4A, paragraph 4'],
  ['2026-01-01', 'IPA_MONTHS', 'england', 36, 'Insolvency Act 1986, section 310A'],
  ['2026-01-01', 'AO_DEBT_MAX', 'england', 5_000, 'County Courts Act 1984, section 112'],
  ['2026-01-01', 'IVA_APPROVAL', 'england', 75, 'Insolvency (England and Wales) Rules 2016, rule 15.34'],
  ['2026-01-01', 'IVA_REPEAT_MONTHS', 'england', 12, 'Insolvency Act 1986, section 255'],
  ['2026-01-01', 'BS_DAYS', 'england', 60, 'SI 2020/1311, regulation 26'],
  ['2026-01-01', 'BS_REVIEW_FROM', 'england', 25, 'SI 2020/1311, regulation 27'],
  ['2026-01-01', 'BS_REVIEW_TO', 'england', 35, 'SI 2020/1311, regulation 27'],
  ['2026-01-01', 'BS_REPEAT_MONTHS', 'england', 12, 'SI 2020/1311, regulation 24'],
  ['2026-01-01', 'MHBS_AFTER_TREATMENT', 'england', 30, 'SI 2020/1311, regulation 32'],
  ['2026-01-01', 'MAP_DEBT_MAX', 'scotland', 25_000, 'Bankruptcy (Scotland) Act 2016, section 2'],
  ['2026-01-01', 'MAP_ASSET_MAX', 'scotland', 2_000, 'Bankruptcy (Scotland) Act 2016, section 2'],
  ['2026-01-01', 'MAP_ITEM_MAX', 'scotland', 1_000, 'Bankruptcy (Scotland) Act 2016, section 2'],
  ['2026-01-01', 'MAP_REPEAT_YEARS', 'scotland', 10, 'Bankruptcy (Scotland) Act 2016, section 2'],
  ['2026-01-01', 'SEQ_DEBT_MIN', 'scotland', 3_000, 'Bankruptcy (Scotland) Act 2016, section 2'],
  ['2026-01-01', 'SEQ_REPEAT_YEARS', 'scotland', 5, 'Bankruptcy (Scotland) Act 2016, section 2'],
  ['2026-01-01', 'SEQ_CREDIT_TOLD', 'scotland', 2_000, 'Bankruptcy (Scotland) Act 2016, section 218'],
  ['2026-01-01', 'SEQ_CREDIT_OWING', 'scotland', 1_000, 'Bankruptcy (Scotland) Act 2016, section 218'],
];

it.each(STATUTE)('as it stood on %s, %s in %s is %i: %s (HO-148)', (on, key, nation, value) => {
  const row = limitsOn(nation, day(on)).row(key);
  expect(row?.value).toBe(row?.unit.startsWith('pence') ? value * 100 : value);
});

/** Limits on the process, for advisers: nothing that people are told or shown depends on them. */
const FOR_ADVISERS: readonly LimitKey[] = ['BKY_CREDITOR_PETITION_MIN'];

it('every limit is used by a rule or a text, or is kept for advisers', () => {
  const domain = join(import.meta.dirname, '../..');
  const sources = globSync('**/*.ts', { cwd: domain })
    .filter(file => !/thresholds|\.test\.ts$|testing/u.test(file))
    .map(file => readFileSync(join(domain, file), 'utf8'))
    // What runs is worded by the operator.
    .concat(readFileSync(join(domain, '../content/while-it-runs.json'), 'utf8'))
    .join('\n');
  const unasked = KEYS.filter(
    key => ![`'${key}'`, `{${key}}`, `{${key}:`].some(asked => sources.includes(asked)),
  );
  expect(unasked.sort()).toEqual(FOR_ADVISERS);
});
