import { describe, expect, it } from 'vitest';
import { listedDebt } from '../../testing/debts.ts';
import { namesOfTwo } from './namesOfTwo.ts';

describe('two debts that look alike', () => {
  const one = listedDebt();
  it.each([
    ['their names', { initialCreditorName: 'Lowell' }, 'Kestrel Cards', 'Lowell'],
    [
      'their kinds',
      { creditTypeName: 'Overdraft' },
      'Kestrel Cards, credit card',
      'Kestrel Cards, overdraft',
    ],
    ['their sums', { currentBalance: 10 }, 'Kestrel Cards, £4,212', 'Kestrel Cards, £10'],
    [
      'where they come from',
      { source: 'credit report' },
      'Kestrel Cards, added by you',
      'Kestrel Cards, from your credit report',
    ],
    ['their places', {}, 'Kestrel Cards, the first', 'Kestrel Cards, the second'],
  ] as const)('are told apart by %s', (_, given, first, second) => {
    expect(namesOfTwo(one, listedDebt({ id: 'd2', ...given }))).toEqual([first, second]);
  });
});
