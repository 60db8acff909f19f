import { describe, expect, it } from 'vitest';
import { NOTHING_NEXT, STANDINGS } from './answering.ts';
import { whilePaidOff } from './lastLetter.ts';

const paid = { id: 'marlow', standing: 'paid off', next: NOTHING_NEXT } as const;

describe('a debt of which nothing is owed any more', () => {
  it('is to be asked about once, by letter (DN-1700)', () => {
    expect(whilePaidOff(paid, new Map()).next).toEqual({
      step: 'ask for a last letter',
      who: 'you',
      by: null,
    });
    expect(whilePaidOff(paid, new Map([['fenland', '2026-11-02']])).next.step).toBe('ask for a last letter');
    const asked = whilePaidOff(paid, new Map([['marlow', '2026-11-02']]));
    expect(asked).toEqual({ ...paid, lastLetterOn: '2026-11-02' });
  });

  it('asks for nothing where nobody knows the letters (DN-1700)', () => {
    expect(whilePaidOff(paid, undefined)).toBe(paid);
  });

  it.each(STANDINGS.filter(one => one !== 'paid off'))('is no other: %s (DN-1700)', standing => {
    const debt = { ...paid, standing };
    expect(whilePaidOff(debt, new Map([['marlow', '2026-11-02']]))).toBe(debt);
  });
});
