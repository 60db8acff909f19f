import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPhone, phoneMessageWhileTyping, stripPhone, waysToWritePhone } from './phone.ts';

describe('a phone input', () => {
  it.each([
    ['+44 (0)7700 900-123', '+4407700900123'],
    ['07700 900 123 ext', '07700900123'],
    ['call me', ''],
    ['٠٧٧', ''],
  ])('keeps of %j only %j (QU-039)', (typed, kept) => {
    expect(stripPhone(typed)).toBe(kept);
  });

  it('keeps nothing but digits and plus signs of any text (QU-039)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), typed => {
        expect(stripPhone(typed)).toMatch(/^[0-9+]*$/);
      }),
    );
  });
});

describe('a phone answer', () => {
  it.each([
    ['07700 900123', '07700900123'],
    ['+44 7700 900123', '+447700900123'],
    ['+44 (0)7700 900123', '+447700900123'],
    ['0044 7700 900123', '+447700900123'],
    ['020 7946 0123', '02079460123'],
    ['0169772123', '0169772123'],
    ['0123456789012', '0123456789012'],
  ])('takes %j as %j (QU-037)', (typed, value) => {
    expect(checkPhone(typed)).toEqual({ ok: true, value });
  });

  it.each([
    ['077009001', 'tooShort'],
    ['+44770090', 'tooShort'],
    ['01234567890123', 'tooLong'],
    ['+44770090012345', 'tooLong'],
    ['7700900123', 'notUk'],
    ['+33123456789', 'notUk'],
    ['07700+900123', 'notUk'],
    ['++447700900', 'notUk'],
    ['', 'missing'],
    ['none', 'missing'],
    [undefined, 'missing'],
  ])('refuses %j (QU-037, QU-038)', (typed, code) => {
    expect(checkPhone(typed)).toEqual({ ok: false, code, message: 'Must be a valid phone number' });
  });

  it('passes with 10 to 13 characters and a UK start, and only then (QU-037)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('01', '+447', '5', '+337'),
        fc.stringMatching(/^\d{0,14}$/),
        (start, rest) => {
          const phone = start + rest;
          const fits = phone.length >= 10 && phone.length <= 13 && start !== '5' && start !== '+337';
          expect(checkPhone(phone).ok).toBe(fits);
        },
      ),
    );
  });
});

describe('a phone number being typed', () => {
  it('stays quiet at every place of a good number (QU-042)', () => {
    const whole = '+44 7700 900123';
    for (let length = 0; length <= whole.length; length += 1) {
      expect(phoneMessageWhileTyping(whole.slice(0, length))).toBeNull();
    }
  });

  it('speaks up once it is long enough and wrong', () => {
    expect(phoneMessageWhileTyping('770090012')).toBeNull();
    expect(phoneMessageWhileTyping('7700900123')).toBe('Must be a valid phone number');
    expect(phoneMessageWhileTyping('077009001234567')).toBe('Must be a valid phone number');
  });
});

it.each(['07700900123', '+447700900123'])('%j is the same number at home and from abroad (IS-289)', phone => {
  expect(waysToWritePhone(phone)).toEqual(['07700900123', '+447700900123']);
});
