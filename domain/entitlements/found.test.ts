import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UK_NATIONS } from '../people/nation.ts';
import { inGroup, monthlyOf } from './found.ts';
import { BOOK, foundFor, oneFor, type Told, whyNot } from './testing/told.ts';

const CHILD = { childrenUnderSixteen: 1 };
const WALES = { more: { nation: 'wales' } } as const;
const SCOTLAND = { more: { nation: 'scotland' } } as const;
const NORTHERN_IRELAND = { more: { nation: 'northern-ireland' } } as const;
const born = (year: number, month = 5, day = 14) => ({ birthDate: { year, month, day } });

/** Each kind at the edges of what it asks for: how sure we are, and what it comes to in a month, in pence. */
const TABLE: readonly (readonly [
  what: string,
  id: string,
  told: Told,
  likelihood: string | null,
  monthly: number | null,
])[] = [
  ['one child under 16', 'child-benefit', { household: CHILD }, 'very likely', 117_22],
  [
    'three children',
    'child-benefit',
    { household: { childrenUnderSixteen: 3 } },
    'very likely',
    117_22 + 2 * 77_57,
  ],
  [
    'only a child of 17, who may be at school',
    'child-benefit',
    { household: { childrenBetweenSixteenEighteen: 1 } },
    'likely',
    null,
  ],
  ['no child', 'child-benefit', {}, null, null],
  [
    'a child, and Child Benefit in the budget',
    'child-benefit',
    { household: CHILD, lines: { 1016: 117_00 } },
    null,
    null,
  ],
  [
    'a child, and nothing known of public funds',
    'child-benefit',
    { household: CHILD, more: { residence: { livesThere: true, leftOn: null, hasPublicFunds: null } } },
    'likely',
    117_22,
  ],
  [
    'the same with Universal Credit, which is paid to nobody without them',
    'child-benefit',
    {
      household: CHILD,
      lines: { 1011: 300_00 },
      more: { residence: { livesThere: true, leftOn: null, hasPublicFunds: null } },
    },
    'very likely',
    117_22,
  ],
  [
    'no public funds',
    'child-benefit',
    { household: CHILD, more: { residence: { livesThere: true, leftOn: null, hasPublicFunds: false } } },
    null,
    null,
  ],
  ['a wage and rent', 'universal-credit', {}, 'worth checking', null],
  [
    'savings of a penny below the limit',
    'universal-credit',
    { more: { savings: 15_999_99 } },
    'worth checking',
    null,
  ],
  ['savings at the limit', 'universal-credit', { more: { savings: 16_000_00 } }, null, null],
  ['savings that are not known', 'universal-credit', { more: { savings: null } }, 'worth checking', null],
  ['State Pension', 'universal-credit', { lines: { 1031: 900_00 } }, null, null],
  ['66, while the age goes up to 67', 'universal-credit', { more: born(1960) }, null, null],
  [
    'childcare of £100 with Universal Credit',
    'uc-childcare',
    { household: CHILD, lines: { 1001: 900_00, 1011: 300_00, 2031: 100_00 } },
    'likely',
    85_00,
  ],
  [
    'childcare above the most for one child',
    'uc-childcare',
    { household: CHILD, lines: { 1001: 900_00, 1011: 300_00, 2031: 2_000_00 } },
    'likely',
    1_071_09,
  ],
  [
    'the same with two',
    'uc-childcare',
    { household: { childrenUnderSixteen: 2 }, lines: { 1001: 900_00, 1011: 300_00, 2031: 2_000_00 } },
    'likely',
    1_700_00,
  ],
  [
    'childcare, and no work',
    'uc-childcare',
    { household: CHILD, employment: 'looking', lines: { 1011: 300_00, 2031: 100_00 } },
    null,
    null,
  ],
  [
    'a partner who does not work',
    'uc-childcare',
    {
      household: { ...CHILD, additionalAdults: 1 },
      lines: { 1001: 900_00, 1011: 300_00, 2031: 100_00 },
      more: { partner: { sharesBudget: true, wouldPay: null, wantsAdvice: null } },
    },
    null,
    null,
  ],
  ['alone, with council tax', 'single-person-discount', { lines: { 2006: 120_00 } }, 'likely', 30_00],
  [
    'another adult',
    'single-person-discount',
    { lines: { 2006: 120_00 }, household: { additionalAdults: 1 } },
    null,
    null,
  ],
  ['alone, with no council tax', 'single-person-discount', {}, null, null],
  [
    'Universal Credit and a wage',
    'council-tax-reduction',
    { lines: { 1001: 900_00, 1011: 300_00, 2006: 120_00 } },
    'likely',
    null,
  ],
  [
    'enough left and no benefit',
    'council-tax-reduction',
    { lines: { 1001: 1_500_00, 2006: 120_00 } },
    null,
    null,
  ],
  [
    'in Scotland, with Universal Credit alone, after the discount for one',
    'council-tax-reduction-scotland',
    { ...SCOTLAND, employment: 'looking', lines: { 1011: 600_00, 2006: 120_00 } },
    'likely',
    90_00,
  ],
  [
    'in Northern Ireland, with rates',
    'rate-relief',
    { ...NORTHERN_IRELAND, lines: { 1011: 600_00, 2006: 80_00 } },
    'likely',
    null,
  ],
  [
    '67 with a State Pension',
    'pension-credit',
    { lines: { 1031: 800_00 }, more: born(1959) },
    'worth checking',
    null,
  ],
  [
    'in Northern Ireland',
    'pension-credit-ni',
    { lines: { 1031: 800_00 }, more: { ...born(1959), nation: 'northern-ireland' } },
    'worth checking',
    null,
  ],
  [
    'Pension Credit in the budget',
    'pension-credit',
    { lines: { 1031: 800_00, 1033: 100_00 }, more: born(1959) },
    null,
    null,
  ],
  [
    'a condition at 70',
    'attendance-allowance',
    { health: { hasHealthCondition: true }, more: born(1956) },
    'worth checking',
    null,
  ],
  ['a condition at 36', 'attendance-allowance', { health: { hasHealthCondition: true } }, null, null],
  [
    'a disability at 36',
    'personal-independence-payment',
    { health: { mayGetDisabilityBenefit: true } },
    'worth checking',
    null,
  ],
  [
    'a disability, and PIP in the budget',
    'personal-independence-payment',
    { health: { mayGetDisabilityBenefit: true }, lines: { 1018: 300_00 } },
    null,
    null,
  ],
  [
    'in Scotland',
    'adult-disability-payment',
    { ...SCOTLAND, health: { mayGetDisabilityBenefit: true } },
    'worth checking',
    null,
  ],
  [
    'at 70 in Scotland',
    'pension-age-disability-payment',
    { health: { hasHealthCondition: true }, more: { ...born(1956), nation: 'scotland' } },
    'worth checking',
    null,
  ],
  ['a carer', 'carers-allowance', { employment: 'carer' }, 'worth checking', null],
  [
    'a carer in Scotland',
    'carer-support-payment',
    { ...SCOTLAND, employment: 'carer' },
    'worth checking',
    null,
  ],
  [
    'two children and Universal Credit in Scotland',
    'scottish-child-payment',
    { ...SCOTLAND, household: { childrenUnderSixteen: 2 }, lines: { 1011: 600_00 } },
    'likely',
    244_40,
  ],
  [
    'a baby and Universal Credit',
    'healthy-start',
    { health: { hasBaby: true }, lines: { 1011: 600_00 } },
    'worth checking',
    null,
  ],
  [
    'nappies and Universal Credit',
    'healthy-start',
    { lines: { 1011: 600_00, 3012: 40_00 } },
    'worth checking',
    null,
  ],
  [
    'a baby in Scotland',
    'best-start',
    { ...SCOTLAND, health: { hasBaby: true }, lines: { 1011: 600_00 } },
    'worth checking',
    null,
  ],
  [
    'a child and Universal Credit',
    'free-school-meals',
    { household: CHILD, lines: { 1011: 600_00 } },
    'likely',
    null,
  ],
  [
    'a child in Wales',
    'school-essentials-wales',
    { ...WALES, household: CHILD, lines: { 1011: 600_00 } },
    'likely',
    null,
  ],
  [
    'Universal Credit and an electricity bill',
    'warm-home-discount',
    { lines: { 1011: 600_00, 2012: 60_00 } },
    'likely',
    12_50,
  ],
  [
    'a bill below the discount: never more than it',
    'warm-home-discount',
    { lines: { 1011: 600_00, 2012: 5_00 } },
    'likely',
    5_00,
  ],
  ['no bill of their own', 'warm-home-discount', { lines: { 1011: 600_00 } }, null, null],
  [
    'Universal Credit and a water bill',
    'water-social-tariff',
    { lines: { 1011: 600_00, 2021: 30_00 } },
    'likely',
    null,
  ],
  [
    'Universal Credit and broadband',
    'broadband-social-tariff',
    { lines: { 1011: 600_00, 3001: 30_00 } },
    'likely',
    null,
  ],
  [
    'oxygen at home',
    'priority-services',
    { health: { hasHealthCondition: true, needsPower: true } },
    'likely',
    null,
  ],
  [
    '£20 of prescriptions',
    'prescription-certificate',
    { lines: { 1001: 1_500_00, 2034: 20_00 } },
    'likely',
    10_46,
  ],
  [
    'prescriptions below what the certificate costs',
    'prescription-certificate',
    { lines: { 1001: 1_500_00, 2034: 9_00 } },
    'likely',
    null,
  ],
  [
    'prescriptions at 60',
    'prescription-certificate',
    { lines: { 1001: 1_500_00, 2034: 20_00 }, more: born(1966) },
    null,
    null,
  ],
  [
    'prescriptions in Wales, where they are free',
    'prescription-certificate',
    { ...WALES, lines: { 2034: 20_00 } },
    null,
    null,
  ],
  [
    '75 with Pension Credit',
    'tv-licence',
    { lines: { 1031: 800_00, 1033: 100_00, 2008: 15_00 }, more: born(1951) },
    'very likely',
    15_00,
  ],
  [
    'a day before 75',
    'tv-licence',
    { lines: { 1031: 800_00, 1033: 100_00, 2008: 15_00 }, more: born(1951, 11, 22) },
    null,
    null,
  ],
  [
    '75 without Pension Credit',
    'tv-licence',
    { lines: { 1031: 800_00, 2008: 15_00 }, more: born(1951) },
    null,
    null,
  ],
  ['a month that falls short', 'nhs-low-income-scheme', { lines: { 1001: 500_00 } }, 'worth checking', null],
  [
    'a month that falls short, in an emergency',
    'crisis-payment',
    { lines: { 1001: 500_00 } },
    'worth checking',
    null,
  ],
  [
    'the same in Wales',
    'discretionary-assistance-fund',
    { ...WALES, lines: { 1001: 500_00 } },
    'worth checking',
    null,
  ],
  [
    'the same in Scotland',
    'scottish-welfare-fund',
    { ...SCOTLAND, lines: { 1001: 500_00 } },
    'worth checking',
    null,
  ],
  [
    'the same in Northern Ireland',
    'discretionary-support',
    { ...NORTHERN_IRELAND, lines: { 1001: 500_00 } },
    'worth checking',
    null,
  ],
  [
    'rent that Universal Credit does not reach',
    'housing-payment-england',
    { lines: { 1011: 500_00 } },
    'worth checking',
    null,
  ],
  [
    'a couple of whom one works',
    'marriage-allowance',
    {
      household: { additionalAdults: 1 },
      more: { partner: { sharesBudget: true, wouldPay: null, wantsAdvice: null } },
    },
    'worth checking',
    null,
  ],
  [
    'a tenant of 67',
    'housing-benefit',
    { lines: { 1031: 800_00 }, more: born(1959) },
    'worth checking',
    null,
  ],
];

