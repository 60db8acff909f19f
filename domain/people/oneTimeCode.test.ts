import { describe, expect, it } from 'vitest';
import { checkCode, checkCodeAttempt, checkSendAgain, secondsUntilSendAgain } from './oneTimeCode.ts';

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

describe('another code', () => {
  const sentAt = new Date('2026-11-23T10:00:00Z');
  const after = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000);
  const usual = { triesLeft: 3, timesSent: 1, sentAt, expiresAt: after(600), now: after(60) };

  it.each([
    ['after a minute', {}, 'send'],
    ['before the minute is over', { now: after(59) }, 'too soon'],
    ['for the third time', { timesSent: 2 }, 'send'],
    ['for the fourth time', { timesSent: 3 }, 'sent too often'],
    ['in the last second of the first', { now: after(599) }, 'send'],
    ['once the first is over', { now: after(600) }, 'expired'],
    ['after the last try', { triesLeft: 0 }, 'no tries left'],
  ] as const)('%s: %s (WT-015)', (_, given, verdict) => {
    expect(checkSendAgain({ ...usual, ...given })).toBe(verdict);
  });

  it('can be asked for when the clock was set back since it was sent (IS-015)', () => {
    expect(secondsUntilSendAgain(sentAt, after(-3 * 3600))).toBe(0);
  });

  it('can be asked for in so many seconds (WT-015)', () => {
    expect([0, 0.5, 59, 60, 300].map(seconds => secondsUntilSendAgain(sentAt, after(seconds)))).toEqual([
      60, 60, 1, 0, 0,
    ]);
  });
});
