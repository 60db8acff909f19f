import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowsKey, clamp, countBounds, countOf } from './countText.ts';
import { padPart } from './dateParts.ts';
import { plainAmount, withThousands } from './moneyText.ts';
import { checkSummary } from './passwordChecks.ts';
import { phoneText } from './phoneText.ts';

describe('typed sums', () => {
  it.each([
    ['1,500', '1500'],
    ['£12,345.67', '12345.67'],
    ['1 000', '1000'],
    ['abc', 'abc'],
    ['-5', '-5'],
  ])('removes commas from %s (QU-033)', (typed, plain) => {
    expect(plainAmount(typed)).toBe(plain);
  });

  it('leaves words as they were typed, for the person to correct', () => {
    expect(plainAmount('about 1,200')).toBe('about 1,200');
  });

  it.each([
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['1234567', '1,234,567'],
    ['-1234', '-1,234'],
    ['1234.5', '1,234.5'],
    ['abc', 'abc'],
    ['', ''],
  ])('shows %s as %s (QU-033)', (amount, shown) => {
    expect(withThousands(amount)).toBe(shown);
  });

  it('removes the separators it added, for any whole amount (QU-033)', () => {
    fc.assert(
      fc.property(fc.bigInt(), amount => plainAmount(withThousands(String(amount))) === String(amount)),
    );
  });
});

describe('typed phone numbers', () => {
  it('keeps digits and plus signs only (QU-039)', () => {
    expect(phoneText('+44 (0)7700-900 123 x')).toBe('+4407700900123');
  });
});

describe('typed counts', () => {
  it('runs from -999 to 999 unless told otherwise and clamps to the bound (QU-044)', () => {
    expect(clamp(1000, countBounds)).toBe(999);
    expect(clamp(-1000, countBounds)).toBe(-999);
    expect(countOf('5000', countBounds)).toBe(999);
    expect(countOf('-12', { min: 0, max: 20 })).toBe(0);
    expect(countOf('9'.repeat(400), countBounds)).toBe(999);
    expect(Object.is(countOf('-0', countBounds), 0)).toBe(true);
    expect(countOf(' 7', countBounds)).toBe(7);
  });

  it.each(['', '-', '1-', 'x'])('waits while "%s" is not a number yet (QU-044)', typed => {
    expect(countOf(typed, countBounds)).toBeNull();
  });

  it.each(['0', '9', '-', 'ArrowUp', 'ArrowLeft', 'Delete', 'Tab', 'Enter', 'Backspace'])(
    'lets %s act (QU-044)',
    key => {
      expect(allowsKey(key, false)).toBe(true);
    },
  );

  it.each(['a', 'e', '.', '+', ' ', ','])('keeps "%s" out (QU-044)', key => {
    expect(allowsKey(key, false)).toBe(false);
  });

  it('leaves shortcuts such as copying alone', () => {
    expect(allowsKey('c', true)).toBe(true);
  });
});

describe('date boxes', () => {
  it('pads a day or month of one digit, and leaves everything else alone', () => {
    expect([
      padPart('day', '4'),
      padPart('month', '8'),
      padPart('year', '9'),
      padPart('day', '24'),
      padPart('day', 'x'),
      padPart('day', ''),
    ]).toEqual(['04', '08', '9', '24', 'x', '']);
  });
});

describe('password checks', () => {
  it('says how many are done and what is still to do', () => {
    const checks = [
      { label: 'At least 8 characters', met: true },
      { label: '1 number', met: false },
    ];
    expect(checkSummary(checks)).toBe('1 of 2 done. Still to do: 1 number.');
    expect(checkSummary(checks.slice(0, 1))).toBe('1 of 1 done.');
  });
});
