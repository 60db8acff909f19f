import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compose } from './compose.ts';
import { setAsideWithin, warnsOfMore } from './moreThanLeft.ts';
import { type MonthlyOffer, offerIn, offersTogether, onceEach, roomFor } from './offersTogether.ts';
import { paragraph, saying } from './testing/letter.ts';
import { DEBT, FACTS } from './testing/letterFacts.ts';

/** A part of what there is to share, in pence, and one that is paid on top of it. */
const share = (sum: number, id = `lender ${sum}`, sentOn: string | null = null): MonthlyOffer => ({
  debt: { id, setAside: null },
  sum,
  isShare: true,
  sentOn,
});
const onTop = (sum: number, setAside: number | null, id = 'council'): MonthlyOffer => ({
  ...share(sum, id),
  debt: { id, setAside },
  isShare: false,
});
const SHARED = saying([paragraph('I can pay {share} a month.')]);
const COUNCIL = saying(
  [paragraph('I can pay {extra} a month.')],
  [
    {
      name: 'extra',
      label: 'what you can pay',
      holds: 'sum',
      isOffer: true,
      most: 20,
      starts: null,
      none: 'I cannot say yet',
    },
  ],
);

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
    (sums, available, difference, says) => {
      const offers = sums.map(sum => share(sum));
      const together = offersTogether(offers, { available, left: available });
      expect(together).toEqual({ total: sums.reduce<number>((all, one) => all + one, 0), difference, says });
    },
  );

  it.each([
    [170_00, 55_00, 0, 'Your plan gives them £55 on top, as one of your debts no longer needs its part.'],
    [150_00, 55_00, -20_00, 'That leaves £20 of what you have for them.'],
    [225_00, 55_00, 0, 'all that you have for them.'],
    [170_00, 0, -55_00, 'That leaves £55 of what you have for them.'],
  ] as const)(
    'leaves nothing over that the plan pays beside its offers: £%d with £%d (DN-1702)',
    (sum, beside, difference, says) => {
      const together = offersTogether([share(sum)], { available: 225_00, left: 225_00, beside });
      expect(together.difference).toBe(difference);
      expect(together.says).toContain(says);
    },
  );

  it('has what is set aside for a debt that comes first on top, and no more than that (DN-660)', () => {
    const money = { available: 198_00, left: 198_00 };
    const together = offersTogether([share(198_00), onTop(27_00, 27_00)], money);
    expect(together).toMatchObject({ total: 225_00, difference: 0 });
    const more = [share(198_00), onTop(150_00, 27_00)];
    expect(offersTogether(more, money).says).toContain('£348 a month. That is £123 more');
    expect(roomFor(more, money.left)).toBe(225_00);
    expect(roomFor([share(198_00)], money.left)).toBe(198_00);
    expect(roomFor(more, null)).toBeNull();
    // A plan that pays less than the budget leaves has room for more.
    const less = { available: 150_00, left: 198_00 };
    expect(offersTogether([share(150_00), onTop(60_00, 27_00)], less).difference).toBe(0);
  });

  it('warns of each letter that offers once all of them offer more than is left (DN-661)', () => {
    const among = { offer: 198_00, isShare: true, room: 225_00 };
    expect(warnsOfMore(FACTS, { ...among, total: 225_00 })).toBeNull();
    expect(warnsOfMore(FACTS, { ...among, total: 348_00 })).toContain(
      'leaves £225 a month for all your letters',
    );
    expect(warnsOfMore(FACTS, { ...among, total: 348_00 })).toContain('Together they offer £348');
    expect(warnsOfMore(FACTS, { ...among, offer: 348_00, total: 348_00 })).toContain(
      'this letter offers £348',
    );
    expect(warnsOfMore(FACTS, { ...among, room: null, total: 348_00 })).toBeNull();
  });

  it('counts each debt once: what is being prepared, the highest of it, before what went last (DN-661)', () => {
    const once = (...offers: MonthlyOffer[]) => onceEach(offers).map(({ sum }) => sum);
    expect(once(share(50_00, 'a'), share(20_00, 'b'), share(60_00, 'a'), share(40_00, 'a'))).toEqual([
      60_00, 20_00,
    ]);
    expect(once(share(50_00, 'a', '2026-11-02'), share(60_00, 'a', '2026-11-01'))).toEqual([50_00]);
    expect(once(share(90_00, 'a', '2026-11-02'), share(30_00, 'a'))).toEqual([30_00]);
    expect(once(share(30_00, 'a'), share(90_00, 'a', '2026-11-02'))).toEqual([30_00]);
  });

  it('is the share of each, or what the person made of it (DN-062)', () => {
    const facts = { ...FACTS, debt: { ...DEBT, share: 76_00 } };
    expect(offerIn(SHARED, facts, {})).toBe(76_00);
    expect(offerIn(SHARED, facts, { share: '£80.50' })).toBe(80_50);
    expect(offerIn(SHARED, facts, { share: '' })).toBe(76_00);
    expect(offerIn(SHARED, FACTS, {})).toBe(null);
    expect(offerIn(saying([paragraph('Please wait.')]), facts, { share: '£5' })).toBe(null);
  });

  it('starts with what the budget sets aside for the debt, to be changed, and never above what is owed (DN-660)', () => {
    const facts = { ...FACTS, debt: { ...DEBT, currentBalance: 648_00, setAside: 27_00 } };
    const saidBy = (of: typeof FACTS, edits = {}) => {
      const [block] = compose(COUNCIL, of, edits).blocks;
      return block?.kind === 'paragraph' ? block.parts[1] : undefined;
    };
    expect(offerIn(COUNCIL, facts, {})).toBe(27_00);
    expect(saidBy(facts)).toMatchObject({ value: '£27', status: 'can change' });
    expect(offerIn(COUNCIL, facts, { extra: '£150' })).toBe(150_00);
    expect(offerIn(COUNCIL, facts, { extra: '£649' })).toBe(27_00);
    expect(offerIn(COUNCIL, FACTS, {})).toBeNull();
    expect(saidBy(FACTS)).toMatchObject({ value: '', status: 'fill in' });
  });

  it('sets nothing aside where the budget does not leave as much for all (DN-660)', () => {
    const setAside = new Map([
      ['council', 27_00],
      ['rent', 10_00],
    ]);
    expect(setAsideWithin(setAside, 37_00)).toEqual(setAside);
    expect(setAsideWithin(setAside, 36_99).size).toBe(0);
    expect(setAsideWithin(setAside, null).size).toBe(0);
  });

  it('is exact to the penny (DN-062)', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9_999_99 })), sums => {
        const total = sums.reduce((all, one) => all + one, 0);
        const offers = sums.map((sum, at) => share(sum, `lender ${at}`));
        expect(offersTogether(offers, { available: total, left: total }).difference).toBe(0);
      }),
    );
  });
});
