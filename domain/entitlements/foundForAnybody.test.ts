import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UK_NATIONS } from '../people/nation.ts';
import { inGroup, monthlyOf } from './found.ts';
import { BOOK, foundFor, type Told } from './testing/told.ts';

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
