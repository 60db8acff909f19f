import { describe, expect, it } from 'vitest';
import { aDebt } from '../../testing/debts.ts';
import { debtLines } from './debtLines.ts';

describe('debts to choose from', () => {
  it('have a name, a kind and a sum in whole pounds', () => {
    const [line] = debtLines([aDebt({ id: 'a', currentBalance: 5380.4, isJoint: true })]);
    expect(line).toEqual({
      id: 'a',
      name: 'Kestrel Cards',
      detail: 'Personal loan, joint',
      sum: '£5,380',
      fullName: 'Kestrel Cards',
    });
  });

  it('of one creditor are told apart by the end of their references', () => {
    const lines = debtLines([
      aDebt({ id: 'a', creditorReference: '4929123412341234' }),
      aDebt({ id: 'b', initialCreditorName: 'kestrel cards', creditorReference: '77' }),
    ]);
    expect(lines.map(({ detail }) => detail)).toEqual([
      'Personal loan, ending 1234',
      'Personal loan, ending 77',
    ]);
    expect(lines[0]?.fullName).toBe('Kestrel Cards (Personal loan, ending 1234)');
  });

  it('that differ in their sums only are named with them', () => {
    const lines = debtLines([aDebt({ id: 'a' }), aDebt({ id: 'b', currentBalance: 20 })]);
    expect(lines.map(({ fullName }) => fullName)).toEqual([
      'Kestrel Cards (Personal loan, £1,500)',
      'Kestrel Cards (Personal loan, £20)',
    ]);
  });

  it('that read alike in all are numbered', () => {
    const lines = debtLines([aDebt({ id: 'a' }), aDebt({ id: 'b' })]);
    expect(lines.map(({ detail }) => detail)).toEqual(['Personal loan, 1 of 2', 'Personal loan, 2 of 2']);
  });

  it('show the estimate while the balance is not known, and no sum without either', () => {
    const sums = debtLines([
      aDebt({ id: 'a', currentBalance: null, estimatedBalance: 300 }),
      aDebt({ id: 'b', currentBalance: null }),
    ]).map(({ sum }) => sum);
    expect(sums).toEqual(['£300', undefined]);
  });
});