describe('help that is found', () => {
  it.each(TABLE)('%s: %s (DN-557, DN-558)', (_, id, told, likelihood, monthly) => {
    const one = oneFor(told, id);
    expect([one?.likelihood ?? null, one?.monthly ?? null]).toEqual([likelihood, monthly]);
  });

  it('has at least twenty kinds, and some for each nation (DN-557)', () => {
    expect(BOOK.entitlements.length).toBeGreaterThanOrEqual(20);
    for (const nation of UK_NATIONS) {
      expect(BOOK.entitlements.filter(({ nations }) => nations.includes(nation)).length).toBeGreaterThan(15);
    }
  });

  it('says why a kind does not fit, in the words of what is lacking (DN-559)', () => {
    expect(whyNot({}, 'child-benefit')).toBe('You told us that no children live with you.');
    expect(whyNot({}, 'personal-independence-payment')).toMatch(/^We don’t know enough to say/);
    const noFunds = { residence: { livesThere: true, leftOn: null, hasPublicFunds: false } };
    expect(whyNot({ household: CHILD, more: noFunds }, 'child-benefit')).toMatch(/immigration advice first/);
  });

  it('asks about a visa only where that is not known and something of it could do harm (DN-559)', () => {
    const open = { residence: { livesThere: true, leftOn: null, hasPublicFunds: null } };
    expect(foundFor({ household: CHILD, more: open }).asksAboutVisa).toBe(true);
    expect(foundFor({ household: CHILD }).asksAboutVisa).toBe(false);
  });

  it('takes the figures of the day, and says their sums in its words (DN-558)', () => {
    const on = { year: 2026, month: 4, day: 5 };
    const before = oneFor({ household: CHILD, on }, 'child-benefit');
    const after = oneFor({ household: CHILD, on: { ...on, day: 6 } }, 'child-benefit');
    expect([before?.monthly, after?.monthly]).toEqual([112_88, 117_22]);
    expect(before?.why).toContain('£26.05 a week');
    expect(after?.why).toContain('£27.05 a week');
  });

  it('offers nothing whose figures are not in force yet, and says so (DN-558)', () => {
    const on = { year: 2020, month: 1, day: 1 };
    expect(oneFor({ household: CHILD, on }, 'child-benefit')).toBeUndefined();
    expect(whyNot({ household: CHILD, on }, 'child-benefit')).toMatch(/no checked figure/);
  });

  it('calls nothing very likely that has to be confirmed, nor where a need is not known (DN-558)', () => {
    const told = { ...SCOTLAND, household: { childrenUnderSixteen: 2 }, lines: { 1011: 600_00 } };
    expect(oneFor(told, 'scottish-child-payment')?.toConfirm).toMatch(/adviser confirms/);
    const year = { year: 2025, month: 11, day: 21 };
    expect(oneFor({ ...told, on: year }, 'scottish-child-payment')).toMatchObject({
      likelihood: 'very likely',
      toConfirm: null,
    });
  });

  it('is nothing at all for who lives in no nation that we know (DN-557)', () => {
    expect(foundFor({ more: { nation: null } })).toEqual({
      found: [],
      already: [],
      notFitting: [],
      asksAboutVisa: false,
    });
  });
});

