import { describe, expect, it } from 'vitest';
import type { UkNation } from '../../people/nation.ts';
import { day } from '../testing/cases.ts';
import { type LimitKey, limitsOn, THRESHOLDS } from './limits.ts';

const E: UkNation = 'england';
const N: UkNation = 'northern-ireland';
const S: UkNation = 'scotland';

/** Limits as of 21 November 2026. Money in pounds, the rest in the unit of the limit. */
const TODAY: readonly (readonly [LimitKey, UkNation, number])[] = [
  ['DRO_DEBT_MAX', E, 50_000],
  ['DRO_DEBT_MAX', N, 50_000],
  ['DRO_SURPLUS_MAX', E, 75],
  ['DRO_SURPLUS_MAX', N, 75],
  ['DRO_ASSET_MAX', E, 2_000],
  ['DRO_ASSET_MAX', N, 2_000],
  ['DRO_VEHICLE_MAX', E, 4_000],
  ['DRO_VEHICLE_MAX', N, 4_000],
  ['DRO_VEHICLE_SURE', N, 2_000],
  ['DRO_FEE', E, 0],
  ['DRO_FEE', N, 0],
  ['DRO_CREDIT_TOLD', E, 500],
  ['DRO_LENGTH', E, 12],
  ['DRO_REPEAT_YEARS', E, 6],
  ['DRO_RESIDENCE_YEARS', E, 3],
  ['CONDUCT_MONTHS', E, 24],
  ['CONDUCT_MONTHS', S, 24],
  ['BKY_DEBT_MIN', E, 5_000],
  ['BKY_FEE', E, 680],
  ['BKY_FEE', N, 683],
  ['BKY_DISCHARGE', E, 12],
  ['BKY_CREDITOR_PETITION_MIN', E, 5_000],
  ['BKY_CREDITOR_PETITION_MIN', N, 5_000],
  ['BKY_HOME_LEAST', E, 1_000],
  ['BKY_HOME_YEARS', E, 3],
  ['BKY_RESTRICTION_YEARS', E, 15],
  ['IPA_MIN', E, 20],
  ['IPA_MONTHS', E, 36],
  ['IPA_MONTHS', N, 36],
  ['AO_DEBT_MAX', E, 5_000],
  ['AO_COURT_SHARE', E, 10],
  ['IVA_DEBT_MIN', E, 6_000],
  ['IVA_DEBT_COMFORTABLE', E, 10_000],
  ['IVA_CREDITORS_MIN', E, 2],
  ['IVA_PAYMENT_FLOOR', E, 50],
  ['IVA_TERM', E, 60],
  ['IVA_TERM_HOME', E, 72],
  ['IVA_EQUITY_MIN', E, 10_000],
  ['IVA_HOME_COUNTED', E, 85],
  ['IVA_APPROVAL', E, 75],
  ['IVA_FEES_MIN', E, 3_600],
  ['IVA_FEES_SHARE', E, 255],
  ['IVA_REGISTER_MONTHS', E, 3],
  ['IVA_REPEAT_MONTHS', E, 12],
  ['IVA_WRITE_OFF_MIN', E, 20],
  ['BS_DAYS', E, 60],
  ['BS_REVIEW_FROM', E, 25],
  ['BS_REVIEW_TO', E, 35],
  ['BS_REPEAT_MONTHS', E, 12],
  ['BS_NEW_CREDIT_MAX', E, 500],
  ['MHBS_AFTER_TREATMENT', E, 30],
  ['MOR_MONTHS', S, 6],
  ['MOR_REPEAT_MONTHS', S, 12],
  ['MAP_DEBT_MAX', S, 25_000],
  ['MAP_ASSET_MAX', S, 2_000],
  ['MAP_ITEM_MAX', S, 1_000],
  ['MAP_VEHICLE_MAX', S, 3_000],
  ['MAP_BENEFIT_MONTHS', S, 6],
  ['MAP_FEE', S, 50],
  ['MAP_DISCHARGE', S, 6],
  ['MAP_REPEAT_YEARS', S, 10],
  ['SEQ_DEBT_MIN', S, 3_000],
  ['SEQ_FEE', S, 150],
  ['SEQ_REPEAT_YEARS', S, 5],
  ['SEQ_RESIDENCE_MONTHS', S, 12],
  ['SEQ_CONTRIBUTION', S, 48],
  ['SEQ_DISCHARGE', S, 12],
  ['PTD_DEBT_MIN', S, 5_000],
  ['PTD_TERM', S, 48],
  ['PTD_TERM_HOME', S, 60],
  ['PTD_PAYMENT_FLOOR', S, 100],
  ['PTD_OBJECTION_DAYS', S, 35],
  ['DAS_TERM_MAX', S, 120],
  ['DAS_PLAN_MONTHS', S, 96],
  ['DAS_CONSENT_DAYS', S, 21],
  ['DAS_ADMINISTRATION', S, 22],
  ['CFT_CONTINGENCY_MAX', S, 20],
  ['CFT_CONTINGENCY_SHARE', S, 10],
  ['AGE_MIN', S, 18],
  ['DMP_MIN_PER_DEBT', S, 5],
  ['DMP_TERM_MAX', S, 120],
  ['DMP_FEE', S, 0],
  ['SMP_TERM_MAX', S, 12],
  ['SMP_CREDITORS_MAX', S, 3],
  ['TPP_PER_CREDITOR', S, 1],
  ['TPP_MONTHS_MIN', S, 6],
  ['TPP_MONTHS_MAX', S, 12],
  ['FFS_SHARE_MIN', S, 10],
  ['SAVINGS_MAX', S, 20],
  ['SAVINGS_SHARE', S, 10],
  ['ARREARS_MONTHS', S, 24],
  ['CREDIT_FILE_YEARS', S, 6],
  ['CHANGE_MONTHS', S, 12],
  ['GAMBLING_MONTHS', S, 12],
  ['URGENT_DAYS', S, 14],
  ['HOME_AT_RISK', S, 5_000],
  ['QUICK_PLAN_MONTHS', S, 36],
];

