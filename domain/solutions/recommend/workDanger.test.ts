import { expect, it } from 'vitest';
import { pressingWork } from './workDanger.ts';

it.each([
  ['officers whose day is near', [{ code: 'BAILIFFS_SOON', on: '2026-11-26' }], 1],
  ['an eviction without a day', [{ code: 'EVICTION' }], 1],
  ['an eviction in two months', [{ code: 'EVICTION', on: '2027-01-26' }], 0],
  ['power that is cut off', [{ code: 'DISCONNECTION' }], 1],
  ['nothing to eat, beside a late bill', [{ code: 'BILL_IS_LATE' }, { code: 'NO_FOOD' }], 1],
  ['a claim at court to answer', [{ code: 'COURT_CLAIM', on: '2026-12-09' }], 1],
  ['a late bill alone', [{ code: 'BILL_IS_LATE' }], 0],
  ['a treatment, which the list does not tell', [{ code: 'CRISIS' }], 0],
  ['nothing', [], 0],
] as const)('says of %s how pressing the work for a person is (PT-471)', (_of, matters, danger) => {
  expect(pressingWork(matters).length > 0 ? 1 : 0).toBe(danger);
});

it('says what it is and on which day, the gravest first, and nothing besides (PT-517)', () => {
  expect(
    pressingWork([
      { code: 'BAILIFFS_SOON', on: '2026-11-26' },
      { code: 'COURT' },
      { code: 'CRISIS' },
      { code: 'EVICTION', on: '2027-01-26' },
      { code: 'PRIORITY_DEBT' },
    ]),
  ).toEqual([
    { code: 'BAILIFFS_SOON', on: '2026-11-26' },
    { code: 'COURT', on: null },
  ]);
});
