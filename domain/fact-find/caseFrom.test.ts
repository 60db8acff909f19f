import { describe, expect, it } from 'vitest';
import type { Case } from '../solutions/case/case.ts';
import { unknown } from '../solutions/testing/cases.ts';
import { caseFrom } from './caseFrom.ts';
import { debt, factFindWith, HEALTH, QUALIFIER } from './testing/found.ts';
import type { ShortAnswers } from './testing/reviews.ts';
import { THIRD_MINIMAL_ANSWERS, THIRD_REVIEW } from './testing/thirdReviews.ts';

const factsOf = (review: ShortAnswers, qualifier: ShortAnswers = QUALIFIER): Case =>
  caseFrom(factFindWith({ qualifier, review }));
const changed = (changes: ShortAnswers) => factsOf({ ...THIRD_REVIEW, ...changes });

describe('the case of a person who told us nothing', () => {
  it('knows nothing', () => {
    const nothing = unknown(null);
    expect(caseFrom(factFindWith())).toEqual({
      ...nothing,
      statement: { ...nothing.statement, missing: [] },
      debts: [],
    });
  });

  it('knows nothing about a debt except what is in the list', () => {
    const untouched = { hasLegalAction: null, isSecured: null, hasAttachmentOfEarnings: null };
    const [only] = caseFrom(
      factFindWith({ debts: [debt('one', { ...untouched, creditTypeId: null })] }),
    ).debts;
    expect(only).toMatchObject({
      type: null,
      arrears: null,
      agreedPayment: null,
      cameFromFraud: null,
      isForBusiness: null,
      stage: null,
      debt: { isInArrears: null },
    });
  });
});

describe('the case of a person who told us everything', () => {
  it('has every fact in the terms of the rules', () => {
    const household = {
      childrenUnderSixteen: 1,
      childrenBetweenSixteenEighteen: 1,
      childrenOverEighteen: 1,
      additionalAdults: 2,
    };
    const { debts, ...facts } = caseFrom(
      factFindWith({ qualifier: QUALIFIER, review: THIRD_REVIEW, household }),
    );
    expect(debts).toEqual([]);
    expect(facts).toEqual({
      nation: 'scotland',
      trustDeedFees: null,
      birthDate: { year: 1985, month: 3, day: 27 },
      someDebtIsBehind: true,
      household: { adults: 4, children: 2 },
      partner: unknown(null).partner,
      savingsFromDisabilityBenefits: null,
      confirmed: null,
      statement: {
        isComplete: false,
        missing: [],
        lines: [],
        onlyBenefitsSince: { year: 2026, month: 2, day: 28 },
        getsBy: unknown(null).statement.getsBy,
      },
      home: {
        tenure: 'owns',
        value: 180_000_00,
        mortgage: 150_000_00,
        hasMortgage: true,
        otherSecured: 5_000_00,
        sharePercent: 40,
        ownsOtherProperty: true,
      },
      vehicles: [
        { value: 3_000_00, isNeeded: true, isAdapted: false, isOnFinance: false },
        { value: 900_00, isNeeded: false, isAdapted: true, isOnFinance: true },
        { value: null, isNeeded: null, isAdapted: null, isOnFinance: null },
      ],
      savings: 250_00,
      otherAssets: [
        { name: 'The thing worth most', value: 1_200_00 },
        { name: 'Other things', value: 1_200_00 },
        { name: 'Other things', value: 600_00 },
      ],
      earlier: [
        {
          kind: 'debt relief order',
          startedOn: { year: 2018, month: 2, day: 28 },
          isActive: false,
          endedOn: null,
        },
        { kind: 'iva', startedOn: null, isActive: false, endedOn: { year: 2020, month: 4, day: 30 } },
        { kind: 'breathing space', startedOn: null, isActive: true, endedOn: null },
        {
          kind: 'sequestration',
          startedOn: { year: 2015, month: 1, day: 31 },
          isActive: false,
          endedOn: null,
        },
        {
          kind: 'minimal asset process',
          startedOn: { year: 2014, month: 5, day: 31 },
          isActive: false,
          endedOn: null,
        },
        { kind: 'moratorium', startedOn: null, isActive: false, endedOn: { year: 2026, month: 11, day: 21 } },
      ],
      standing: { hasBankruptcyRestrictions: false, hasCreditorPetition: true },
      residence: { livesThere: false, leftOn: { year: 2025, month: 6, day: 1 }, hasPublicFunds: null },
      work: { status: 'employed', isDirector: true, isRegulated: false },
      conduct: {
        gaveAway: { year: 2023, month: 5, day: 31 },
        preferred: { year: 2024, month: 2, day: 29 },
        gambled: { year: 2026, month: 11, day: 21 },
        isFraudSuspected: false,
      },
      changes: { ...unknown(null).changes, betterIncome: { year: 2027, month: 3, day: 1 }, lumpSum: 750_00 },
      enforcement: {
        bailiffs: { year: 2026, month: 11, day: 25 },
        court: { year: 2026, month: 12, day: 2 },
        eviction: { year: 2026, month: 12, day: 20 },
      },
      happening: {
        bailiffs: false,
        court: false,
        eviction: false,
        disconnection: false,
        benefitsStopped: false,
        noFood: false,
        noEssentials: false,
      },
      crisis: {
        isInTreatment: null,
        isConfirmed: null,
        hasContact: null,
        treatmentEndsOn: null,
        isIllLongTerm: null,
      },
    });
  });

  it.each([
    ['33.5', 34],
    ['99', 99],
  ])('counts a share of %s percent of the home as %s', (typed, share) => {
    expect(changed({ 'home-share': typed }).home.sharePercent).toBe(share);
  });

  it('distinguishes no and none from not known', () => {
    expect(factsOf(THIRD_MINIMAL_ANSWERS, { ...QUALIFIER, housing: 'council' })).toMatchObject({
      home: { tenure: 'rents', value: null, ownsOtherProperty: false },
      vehicles: [],
      savings: 0,
      otherAssets: [],
      earlier: [],
      standing: { hasBankruptcyRestrictions: false, hasCreditorPetition: false },
      residence: { livesThere: true, leftOn: null },
      conduct: { gaveAway: 'never', preferred: 'never', gambled: 'never', isFraudSuspected: false },
      changes: { betterIncome: 'never', lumpSum: 0 },
      enforcement: { bailiffs: 'never', court: 'never', eviction: 'never' },
    });
  });

  it('takes the date of birth that is kept with the person, and health only as told with consent', () => {
    const dateOfBirth = { year: 1984, month: 3, day: 27 };
    const facts = caseFrom(factFindWith({ qualifier: QUALIFIER, details: { dateOfBirth }, health: HEALTH }));
    const crisis = {
      isInTreatment: true,
      isConfirmed: true,
      hasContact: false,
      treatmentEndsOn: { year: 2027, month: 2, day: 28 },
      isIllLongTerm: false,
    };
    expect([facts.birthDate, facts.crisis]).toEqual([dateOfBirth, crisis]);
  });
});