const LINES = [
  1001, 1002, 1011, 1016, 1018, 1019, 1020, 1021, 1022, 1024, 1031, 1033, 2006, 2008, 2012, 2021, 2031, 2034,
  3001, 3012,
];
const yes = fc.constantFrom<true | null>(true, null);
const yesNo = fc.constantFrom(true, false, null);
const anyTold: fc.Arbitrary<Told> = fc
  .record({
    nation: fc.constantFrom(...UK_NATIONS, null),
    year: fc.integer({ min: 1935, max: 2008 }),
    sums: fc.array(fc.option(fc.integer({ min: 0, max: 900_00 }), { freq: 9 }), {
      minLength: LINES.length,
      maxLength: LINES.length,
    }),
    shown: fc.array(fc.boolean(), { minLength: LINES.length, maxLength: LINES.length }),
    young: fc.integer({ min: 0, max: 4 }),
    older: fc.integer({ min: 0, max: 2 }),
    adults: fc.integer({ min: 0, max: 2 }),
    employment: fc.constantFrom('full-time', 'looking', 'carer', 'retired', null),
    condition: yesNo,
    needsPower: yes,
    caresForSomebody: yes,
    hasBaby: yes,
    sharesBudget: yesNo,
    hasPublicFunds: yesNo,
    savings: fc.option(fc.integer({ min: 0, max: 30_000_00 })),
    short: yesNo,
  })
  .map(
    (of): Told => ({
      lines: Object.fromEntries(LINES.flatMap((id, at) => (of.shown[at] ? [[id, of.sums[at] ?? null]] : []))),
      household: {
        childrenUnderSixteen: of.young,
        childrenBetweenSixteenEighteen: of.older,
        additionalAdults: of.adults,
      },
      employment: of.employment,
      health: {
        hasHealthCondition: of.condition,
        mayGetDisabilityBenefit: of.condition,
        needsPower: of.needsPower,
        caresForSomebody: of.caresForSomebody,
        hasBaby: of.hasBaby,
      },
      more: {
        nation: of.nation,
        birthDate: { year: of.year, month: 5, day: 14 },
        savings: of.savings,
        partner: { sharesBudget: of.sharesBudget, wouldPay: null, wantsAdvice: null },
        residence: { livesThere: true, leftOn: null, hasPublicFunds: of.hasPublicFunds },
      },
    }),
  );

