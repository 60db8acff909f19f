import { describe, expect, it } from 'vitest';
import { NOTHING_APART, paidApart } from './paidApart.ts';
import { facts } from './testing/mockUp.ts';

const NONE: ReadonlySet<string> = new Set();
/** £170 a month, with the energy outside of it: £26 are set aside for that. */
const plan = { monthly: 170_00, outside: facts().outside };

describe('what is paid beside a plan', () => {
  it('is what the advice sets aside for each debt outside of it, and what the budget leaves before (DN-1080)', () => {
    expect(paidApart(facts(), plan, NONE)).toEqual({
      each: [{ id: 'energy', monthly: 26_00 }],
      leftBefore: 196_00,
    });
  });

  it('names no sum of a debt that waits for a talk, or that nothing is set aside for (DN-1080)', () => {
    expect(paidApart(facts(), plan, new Set(['energy']))).toEqual(NOTHING_APART);
    expect(paidApart(facts({ setAside: new Map() }), plan, NONE)).toEqual(NOTHING_APART);
  });

  it('does not reckon where the plan pays another sum than is left, or something is set aside for others too (DN-1080)', () => {
    const energy = { each: [{ id: 'energy', monthly: 26_00 }], leftBefore: null };
    expect(paidApart(facts(), { ...plan, monthly: 150_00 }, NONE)).toEqual(energy);
    const setAside = new Map([
      ['energy', 26_00],
      ['rent', 40_00],
    ]);
    expect(paidApart(facts({ setAside }), plan, NONE)).toEqual(energy);
  });

  it('is nothing where the budget does not leave it, or what it leaves is not known (DN-1080)', () => {
    expect(paidApart(facts({ canPay: null }), plan, NONE)).toEqual(NOTHING_APART);
    expect(paidApart(facts({ canPay: -5_00 }), plan, NONE)).toEqual(NOTHING_APART);
  });
});
