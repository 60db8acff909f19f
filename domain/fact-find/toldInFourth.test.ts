import { describe, expect, it } from 'vitest';
import { lineOf } from '../solutions/testing/cases.ts';
import { caseFrom } from './caseFrom.ts';
import {
  ENGLISH_PLANS,
  EVERY_FACT,
  factFindWith,
  MINIMAL_ANSWERS,
  QUALIFIER,
  REVIEW,
  type ShortAnswers,
  WITHOUT_VEHICLE,
} from './testing/found.ts';

const BUDGET = {
  isComplete: true,
  missing: [],
  lines: [lineOf(1001, 900_00), lineOf(1016, 100_00), lineOf(1031, 500_00)],
};
const caseOf = (review: ShortAnswers, qualifier: ShortAnswers = {}) =>
  caseFrom(
    factFindWith({
      qualifier: { ...QUALIFIER, ...qualifier },
      review: { ...REVIEW, ...review },
      facts: EVERY_FACT,
      budget: BUDGET,
    }),
  );
const month = (year: number, of: number, day: number) => ({ year, month: of, day });
const past = { startedOn: null, endedOn: null, isActive: false };
const now = { startedOn: null, endedOn: null, isActive: true };

describe('what the fourth version of the full review is told', () => {
  it('is what the versions before were told, of home, vehicles and things (SA-046)', () => {
    const { home, vehicles, otherAssets } = caseOf({});
    expect(home).toMatchObject({
      tenure: 'owns',
      value: 180_000_00,
      sharePercent: 40,
      ownsOtherProperty: true,
    });
    expect(vehicles?.map(({ value }) => value)).toEqual([3_000_00, 900_00, null]);
    expect(otherAssets?.map(({ value }) => value)).toEqual([1_200_00, 1_200_00, 600_00]);
    const tenant = caseFrom(
      factFindWith({ qualifier: { ...QUALIFIER, housing: 'private' }, review: MINIMAL_ANSWERS }),
    );
    expect(tenant).toMatchObject({
      home: { tenure: 'rents', ownsOtherProperty: false },
      vehicles: [],
      otherAssets: [],
      savings: 0,
      earlier: [],
      conduct: { gaveAway: 'never', preferred: 'never', gambled: 'never' },
      standing: { hasBankruptcyRestrictions: false, hasCreditorPetition: false },
      enforcement: { bailiffs: 'never', court: 'never', eviction: 'never' },
      changes: {
        betterIncome: 'never',
        worseIncome: 'never',
        lumpSumOn: 'never',
        move: 'never',
        newJob: 'never',
        lumpSum: 0,
      },
      partner: { sharesBudget: null, wouldPay: null, wantsAdvice: null },
      savingsFromDisabilityBenefits: null,
      confirmed: null,
    });
  });

  it('is every kind of plan before and now, in Scotland and from elsewhere (SA-046)', () => {
    expect(caseOf({}).earlier).toEqual([
      { ...past, kind: 'sequestration', startedOn: month(2015, 1, 31), endedOn: month(2016, 1, 31) },
      { ...past, kind: 'minimal asset process', startedOn: month(2014, 5, 31) },
      { ...past, kind: 'trust deed', endedOn: month(2019, 7, 31) },
      { ...past, kind: 'moratorium', endedOn: month(2026, 11, 21) },
      { ...past, kind: 'bankruptcy', endedOn: month(2011, 8, 31) },
      { ...now, kind: 'iva' },
      { ...now, kind: 'debt arrangement scheme' },
    ]);
  });

  it('is every kind of plan in England (SA-046)', () => {
    expect(caseOf(ENGLISH_PLANS, { nation: 'england' }).earlier).toEqual([
      { ...past, kind: 'bankruptcy', endedOn: month(2012, 3, 31) },
      { ...past, kind: 'debt relief order', startedOn: month(2018, 2, 28) },
      { ...past, kind: 'iva', endedOn: month(2020, 4, 30) },
      { ...past, kind: 'breathing space', endedOn: month(2026, 10, 31) },
      { ...now, kind: 'debt management plan' },
    ]);
  });

  it.each<[string, ShortAnswers, unknown]>([
    ['not sure of before', { 'earlier-plans': 'unsure', 'in-now': 'none' }, Array(8).fill(false)],
    ['not sure of now', { 'earlier-plans': 'none', 'in-now': 'unsure' }, [null, null]],
    [
      'not sure which one from elsewhere',
      { 'earlier-plans': 'none', 'in-now': ['elsewhere'], 'in-now-elsewhere': 'unsure' },
      [null, null],
    ],
    [
      'not sure which it was elsewhere',
      { 'earlier-plans': ['elsewhere'], 'earlier-elsewhere': 'unsure', 'in-now': 'none' },
      Array(8).fill(false),
    ],
    [
      'over in a month to come',
      { 'earlier-plans': ['moratorium'], 'moratorium-ended-on': '2026-12', 'in-now': 'none' },
      [true],
    ],
  ])('leaves open what somebody is %s (SA-046)', (_, review, active) => {
    expect(caseOf(review).earlier?.map(({ isActive }) => isActive)).toEqual(active);
  });

  it.each([
    ['no', { sharesBudget: false, wouldPay: null }],
    ['would-pay', { sharesBudget: true, wouldPay: true }],
    ['would-not', { sharesBudget: true, wouldPay: false }],
    ['yes', { sharesBudget: true, wouldPay: null }],
    ['unsure', { sharesBudget: null, wouldPay: null }],
  ])('is whether a partner shares and would pay: %s (SA-046)', (partner, told) => {
    expect(caseOf({ partner }).partner).toMatchObject(told);
  });

  it('is whose each line of income is, as far as they know (SA-046)', () => {
    const whose = (answer: string) =>
      caseOf({ 'whose-money': answer }).statement.lines.map(line => line.whose);
    expect(whose('1016 partner, 1031 both')).toEqual([null, 'partner', 'both']);
    expect(whose('1016 unsure')).toEqual([null, null, null]);
  });

  it.each([
    [{}, 120_00],
    [{ 'back-pay': 'no' }, 0],
    [{ 'back-pay': 'unsure' }, null],
    [{ 'back-pay-sum': '900' }, 250_00],
  ])(
    'is how much of the savings is back pay of a disability benefit, at most all: %j, %s (SA-046)',
    (review, sum) => {
      expect(caseOf(review).savingsFromDisabilityBenefits).toBe(sum);
    },
  );

  it('is how somebody gets by with nothing in the budget (SA-046)', () => {
    expect(caseOf({}).statement.getsBy).toEqual({
      income: 'savings',
      food: 'somebody else pays',
      housing: 'included elsewhere',
    });
    expect(
      caseOf({ 'gets-by-food': 'borrowing', 'gets-by-housing': 'else', 'gets-by-income': 'unsure' }).statement
        .getsBy,
    ).toEqual({
      income: null,
      food: 'borrowing',
      housing: 'something else',
    });
  });

  it('is what may change, and when (SA-046)', () => {
    expect(caseOf({}).changes).toEqual({
      betterIncome: month(2027, 3, 1),
      worseIncome: month(2027, 1, 1),
      lumpSumOn: month(2027, 5, 1),
      move: month(2027, 2, 1),
      newJob: month(2027, 4, 1),
      lumpSum: 750_00,
    });
    expect(new Set(Object.values(caseOf({ changes: 'unsure' }).changes))).toEqual(new Set([null]));
  });

  it.each([
    ['yes', false],
    ['no', true],
    ['unsure', null],
  ])('is whether public funds are open: %s, %s (SA-046)', (answer, open) => {
    expect(caseOf({ 'public-funds': answer }).residence.hasPublicFunds).toBe(open);
  });

  it('is dates by the name that officers have in the nation (SA-046)', () => {
    const day = month(2026, 11, 25);
    expect(caseOf({}).enforcement.bailiffs).toEqual(day);
    const elsewhere = (nation: string, word: string) =>
      caseOf({ ...ENGLISH_PLANS, pressing: word, 'earlier-plans': 'none', 'in-now': 'none' }, { nation })
        .enforcement;
    expect(elsewhere('wales', 'bailiffs')).toEqual({ bailiffs: day, court: 'never', eviction: 'never' });
    expect(elsewhere('northern-ireland', 'enforcement').bailiffs).toEqual(day);
    expect(caseOf({ pressing: 'unsure' })).toMatchObject({
      enforcement: { bailiffs: null, court: null, eviction: null },
      standing: { hasBankruptcyRestrictions: null, hasCreditorPetition: null },
    });
  });
});

describe('what does not seem to fit', () => {
  it('is confirmed by those who say it is right (SA-047)', () => {
    expect(caseOf({}).confirmed).toEqual([
      'retired young',
      'pays more than comes in',
      'debt of another nation',
    ]);
    expect(caseOf(WITHOUT_VEHICLE).confirmed).toContain('vehicle costs without a vehicle');
  });

  it('stays open for those who are not sure (SA-047)', () => {
    const unsure = { 'fits-retired': 'unsure', 'fits-payments': 'unsure', 'fits-nation': 'unsure' };
    expect(caseOf(unsure).confirmed).toEqual([]);
  });

  it('leaves open which of two facts is wrong, once they say so (SA-047)', () => {
    const retired = { employment: 'retired' };
    expect(caseOf({ 'fits-retired': 'work' }, retired)).toMatchObject({
      work: { status: null },
      birthDate: month(1985, 3, 27),
    });
    expect(caseOf({ 'fits-retired': 'birth' }, retired)).toMatchObject({
      work: { status: 'retired' },
      birthDate: null,
    });
  });

  it('keeps those on the question who go back to change something (SA-047)', () => {
    expect(caseOf({ 'fits-payments': 'budget' }).confirmed).toEqual(['retired young']);
  });
});
