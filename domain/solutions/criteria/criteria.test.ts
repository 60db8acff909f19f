import { describe, expect, it } from 'vitest';
import { isoDate } from '../../values/calendar-date.ts';
import { FIRST_GATES } from '../recommend/gates/firstGates.ts';
import { SOLUTIONS } from '../recommend/solutions.ts';
import { TODAY } from '../testing/cases.ts';
import { GOLDEN_ROWS } from '../testing/golden/all.ts';
import { reasonFor } from '../testing/golden/reasonFor.ts';
import type { Reason } from './judge.ts';

const ROWS = GOLDEN_ROWS;

const outcomeOf = (reason: Reason | undefined) => (reason?.adviserConfirms ? 'confirm' : reason?.outcome);

describe.each([...new Set(ROWS.map(({ of, code }) => `${of} ${code}`))])('%s', name => {
  const rows = ROWS.filter(({ of, code }) => `${of} ${code}` === name).map(
    (row, index) => [index + 1, isoDate(row.on ?? TODAY), row.gives, row] as const,
  );
  it.each(rows)('row %i, on %s: %s', (_, _on, gives, row) => {
    const reason = reasonFor(row);
    expect(outcomeOf(reason), JSON.stringify(reason?.figure)).toBe(gives);
  });
});

const CRITERIA = new Map(
  [
    ...Object.values(SOLUTIONS).flatMap(({ criteria }) => criteria),
    ...FIRST_GATES.map(({ criterion }) => criterion),
  ].map(criterion => [criterion.code, criterion]),
);

describe('the golden tables', () => {
  it.each([...CRITERIA.values()].map(criterion => [criterion.code, criterion] as const))(
    'show %s met, not met and not known',
    (code, { otherwise }) => {
      const outcomes = new Set(ROWS.filter(row => row.code === code).map(({ gives }) => gives));
      expect(outcomes).toContain('met');
      if (otherwise === 'adviser confirms') expect(outcomes).toContain('confirm');
      else expect(outcomes).toContain('cannot say');
      if (otherwise === 'not met') expect(outcomes).toContain('not met');
    },
  );

  it('name no criterion that does not exist', () => {
    expect(ROWS.filter(({ code }) => !CRITERIA.has(code))).toEqual([]);
  });

  it('have each code only once in a solution', () => {
    for (const { criteria } of Object.values(SOLUTIONS)) {
      const codes = criteria.map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
    }
  });
});

it('gives each reason the limit, its unit, its first day and its source', () => {
  const row = ROWS.find(
    ({ code, facts, on }) => code === 'DRO_DEBT_MAX' && facts.nation === 'england' && !on,
  );
  expect(row && reasonFor(row)?.rule).toMatchObject({
    limit: 50_000_00,
    validFrom: '2024-06-28',
    source: 'Insolvency Act 1986, Schedule 4ZA, paragraph 6; SI 2024/626',
    toConfirm: null,
  });
});
