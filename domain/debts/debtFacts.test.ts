import { describe, expect, it } from 'vitest';
import { factsThatApply, needsAdviceFirst } from './debtFacts.ts';

const told = {
  isInArrears: true,
  hasLegalAction: true,
  arrears: 300_00,
  hasArrangement: true,
  agreedPayment: 20_00,
  courtStage: 'judgment',
} as const;

describe('what is told of a debt', () => {
  it('stays as it is while it applies (SA-061)', () => {
    expect(factsThatApply(told)).toEqual(told);
  });

  it.each([false, null])('has nothing overdue where being behind is %s (SA-061)', isInArrears => {
    const nothing = { arrears: null, hasArrangement: null, agreedPayment: null };
    expect(factsThatApply({ ...told, isInArrears })).toEqual({ ...told, isInArrears, ...nothing });
  });

  it.each([false, null])('has no sum of a deal where a deal is %s (SA-061)', hasArrangement => {
    expect(factsThatApply({ ...told, hasArrangement })).toEqual({
      ...told,
      hasArrangement,
      agreedPayment: null,
    });
  });

  it.each([false, null])('has no stage of a court where legal action is %s (SA-061)', hasLegalAction => {
    expect(factsThatApply({ ...told, hasLegalAction })).toEqual({
      ...told,
      hasLegalAction,
      courtStage: null,
    });
  });

  it.each([
    [true, false, true],
    [false, true, true],
    [null, true, true],
    [false, false, false],
    [null, null, false],
  ])('not agreed %s and very old %s: advice comes first, %s (SA-066)', (isDisputed, isVeryOld, first) => {
    expect(needsAdviceFirst({ isDisputed, isVeryOld })).toBe(first);
  });
});
