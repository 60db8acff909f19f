import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkMergedName, displayName, salutation, splitMergedName } from './names.ts';

describe('names', () => {
  it.each([
    [{ title: 'Dr', forename: 'Ann', middlename: 'May', surname: 'Lee' }, 'Dr Ann May Lee'],
    [{ title: 'Dr', forename: 'Ann', surname: 'Lee' }, 'Dr Ann Lee'],
    [{ title: null, forename: 'Ann', middlename: '', surname: undefined }, 'Ann'],
    [{ forename: ' Ann ', middlename: '  ', surname: 'van der Berg' }, 'Ann van der Berg'],
    [{}, ''],
  ])('are shown in one line: %j', (parts, shown) => {
    expect(displayName(parts)).toBe(shown);
  });

  it.each([
    ['Ann Lee', 'Ann', 'Lee'],
    ['  Ann   Lee ', 'Ann', 'Lee'],
    ['Jan van der Berg', 'Jan', 'van der Berg'],
    ['Sukarno', 'Sukarno', ''],
    ['', '', ''],
  ])('typed into one box split at the first space: %j (ID-049)', (merged, firstName, lastName) => {
    expect(splitMergedName(merged)).toEqual({ firstName, lastName });
  });

  it('typed into one box keep every word (ID-049)', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Za-z'-]+$/), { minLength: 1 }), words => {
        const { firstName, lastName } = splitMergedName(words.join(' '));
        expect([firstName, lastName].filter(half => half !== '').join(' ')).toBe(words.join(' '));
      }),
    );
  });
});

describe('the salutation of a mail', () => {
  it.each(['Danielle', 'DANIELLE', 'Zoë', 'Anne-Marie', "D'Arcy", 'Siân', 'McKenzie', '李'])(
    'is the first name %s (IS-048)',
    name => {
      expect(salutation(` ${name} `)).toBe(name);
    },
  );

  it.each([
    '',
    'https://evil.example',
    'evil.example',
    'www.evil',
    'Call 0800 123456',
    'you have won. Go to',
    'Claim your refund today please',
    'mail@evil.example',
    '<b>Danielle</b>',
    'Your account is closed!',
    'Danielle\nBcc: somebody',
    'Send Money Now',
    'Pay Now',
    'send-money-now',
    'SendMoneyNow',
    'A'.repeat(21),
    'evil/refund',
    '-',
  ])('is none where the name may be a sentence or the address of a site: %j (IS-048)', name => {
    expect(salutation(name)).toBe('');
  });
});

describe('a name typed into one box', () => {
  it('is checked half by half', () => {
    expect(checkMergedName('Jan van der Berg')).toEqual({
      ok: true,
      value: { firstName: 'Jan', lastName: 'van der Berg' },
    });
    expect(checkMergedName('Ann L')).toMatchObject({ code: 'tooShort' });
    expect(checkMergedName(`Ann ${'e'.repeat(31)}`)).toMatchObject({ code: 'tooLong' });
    expect(checkMergedName('Ann 😀😀')).toMatchObject({ code: 'emoji' });
    expect(checkMergedName(7)).toMatchObject({ code: 'notText' });
    expect(checkMergedName('')).toMatchObject({ code: 'tooShort' });
  });

  it('may be one name only', () => {
    expect(checkMergedName('Sukarno')).toEqual({ ok: true, value: { firstName: 'Sukarno', lastName: '' } });
  });
});
