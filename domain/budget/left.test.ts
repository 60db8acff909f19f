import { describe, expect, it } from 'vitest';
import { leftEachMonth, sayLeft } from './left.ts';

describe('what is left each month', () => {
  it('is what comes in, less what goes out, and may be short (WT-002)', () => {
    expect(leftEachMonth(1_500_00, 1_106_32)).toBe(393_68);
    expect(leftEachMonth(1_000_00, 1_060_50)).toBe(-60_50);
  });

  it('is said in whole pounds, without a sign', () => {
    expect(sayLeft(393_68)).toBe('£394');
    expect(sayLeft(-60_50)).toBe('£61');
  });
});
