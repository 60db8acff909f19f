import { describe, expect, it } from 'vitest';
import { listedDebt } from '../../testing/debts.ts';
import { debtLines } from './debtLines.ts';

describe('debts to choose from', () => {
  it('have a name, a kind and a sum in whole pounds', () => {
    const [line] = debtLines([listedDebt({ id: 'a', currentBalance: 5380.4, isJoint: true })]);
    expect(line).toEqual({
      id: 'a',
      name: 'Kestrel Cards',
      detail: 'Credit card, joint',
      sum: '£5,380',
      fullName: 'Kestrel Cards',
    });
  });

  it('of one creditor are told apart by the end of their references', () => {
    const lines = debtLines([
      listedDebt({ id: 'a', creditorReference: '4929123412341234' }),
      listedDebt({ id: 'b', initialCreditorName: 'kestrel cards', creditorReference: '77' }),
    ]);
    expect(lines.map(({ detail }) => detail)).toEqual(['Credit card, ending 1234', 'Credit card, ending 77']);
    expect(lines[0]?.fullName).toBe('Kestrel Cards (Credit card, ending 1234)');
  });

  it('that differ in their sums only are named with them', () => {
    const lines = debtLines([listedDebt({ id: 'a' }), listedDebt({ id: 'b', currentBalance: 20 })]);
    expect(lines.map(({ fullName }) => fullName)).toEqual([
      'Kestrel Cards (Credit card, £4,212)',
      'Kestrel Cards (Credit card, £20)',
    ]);
  });

  it('that read alike in all are numbered', () => {
    const lines = debtLines([listedDebt({ id: 'a' }), listedDebt({ id: 'b' })]);
    expect(lines.map(({ detail }) => detail)).toEqual(['Credit card, 1 of 2', 'Credit card, 2 of 2']);
  });

  it('show the estimate while the balance is not known, and no sum without either', () => {
    const sums = debtLines([
      listedDebt({ id: 'a', currentBalance: null, estimatedBalance: 300 }),
      listedDebt({ id: 'b', currentBalance: null }),
    ]).map(({ sum }) => sum);
    expect(sums).toEqual(['£300', undefined]);
  });
});
