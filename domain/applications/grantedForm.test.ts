import { describe, expect, it } from 'vitest';
import { isGranted } from '../plans/granted.ts';
import { coversByName, coversOf, inByForm, namesItsDebts } from './covers.ts';
import { grantedIn } from './grantedForm.ts';

/** A line of a version that was handed over. */
const line = (entry: string, of: string, part: string, says: string) => ({
  at: { field: 'debts', entry, part },
  of,
  says,
});
const FORM = grantedIn([
  { at: { field: 'offer', entry: null, part: null }, of: null, says: '£300.50' },
  line('debt:kestrel', 'Kestrel Cards', 'creditor', 'Kestrel Cards'),
  line('debt:kestrel', 'Kestrel Cards', 'balance', '£9,000'),
  line('debt:kestrel', 'Kestrel Cards', 'inIt', 'Yes'),
  line('debt:loan', 'Loan Co', 'inIt', 'No'),
  line('debt:gone', 'Gone Bank', 'stillStands', 'No'),
  line('added:1', 'Barrowby Bank', 'balance', '£400'),
]);

describe('what was granted by a form', () => {
  it('is its offer, and the debts in it with what is owed on each (DN-1330)', () => {
    expect(FORM.offer).toBe(300_50);
    expect(FORM.debts.map(({ name, balance, isIn }) => [name, balance, isIn])).toEqual([
      ['Kestrel Cards', 9000_00, true],
      ['Loan Co', null, false],
      ['Barrowby Bank', 400_00, true],
    ]);
  });

  it('has neither what it leaves out nor what is not on it, and may have what was added in it by name (DN-1330)', () => {
    const has = (id: string, name: string) => isGranted(FORM, { id, name });
    expect(has('kestrel', 'Kestrel')).toBe(true);
    expect(has('loan', 'Loan Co')).toBe(false);
    expect(has('gone', 'Gone Bank')).toBe(false);
    expect(has('later', 'Later Loan')).toBe(false);
    expect(has('listed-since', ' barrowby bank')).toBeNull();
  });

  it('is told with what is outside of it, and why (DN-1330)', () => {
    const { inIt, outside } = coversOf(FORM, [
      { id: 'kestrel', name: 'Kestrel Cards' },
      { id: 'loan', name: 'Loan Co' },
      { id: 'later', name: 'Later Loan' },
      { id: 'listed-since', name: 'Barrowby Bank' },
    ]);
    expect(inIt.map(({ name }) => name)).toEqual(['Kestrel Cards', 'Barrowby Bank']);
    expect(outside.map(({ name, why }) => [name, why])).toEqual([
      ['Loan Co', 'left out'],
      ['Later Loan', 'told later'],
    ]);
  });

  it('says of each debt of the list whether it is in it, where the form says so (DN-1408)', () => {
    const listed = [
      { id: 'kestrel', name: 'Kestrel Cards' },
      { id: 'loan', name: 'Loan Co' },
      { id: 'later', name: 'Later Loan' },
      { id: 'listed-since', name: 'Barrowby Bank' },
    ];
    expect([...inByForm(FORM, listed)]).toEqual([
      ['kestrel', true],
      ['loan', false],
      ['later', false],
    ]);
  });

  it('is what a programme takes in, whose lenders say so where it is repaid, and not insolvency or a moratorium (DN-1408)', () => {
    expect(['BS', 'MHBS', 'DRO', 'AO', 'DAS'].filter(namesItsDebts)).toHaveLength(5);
    expect(['MOR', 'IVA', 'PTD', 'SEQ', 'MAP', 'BKY', 'DMP'].filter(namesItsDebts)).toEqual([]);
    expect(coversByName('BS', 'running')).toBe(true);
    expect(coversByName('DAS', 'running')).toBe(false);
  });
});
