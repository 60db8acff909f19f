import { describe, expect, it } from 'vitest';
import { checkAgreedPayment, checkArrears, checkArrearsNumber } from './amounts.ts';
import { factsThatApply, howOld, mayBeTooOld, needsAdviceFirst } from './debtFacts.ts';

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
    expect(needsAdviceFirst({ isDisputed, isVeryOld, type: { roles: ['card'] }, stage: 'none' })).toBe(first);
  });
});

describe('a debt that may be too old for a court', () => {
  const old = { isVeryOld: true, type: { roles: ['card'] as const }, stage: null };

  it.each(['none', 'default', 'collections', 'court claim', null])(
    'may be while a court has not ruled: %s (SA-187)',
    stage => {
      expect(mayBeTooOld({ ...old, stage })).toBe(true);
    },
  );

  it.each(['judgment', 'bailiffs', 'charging order', 'wages'])(
    'is none once a court has: %s (SA-187)',
    stage => {
      expect(mayBeTooOld({ ...old, stage })).toBe(false);
      expect(needsAdviceFirst({ ...old, stage, isDisputed: false })).toBe(false);
      expect(needsAdviceFirst({ ...old, stage, isDisputed: true })).toBe(true);
    },
  );

  it('is none of a kind that lasts longer, and none where nobody said so (SA-187)', () => {
    expect(mayBeTooOld({ ...old, type: { roles: ['council-tax', 'bill', 'lasts-longer'] } })).toBe(false);
    expect(mayBeTooOld({ ...old, isVeryOld: null })).toBe(false);
    expect(mayBeTooOld({ ...old, isVeryOld: false })).toBe(false);
  });

  it('takes what is listed as it stands (SA-187)', () => {
    const listed = { isVeryOld: true, isDisputed: null, courtStage: 'judgment' } as const;
    expect(mayBeTooOld(howOld(listed, undefined))).toBe(false);
    expect(mayBeTooOld(howOld({ ...listed, courtStage: null }, { roles: ['card'] }))).toBe(true);
  });
});

describe('the overdue amount', () => {
  const range = 'The overdue amount must be between 1 and 1,000,000';
  const above = 'The overdue amount is more than you owe on this debt. Check both';

  it.each<[string, number | null, number | string]>([
    ['1', 618_00, 1_00],
    ['618', 618_00, 618_00],
    ['619', 618_00, above],
    // A balance with pence shows in whole pounds, rounded up.
    ['619', 618_50, 619_00],
    ['620', 618_50, above],
    ['1,000,000', null, 1_000_000_00],
    ['1000001', null, range],
    ['0', 618_00, range],
    ['', 618_00, range],
    ['a lot', 618_00, range],
  ])('%j of a balance of %s gives %s (SA-062)', (typed, balance, expected) => {
    const checked = checkArrears(typed, balance);
    expect(checked.ok ? checked.value : checked.message).toBe(expected);
  });

  it('is checked the same as a number', () => {
    expect(checkArrearsNumber(619, 618_00)).toMatchObject({ ok: false, message: above });
    expect(checkArrearsNumber(618, 618_00)).toMatchObject({ ok: true, value: 618_00 });
    expect(checkArrearsNumber(null, 618_00)).toMatchObject({ ok: false, message: range });
  });

  it('by a deal is 1 to 10,000 a month (SA-062)', () => {
    const message = 'The agreed monthly amount must be between 1 and 10,000';
    expect(checkAgreedPayment('20')).toMatchObject({ ok: true, value: 20_00 });
    for (const typed of ['', '0', '10001']) expect(checkAgreedPayment(typed)).toMatchObject({ message });
  });
});
