import { describe, expect, it } from 'vitest';
import { outlivesEnd, turnTextNow } from './turnText.ts';

const at = new Date('2026-11-24T10:00:00Z');
const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const first = { sequence: 3, at };

describe('a wish to be texted once an adviser has written', () => {
  it.each([
    ['as long as none has', undefined, { now: after(600) }, 'wait'],
    ['while it may still be looked at', first, { now: after(59.999) }, 'wait'],
    ['once it was not for so long', first, { now: after(60) }, 'send'],
    ['at a time that is not safe', first, { now: after(600), isSafe: false }, 'wait'],
    ['that was read', first, { now: after(600), readUpTo: 3 }, 'done'],
    ['that was read at a time that is not safe', first, { now: at, readUpTo: 4, isSafe: false }, 'done'],
  ] as const)('%s (PT-653)', (_, words, facts, to) => {
    expect(turnTextNow(words, { readUpTo: 2, ended: null, afterSeconds: 60, isSafe: true, ...facts })).toBe(
      to,
    );
  });

  it.each([
    ['stays for a safe time after our end', first, { isSafe: false }, 'wait'],
    ['goes at a safe time after our end', first, {}, 'send'],
    ['is over where no adviser wrote before the end', undefined, {}, 'done'],
    ['is over two weeks after the end', first, { now: after(14 * 24 * 3600) }, 'done'],
    ['stays until then', first, { now: after(14 * 24 * 3600 - 1), isSafe: false }, 'wait'],
  ] as const)('%s (PT-664)', (_, words, facts, to) => {
    const ended = { by: 'adviser', at } as const;
    const others = { readUpTo: 2, ended, afterSeconds: 60, isSafe: true, now: after(600) };
    expect(turnTextNow(words, { ...others, ...facts })).toBe(to);
  });

  it.each([
    ['adviser', true],
    ['silence', true],
    ['person', false],
    ['closing', false],
    [null, false],
  ] as const)('outlives the end by %s: %s, and none once it is read (PT-664)', (by, is) => {
    expect(outlivesEnd(first, { by, readUpTo: 2 })).toBe(is);
    expect(outlivesEnd(first, { by, readUpTo: 3 })).toBe(false);
  });
});
