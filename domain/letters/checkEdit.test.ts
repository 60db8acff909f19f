import { describe, expect, it } from 'vitest';
import { checkEdit } from './checkEdit.ts';
import { compose } from './compose.ts';
import { offerIn } from './offersTogether.ts';
import { paragraph, saying } from './testing/letter.ts';
import { DEBT, FACTS } from './testing/letterFacts.ts';

const LETTER = saying(
  [paragraph('{share} {reason} {firstPayment} {balance}')],
  [{ name: 'reason', label: 'why', holds: 'text', isOffer: false, most: 10, starts: null, none: null }],
);
const check = (name: string, typed: string, facts = FACTS) => checkEdit(LETTER, facts, name, typed);

describe('what somebody writes into a place', () => {
  it.each([
    ['share', ' 80 ', '£80'],
    ['share', '£1,234.5', '£1,234.50'],
    ['firstPayment', '1 december 2026', '1 December 2026'],
    ['firstPayment', '2026-12-01', '1 December 2026'],
    ['firstPayment', '29 October 2027', '29 October 2027'],
    ['answerBy', '29 October 2026', '29 October 2026'],
    ['lastLetter', '1 January 1999', '1 January 1999'],
    ['share', '5380', '£5,380'],
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

  it.each([
    ['share', '999,999', 'tooMuch', 'You owe £5,380 here. Offer that or less'],
    ['share', '5380.01', 'tooMuch', 'You owe £5,380 here. Offer that or less'],
    ['firstPayment', '1 January 1999', 'tooEarly', 'Enter 29 October 2026 or a later day'],
    ['answerBy', '28 October 2026', 'tooEarly', 'Enter 29 October 2026 or a later day'],
    ['answerBy', '1 January 1998', 'tooEarly', 'Enter 29 October 2026 or a later day'],
    ['firstPayment', '30 October 2027', 'tooLate', 'Enter 29 October 2027 or an earlier day'],
  ])('of %s is refused where it cannot be: %j (DN-480)', (name, typed, code, message) => {
    expect(check(name, typed)).toEqual({ ok: false, code, message });
  });

  it('does not stand in a letter once it cannot be: what is known does (DN-480)', () => {
    const facts = {
      ...FACTS,
      debt: { ...DEBT, currentBalance: 60_00, share: 50_00 },
      money: { ...FACTS.money, firstPayment: '2026-12-01' },
    };
    const edits = { share: '£80', firstPayment: '1 October 2026' };
    const [block] = compose(LETTER, facts, edits).blocks;
    const parts = block?.kind === 'paragraph' ? block.parts : [];
    const placeOf = (name: string) => parts.find(part => part.kind === 'place' && part.name === name);
    expect(placeOf('share')).toMatchObject({ value: '£50' });
    expect(placeOf('firstPayment')).toMatchObject({ value: '1 December 2026' });
    expect(offerIn(LETTER, facts, edits)).toBe(50_00);
    expect(offerIn(LETTER, facts, { share: '£60' })).toBe(60_00);
  });

  it('may change what is owed only while that is an estimate (DN-061)', () => {
    const estimated = { ...FACTS, debt: { ...DEBT, currentBalance: null, estimatedBalance: 500_00 } };
    expect(check('balance', '510', estimated)).toEqual({ ok: true, value: '£510' });
    expect(check('balance', '510').ok).toBe(false);
  });
});
