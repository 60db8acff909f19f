import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkReference, LONGEST_REFERENCE, maskReference } from './reference.ts';

const MESSAGE = 'Reference number must be between 1 and 18 digits';

describe('a reference', () => {
  it.each([
    ['1234 5678 9012 3456', '1234567890123456'],
    ['AB-12 / 3', 'AB-12/3'],
    ['1', '1'],
    ['01', '01'],
    ['0A', '0A'],
    ['123456789012345678', '123456789012345678'],
    ['1234\u00A05\u200B678', '12345678'],
  ])('of %j is kept as %j (DE-037, DE-038)', (typed, kept) => {
    expect(checkReference(typed)).toEqual({ ok: true, value: kept });
  });

  it.each(['1234567890123456789', '0', '0 000', 'AB\u00001', '\uD800', 12, {}])(
    'of %j is refused (DE-037, DE-038)',
    typed => {
      expect(checkReference(typed)).toEqual({ ok: false, code: 'outOfRange', message: MESSAGE });
    },
  );

  it.each(['', '   ', null, undefined])('may be left out: %j (DE-038)', typed => {
    expect(checkReference(typed)).toEqual({ ok: true, value: null });
  });

  it('that passed passes again unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 24 }), typed => {
        const checked = checkReference(typed);
        if (!checked.ok || checked.value === null) return;
        expect(checkReference(checked.value)).toEqual(checked);
        expect([...checked.value].length).toBeLessThanOrEqual(LONGEST_REFERENCE);
      }),
    );
  });
});

describe('a masked reference', () => {
  it.each([
    ['1234567890123456', '************3456'],
    ['AB-12/34567', 'AB-**/*4567'],
    ['12345', '*2345'],
    ['1234', '1234'],
    ['12', '12'],
    ['', ''],
  ])('shows %s as %s (DE-042)', (reference, shown) => {
    expect(maskReference(reference)).toBe(shown);
  });

  it('keeps its length, its last 4 characters and whatever is not a digit (DE-042)', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 18 }), reference => {
        const shown = maskReference(reference);
        expect(shown).toHaveLength(reference.length);
        expect(shown.slice(-4)).toBe(reference.slice(-4));
        expect(shown.slice(0, -4)).not.toMatch(/\d/u);
        expect(shown.slice(0, -4)).toBe(reference.slice(0, -4).replace(/\d/gu, '*'));
      }),
    );
  });
});