describe('whatever somebody told us', () => {
  it('offers nothing of another nation and nothing that is paid already, and says each kind of theirs once (DN-560)', () => {
    fc.assert(
      fc.property(anyTold, told => {
        const { found, already, notFitting } = foundFor(told);
        const nation = told.more?.nation;
        for (const { entitlement } of found) {
          expect(entitlement.nations).toContain(nation);
          const paid = entitlement.already.flatMap(name => BOOK.lines[name] ?? []);
          expect(
            paid.some(id => (told.lines?.[id] ?? 0) > 0),
            entitlement.id,
          ).toBe(false);
        }
        const said = [
          ...found.map(({ entitlement }) => entitlement.id),
          ...already.map(({ id }) => id),
          ...notFitting.map(({ entitlement }) => entitlement.id),
        ];
        const here = BOOK.entitlements.filter(({ nations }) => nations.some(one => one === nation));
        expect(said.toSorted()).toEqual(here.map(({ id }) => id).toSorted());
      }),
      { numRuns: 400 },
    );
  });

  it('has no sum below a penny, none for what is only worth checking, and takes no more off a bill than there is (DN-560)', () => {
    fc.assert(
      fc.property(anyTold, told => {
        const { found } = foundFor(told);
        for (const { monthly, likelihood } of found) {
          if (monthly !== null) expect(monthly).toBeGreaterThan(0);
          if (monthly !== null) expect(Number.isInteger(monthly)).toBe(true);
          if (likelihood === 'worth checking') expect(monthly).toBeNull();
        }
        const bills = inGroup(found, 'bills');
        const spent = LINES.filter(id => id >= 2000).reduce((sum, id) => sum + (told.lines?.[id] ?? 0), 0);
        expect(monthlyOf(bills)).toBeLessThanOrEqual(spent);
        const tax = bills.filter(({ entitlement }) =>
          entitlement.sums.some(({ parts }) => parts.some(part => 'of' in part && part.of === 'council-tax')),
        );
        expect(monthlyOf(tax)).toBeLessThanOrEqual(told.lines?.[2006] ?? 0);
      }),
      { numRuns: 400 },
    );
  });

  it('comes to the sum of its groups (DN-560)', () => {
    fc.assert(
      fc.property(anyTold, told => {
        const { found } = foundFor(told);
        const inGroups = (['money', 'bills', 'worth checking'] as const).map(kind => inGroup(found, kind));
        expect(inGroups.reduce((sum, of) => sum + of.length, 0)).toBe(found.length);
        expect(inGroups.reduce((sum, of) => sum + monthlyOf(of), 0)).toBe(monthlyOf(found));
      }),
      { numRuns: 200 },
    );
  });

  it('offers no public funds to who may not have them (DN-560)', () => {
    fc.assert(
      fc.property(anyTold, told => {
        const residence = { livesThere: true, leftOn: null, hasPublicFunds: false };
        const { found, asksAboutVisa } = foundFor({ ...told, more: { ...told.more, residence } });
        expect(found.filter(({ entitlement }) => entitlement.isPublicFunds)).toEqual([]);
        expect(asksAboutVisa).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});
