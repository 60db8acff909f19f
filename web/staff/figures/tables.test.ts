import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import { type Figures, tablesOf } from './tables.ts';

const figures: Figures = {
  from: '2026-11-01',
  to: '2026-11-28',
  countedAt: null,
  way: [
    { name: 'begun', people: 1240, before: 980 },
    { name: 'first look', people: 960, before: 700 },
    { name: 'account', people: 950, before: null },
    { name: 'advice', people: null, before: null },
  ],
  stopped: [{ journey: 'full-review', version: 8, stepId: 'earnings', people: 40 }],
  droppedOut: [],
  advisedWithin: [{ name: 'an hour', people: null }],
  chosen: [{ name: 'dmp', people: 60, goesOn: 20, left: null }],
  decided: [{ name: 'changed', people: 20 }],
  decidedOn: [{ name: 'dmp', people: 20, confirmed: null, changed: 20, takenBack: null }],
  work: [{ kind: 'callback', people: 50, done: 40, inTime: 30 }],
  outcomes: [],
  waiting: [],
  days: [{ day: '2026-11-27', begun: 40, advised: null }],
  nations: [],
  appIds: [],
};

describe('the tables of the figures', () => {
  it('have each number with its share, who stopped, and under 10 for few (PT-361, PT-364)', () => {
    const { way } = tablesOf(figures);
    expect(way.rows.map(({ cells }) => cells)).toEqual([
      ['1,240', '100%', '280 (23%)', '980'],
      ['960', '77%', '10 (1%)', '700'],
      ['950', '77%', '950 (100%)', 'under 10'],
      ['under 10', '', '', 'under 10'],
    ]);
    expect(way.rows[1]?.bar).toBeCloseTo(960 / 1240);
  });

  it('are the same in the file, where nothing is run as a formula (PT-364)', () => {
    const tables = tablesOf(figures);
    const lines = csvOf(Object.values(tables)).split('\r\n');
    expect(lines[2]).toBe('Started,"1,240",100%,280 (23%),980');
    expect(lines).toContain('"earnings (full review, version 8)",40');
    const odd = { heading: 'H', columns: ['a'], none: '', rows: [{ name: '=1+1', cells: ['a "b"'] }] };
    expect(csvOf([odd])).toBe('H\r\na\r\n\'=1+1,"a ""b"""');
  });
});