/** Each change: the day before, and the first day. Undefined: no limit of that day is on record. */
const CHANGES: readonly (readonly [LimitKey, UkNation, string, number | undefined, string, number])[] = [
  ['DRO_DEBT_MAX', E, '2021-06-28', undefined, '2021-06-29', 30_000],
  ['DRO_DEBT_MAX', E, '2024-06-27', 30_000, '2024-06-28', 50_000],
  ['DRO_DEBT_MAX', N, '2024-04-01', undefined, '2024-04-02', 30_000],
  ['DRO_DEBT_MAX', N, '2024-07-07', 30_000, '2024-07-08', 50_000],
  ['DRO_SURPLUS_MAX', E, '2021-06-28', undefined, '2021-06-29', 75],
  ['DRO_SURPLUS_MAX', N, '2024-04-01', undefined, '2024-04-02', 75],
  ['DRO_ASSET_MAX', E, '2021-06-28', undefined, '2021-06-29', 2_000],
  ['DRO_ASSET_MAX', N, '2024-04-01', undefined, '2024-04-02', 2_000],
  ['DRO_VEHICLE_MAX', E, '2024-06-27', undefined, '2024-06-28', 4_000],
  ['DRO_VEHICLE_MAX', N, '2024-01-31', undefined, '2024-02-01', 4_000],
  ['DRO_VEHICLE_SURE', N, '2024-01-31', undefined, '2024-02-01', 2_000],
  ['DRO_FEE', E, '2024-04-05', 90, '2024-04-06', 0],
  ['DRO_FEE', N, '2024-06-29', 90, '2024-06-30', 0],
  ['BKY_FEE', E, '2016-07-20', undefined, '2016-07-21', 680],
  ['BKY_CREDITOR_PETITION_MIN', E, '2015-09-30', undefined, '2015-10-01', 5_000],
  ['BKY_CREDITOR_PETITION_MIN', N, '2016-11-29', undefined, '2016-11-30', 5_000],
  ['IVA_PAYMENT_FLOOR', N, '2022-06-25', undefined, '2022-06-26', 50],
  ['IVA_TERM', N, '2015-12-31', undefined, '2016-01-01', 60],
  ['IVA_TERM_HOME', N, '2015-12-31', undefined, '2016-01-01', 72],
  ['IVA_EQUITY_MIN', E, '2015-12-31', undefined, '2016-01-01', 5_000],
  ['IVA_EQUITY_MIN', E, '2025-06-30', 5_000, '2025-07-01', 10_000],
  ['IVA_HOME_COUNTED', E, '2015-12-31', undefined, '2016-01-01', 85],
  ['BS_DAYS', E, '2021-05-03', undefined, '2021-05-04', 60],
  ['BS_REVIEW_FROM', E, '2021-05-03', undefined, '2021-05-04', 25],
  ['BS_REVIEW_TO', E, '2021-05-03', undefined, '2021-05-04', 35],
  ['BS_REPEAT_MONTHS', E, '2021-05-03', undefined, '2021-05-04', 12],
  ['BS_NEW_CREDIT_MAX', E, '2021-05-03', undefined, '2021-05-04', 500],
  ['MHBS_AFTER_TREATMENT', E, '2021-05-03', undefined, '2021-05-04', 30],
  ['MOR_MONTHS', S, '2024-08-05', undefined, '2024-08-06', 6],
  ['MOR_REPEAT_MONTHS', S, '2024-08-05', undefined, '2024-08-06', 12],
  ['MAP_DEBT_MAX', S, '2021-03-28', undefined, '2021-03-29', 25_000],
];

const limit = (key: LimitKey, nation: UkNation, on: string) => {
  const row = limitsOn(nation, day(on)).row(key);
  return row?.unit.startsWith('pence') ? row.value / 100 : row?.value;
};

it.each(TODAY)('%s in %s is %i now', (key, nation, value) => {
  expect(limit(key, nation, '2026-11-21')).toBe(value);
});

it.each(CHANGES)('%s in %s: on %s %s, on %s %i', (key, nation, before, old, from, value) => {
  expect(limit(key, nation, before)).toBe(old);
  expect(limit(key, nation, from)).toBe(value);
});

describe('these tables', () => {
  it('name every limit there is', () => {
    const named = new Set(TODAY.map(([key]) => key));
    expect(THRESHOLDS.map(({ key }) => key).filter(key => !named.has(key))).toEqual([]);
  });

  it('name every first day there is', () => {
    const named = new Set(CHANGES.map(([key, , , , from]) => `${key} ${from}`));
    const dated = THRESHOLDS.flatMap(({ key, validFrom }) =>
      validFrom === null ? [] : [`${key} ${validFrom}`],
    );
    expect(dated.filter(start => !named.has(start))).toEqual([]);
  });
});

it('is the same in England and Wales', () => {
  for (const { key } of THRESHOLDS)
    expect(limit(key, 'wales', '2026-11-21')).toBe(limit(key, E, '2026-11-21'));
});

it('says nothing of a nation that has no such thing', () => {
  expect(limit('DRO_DEBT_MAX', S, '2026-11-21')).toBeUndefined();
  expect(limit('MAP_DEBT_MAX', E, '2026-11-21')).toBeUndefined();
  expect(limit('BS_DAYS', N, '2026-11-21')).toBeUndefined();
});
