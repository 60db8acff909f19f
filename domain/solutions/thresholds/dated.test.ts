import { describe, expect, it } from 'vitest';
import type { UkNation } from '../../people/nation.ts';
import { type CalendarDate, readIsoDate } from '../../values/calendar-date.ts';
import type { Case } from '../case/case.ts';
import { SOLUTIONS } from '../recommend/solutions.ts';
import type { Payment } from '../solution/payment.ts';
import type { ShortName } from '../solution/products.ts';
import { debtOf, homeOf, tenant } from '../testing/cases.ts';
import { assess, limitsOn, THRESHOLDS } from '../testing/inForce.ts';
import type { LimitKey } from './limits.ts';

/**
 * Limits that no criterion tests: what a case must show for each before and after a change. Those that criteria test
 * have golden cases of their own (`criteria/coverage.test.ts`).
 */
type Probe = (nation: UkNation, on: CalendarDate) => unknown;

const owner = (nation: UkNation, mortgage: number): Case =>
  tenant({
    nation,
    left: 300_00,
    debts: [debtOf(1, 89_000_00), debtOf(4, 1_000_00)],
    home: homeOf(200_000_00, mortgage),
  });
const payment = (facts: Case, shortName: ShortName, on: CalendarDate): Payment | null | undefined =>
  assess(facts, on).results.find(({ product }) => product.shortName === shortName)?.payment;
/** The limit itself, for limits that people only read and no rule counts, and for those kept for advisers. */
const said =
  (key: LimitKey): Probe =>
  (nation, on) =>
    limitsOn(nation, on).row(key)?.value;

const PROBES: Partial<Readonly<Record<LimitKey, Probe>>> = {
  DRO_FEE: (nation, on) => payment(tenant({ nation }), 'DRO', on)?.fees,
  BKY_FEE: (nation, on) => payment(tenant({ nation }), 'BKY', on)?.fees,
  IVA_TERM: (nation, on) => payment(tenant({ nation, left: 200_00 }), 'IVA', on)?.months,
  // £30,000 of the home is above every limit, so the longer term follows where the test is known.
  IVA_TERM_HOME: (nation, on) => payment(owner(nation, 140_000_00), 'IVA', on)?.months,
  // £5,000 by 85 % of the value: reached the earlier limit, and does not reach the later one.
  IVA_EQUITY_MIN: (nation, on) => payment(owner(nation, 165_000_00), 'IVA', on)?.months,
  IVA_HOME_COUNTED: (nation, on) => assess(owner(nation, 165_000_00), on).figures?.assets.ivaHomeEquity,
  BS_DAYS: said('BS_DAYS'),
  BS_NEW_CREDIT_MAX: said('BS_NEW_CREDIT_MAX'),
  MHBS_AFTER_TREATMENT: said('MHBS_AFTER_TREATMENT'),
  MOR_MONTHS: said('MOR_MONTHS'),
  SEQ_CREDIT_TOLD: said('SEQ_CREDIT_TOLD'),
  SEQ_CREDIT_OWING: said('SEQ_CREDIT_OWING'),
  BS_REVIEW_FROM: said('BS_REVIEW_FROM'),
  BS_REVIEW_TO: said('BS_REVIEW_TO'),
  BKY_CREDITOR_PETITION_MIN: said('BKY_CREDITOR_PETITION_MIN'),
};

const tested = new Set(
  Object.values(SOLUTIONS).flatMap(({ criteria }) => criteria.map(({ limit }) => limit)),
);
const DATED = THRESHOLDS.flatMap(({ key, nations, validFrom }) =>
  validFrom === null || tested.has(key) ? [] : nations.map(nation => [key, nation, validFrom] as const),
);

describe('a dated limit that no criterion tests', () => {
  it.each(DATED)('%s in %s shows the change of %s in the outcome of a case', (key, nation, from) => {
    const probe = PROBES[key];
    if (probe === undefined) throw new Error(`${key} has no probe.`);
    const first = day(from);
    expect(probe(nation, first)).not.toEqual(probe(nation, dayBefore(first)));
  });

  it('has a probe, and nothing else has one', () => {
    expect(Object.keys(PROBES).sort()).toEqual([...new Set(DATED.map(([key]) => key))].sort());
  });
});

function day(text: string): CalendarDate {
  const date = readIsoDate(text);
  if (date === null) throw new Error(`No day: ${text}`);
  return date;
}

function dayBefore({ year, month, day: number }: CalendarDate): CalendarDate {
  const date = new Date(Date.UTC(year, month - 1, number - 1));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