describe('an answer of "I’m not sure"', () => {
  it.each<[string, (facts: Case) => unknown, unknown]>([
    ['usual-home', facts => facts.residence, { livesThere: null, leftOn: null, hasPublicFunds: null }],
    ['property', facts => facts.home.ownsOtherProperty, null],
    ['home-owners', facts => facts.home.sharePercent, null],
    ['vehicle-count', facts => facts.vehicles, null],
    ['vehicle-about', facts => facts.vehicles?.[0]?.isNeeded, null],
    ['things', facts => facts.otherAssets, null],
    ['gave-away', facts => facts.conduct.gaveAway, null],
    ['paid-first', facts => facts.conduct.preferred, null],
    ['gambled', facts => facts.conduct.gambled, null],
    ['orders', facts => facts.standing, { hasBankruptcyRestrictions: null, hasCreditorPetition: null }],
    ['dates', facts => facts.enforcement, { bailiffs: null, court: null, eviction: null }],
    ['fraud', facts => facts.conduct.isFraudSuspected, null],
    ['only-benefits', facts => facts.statement.onlyBenefitsSince, null],
    ['better-income', facts => facts.changes.betterIncome, null],
  ])('to %s leaves the fact open', (stepId, fact, open) => {
    expect(fact(changed({ [stepId]: 'unsure' }))).toEqual(open);
  });

  it('about earlier solutions leaves their dates unknown, but not what is going on now', () => {
    const { earlier } = changed({ earlier: 'unsure' });
    expect(earlier?.map(({ kind }) => kind)).toHaveLength(6);
    for (const one of earlier ?? []) {
      expect(one).toMatchObject({ startedOn: null, endedOn: null, isActive: false });
    }
  });
});

