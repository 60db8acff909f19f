import { describe, expect, it } from 'vitest';
import type { UkNation } from '../../people/nation.ts';
import type { Case } from '../case/case.ts';
import { between, exactly, NO, type Span, UNKNOWN_AMOUNT, YES, YES_OR_NO, ZERO } from '../case/span.ts';
import {
  budgetOf,
  day,
  debtOf,
  homeOf,
  lineOf,
  linesWith,
  NO_CHANGES,
  TODAY,
  tenant,
} from '../testing/cases.ts';
import { limitsOn } from '../testing/inForce.ts';
import { figuresOf } from './figures.ts';
import { monthsToRepay } from './repaying.ts';

describe('the months in which debts are repaid', () => {
  it.each([
    ['are rounded up', exactly(100_01), exactly(10_00), exactly(11)],
    ['are none for no debts, even with nothing to pay', ZERO, ZERO, ZERO],
    ['never come with nothing to pay', exactly(100_00), exactly(0), exactly(Infinity)],
    ['never come with a shortfall', exactly(100_00), exactly(-5_00), exactly(Infinity)],
    ['are one at least, however much may be paid', exactly(100_00), UNKNOWN_AMOUNT, between(1, Infinity)],
    ['may be none where nothing may be owed', between(0, 100_00), exactly(10_00), between(0, 10)],
    ['are not known where neither is', UNKNOWN_AMOUNT, UNKNOWN_AMOUNT, UNKNOWN_AMOUNT],
  ])('%s', (_, total, payment, months) => {
    expect(monthsToRepay(total, payment)).toEqual(months);
  });
});

describe('a lump sum as a percentage of the debts', () => {
  const CARD = 1;
  const OTHER = 60;
  const percent = (lumpSum: number | null, ...debts: readonly ReturnType<typeof debtOf>[]) =>
    figuresOf(
      tenant({ debts, changes: { ...NO_CHANGES, lumpSum } }),
      'england',
      limitsOn('england', TODAY),
      TODAY,
    ).lumpPercent;

  it.each([
    ['is rounded down', 299_99, [debtOf(CARD, 1_000_00)], exactly(29)],
    ['is nothing without a sum', 0, [debtOf(CARD, 1_000_00)], ZERO],
    ['is nothing without a sum, though it may be that nothing is owed', 0, [debtOf(OTHER, 1_000_00)], ZERO],
    ['is nothing where nothing is owed', 500_00, [], ZERO],
    [
      'has no end where it may be that a plan takes in nothing',
      500_00,
      [debtOf(OTHER, 1_000_00)],
      between(50, Infinity),
    ],
    ['may be nothing of a debt that is not known', 500_00, [debtOf(CARD, null)], UNKNOWN_AMOUNT],
    ['has no end where the sum is not known', null, [debtOf(CARD, 1_000_00)], UNKNOWN_AMOUNT],
  ])('%s', (_, sum, debts, expected) => {
    expect(percent(sum, ...debts)).toEqual(expected);
  });
});

const figures = (facts: Case, nation: UkNation = 'england') =>
  figuresOf(facts, nation, limitsOn(nation, TODAY), TODAY);

it('sets what is owned against the debts that the insolvency of the nation takes in', () => {
  const RENT = 22;
  const facts = tenant({ debts: [debtOf(RENT, 900_00)] });
  expect(figures(facts).owesMoreThanOwns).toEqual(exactly(900_00));
  // Whether sequestration takes in the rent of the home lived in, an adviser has to confirm.
  expect(figures(facts, 'scotland').owesMoreThanOwns).toEqual(between(0, 900_00));
});

it('leaves open whether somebody can pay alone where the most they have may just meet the least they agreed to', () => {
  const RENT = 22;
  const unsure = debtOf(1, 9_000_00, { isPaidInStatement: null, debt: { regularPaymentAmount: 50_00 } });
  const agreed = debtOf(4, 9_000_00, { debt: { regularPaymentAmount: 200_00 } });
  const rent = debtOf(RENT, 100_00, { agreedPayment: null, debt: { regularPaymentAmount: 0 } });
  const found = figures(tenant({ left: 200_00, debts: [unsure, agreed, rent] }));
  expect([found.available, found.debts.contractual]).toEqual([
    between(100_00, 200_00),
    between(200_00, 250_00),
  ]);
  expect(found.canPayAlone).toEqual(YES_OR_NO);
});

