import { describe, expect, it } from 'vitest';
import { turnTextNow } from './turnText.ts';

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
    expect(turnTextNow(words, { readUpTo: 2, afterSeconds: 60, isSafe: true, ...facts })).toBe(to);
  });
});
