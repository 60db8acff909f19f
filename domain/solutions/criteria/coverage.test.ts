import { describe, expect, it } from 'vitest';
import type { UkNation } from '../../people/nation.ts';
import { type CalendarDate, compareDates, readIsoDate } from '../../values/calendar-date.ts';
import { isKnown } from '../case/span.ts';
import type { ShortName } from '../solution/products.ts';
import { TODAY } from '../testing/cases.ts';
import { GOLDEN_ROWS } from '../testing/golden/all.ts';
import { inEveryNation, type PlacedRow } from '../testing/golden/everywhere.ts';
import { reasonFor } from '../testing/golden/reasonFor.ts';
import { rulesOn, THRESHOLDS } from '../testing/inForce.ts';
import { ALL_NATIONS } from '../thresholds/nations.ts';
import type { Criterion } from './criterion.ts';
import type { Reason } from './judge.ts';

/** A golden row and its outcome. */
type Judged = { readonly row: PlacedRow; readonly reason: Reason };

const key = (shortName: string, nation: string, code: string) => `${shortName} ${nation} ${code}`;
const judgedRows = new Map<string, Judged[]>();
for (const row of inEveryNation(GOLDEN_ROWS)) {
  const reason = reasonFor(row);
  if (reason === undefined) throw new Error(`No ${key(row.of, row.nation, row.code)}`);
  const name = key(row.of, row.nation, row.code);
  judgedRows.set(name, [...(judgedRows.get(name) ?? []), { row, reason }]);
}

/** Every criterion of every solution and of every gate before them, in every nation where it applies today. */
const EVERY = ALL_NATIONS.flatMap(nation => {
  const { solutions, gates } = rulesOn(nation, TODAY);
  return [
    ...solutions.flatMap(({ product, rules }) =>
      rules.map(({ criterion }) => [product.shortName, nation, criterion.code, criterion] as const),
    ),
    ...gates.map(({ gate, rule: { criterion } }) => [gate, nation, criterion.code, criterion] as const),
  ];
});

/**
 * The smallest step either side of a limit: a penny, or one of another unit. Sums that are rounded to pounds change by
 * a pound.
 */
const STEP: Readonly<Record<Exclude<Criterion['unit'], 'yes or no'>, number>> = {
  pence: 1,
  'pence a month': 100,
  days: 1,
  months: 1,
  years: 1,
  'years of age': 1,
  percent: 1,
  'per thousand': 1,
  creditors: 1,
  weeks: 1,
  parts: 1,
};
/** The limit of these is 0, and the figure is never below it. */
const NEVER_UNDER: ReadonlySet<string> = new Set([
  'AO_PAYMENT',
  'DAS_PAYMENT',
  'PTD_CONTRIBUTION',
  'WO_NOTHING_LEFT',
  'WO_NO_ASSETS',
]);

/** Figures with fees that nobody knows beforehand: each end of the estimate has its edge. */
const ESTIMATES: ReadonlySet<string> = new Set(['PTD_FEES', 'PTD_DIVIDEND', 'PTD_DIVIDEND_COMFORTABLE']);

function wayOff(apart: number, step: number): string {
  if (apart === 0) return 'at';
  if (Math.abs(apart) > step || Number.isNaN(apart)) return 'far off';
  return apart < 0 ? 'under' : 'over';
}

/** What nobody told us of these counts as none, so they are always known. */
const NEVER_OPEN: ReadonlySet<string> = new Set(['NO_CHANGE_SOON']);

