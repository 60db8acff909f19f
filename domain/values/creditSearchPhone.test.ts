import { describe, expect, it } from 'vitest';
import { checkCreditSearchPhone } from './creditSearchPhone.ts';

describe('a phone number for the credit search', () => {
  it.each([
    ['07700900123', '07700900123'],
    ['07700 900-123', '07700900123'],
    ['0169772123', '0169772123'],
  ])('takes %j (CS-015)', (typed, value) => {
    expect(checkCreditSearchPhone(typed)).toEqual({ ok: true, value });
  });

  it.each([
    ['+447700900123', 'notUk'],
    ['7700900123', 'notUk'],
    ['0770090012x', 'notUk'],
    ['077009001', 'tooShort'],
    ['077009001234', 'tooLong'],
    ['', 'missing'],
    [null, 'missing'],
  ])('refuses %j (CS-015, QU-043)', (typed, code) => {
    expect(checkCreditSearchPhone(typed)).toEqual({
      ok: false,
      code,
      message: 'Phone number must start with 0',
    });
  });
});
