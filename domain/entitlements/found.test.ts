import { describe, expect, it } from 'vitest';
import { UK_NATIONS } from '../people/nation.ts';
import { BILLS } from './testing/billsTable.ts';
import { MONEY } from './testing/moneyTable.ts';
import { CHILD, SCOTLAND } from './testing/people.ts';
import { BOOK, foundFor, oneFor, whyNot } from './testing/told.ts';

describe('help that is found', () => {
  it.each([...MONEY, ...BILLS])('%s: %s (DN-557, DN-558)', (_, id, told, likelihood, monthly) => {
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

  it('does not say that little is left to who gets a benefit and has money over (DN-630)', () => {
    const lines = { 1001: 1_500_00, 1011: 400_00, 2006: 120_00, 2021: 30_00 };
    for (const id of ['council-tax-reduction', 'water-social-tariff']) {
      const why = oneFor({ lines }, id)?.why;
      expect(why, id).toContain('You get help for a low income, or');
      expect(why, id).not.toContain('little left');
    }
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
