import { limitsOn } from '@towpath/domain/solutions/thresholds/limits.ts';
import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { expect, it } from 'vitest';
import type { LimitsFile } from './limits.ts';
import { readOperatorContent } from './readOperatorContent.ts';
import { changed, faultIn, shipped } from './testing/shippedContent.ts';

type Change = (file: LimitsFile) => void;
type Row = LimitsFile['limits']['DRO_DEBT_MAX']['rows'][number];

const inLimits = (change: Change) => changed('limits.json', change as (content: never) => void);
const dro = (change: (row: Row, rows: Row[]) => void): Change => {
  return ({ limits: { DRO_DEBT_MAX: limit } }) => change(limit.rows.at(-1) as Row, limit.rows);
};
/** The places of the last row of the limit, and of one more. */
const ROWS: number = JSON.parse(shipped['limits.json']).limits.DRO_DEBT_MAX.rows.length;
const LAST = `limits.DRO_DEBT_MAX.rows[${ROWS - 1}]`;
const MORE = `limits.DRO_DEBT_MAX.rows[${ROWS}]`;
const NEXT: Row = { nations: ['england', 'wales'], figure: 60_000, from: '2027-04-01', source: 'SI 2027/1' };
const day = (text: string) => readIsoDate(text) ?? { year: 0, month: 0, day: 0 };

it('a limit that changes on a day to come is one row more: the old figure holds until then (IS-240)', () => {
  const { limits } = readOperatorContent(inLimits(dro((_, rows) => rows.push(NEXT))));
  const maximum = (on: string) => limitsOn('england', day(on), limits).row('DRO_DEBT_MAX');
  expect(maximum('2027-03-31')?.value).toBe(50_000_00);
  expect(maximum('2027-04-01')).toMatchObject({ value: 60_000_00, source: 'SI 2027/1', unit: 'pence' });
  expect(limitsOn('northern-ireland', day('2027-04-01'), limits).row('DRO_DEBT_MAX')?.value).toBe(50_000_00);
});

it.each<readonly [string, Change]>([
  [`${LAST}.from: there is no day 2026-13-01`, dro(row => (row.from = '2026-13-01'))],
  [`${LAST}.from: there is no day 2027-02-29`, dro(row => (row.from = '2027-02-29'))],
  [`${LAST}.from: must be a date such as`, dro(row => (row.from = '1 April 2027'))],
  [`${LAST}.from: 2207-04-01 is not between 1900`, dro(row => (row.from = '2207-04-01'))],
  [`${LAST}.from: 2072-04-01 is not between 1990-01-01 and 2031`, dro(row => (row.from = '2072-04-01'))],
  [`${LAST}.figure: 5 is not plausible: 6000 to 250000 pounds is`, dro(row => (row.figure = 5))],
  [`${LAST}.figure: 5000000 is not plausible`, dro(row => (row.figure = 5_000_000))],
  [`${LAST}.figure: must have at most two`, dro(row => (row.figure = 50_000.005))],
  [`${LAST}.figure: must be a number`, dro(row => Object.assign(row, { figure: '50,000' }))],
  [`${LAST}.source: is missing`, dro(row => Reflect.deleteProperty(row, 'source'))],
  [`${LAST}.source: must not be empty`, dro(row => (row.source = ' '))],
  [`${LAST}.source: must name a source that a person`, dro(row => (row.source = 'law'))],
  [`${LAST}: there is no field 'form' here`, dro(row => Object.assign(row, { form: '' }))],
  [`${LAST}.nations: must name at least one`, dro(row => (row.nations = []))],
  [`${LAST}.nations: names northern-ireland twice`, dro(row => row.nations.push('northern-ireland'))],
  [
    `${MORE}.from: overlaps the row above it for england, in force since 2024-06-28`,
    dro((_, rows) => rows.push({ ...NEXT, from: '2024-06-28' })),
  ],
  [
    `${MORE}.from: overlaps the row above it for england`,
    dro((_, rows) => rows.push({ ...NEXT, from: '2024-06-27' })),
  ],
  [`${MORE}.from: overlaps`, dro((_, rows) => rows.push({ ...NEXT, from: null }))],
  ['limits.DRO_DEBT_MAX.rows: there is a gap: no row for northern-ireland', dro((_, rows) => rows.splice(2))],
  [
    `${MORE}.nations: no rule asks for it in scotland`,
    dro((_, rows) => rows.push({ ...NEXT, nations: ['scotland'] })),
  ],
  ['limits.DRO_FEE: is missing', ({ limits }) => Reflect.deleteProperty(limits, 'DRO_FEE')],
  [
    "limits: there is no field 'DRO_FEES' here",
    ({ limits }) => Object.assign(limits, { DRO_FEES: limits.DRO_FEE }),
  ],
  ["limits.DRO_FEE.unit: must be 'pounds'", ({ limits }) => (limits.DRO_FEE.unit = 'pence')],
  [
    'limits.DRO_FEE.plausible.atMost: must not be below',
    ({ limits }) => (limits.DRO_FEE.plausible.atLeast = 9_999),
  ],
  [
    'limits.DRO_FEE.plausible.because: must not be empty',
    ({ limits }) => (limits.DRO_FEE.plausible.because = ''),
  ],
  [
    'limits.IVA_TERM.rows[0].figure: must be a whole number',
    ({ limits }) => Object.assign(limits.IVA_TERM.rows[0] ?? {}, { figure: 60.5 }),
  ],
  [
    'limits.BKY_COURT_FEE: BKY_COURT_FEE and BKY_DEPOSIT and BKY_OATH_FEE do not come to BKY_FEE together in england',
    ({ limits }) => Object.assign(limits.BKY_FEE.rows[0] ?? {}, { figure: 690 }),
  ],
  [
    'limits.DAS_ADMINISTRATION: DAS_ADMINISTRATION and DAS_TO_CREDITORS do not come to 100',
    ({ limits }) => Object.assign(limits.DAS_TO_CREDITORS.rows[0] ?? {}, { figure: 80 }),
  ],
  [
    'limits.PTD_FEES_MIN: is above PTD_FEES_MAX in scotland',
    ({ limits }) => Object.assign(limits.PTD_FEES_MIN.rows[0] ?? {}, { figure: 7_000 }),
  ],
  ['dates.last: must not be before', ({ dates }) => (dates.last = '1989-01-01')],
])('a limit that cannot be meant is refused with its place: %s (IS-241)', (line, change) => {
  const fault = faultIn(inLimits(change));
  expect(fault.message).toContain(`limits.json: ${line}`);
  expect(fault.message).not.toContain('\n');
});

it('a figure that is meant all the same is let through by widening what is plausible, with the reason (IS-241)', () => {
  const texts = inLimits(({ limits: { DRO_DEBT_MAX: limit } }) => {
    Object.assign(limit.plausible, { atMost: 400_000, because: 'Parliament raised it to £300,000' });
    limit.rows.push({ ...NEXT, figure: 300_000 });
  });
  const { limits } = readOperatorContent(texts);
  expect(limitsOn('wales', day('2027-04-01'), limits).row('DRO_DEBT_MAX')?.value).toBe(300_000_00);
});

it('every limit says what it is, and why other figures are slips (IS-241)', () => {
  const { limits }: LimitsFile = JSON.parse(shipped['limits.json']);
  for (const [key, { is, plausible }] of Object.entries(limits)) {
    expect(is.length, key).toBeGreaterThan(10);
    expect(plausible.because.length, key).toBeGreaterThan(20);
  }
  expect(Object.keys(limits).length).toBeGreaterThan(120);
});
