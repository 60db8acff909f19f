import { describe, expect, it } from 'vitest';
import { type DebtToCompare, type KnownOfDebts, possibleDuplicates } from './duplicates.ts';
import type { DebtRole } from './roles.ts';

const names: KnownOfDebts = { debtTakers: ['Lowell', 'Cabot Financial'], saidToBeTwo: [] };

/** Kinds of debt by id, with their roles. */
const kind = (creditTypeId: number, role: DebtRole) => ({ creditTypeId, creditType: { roles: [role] } });
const SHOPPING = kind(9, 'shopping');
const CARD = kind(1, 'card');
const PURCHASED = kind(43, 'debt-purchaser');

const owed = (id: string, more: Partial<DebtToCompare> = {}): DebtToCompare => ({
  id,
  initialCreditorName: `Creditor ${id}`,
  ...SHOPPING,
  currentBalance: 500_00,
  estimatedBalance: null,
  creditorReference: null,
  isDeleted: false,
  ...more,
});

type Row = readonly [string, Partial<DebtToCompare>, Partial<DebtToCompare>];

describe('two debts may be one', () => {
  it.each<Row>([
    ['the same reference', { creditorReference: '12345678' }, { creditorReference: '1234 5678' }],
    ['a report’s hidden number', { creditorReference: '****5678' }, { creditorReference: '12345678' }],
    ['a number hidden by crosses', { creditorReference: 'XXXX5678' }, { creditorReference: '12345678' }],
    [
      'the last digits typed alone, and another balance',
      { creditorReference: '5678', currentBalance: 480_00 },
      { creditorReference: '12345678' },
    ],
    ['letters large and small', { creditorReference: 'ab-1234' }, { creditorReference: 'AB1234' }],
    [
      'another kind that may be any kind',
      { creditorReference: '12345678', currentBalance: 1_00, ...PURCHASED },
      { creditorReference: '12345678', ...CARD },
    ],
  ])('by reference: %s', (_, one, other) => {
    expect(possibleDuplicates([owed('a', one), owed('b', other)], names)).toEqual([
      { debtIds: ['a', 'b'], reason: 'same reference' },
    ]);
  });

  it.each<Row>([
    ['a debt purchaser by its kind', { ...PURCHASED }, { ...CARD }],
    ['a court judgment', { ...CARD }, { ...kind(42, 'court-judgment') }],
    [
      'a debt purchaser by its name',
      { initialCreditorName: 'LOWELL Portfolio I Ltd.' },
      { ...kind(28, 'communications') },
    ],
    [
      'a new owner’s own reference',
      { ...PURCHASED, creditorReference: '99998888' },
      { creditorReference: '12345678' },
    ],
    [
      'the same creditor twice',
      { initialCreditorName: 'Sainsbury’s Bank' },
      { initialCreditorName: "sainsbury's  bank" },
    ],
    [
      'an estimate while the balance is not known',
      { ...PURCHASED, currentBalance: null, estimatedBalance: 500_00 },
      {},
    ],
  ])('by balance: %s', (_, one, other) => {
    expect(possibleDuplicates([owed('a', one), owed('b', other)], names)).toEqual([
      { debtIds: ['a', 'b'], reason: 'same balance' },
    ]);
  });

  it.each<Row>([
    ['two catalogues with the same round sum', {}, {}],
    ['a balance that differs by a penny', { ...PURCHASED }, { currentBalance: 500_01 }],
    ['no balance at all', { ...PURCHASED, currentBalance: null }, { currentBalance: null }],
    [
      'references that only begin alike',
      { creditorReference: '12345678' },
      { creditorReference: '12349999' },
    ],
    ['references alike in 3 characters', { creditorReference: '678' }, { creditorReference: '12345678' }],
    [
      'long references alike in their last 4',
      { creditorReference: '99995678' },
      { creditorReference: '12345678' },
    ],
    ['numbers made of noughts', { creditorReference: '0000' }, { creditorReference: '120000' }],
    [
      'gas and electricity on one account',
      { ...kind(25, 'energy'), creditorReference: '12345678' },
      { ...kind(26, 'energy'), creditorReference: '12345678', currentBalance: 310_00 },
    ],
    [
      'two cards of one bank, each with its number',
      { initialCreditorName: 'Bank', creditorReference: '11112222' },
      { initialCreditorName: 'Bank', creditorReference: '33334444' },
    ],
    [
      'a card and a loan of one bank',
      { initialCreditorName: 'Bank', ...CARD },
      { initialCreditorName: 'Bank', ...kind(4, 'loan') },
    ],
    ['a name that only begins like a purchaser’s', { initialCreditorName: 'Lowellson' }, {}],
    ['a deleted debt', { ...PURCHASED, isDeleted: true }, {}],
  ])('but not for %s', (_, one, other) => {
    expect(possibleDuplicates([owed('a', one), owed('b', other)], names)).toEqual([]);
  });

  it('is not reported again for a pair that the person has said are two debts, in either order', () => {
    const debts = [owed('a', { ...PURCHASED }), owed('b'), owed('c', { ...PURCHASED })];
    expect(possibleDuplicates(debts, { ...names, saidToBeTwo: [['b', 'a']] })).toEqual([
      { debtIds: ['a', 'c'], reason: 'same balance' },
      { debtIds: ['b', 'c'], reason: 'same balance' },
    ]);
  });

  it('is reported once, with the stronger sign', () => {
    const same = { ...PURCHASED, creditorReference: '12345678' };
    expect(possibleDuplicates([owed('a', same), owed('b', same)], names)).toEqual([
      { debtIds: ['a', 'b'], reason: 'same reference' },
    ]);
  });
});
