import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkName, checkShortText, checkText, hasEmoji, TEXT_MESSAGES } from './text.ts';

describe('a text answer', () => {
  it.each(['ab', 'Ann', 'a'.repeat(50), '12 High Street', '𠮷野'])('takes %j (QU-027)', text => {
    expect(checkText(text)).toEqual({ ok: true, value: text });
  });

  it.each(['', ' ', 'a', '  a  ', '\u200B\u200B', '𠮷'])('asks for two characters in %j (QU-027)', text => {
    expect(checkText(text)).toEqual({
      ok: false,
      code: 'tooShort',
      message: 'A minimum of two characters is required',
    });
  });

  it('allows 50 characters and no more (QU-027)', () => {
    expect(checkText('a'.repeat(51))).toEqual({
      ok: false,
      code: 'tooLong',
      message: 'A maximum of 50 characters is allowed',
    });
  });

  it('counts a letter outside the basic plane as one character', () => {
    expect(checkText('𠮷'.repeat(50)).ok).toBe(true);
    expect(checkText('𠮷'.repeat(51)).ok).toBe(false);
  });

  it.each(['Fine 😀', '🇬🇧 flag', '5️⃣ stars', '👍🏽', '👨‍👩‍👧', '❤ it', '❤️ it', '🏽', '😀'])(
    'refuses the emoji in %j (QU-028)',
    text => {
      expect(checkText(text)).toEqual({ ok: false, code: 'emoji', message: 'Emojis are not allowed' });
    },
  );

  it.each(['0123456789', '# and *', 'café', 'Tesco™ © ®', '日本語', '£5 – £10', 'A→B'])(
    'finds no emoji in %j',
    text => {
      expect(hasEmoji(text)).toBe(false);
    },
  );

  it.each([[12], [null], [undefined], [true], [['ab']], [{ text: 'ab' }], ['a\u0000b'], ['ab\uD800']])(
    'refuses %j, which is not text (QU-029)',
    value => {
      expect(checkText(value)).toEqual({
        ok: false,
        code: 'notText',
        message: 'Only text values are allowed',
      });
    },
  );

  it('is kept trimmed, composed and on one line', () => {
    expect(checkText('  Cafe\u0301\r\nowner ')).toEqual({ ok: true, value: 'Café owner' });
  });

  it('gives a value that passes again unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), typed => {
        const checked = checkText(typed);
        if (!checked.ok) return;
        const length = [...checked.value].length;
        expect(length).toBeGreaterThanOrEqual(2);
        expect(length).toBeLessThanOrEqual(50);
        expect(checkText(checked.value)).toEqual(checked);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the shorter text answer', () => {
  it('allows 30 characters and no more (QU-030)', () => {
    expect(checkShortText('7'.repeat(30)).ok).toBe(true);
    expect(checkShortText('7'.repeat(31))).toMatchObject({ ok: false, code: 'tooLong' });
  });
});

describe('a name field', () => {
  it.each([
    'Ann',
    "O'Neill",
    'O’Neill',
    'Smith-Jones',
    'van der Berg',
    'McDonald',
    'Zoë',
    'Núñez',
    'J. R.',
    '李小龍',
    'Нина',
  ])('takes %j as typed', name => {
    expect(checkName(name)).toEqual({ ok: true, value: name });
  });

  it('words its longest length for 30 characters (QU-031)', () => {
    expect(checkName('a'.repeat(30)).ok).toBe(true);
    expect(checkName('a'.repeat(31))).toEqual({
      ok: false,
      code: 'tooLong',
      message: 'A maximum of 30 characters is allowed',
    });
  });

  it('keeps the other text rules (QU-031)', () => {
    expect(checkName('A')).toMatchObject({ message: TEXT_MESSAGES.tooShort });
    expect(checkName('Ann 😀')).toMatchObject({ message: TEXT_MESSAGES.emoji });
    expect(checkName(7)).toMatchObject({ message: TEXT_MESSAGES.notText });
  });

  it.each(['Ann1', 'http://a.b', '<b>Ann</b>', 'a@b.uk', '--', '. .', 'Ann; Bob'])('refuses %j', name => {
    expect(checkName(name)).toMatchObject({ code: 'notText', message: TEXT_MESSAGES.notText });
  });

  it('leaves one space between its words', () => {
    expect(checkName(' Mary\u00A0 \nAnn ')).toEqual({ ok: true, value: 'Mary Ann' });
  });

  it('never lets a line break or another control character through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), typed => {
        const checked = checkName(`Jo${typed}`);
        if (checked.ok) expect(checked.value).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});
