import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APPLICATION_KINDS, fieldsOf, type SingleField } from '../form.ts';
import { address, choice, day, list, money, month, number, text, yesNo } from '../forms/fields/field.ts';
import { EARLIER } from '../forms/fields/past.ts';
import { APPLICATION_FORMS } from '../forms/forms.ts';
import { HOME } from '../testing/answers.ts';
import { TODAY } from '../testing/person.ts';
import { answerMessages } from '../words.ts';
import { checkAnswer } from './checkAnswer.ts';

const NI = text('n', 'N', null, { format: 'national insurance number', most: 13 });
const NAME = text('n', 'N', null, { format: 'name' });
const LINES = text('n', 'N', null, { format: 'lines', most: 20 });
const PLATE = text('n', 'N', null, { format: 'vehicle registration', most: 10 });
const SORT_CODE = text('n', 'N', null, { format: 'sort code', most: 8 });
const ACCOUNT = text('n', 'N', null, { format: 'account number', most: 10 });
const PHONE = text('n', 'N', null, { format: 'phone', most: 20 });
const ANY_DAY = day('d', 'D', null, { reach: 'any' });
const SIZE = choice('c', 'C', null, { options: { small: 'Small', large: 'Large' } });

const checked = (field: SingleField, value: unknown) => {
  const found = checkAnswer(field, value, TODAY);
  return found.ok ? found.value : `refused: ${found.message}`;
};

