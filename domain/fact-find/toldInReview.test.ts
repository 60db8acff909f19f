import { describe, expect, it } from 'vitest';
import { lineOf } from '../solutions/testing/cases.ts';
import { caseFrom } from './caseFrom.ts';
import { EVERY_FACT, factFindWith, QUALIFIER } from './testing/found.ts';
import {
  MINIMAL_ANSWERS,
  REVIEW,
  type ShortAnswers,
  WITHOUT_PARTNER,
  WITHOUT_VEHICLE,
} from './testing/reviews.ts';

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

describe('what the full review is told', () => {
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
    // More than the savings: it is never cut down without a question.
    [{ 'back-pay-sum': '900' }, 900_00],
  ])('is how much of the savings is back pay of a disability benefit: %j, %s (SA-046)', (review, sum) => {
    expect(caseOf(review).savingsFromDisabilityBenefits).toBe(sum);
  });

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
      caseOf({ pressing: word, 'earlier-plans': 'none', 'in-now': 'none' }, { nation }).enforcement;
    expect(elsewhere('wales', 'bailiffs')).toEqual({ bailiffs: day, court: 'never', eviction: 'never' });
    expect(elsewhere('northern-ireland', 'enforcement').bailiffs).toEqual(day);
    expect(caseOf({ pressing: 'unsure' })).toMatchObject({
      enforcement: { bailiffs: null, court: null, eviction: null },
      standing: { hasBankruptcyRestrictions: null, hasCreditorPetition: null },
    });
  });
});

describe('what does not seem to fit', () => {
  const RIGHT = [
    'retired young',
    'pays more than comes in',
    'debt of another nation',
    'child benefit without a child',
    'benefits stopped beside benefits',
    'only benefits beside a wage',
    'not working beside a wage',
    'overdue above the balance',
    'very great age',
  ];
  const steps = Object.keys(REVIEW).filter(stepId => stepId.startsWith('fits-'));

  it('is confirmed by those who say it is right (SA-047, SA-181)', () => {
    expect(caseOf({}).confirmed).toEqual(RIGHT);
    expect(caseOf(WITHOUT_VEHICLE).confirmed).toEqual([
      'vehicle costs without a vehicle',
      ...RIGHT.slice(0, 3),
      'mortgage without a home',
      ...RIGHT.slice(3),
    ]);
    expect(caseOf(WITHOUT_PARTNER).confirmed).toContain('pay of a partner without one');
  });

  it('stays open for those who are not sure (SA-047, SA-181)', () => {
    const unsure = Object.fromEntries(steps.map(stepId => [stepId, 'unsure']));
    expect(steps).toHaveLength(RIGHT.length);
    expect(caseOf(unsure).confirmed).toEqual([]);
  });

  it('leaves open which of two facts is wrong, once they say so (SA-047, SA-181)', () => {
    const retired = { employment: 'retired' };
    const birthDate = month(1985, 3, 27);
    expect(caseOf({ 'fits-retired': 'work' }, retired)).toMatchObject({ work: { status: null }, birthDate });
    expect(caseOf({ 'fits-retired': 'birth' }, retired)).toMatchObject({
      work: { status: 'retired' },
      birthDate: null,
    });
    expect(caseOf({ 'fits-age': 'birth' }).birthDate).toBeNull();
    expect(caseOf({ 'fits-work': 'work' }, { employment: 'looking' })).toMatchObject({
      work: { status: null },
      birthDate,
    });
    expect(caseOf({}).statement.onlyBenefitsSince).toEqual(month(2026, 2, 28));
    expect(caseOf({ 'fits-benefits': 'pay' }).statement.onlyBenefitsSince).toBeNull();
  });

  it('keeps those on the question who go back to change something (SA-047)', () => {
    expect(caseOf({ 'fits-payments': 'budget' }).confirmed).not.toContain('pays more than comes in');
    expect(caseOf({ 'fits-payments': 'budget' }).confirmed).not.toContain('debt of another nation');
  });

  it('is asked of nobody else: a mortgage not of who names another home, a vehicle not of who owns one (SA-181)', () => {
    expect(caseOf({}).confirmed).not.toContain('mortgage without a home');
    expect(caseOf({ ...WITHOUT_VEHICLE, owns: ['home', 'other', 'things'] }).confirmed).not.toContain(
      'mortgage without a home',
    );
    expect(caseOf({ ...WITHOUT_VEHICLE, owns: ['home', 'other', 'things'] }).confirmed).toContain(
      'vehicle costs without a vehicle',
    );
  });
});
