import { describe, expect, it } from 'vitest';
import { creditType } from '../solutions/testing/cases.ts';
import { clearedAs } from './clearedDebt.ts';

const CARD = creditType(1);
const FINE = creditType(35);
const listed = { id: 'one', name: 'Kestrel Cards', type: CARD } as const;
const bankruptcy = { shortName: 'BKY', form: null, namesItsDebts: false } as const;
const orderByHand = { shortName: 'DRO', form: null, namesItsDebts: true } as const;

describe('what an order that is over made of a debt of the list', () => {
  it('is sure where its kind always is in it, and not where it came on the list after the order was made (DN-1470)', () => {
    expect(clearedAs(listed, null)).toBeNull();
    expect(clearedAs(listed, bankruptcy)).toBe('cleared');
    expect(clearedAs({ ...listed, isToldSince: true }, bankruptcy)).toBe('may be cleared');
    expect(clearedAs({ ...listed, type: FINE }, bankruptcy)).toBeNull();
    expect(clearedAs({ ...listed, type: null }, bankruptcy)).toBe('may be cleared');
  });

  it('is never sure of an order that names its debts where none of our forms went (DN-1470)', () => {
    expect(clearedAs(listed, orderByHand)).toBe('may be cleared');
    expect(clearedAs({ ...listed, type: FINE }, orderByHand)).toBeNull();
  });
});