describe.each(EVERY)('%s in %s, %s', (shortName, nation, code, criterion) => {
  const rows = judgedRows.get(key(shortName, nation, code)) ?? [];

  it('gives the expected outcome for every golden row', () => {
    for (const { row, reason } of rows) {
      const outcome = reason.adviserConfirms ? 'confirm' : reason.outcome;
      expect(outcome, JSON.stringify({ figure: reason.figure, on: row.on, limit: reason.rule.limit })).toBe(
        row.gives,
      );
    }
  });

  if (criterion.unit === 'yes or no') {
    it('has a golden row for yes, for no and for not known', () => {
      const figures = rows.map(({ reason }) => reason.figure);
      expect(
        figures.some(({ low }) => low === 1),
        'yes',
      ).toBe(true);
      expect(
        figures.some(({ high }) => high === 0),
        'no',
      ).toBe(true);
      expect(
        figures.some(figure => !isKnown(figure)),
        'not known',
      ).toBe(true);
    });
    return;
  }

  it('has a golden row at its limit, just under it, just over it and for not known', () => {
    const step = STEP[criterion.unit as keyof typeof STEP];
    const ways: ReadonlySet<string> = new Set(
      rows.flatMap(({ reason: { figure, rule } }) => {
        const way = (value: number) => wayOff(value - (rule.limit ?? Number.NaN), step);
        if (isKnown(figure)) return [way(figure.low)];
        return ['not known', ...(ESTIMATES.has(code) ? [way(figure.low), way(figure.high)] : [])];
      }),
    );
    const needed = [
      'at',
      'over',
      ...(NEVER_OPEN.has(code) ? [] : ['not known']),
      ...(NEVER_UNDER.has(code) ? [] : ['under']),
    ];
    expect(needed.filter(way => !ways.has(way))).toEqual([]);
  });

  const changes = THRESHOLDS.filter(
    row => row.key === criterion.limit && row.nations.includes(nation) && row.validFrom !== null,
  ).map(({ validFrom }) => validFrom as string);
  it.each(changes)('has the same golden case before and after the change of %s', from => {
    expect(
      turnsOn(rows, shortName as ShortName, nation, day(from)),
      'add one golden case twice, for the day before and for the day, that comes out otherwise',
    ).toBe(true);
  });

  it.each(changes)('has a golden row at the figure that holds from %s', from => {
    const figures = rows
      .filter(({ reason: { rule } }) => rule.validFrom === from)
      .map(({ reason: { figure, rule } }) => isKnown(figure) && figure.low === rule.limit);
    expect(figures, 'add a golden case exactly at the new figure, on its first day').toContain(true);
  });
});

/**
 * Whether some case has a different outcome on a day than on the day before, or the solution itself began on that day.
 */
function turnsOn(
  rows: readonly Judged[],
  shortName: ShortName,
  nation: UkNation,
  from: CalendarDate,
): boolean {
  const before = dayBefore(from);
  const isThere = rulesOn(nation, before).solutions.some(({ product }) => product.shortName === shortName);
  const first = rows.filter(({ row }) => compareDates(row.on, from) === 0);
  if (!isThere) return first.length > 0;
  const last = rows.filter(({ row }) => compareDates(row.on, before) === 0);
  return first.some(({ row, reason }) =>
    last.some(
      other =>
        JSON.stringify(bare(other.row)) === JSON.stringify(bare(row)) &&
        (other.reason.outcome !== reason.outcome || other.reason.adviserConfirms !== reason.adviserConfirms),
    ),
  );
}

/** A case without the ids that its debts were given when it was built. */
function bare({ facts }: PlacedRow) {
  return {
    ...facts,
    debts: facts.debts.map(one => ({ ...one, debt: { ...one.debt, id: '', initialCreditorName: '' } })),
  };
}

function day(text: string): CalendarDate {
  const date = readIsoDate(text);
  if (date === null) throw new Error(`No day: ${text}`);
  return date;
}

function dayBefore({ year, month, day: number }: CalendarDate): CalendarDate {
  const date = new Date(Date.UTC(year, month - 1, number - 1));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

it('every solution and gate has criteria except the plan for budget and bills', () => {
  expect(new Set(EVERY.map(([shortName]) => shortName)).size).toBe(16 + 2);
  expect(EVERY.length).toBeGreaterThan(300);
});
