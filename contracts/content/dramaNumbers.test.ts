import { describe, expect, it } from 'vitest';
import { DRAMA_RANGES, hasDramaNumber } from './dramaNumbers.ts';

describe('phone numbers kept for drama', () => {
  it.each(DRAMA_RANGES)(
    'of %s are found from the first to the last, and none beside them (HO-170)',
    (_, beginning) => {
      const digits = beginning.replaceAll(' ', '');
      expect(digits).toHaveLength(7);
      expect(hasDramaNumber(`0${beginning}000`)).toBe(true);
      expect(hasDramaNumber(`0${beginning}999`)).toBe(true);
      expect(hasDramaNumber(`0${Number(digits) + 1}000`)).toBe(false);
      expect(hasDramaNumber(`0${Number(digits) - 1}999`)).toBe(false);
    },
  );

  it.each([
    '01134960111',
    'Call 0113 496 0111.',
    '(0113) 496-0111',
    '+44 113 496 0111',
    '+44 (0)113 496 0111',
    '0044 113 496 0111',
    'Call 0800 023 4567 or 0113 496 0111 today',
    '<a href="tel:+441134960111">call</a>',
  ])('are found as people write them: %s (HO-170)', text => {
    expect(hasDramaNumber(text)).toBe(true);
  });

  it.each([
    '0800 023 4567',
    '0113 496 1111',
    '0113 496 01',
    '0113 496 01111',
    '90113 496 0111',
    'FG21/1',
    '£7,700 900',
  ])('are not what only resembles them: %s (HO-170)', text => {
    expect(hasDramaNumber(text)).toBe(false);
  });
});
