import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkConfirmPassword,
  checkNewPassword,
  meetsAllCriteria,
  PASSWORD_CHECKLIST,
  passwordCriteria,
} from './password.ts';

const NONE = {
  minimumChars: false,
  oneUpperCase: false,
  oneLowerCase: false,
  oneNumber: false,
  oneSpecialCharacter: false,
};

describe('the criteria of a new password', () => {
  it('are all unmet by an empty one', () => {
    expect(passwordCriteria('')).toEqual(NONE);
  });

  it.each([
    ['_______', NONE],
    ['________', { ...NONE, minimumChars: true }],
    ['😀😀😀😀', { ...NONE, oneSpecialCharacter: true }],
  ])('count characters in %j: 8 are enough (ID-034)', (password, flags) => {
    expect(passwordCriteria(password)).toEqual(flags);
  });

  it.each(['A', 'É'])('see the uppercase letter %s (ID-035)', letter => {
    expect(passwordCriteria(letter)).toEqual({ ...NONE, oneUpperCase: true });
  });

  it.each(['a', 'é'])('see the lowercase letter %s (ID-036)', letter => {
    expect(passwordCriteria(letter)).toEqual({ ...NONE, oneLowerCase: true });
  });

  it('see a number (ID-037)', () => {
    expect(passwordCriteria('7')).toEqual({ ...NONE, oneNumber: true });
  });

  it.each(['!', '£', '-', '.', '€'])('see the special character %s (ID-038)', character => {
    expect(passwordCriteria(character)).toEqual({ ...NONE, oneSpecialCharacter: true });
  });

  it.each(['_', ' ', '\t', '\u00A0'])('do not count %j as special (ID-038)', character => {
    expect(passwordCriteria(character)).toEqual(NONE);
  });

  it('have one line each on the checklist (ID-040)', () => {
    expect(PASSWORD_CHECKLIST.map(line => line.flag)).toEqual(Object.keys(NONE));
  });

  it('stay met when more is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (password, more) => {
        const before = passwordCriteria(password);
        const after = passwordCriteria(password + more);
        for (const { flag } of PASSWORD_CHECKLIST) expect(after[flag]).toBe(before[flag] || after[flag]);
      }),
    );
  });
});

describe('choosing a password', () => {
  it('takes one that meets all five, as typed', () => {
    expect(checkNewPassword(' Towpath7! ')).toEqual({ ok: true, value: ' Towpath7! ' });
  });

  it.each(['Towpa7!', 'towpath7!', 'TOWPATH7!', 'Towpath!!', 'Towpath77', 'Towpath7_'])(
    'refuses %s, which misses one',
    password => {
      expect(meetsAllCriteria(password)).toBe(false);
      expect(checkNewPassword(password)).toMatchObject({ ok: false, code: 'criteriaNotMet' });
    },
  );

  it.each(['heron lamp boat sky', 'ÉÉÉÉ éééé ññññ 1', '🙂'.repeat(16), 'a'.repeat(16)])(
    'takes a long one whatever it is made of: %s (IS-052)',
    password => {
      expect(meetsAllCriteria(password)).toBe(true);
      expect(checkNewPassword(password)).toEqual({ ok: true, value: password });
    },
  );

  it('asks the criteria of one that is a character shorter (IS-052)', () => {
    expect(checkNewPassword('heron lamp boat')).toMatchObject({ ok: false, code: 'criteriaNotMet' });
    expect(checkNewPassword('heron lamp boats')).toMatchObject({ ok: true });
  });

  it('requires it to be repeated exactly (ID-041)', () => {
    expect(checkConfirmPassword('Towpath7!', 'Towpath7!').ok).toBe(true);
    for (const other of ['', 'towpath7!', 'Towpath7! ']) {
      expect(checkConfirmPassword('Towpath7!', other)).toEqual({
        ok: false,
        code: 'doNotMatch',
        message: 'Passwords do not match',
      });
    }
  });
});