describe('an answer', () => {
  it('that is no National Insurance number is told so with no example of one, which might be refused too (DN-759)', () => {
    const said = String(checked(NI, 'QQ 12 34 56 C'));
    expect(said).toMatch(/^refused: Two letters, six numbers and a letter/u);
    expect(said.replace('refused: ', '')).not.toMatch(/[A-Z]{2} ?\d{2}/u);
  });

  it('of which one more is needed is asked for by what it is (DN-759)', () => {
    expect(answerMessages.fewest(1, EARLIER.entryName)).toBe('Add at least one way out');
  });

  it.each<[string, SingleField, unknown, unknown]>([
    ['a number as it is written on a payslip', NI, 'ab 12 34 56 c', 'AB123456C'],
    ['the same without spaces', NI, 'AB123456D', 'AB123456D'],
    ['a name', NAME, '  Anne-Marie   O’Neil ', 'Anne-Marie O’Neil'],
    ['lines', LINES, 'one\r\ntwo ', 'one\ntwo'],
    ['a number plate', PLATE, 'ab12 cde', 'AB12CDE'],
    ['a sort code with hyphens', SORT_CODE, '12-34-56', '12-34-56'],
    ['one with spaces', SORT_CODE, '12 34 56', '12-34-56'],
    ['one with neither', SORT_CODE, '123456', '12-34-56'],
    ['an account number', ACCOUNT, '00123456', '00123456'],
    ['one with a space', ACCOUNT, '0012 3456', '00123456'],
    ['a phone number', PHONE, '+44 (0)7700 900123', '+447700900123'],
    ['a day that has been', day('d', 'D', null), '2026-11-21', '2026-11-21'],
    ['a day to come, where any is asked', ANY_DAY, '2027-01-01', '2027-01-01'],
    ['this month', month('m', 'M', null), '2026-11', '2026-11'],
    ['pounds and pence as typed', money('s', 'S', null), '£1,234.50', 123_450],
    ['pence', money('s', 'S', null), 123_450, 123_450],
    ['nothing owed', money('s', 'S', null), '0', 0],
    ['a number within its ends', number('n', 'N', null, { least: 1, most: 3 }), 3, 3],
    ['yes', yesNo('y', 'Y', null), true, true],
    ['one of a few', SIZE, 'large', 'large'],
    ['an address', address('a', 'A', null), { ...HOME, postcode: 'ls11aa' }, HOME],
    [
      'an address abroad, whatever its postcode',
      address('a', 'A', null),
      { line1: '1 Rue X', town: 'Lille', postcode: '59000', country: 'France' },
      { line1: '1 Rue X', line2: '', town: 'Lille', county: '', postcode: '59000', country: 'France' },
    ],
  ])('is taken, tidied: %s (DN-206)', (_, field, value, expected) => {
    expect(checked(field, value)).toEqual(expected);
  });

  it.each([
    'UK',
    'u.k.',
    'the UK',
    'United Kingdom',
    'Great Britain',
    'England',
    'scotland',
    'Wales',
    'Northern Ireland',
  ])(
    'is an address at home with the name of its own country, whose postcode is checked: %s (DN-603)',
    country => {
      const at = address('a', 'A', null);
      expect(checked(at, { ...HOME, country, postcode: 'ls11aa' })).toEqual(HOME);
      expect(checked(at, { ...HOME, country, postcode: '59000' })).toMatch(/^refused: .*postcode/u);
    },
  );

  it('is abroad with the name of any other country (DN-603)', () => {
    for (const country of ['Ireland', 'New England', 'Ukraine', '英国']) {
      expect(checked(address('a', 'A', null), { ...HOME, country, postcode: '1' })).toMatchObject({
        country,
      });
    }
  });

  it.each<[string, SingleField, unknown, string]>([
    ['a number that HMRC gives to nobody', NI, 'QQ123456C', 'Two letters'],
    ['one of a pair that is never used', NI, 'BG123456A', 'Two letters'],
    ['one with another last letter', NI, 'AB123456E', 'Two letters'],
    ['one with too few digits', NI, 'AB12345C', 'Two letters'],
    ['a name of numbers', NAME, '1234', 'Only text'],
    ['nothing', NAME, '  ', 'Fill this in'],
    ['what is not seen', NAME, '\u200B\u200B', 'Fill this in'],
    ['more than it takes', LINES, 'x'.repeat(21), 'Use 20 characters'],
    ['half a character', LINES, '\uD800', 'Use letters'],
    ['a number for a text', LINES, 12, 'Use letters'],
    ['a plate of signs', PLATE, 'AB-12', 'Write it as on'],
    ['letters for a sort code', SORT_CODE, 'zz', 'Put in the 6 numbers'],
    ['a sort code with a digit too few', SORT_CODE, '12-34-5', 'Put in the 6 numbers'],
    ['a word for an account number', ACCOUNT, 'hello', 'Put in the 8 numbers'],
    ['an account number of 7', ACCOUNT, '1234567', 'Put in the 8 numbers'],
    ['one of 9', ACCOUNT, '123456789', 'Put in the 8 numbers'],
    ['a phone number of a few digits', PHONE, '12', 'Must be a valid phone'],
    ['tomorrow', day('d', 'D', null), '2026-11-22', 'Put in a day that has been'],
    ['no day', day('d', 'D', null), '2026-02-30', 'Put in a day that exists'],
    ['a day before anybody was born', day('d', 'D', null), '1899-12-31', 'Put in a year from 1900'],
    ['next month', month('m', 'M', null), '2026-12', 'Put in a month that has been'],
    ['a day of nothing', day('d', 'D', null), '-00-00', 'Put in the day, the month and the year'],
    ['a day without its year', day('d', 'D', null), '-05-14', 'Put in the day, the month and the year'],
    ['a day in a year of two numbers', day('d', 'D', null), '87-05-14', 'Put in the year with 4 numbers'],
    ['a day in a month by its name', day('d', 'D', null), '1987-May-14', 'Use numbers alone'],
    ['a month of nothing', month('m', 'M', null), '-00', 'Put in the month and the year'],
    ['a month in a year of two numbers', month('m', 'M', null), '24-05', 'Put in the year with 4 numbers'],
    ['a thirteenth month', month('m', 'M', null), '2026-13', 'Put in a month from 1 to 12'],
    ['no sum', money('s', 'S', null), ' ', 'Put in a sum, or 0 if there is none'],
    ['a sum below nothing', money('s', 'S', null), '-5', 'Put in a sum from 0'],
    ['a sum of too many numbers', money('s', 'S', null), '99999999999', 'That is more than this form takes'],
    [
      'a year to come',
      number('y', 'Y', null, { least: 1900, most: 2100, isYear: true }),
      2027,
      'Put in a whole number from 1900 to 2026',
    ],
    ['less than nothing', money('s', 'S', null), -1, 'Put in a sum'],
    ['a part of a penny', money('s', 'S', null), 0.5, 'Put in a sum'],
    ['words for a sum', money('s', 'S', null), 'lots', 'Put in a sum in numbers'],
    ['more than anybody owes', money('s', 'S', null), 10_000_000_01, 'That is more'],
    [
      'a number beyond its end',
      number('n', 'N', null, { least: 1, most: 3 }),
      4,
      'Put in a whole number from 1 to 3',
    ],
    ['maybe', yesNo('y', 'Y', null), 'maybe', 'Say yes or no'],
    ['none of the few', SIZE, 'middle', 'Choose one'],
    [
      'an address without a first line',
      address('a', 'A', null),
      { ...HOME, line1: ' ' },
      'Put in the first line',
    ],
    [
      'an address with no postcode',
      address('a', 'A', null),
      { ...HOME, postcode: '' },
      'Please enter a valid postcode',
    ],
    ['no address', address('a', 'A', null), 'LS1 1AA', 'Put in the first line'],
  ])('is refused, with what to do: %s (DN-206, DN-675)', (_, field, value, message) => {
    expect(checked(field, value)).toContain(`refused: ${message}`);
  });

  it('of any field never throws, whatever arrives (DN-206)', () => {
    const fields = APPLICATION_KINDS.flatMap(kind => fieldsOf(APPLICATION_FORMS[kind]));
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.anything(), (field, value) => {
        const found = checkAnswer(field, value, TODAY);
        // What is taken is taken again as it is.
        if (found.ok) expect(checkAnswer(field, found.value, TODAY)).toEqual(found);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the entries of a list', () => {
  const CARDS = list('cards', 'Cards', null, {
    entryName: 'card',
    most: 2,
    parts: [text('name', 'Name', null), money('owed', 'Owed', null)],
  });
  const one = { id: 'own:1', parts: { name: ' Bank ', owed: '12' } };

  it('are taken with the parts that are there, each tidied (DN-206)', () => {
    expect(checkAnswer(CARDS, [one, { id: 'own:2', parts: {} }], TODAY)).toEqual({
      ok: true,
      value: [
        { id: 'own:1', parts: { name: 'Bank', owed: 12_00 } },
        { id: 'own:2', parts: {} },
      ],
    });
  });

  it.each<[string, unknown]>([
    ['no list', 'Bank'],
    ['more than it takes', [one, { ...one, id: 'b' }, { ...one, id: 'c' }]],
    ['two of one name', [one, one]],
    ['a part that is not asked', [{ id: 'a', parts: { colour: 'red' } }]],
    ['a part that is wrong', [{ id: 'a', parts: { owed: 'lots' } }]],
    ['no name', [{ parts: {} }]],
    ['nothing at all', [null]],
  ])('are refused: %s (DN-206)', (_, value) => {
    expect(checkAnswer(CARDS, value, TODAY).ok).toBe(false);
  });
});
