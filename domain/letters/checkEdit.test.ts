import { describe, expect, it } from 'vitest';
import { checkEdit } from './checkEdit.ts';
import { paragraph, saying } from './testing/letter.ts';
import { DEBT, FACTS } from './testing/letterFacts.ts';

const LETTER = saying(
  [paragraph('{share} {reason} {firstPayment} {balance}')],
  [{ name: 'reason', label: 'why', holds: 'text', most: 10, starts: null, none: null }],
);
const check = (name: string, typed: string, facts = FACTS) => checkEdit(LETTER, facts, name, typed);

describe('what somebody writes into a place', () => {
  it.each([
    ['share', ' 80 ', '£80'],
    ['share', '£1,234.5', '£1,234.50'],
    ['firstPayment', '1 december 2026', '1 December 2026'],
    ['firstPayment', '2026-12-01', '1 December 2026'],
    ['firstPayment', '1/12/2026', '1 December 2026'],
    ['reason', '  I  am ill ', 'I am ill'],
    ['reason', 'a\nb', 'a b'],
    ['creditorAddress', 'PO Box 118\r\n\n Ely ', 'PO Box 118\nEly'],
    ['reason', '', ''],
  ])('of %s is taken: %j (DN-061)', (name, typed, value) => {
    expect(check(name, typed)).toEqual({ ok: true, value });
  });

  it.each([
    ['share', '0', 'nothing', 'Enter more than £0'],
    ['share', 'a lot', 'missing', 'Enter a number'],
    ['share', '-5', 'negative', 'Negative values are not allowed'],
    ['firstPayment', '31 April 2026', 'notADay', 'Enter a day like 1 December 2026'],
    ['firstPayment', 'soon', 'notADay', 'Enter a day like 1 December 2026'],
    ['reason', 'far too long a reason', 'tooLong', 'Use 10 characters at most'],
    ['reason', 'a\u0007', 'notText', 'Only plain text fits here'],
    ['reason', 'a\u0000', 'notText', 'Only plain text fits here'],
    ['reason', '\uD800', 'notText', 'Only plain text fits here'],
    ['creditor', 'Somebody else', 'unknown', 'This part of the letter cannot be changed'],
    ['nothing', 'x', 'unknown', 'This part of the letter cannot be changed'],
  ])('of %s is refused: %j (DN-061)', (name, typed, code, message) => {
    const checked = check(name, typed);
    expect(checked.ok).toBe(false);
    if (!checked.ok && code !== 'missing') expect(checked).toEqual({ ok: false, code, message });
  });

  it('may change what is owed only while that is an estimate (DN-061)', () => {
    const estimated = { ...FACTS, debt: { ...DEBT, currentBalance: null, estimatedBalance: 500_00 } };
    expect(check('balance', '510', estimated)).toEqual({ ok: true, value: '£510' });
    expect(check('balance', '510').ok).toBe(false);
  });
});
