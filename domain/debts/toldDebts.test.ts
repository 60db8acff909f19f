import { describe, expect, it } from 'vitest';
import {
  EMPTY_TOLD_FORM,
  formOfCard,
  furtherCard,
  isWhoseSaid,
  kindOfCard,
  lacksOfCard,
  openCards,
  withFurther,
} from './toldDebts.ts';

const CARDS = { id: 'creditors.card', says: 'Cards', creditTypeIds: [1, 2] };
const TAX = { id: 'creditors.council-tax', says: 'Council tax', creditTypeIds: [24] };
const KINDS = [
  { id: 1, roles: ['card' as const] },
  { id: 2, roles: ['card' as const] },
  { id: 24, roles: ['council-tax' as const, 'bill' as const] },
  { id: 25, roles: ['energy' as const] },
  { id: 27, roles: ['water' as const] },
];
const FILLED = {
  ...EMPTY_TOLD_FORM,
  initialCreditorName: 'Kestrel Cards',
  creditTypeId: 1,
  currentBalance: '4212',
  regularPaymentAmount: '105',
};

describe('the cards of what was named before', () => {
  it('are open until a debt of the kind is listed, or it is not owed (WT-078)', () => {
    expect(openCards([CARDS, TAX], [], [])).toEqual([CARDS, TAX]);
    expect(openCards([CARDS, TAX], [2], [])).toEqual([TAX]);
    expect(openCards([CARDS, TAX], [null], [TAX.id])).toEqual([CARDS]);
  });

  it('are added to for a second debt of the same, after the first (WT-078)', () => {
    const second = furtherCard(CARDS.id, []);
    const third = furtherCard(second, [second]);
    expect(new Set([CARDS.id, second, third]).size).toBe(3);
    expect(withFurther([CARDS, TAX], [second, third]).map(({ id, number }) => [id, number])).toEqual([
      [CARDS.id, 1],
      [second, 2],
      [third, 3],
      [TAX.id, 1],
    ]);
  });

  it('know the kind where it can be one only, or where it makes no difference (WT-078)', () => {
    expect(kindOfCard(TAX, KINDS)).toBe(24);
    expect(kindOfCard(CARDS, KINDS)).toBe(1);
    expect(kindOfCard({ ...TAX, creditTypeIds: [25, 27] }, KINDS)).toBeNull();
    expect(kindOfCard({ ...TAX, creditTypeIds: [99] }, KINDS)).toBeNull();
  });

  it('ask who, how much and how much a month, as the form does (DE-039, WT-078)', () => {
    expect(lacksOfCard(FILLED)).toEqual([]);
    expect(lacksOfCard({ ...EMPTY_TOLD_FORM, creditTypeId: 1 }).map(({ field }) => field)).toEqual([
      'initialCreditorName',
      'currentBalance',
      'regularPaymentAmount',
    ]);
    expect(lacksOfCard({ ...FILLED, regularPaymentAmount: '', isNothingPaid: true })).toEqual([]);
  });

  it('are asked about once whose they are, and nobody’s are taken for their own unasked (WT-078)', () => {
    const unsaid = { areAllMine: null, joint: [] };
    const shared = { areAllMine: false, joint: [TAX.id] };
    expect(isWhoseSaid(unsaid, [CARDS, TAX])).toBe(false);
    expect(isWhoseSaid({ ...shared, joint: [] }, [CARDS, TAX])).toBe(false);
    expect(isWhoseSaid(shared, [CARDS, TAX])).toBe(true);
    expect(formOfCard(TAX.id, FILLED, unsaid).isJoint).toBeNull();
    expect(formOfCard(TAX.id, FILLED, shared).isJoint).toBe(true);
    expect(formOfCard(CARDS.id, FILLED, shared).isJoint).toBe(false);
    expect(formOfCard(CARDS.id, FILLED, { areAllMine: true, joint: [CARDS.id] }).isJoint).toBe(false);
  });
});
