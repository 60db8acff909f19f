import { describe, expect, it } from 'vitest';
import { isInsolvency } from '../solution/insolvency.ts';
import { SOLUTIONS } from './solutions.ts';
import { sayAdviserFirst } from './wording.ts';

const open = { shortName: 'TPP', eligibility: 'ELIGIBLE', adviserConfirms: true } as const;
const met = { code: 'AGE_MIN', adviserConfirms: false };
const noMoreSoon = { code: 'TPP_CHANGE_EXPECTED', adviserConfirms: true };
const onOneSide = { code: 'DMP_MIN_PER_DEBT', adviserConfirms: true };

describe('what an adviser checks before anything is sent (DN-1715)', () => {
  it('is named, and nothing is said where nobody has to look', () => {
    expect(sayAdviserFirst({ ...open, reasons: [met, noMoreSoon] })).toBe(
      'Before anything is sent, an adviser checks one thing with you: if you will have more money soon.',
    );
    expect(sayAdviserFirst({ ...open, adviserConfirms: false, reasons: [met] })).toBeNull();
  });

  it('is whose money pays where that of one and of two decide differently, said once', () => {
    expect(sayAdviserFirst({ ...open, shortName: 'DMP', reasons: [onOneSide, onOneSide] })).toBe(
      'Before anything is sent, an adviser checks one thing with you: whose money pays, yours alone or that of you two.',
    );
  });

  it('has words for each criterion that one of us confirms of what is no insolvency', () => {
    const confirmed = Object.entries(SOLUTIONS).flatMap(([shortName, { criteria }]) =>
      isInsolvency(shortName)
        ? []
        : criteria.filter(({ otherwise }) => otherwise === 'adviser confirms').map(({ code }) => code),
    );
    expect(confirmed).toEqual(['TPP_CHANGE_EXPECTED']);
  });
});
