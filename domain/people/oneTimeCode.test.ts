import { describe, expect, it } from 'vitest';
import { checkCode, checkCodeAttempt } from './oneTimeCode.ts';

describe('a typed code', () => {
  it.each([
    ['123456', '123456'],
    ['000000', '000000'],
    [' 123 456 ', '123456'],
  ])('is 6 digits: %j (CS-020)', (typed, value) => {
    expect(checkCode(typed)).toEqual({ ok: true, value });
  });

  it.each(['', '12345', '1234567', '12345a', '12-3456', '١٢٣٤٥٦'])(
    'is nothing else: %j (CS-020, ER-010)',
    typed => {
      expect(checkCode(typed)).toMatchObject({
        ok: false,
        message: 'Verification code should be 6 digits exactly',
      });
    },
  );
});

describe('a try', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  const usual = {
    isRight: false,
    wasTried: false,
    triesLeft: 3,
    expiresAt: new Date(now.getTime() + 1),
    now,
  };

  it.each([
    ['the right code', { isRight: true }, 'right'],
    ['the right code at the last try', { isRight: true, triesLeft: 1 }, 'right'],
    ['a wrong code', {}, 'wrong'],
    ['a wrong code at the last try', { triesLeft: 1 }, 'no tries left'],
    ['a wrong code once more', { wasTried: true }, 'already tried'],
    ['a wrong code once more, with one try left', { wasTried: true, triesLeft: 1 }, 'already tried'],
    ['any code after the last try', { triesLeft: 0 }, 'no tries left'],
    ['even the right one after the last try', { isRight: true, triesLeft: 0 }, 'no tries left'],
    ['the right code when its time is over', { isRight: true, expiresAt: now }, 'expired'],
    ['a wrong code when its time is over', { expiresAt: now }, 'expired'],
    ['a code that never had tries nor time', { triesLeft: 0, expiresAt: now }, 'no tries left'],
  ] as const)('%s is judged (CS-020, ER-007, ER-008, ER-009)', (_, given, verdict) => {
    expect(checkCodeAttempt({ ...usual, ...given })).toBe(verdict);
  });
});