it.each<[string, Case['residence'], Span]>([
  ['none while the person lives there', { livesThere: true, leftOn: null, hasPublicFunds: true }, ZERO],
  [
    'those since they left',
    { livesThere: false, leftOn: day('2025-11-21'), hasPublicFunds: true },
    exactly(12),
  ],
  ['not known without the day', { livesThere: false, leftOn: null, hasPublicFunds: true }, UNKNOWN_AMOUNT],
  [
    'perhaps none where they may still live there',
    { livesThere: null, leftOn: day('2025-11-21'), hasPublicFunds: true },
    between(0, 12),
  ],
])('the months since leaving are %s', (_, residence, expected) => {
  expect(figures(tenant({ residence })).monthsSinceLeaving).toEqual(expected);
});

describe('somebody could repay from what they own (SA-030)', () => {
  const DISABILITY = 1018;
  const covers = (changes: Parameters<typeof tenant>[0], nation: UkNation = 'england') => {
    const { savingsCoverDebts, assetsCoverDebts } = figures(tenant(changes), nation);
    return [savingsCoverDebts, assetsCoverDebts];
  };

  it('where the savings, or all of it, come to the debts', () => {
    expect(covers({ savings: 20_000_00 })).toEqual([YES, YES]);
    expect(covers({ savings: 19_999_99 })).toEqual([NO, NO]);
    expect(covers({ home: homeOf(100_000_00, 80_000_00) })).toEqual([NO, YES]);
    expect(covers({ savings: null })).toEqual([YES_OR_NO, YES_OR_NO]);
    expect(covers({ savings: 1, debts: [] })).toEqual([NO, NO]);
  });

  it('where the savings come to every debt that nothing is secured on, also to those that an insolvency leaves out', () => {
    const debts = [debtOf(1, 1_000_00), debtOf(39, 1_000_00), debtOf(19, 90_000_00)];
    expect(covers({ savings: 1_999_99, debts })).toEqual([NO, YES]);
    expect(covers({ savings: 2_000_00, debts })[0]).toEqual(YES);
  });

  it('not by back-payments for a disability, and perhaps not where nobody asked of what the savings are made', () => {
    const savings = 20_000_00;
    expect(covers({ savings, savingsFromDisabilityBenefits: 1 })[0]).toEqual(NO);
    expect(covers({ savings, savingsFromDisabilityBenefits: null })[0]).toEqual(YES);
    const statement = budgetOf([...linesWith(40_00), lineOf(DISABILITY, 400_00)]);
    expect(covers({ savings, savingsFromDisabilityBenefits: null, statement })[0]).toEqual(YES_OR_NO);
  });
});

describe('somebody whose debts are not behind is under pressure', () => {
  const calm = debtOf(1, 900_00, { debt: { isInArrears: false } });
  const pressure = (court: Case['enforcement']['court'], isHappening: boolean | null = false) =>
    figures(
      tenant({
        debts: [calm],
        enforcement: { bailiffs: 'never', court, eviction: 'never' },
        happening: { ...tenant().happening, court: isHappening },
      }),
    ).isUnderPressure;

  it.each([
    ['by a day in court to come', day('2026-11-22'), YES],
    ['by a day in court today', TODAY, YES],
    ['no more by one that is over', day('2026-11-20'), NO],
    ['not without one', 'never', NO],
    ['perhaps where that is not known', null, YES_OR_NO],
  ] as const)('%s', (_, court, expected) => {
    expect(pressure(court)).toEqual(expected);
  });

  it.each<[string, Parameters<typeof tenant>[0], Span]>([
    [
      'by legal action on a debt',
      { debts: [{ ...calm, debt: { ...calm.debt, hasLegalAction: true } }] },
      YES,
    ],
    ['by a claim at court', { debts: [{ ...calm, stage: 'court claim' }] }, YES],
    ['by a debt that is behind', { debts: [debtOf(1, 900_00)] }, YES],
    [
      'perhaps by a debt that may be behind',
      { debts: [debtOf(1, 900_00, { debt: { isInArrears: null } })] },
      YES_OR_NO,
    ],
    [
      'by bailiffs on a day to come',
      { debts: [calm], enforcement: { bailiffs: day('2026-12-24'), court: 'never', eviction: 'never' } },
      YES,
    ],
    [
      'not by hunger alone',
      { debts: [calm], happening: { ...tenant().happening, noFood: true, benefitsStopped: true } },
      NO,
    ],
  ])('%s', (_, changes, expected) => {
    expect(figures(tenant(changes)).isUnderPressure).toEqual(expected);
  });

  it('by what goes on without a day, and perhaps where that was not asked', () => {
    expect(pressure('never', true)).toEqual(YES);
    expect(pressure('never', null)).toEqual(YES_OR_NO);
  });
});
