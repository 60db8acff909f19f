import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampCount, countOnBlur, isCounterKey, readCount } from './counter.ts';

describe('a counter', () => {
  it('clamps to -999 and 999 (QU-044)', () => {
    expect([-1000, -999, 0, 999, 1000].map(count => clampCount(count))).toEqual([-999, -999, 0, 999, 999]);
    fc.assert(
      fc.property(fc.integer(), count => {
        const clamped = clampCount(count);
        expect(Math.abs(clamped)).toBeLessThanOrEqual(999);
        expect(clamped === count).toBe(Math.abs(count) <= 999);
        expect(Math.sign(clamped)).toBe(Math.sign(count));
      }),
    );
  });

  it('clamps to bounds of its own', () => {
    expect(readCount('21', { lowest: 0, highest: 20 })).toBe(20);
    expect(readCount('-1', { lowest: 0, highest: 20 })).toBe(0);
  });

  it.each([
    ...'0123456789',
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
    'Delete',
    'Tab',
    'Enter',
    'Backspace',
    '-',
  ])('takes the key %s (QU-044)', key => {
    expect(isCounterKey(key)).toBe(true);
  });

  it.each(['a', '.', ',', '+', ' ', 'e', 'Home', '10', '٣', ''])('takes no key %j (QU-044)', key => {
    expect(isCounterKey(key)).toBe(false);
  });

  it.each([
    ['5', 5],
    ['-5', -5],
    ['-0', 0],
    ['5000', 999],
    ['9'.repeat(400), 999],
    ['', null],
    ['-', null],
    ['1.5', null],
    ['5a', null],
  ])('reads %j as %j', (typed, count) => {
    expect(readCount(typed)).toBe(count);
  });

  it('goes back to its default when left empty (QU-044)', () => {
    expect(countOnBlur('', 3)).toBe(3);
    expect(countOnBlur('-', 3)).toBe(3);
    expect(countOnBlur('7', 3)).toBe(7);
  });
});
