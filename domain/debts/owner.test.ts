import { describe, expect, it } from 'vitest';
import { type DebtSale, ownerOn } from './owner.ts';

const KESTREL = { id: 'card', initialCreditorName: 'Kestrel Cards' };
const toLapwing: DebtSale = { debtId: 'card', on: '2026-11-20', from: 'Kestrel Cards', to: 'Lapwing' };
const toMerlin: DebtSale = { debtId: 'card', on: '2027-02-01', from: 'Lapwing', to: 'Merlin' };
const named = (initialCreditorName: string) => ({ ...KESTREL, initialCreditorName });

describe('whom a debt is with', () => {
  it('is who the list names until it is sold, and from that day on its buyer (DN-650)', () => {
    expect(ownerOn(KESTREL, [toLapwing], '2026-11-19')).toEqual({
      name: 'Kestrel Cards',
      before: [],
      sale: null,
      isListed: true,
    });
    expect(ownerOn(KESTREL, [toLapwing], '2026-11-20')).toEqual({
      name: 'Lapwing',
      before: ['Kestrel Cards'],
      sale: toLapwing,
      isListed: false,
    });
  });

  it('is the last buyer of several, in whatever order they were told, and all before are named (DN-650)', () => {
    const sold = ownerOn(KESTREL, [toMerlin, toLapwing], '2027-03-01');
    expect([sold.name, sold.before]).toEqual(['Merlin', ['Kestrel Cards', 'Lapwing']]);
    expect(ownerOn(KESTREL, [toMerlin, toLapwing], '2027-01-01').name).toBe('Lapwing');
  });

  it('is who sold it, once it came back to them (DN-650)', () => {
    const back = { ...toMerlin, to: 'Kestrel Cards' };
    expect(ownerOn(KESTREL, [toLapwing, back], '2027-03-01')).toMatchObject({
      name: 'Kestrel Cards',
      before: ['Kestrel Cards', 'Lapwing'],
      isListed: true,
    });
  });

  it('is with nobody else by the sale of another debt (DN-650)', () => {
    expect(ownerOn(KESTREL, [{ ...toLapwing, debtId: 'loan' }], '2027-03-01').name).toBe('Kestrel Cards');
  });

  it('is told from the plan where the buyer’s name was typed into the list since: then its reference is theirs (DN-650)', () => {
    expect(ownerOn(named('lapwing ltd'), [toLapwing], '2026-12-01')).toMatchObject({
      name: 'Lapwing',
      before: ['Kestrel Cards'],
      isListed: true,
    });
    expect(ownerOn(named('Kestrel'), [toLapwing], '2026-12-01').before).toEqual(['Kestrel']);
  });
});