describe('answers that do not go together', () => {
  it.each<[string, ShortAnswers, ShortAnswers, Case['home']['tenure']]>([
    ['a tenant who owns the home they live in', { housing: 'private' }, { property: 'home' }, null],
    ['an owner who does not own it', { housing: 'outright' }, { property: 'none' }, null],
    ['a home of another kind that is owned', { housing: 'other' }, { property: 'home' }, 'owns'],
    ['one of another kind that is not', { housing: 'other' }, { property: 'none' }, 'other'],
    ['a tenant who is not sure', { housing: 'private' }, { property: 'unsure' }, 'rents'],
  ])('%s', (_, qualifier, review, tenure) => {
    expect(factsOf({ ...THIRD_REVIEW, ...review }, { ...QUALIFIER, ...qualifier }).home.tenure).toBe(tenure);
  });

  it('leave the value of belongings unknown when one is worth more than all of them', () => {
    expect(changed({ 'things-dearest': '4000' }).otherAssets).toEqual([
      { name: 'Things of value', value: null },
    ]);
    expect(changed({ 'things-total': '900000', 'things-dearest': '1' }).otherAssets).toEqual([
      { name: 'The thing worth most', value: 1_00 },
      { name: 'Other things', value: null },
    ]);
    expect(changed({ 'things-total': '0', 'things-dearest': '0' }).otherAssets).toEqual([
      { name: 'The thing worth most', value: 0 },
    ]);
  });

  it.each<[string, string, (facts: Case) => unknown]>([
    ['left-home-on', '2027-01', facts => facts.residence.leftOn],
    ['gave-away-on', '2026-12', facts => facts.conduct.gaveAway],
    ['dro-on', '2026-12', facts => facts.earlier?.[0]?.startedOn],
    ['better-income-on', '2026-10', facts => facts.changes.betterIncome],
    ['only-benefits-since', '2027-01', facts => facts.statement.onlyBenefitsSince],
  ])('leave open a month at %s on the wrong side of today', (stepId, month, fact) => {
    expect(fact(changed({ [stepId]: month }))).toBeNull();
  });

  it('count the current month as begun', () => {
    const facts = changed({ 'better-income-on': '2026-11', 'left-home-on': '2026-11' });
    expect(facts.changes.betterIncome).toEqual({ year: 2026, month: 11, day: 21 });
    expect(facts.residence.leftOn).toEqual({ year: 2026, month: 11, day: 1 });
  });
});

describe('the plan a person is in', () => {
  const active = (plan: string, earlier: ShortAnswers[string]) => {
    // The Qualifier ends at a formal plan, so its remaining questions are not on the path.
    const nation = ['iva', 'dro'].includes(plan) ? 'england' : 'scotland';
    const qualifier = { ...QUALIFIER, nation, 'formal-plan': plan };
    const facts = factsOf({ ...THIRD_REVIEW, earlier }, qualifier);
    return facts.earlier?.map(({ kind, isActive }) => [kind, isActive]);
  };

  it.each<[string, ShortAnswers[string], unknown]>([
    ['none', 'none', []],
    ['informal', 'dro', [['debt relief order', false]]],
    ['dro', 'dro', [['debt relief order', true]]],
    ['dro', 'none', [['debt relief order', true]]],
    ['iva', 'none', [['iva', true]]],
    ['trust-deed', 'none', [['trust deed', true]]],
    [
      'das',
      'moratorium',
      [
        ['moratorium', false],
        ['debt arrangement scheme', true],
      ],
    ],
    [
      'bankruptcy',
      ['dro', 'sequestration'],
      [
        ['debt relief order', false],
        ['sequestration', null],
        ['bankruptcy', true],
      ],
    ],
    [
      'other',
      'none',
      [
        ['administration order', true],
        ['trust deed', null],
      ],
    ],
    [
      'unsure',
      'none',
      [
        ['administration order', null],
        ['trust deed', null],
      ],
    ],
  ])('%s, with %s before', (plan, earlier, expected) => {
    expect(active(plan, earlier)).toEqual(expected);
  });
});

describe('the days that are set', () => {
  it('are not set for what the Qualifier says is not happening, until they are asked for', () => {
    const facts = factsOf({}, { ...QUALIFIER, urgent: ['bailiffs'] });
    expect(facts.enforcement).toEqual({ bailiffs: null, court: 'never', eviction: 'never' });
  });

  it('follow the answer to "when", once it is given', () => {
    const facts = factsOf(THIRD_MINIMAL_ANSWERS, { ...QUALIFIER, urgent: ['food'] });
    expect(facts.enforcement).toEqual({ bailiffs: 'never', court: 'never', eviction: 'never' });
  });
});

describe('what goes on now', () => {
  it.each<[string, ShortAnswers, Partial<Case['happening']>]>([
    ['bailiffs', { urgent: ['bailiffs'] }, { bailiffs: true, court: false, noFood: false }],
    ['a court', { urgent: ['court'] }, { court: true, bailiffs: false }],
    ['having to leave', { urgent: ['eviction'] }, { eviction: true }],
    ['gas or power', { urgent: ['disconnection'] }, { disconnection: true }],
    ['benefits', { urgent: ['benefits'] }, { benefitsStopped: true }],
    ['food', { urgent: ['food'] }, { noFood: true }],
    [
      'food, heat or power, not said which',
      { bills: 'cannot-pay' },
      { noEssentials: true, noFood: false, disconnection: false },
    ],
  ])('is told by the first questions: %s', (_, answers, expected) => {
    expect(factsOf(THIRD_MINIMAL_ANSWERS, { ...QUALIFIER, ...answers }).happening).toMatchObject(expected);
  });
});
