import { describe, expect, it } from 'vitest';
import { checkMobilePhone, endOfPhone, MOBILE_MESSAGE } from './mobilePhone.ts';

describe('a number that gets text messages', () => {
  it.each([
    ['07700 900123', '07700900123'],
    ['+44 (0)7700 900123', '+447700900123'],
    ['07624 123456', '07624123456'],
  ])('may be %j (PT-652)', (typed, value) => {
    expect(checkMobilePhone(typed)).toEqual({ ok: true, value });
  });

  it.each([
    ['0113 496 0111', 'notMobile', MOBILE_MESSAGE],
    ['07012 345678', 'notMobile', MOBILE_MESSAGE],
    ['07600 345678', 'notMobile', MOBILE_MESSAGE],
    ['+33 6 12 34 56 78', 'notUk', 'Must be a valid phone number'],
    ['07700', 'tooShort', 'Must be a valid phone number'],
    ['', 'missing', 'Must be a valid phone number'],
  ])('is not %j (PT-652)', (typed, code, message) => {
    expect(checkMobilePhone(typed)).toEqual({ ok: false, code, message });
  });

  it('is shown by its end alone (PT-652)', () => {
    expect(endOfPhone('+447700900123')).toBe('123');
  });
});
