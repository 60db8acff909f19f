import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBalance, checkBalanceNumber, checkRepayment, checkRepaymentNumber } from './amounts.ts';

const BALANCE = 'Balance amount must be between 1 and 1,000,000';
const REPAYMENT = 'Monthly Repayment amount must be between 1 and 10,000';

describe('a balance as typed', () => {
  it.each([
    ['1', 1_00],
    [' 1,234 ', 1_234_00],
    ['£1,500.00', 1_500_00],
    ['1,000,000', 1_000_000_00],
    ['007', 7_00],
  ])('takes %j (DE-035)', (typed, pence) => {
    expect(checkBalance(typed)).toEqual({ ok: true, value: pence });
  });

  it.each(['0', '1,000,001', '-5', '12.50', '12abc', '1e3', '99999999999999999999', 'five'])(
    'does not take %j, and says the limits (DE-035)',
    typed => {
      expect(checkBalance(typed)).toEqual({ ok: false, code: 'outOfRange', message: BALANCE });
    },
  );

  it('distinguishes an empty box from a wrong one', () => {
    for (const empty of ['', ' ', '£']) {
      expect(checkBalance(empty), empty).toEqual({ ok: false, code: 'missing', message: BALANCE });
    }
  });
});

describe('a monthly repayment as typed', () => {
  it.each([
    ['1', 1_00],
    ['10,000', 10_000_00],
  ])('takes %j (DE-036)', (typed, pence) => {
    expect(checkRepayment(typed)).toEqual({ ok: true, value: pence });
  });

  it.each(['0', '10,001', '0.99', '-1', 'x'])('does not take %j, and says the limits (DE-036)', typed => {
    expect(checkRepayment(typed)).toEqual({ ok: false, code: 'outOfRange', message: REPAYMENT });
  });
});

describe('a sum as a number', () => {
  it.each([
    [1, 1_00],
    [1_234.56, 1_234_56],
    [0.99, null],
    [1_000_000, 1_000_000_00],
    [1_000_000.01, null],
    [1.005, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [1e21, null],
    ['12', null],
    [true, null],
  ])('of %s is a balance of %s pence (DE-035)', (pounds, pence) => {
    const checked = checkBalanceNumber(pounds);
    expect(checked.ok ? checked.value : null).toBe(pence);
    if (!checked.ok) expect(checked).toEqual({ ok: false, code: 'outOfRange', message: BALANCE });
  });

  it.each([
    [10_000, 10_000_00],
    [10_000.01, null],
    [0, null],
    [35.5, 35_50],
  ])('of %s is a repayment of %s pence (DE-036)', (pounds, pence) => {
    const checked = checkRepaymentNumber(pounds);
    expect(checked.ok ? checked.value : null).toBe(pence);
    if (!checked.ok) expect(checked.message).toBe(REPAYMENT);
  });

  it('that is not there is missing', () => {
    expect([checkBalanceNumber(null), checkRepaymentNumber(undefined)]).toMatchObject([
      { code: 'missing' },
      { code: 'missing' },
    ]);
  });

  it('has the same limits as the text, for any number of whole pounds (DE-035, DE-036)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000, max: 2_000_000 }), pounds => {
        expect(checkBalanceNumber(pounds)).toEqual(checkBalance(String(pounds)));
        expect(checkRepaymentNumber(pounds)).toEqual(checkRepayment(String(pounds)));
      }),
    );
  });

  it('keeps every penny that a report gives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_00, max: 1_000_000_00 }), pence => {
        expect(checkBalanceNumber(pence / 100)).toEqual({ ok: true, value: pence });
      }),
    );
  });
});
