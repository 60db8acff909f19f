import { describe, expect, it } from 'vitest';
import { sumsDiffer } from './sumsDiffer.ts';

describe('whether the sums of a plan do not add up any more', () => {
  it('is so where its sum or a balance is another, or it could not be drawn up by what is left (DN-727)', () => {
    expect(sumsDiffer({ differences: ['more than is left'], notDrawn: null })).toBe(true);
    expect(sumsDiffer({ differences: ['a debt more', 'another balance'], notDrawn: null })).toBe(true);
    expect(sumsDiffer({ differences: [], notDrawn: 'nothing left' })).toBe(true);
  });

  it('is not so for what is named by itself: a debt more, one that waits, and advice that has changed (DN-727)', () => {
    expect(sumsDiffer({ differences: ['a debt more', 'a debt waits'], notDrawn: null })).toBe(false);
    expect(sumsDiffer({ differences: [], notDrawn: 'advice has changed' })).toBe(false);
    expect(sumsDiffer({ differences: [], notDrawn: 'question open' })).toBe(false);
    expect(sumsDiffer({ differences: [], notDrawn: null })).toBe(false);
  });
});
