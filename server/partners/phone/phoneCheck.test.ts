import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPhoneNumber } from './phoneCheck.ts';

describe('the phone check', () => {
  it.each([
    ['a mobile', '07400 123456'],
    ['a mobile from abroad', '+44 7400 123456'],
    ['a mobile written both ways', '+44 (0)7400 123456'],
    ['the dialling code with 00', '0044 7400 123456'],
    ['a London number', '020 7946 0018'],
    ['a Leeds number', '(0113) 243-0000'],
    ['an Isle of Man mobile', '07624 123456'],
    ['a Jersey number', '01534 440000'],
    ['an internet line', '05600 123456'],
    ['a charity’s 03 number', '0300 123 1234'],
    ['a mobile kept for drama', '07700 900123'],
    ['a mobile kept for drama from abroad', '+44 (0)7700 900123'],
  ])('takes %s (DO-012)', (_, number) => {
    expect(checkPhoneNumber(number)).toEqual({ isValid: true, message: '' });
  });

  it.each([
    ['nothing', ''],
    ['a premium number', '0906 123 4567'],
    ['a personal 070 number', '070 1234 5678'],
    ['directory enquiries', '118 118'],
    ['a shared-cost number', '0871 222 1234'],
    ['a pager', '07600 123456'],
    ['the emergency number', '999'],
    ['a digit too few', '0740012345'],
    ['a digit too many', '074001234567'],
    ['a French number', '+33 1 42 68 53 00'],
    ['an extension', '07400 123456 x12'],
    ['a number inside a text', 'call me on 07400 123456'],
    ['an address for dialling', 'tel:07400123456'],
    ['digits of another script', '٠٧٤٠٠١٢٣٤٥٦'],
  ])('refuses %s with the message of the specification (QU-038, DO-012)', (_, number) => {
    expect(checkPhoneNumber(number)).toEqual({ isValid: false, message: 'Must be a valid phone number' });
  });

  it('answers for whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), typed => {
        const { isValid, message } = checkPhoneNumber(typed);
        expect(message).toBe(isValid ? '' : 'Must be a valid phone number');
      }),
    );
  });
});
