import { describe, expect, it } from 'vitest';
import { namesApart, sayLeftBefore } from './paidApartWords.ts';

const energy = { id: 'energy', creditor: 'Brightly Energy', what: null, balance: 432_00 };
const council = { id: 'council', creditor: 'Aireford Council', what: null, balance: null };
const outside = [energy, council];
const ONE = { each: [{ id: 'energy', monthly: 26_00 }], leftBefore: 196_00 };
const BOTH = { each: [...ONE.each, { id: 'council', monthly: 10_00 }], leftBefore: 206_00 };

describe('those who are paid beside a plan', () => {
  it('are named with what each gets, where that is known (DN-1080)', () => {
    expect(namesApart(outside, ONE)).toBe('Brightly Energy (£26 a month), Aireford Council');
  });

  it('are in the sum by name, or together where there are more (DN-1080)', () => {
    const plan = { monthly: 170_00, outside };
    expect(sayLeftBefore(ONE, plan)).toBe('£196 left over − £26 for Brightly Energy = £170.');
    expect(sayLeftBefore(BOTH, plan)).toBe('£206 left over − £36 for bills that come first = £170.');
    expect(sayLeftBefore({ ...ONE, leftBefore: null }, plan)).toBeNull();
  });
});
