import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerIn, offersTogether } from './offersTogether.ts';
import { DEBT, FACTS } from './testing/letterFacts.ts';

describe('what letters offer together', () => {
  it.each([
    [[76_00, 59_00], 135_00, 0, 'Your letters offer £135 a month: all that you have for them.'],
    [
      [80_00, 59_00],
      135_00,
      4_00,
      'Your letters offer £139 a month. That is £4 more than you have for them.',
    ],
    [
      [70_00, 59_00],
      135_00,
      -6_00,
      'Your letters offer £129 a month. That leaves £6 of what you have for them.',
    ],
    [[70_50], null, null, 'Your letters offer £70.50 a month.'],
  ] as const)(
    'is added up, and said where it is not what there is: %j of %j (DN-062)',
    (offers, available, difference, says) => {
      const together = offersTogether(offers, available);
      expect(together).toEqual({ total: offers.reduce((sum, one) => sum + one, 0), difference, says });
    },
  );

  it('is the share of each, or what the person made of it (DN-062)', () => {
    const facts = { ...FACTS, debt: { ...DEBT, share: 76_00 } };
    expect(offerIn(facts, {})).toBe(76_00);
    expect(offerIn(facts, { share: '£80.50' })).toBe(80_50);
    expect(offerIn(facts, { share: '' })).toBe(76_00);
    expect(offerIn(FACTS, {})).toBe(null);
  });

  it('is exact to the penny (DN-062)', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9_999_99 })), offers => {
        const total = offers.reduce((sum, one) => sum + one, 0);
        expect(offersTogether(offers, total).difference).toBe(0);
      }),
    );
  });
});
