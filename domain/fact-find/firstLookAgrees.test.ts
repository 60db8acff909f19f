import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { debtOf, homeOf, tenant as tenantCase } from '../solutions/testing/cases.ts';
import { assess } from '../solutions/testing/inForce.ts';
import { band, solutions, tenant } from './testing/firstLooked.ts';
import { TODAY } from './testing/found.ts';

describe('the first look and the full review (HO-040)', () => {
  /** A person whose whole case is known: debts of one ordinary kind, and a month of wages and spending. */
  const anyPerson = fc.record({
    nation: fc.constantFrom(
      'england' as const,
      'wales' as const,
      'scotland' as const,
      'northern-ireland' as const,
    ),
    housing: fc.constantFrom('private' as const, 'mortgage' as const),
    left: fc.integer({ min: -300_00, max: 900_00 }),
    balances: fc.array(fc.integer({ min: 50_00, max: 9_000_00 }), { minLength: 1, maxLength: 9 }),
    isInArrears: fc.boolean(),
    payment: fc.integer({ min: 1, max: 120_00 }),
    equity: fc.integer({ min: 0, max: 60_000_00 }),
    savings: fc.integer({ min: 0, max: 3_000_00 }),
    on: fc.constantFrom(TODAY, { year: 2024, month: 6, day: 27 }, { year: 2021, month: 5, day: 4 }),
  });
  type Person = typeof anyPerson extends fc.Arbitrary<infer Of> ? Of : never;

  function reviewed({ nation, housing, left, balances, isInArrears, payment, equity, savings, on }: Person) {
    const home = housing === 'mortgage' ? homeOf(100_000_00 + equity, 100_000_00) : tenantCase().home;
    const debts = balances.map(balance =>
      debtOf(1, balance, { debt: { isInArrears, regularPaymentAmount: payment } }),
    );
    return assess(tenantCase({ nation, left, debts, home, savings }), on);
  }

  function lookedAt({ nation, housing, left, balances, isInArrears, on }: Person) {
    const owed = balances.reduce((sum, balance) => sum + balance, 0);
    const count = balances.length;
    return solutions(
      tenant({
        nation,
        housing,
        left,
        bills: isInArrears ? 'missed-some' : 'up-to-date',
        debtCount: count < 3 ? 'few' : count < 6 ? 'some' : 'many',
        debtTotal: BANDS.find(({ atLeast, atMost }) => owed >= atLeast && owed <= (atMost ?? Infinity)),
      }),
      on,
    );
  }

  /** These wait for something that the first questions do not ask, or do not ask in full. */
  const NOT_ASKED: ReadonlySet<string> = new Set(['BS', 'MHBS', 'MOR', 'AO', 'TPP', 'FFS', 'WO']);

  it('agree: what the review finds open, the first look has named', () => {
    fc.assert(
      fc.property(anyPerson, person => {
        const named = lookedAt(person);
        const isOpen = reviewed(person).results.filter(({ eligibility }) => eligibility === 'ELIGIBLE');
        const asked = isOpen.filter(({ product }) => !NOT_ASKED.has(product.shortName));
        expect(named).toEqual(expect.arrayContaining(asked.map(({ product }) => product.name)));
      }),
    );
  });

  it('agree: the first look leaves out what the sums rule out in the review, where its sums are as exact', () => {
    const owed = 12_000_00;
    const exactly = { atLeast: owed, atMost: owed };
    fc.assert(
      fc.property(
        fc.integer({ min: -100_00, max: 900_00 }),
        fc.integer({ min: 3, max: 5 }),
        (left, count) => {
          const debts = Array.from({ length: count }, () =>
            debtOf(1, owed / count, { debt: { isInArrears: true } }),
          );
          const { results } = assess(tenantCase({ left, debts }), TODAY);
          const named = solutions(
            tenant({ left, debtCount: 'some', debtTotal: exactly, bills: 'missed-some' }),
          );
          const closed = results.filter(({ reasons }) =>
            reasons.some(({ rule, outcome }) => BY_SUMS.has(rule.criterion.code) && outcome === 'not met'),
          );
          for (const { product } of closed) expect(named).not.toContain(product.name);
        },
      ),
    );
  });

  /** Criteria that test a month and a sum of debts. A count is left out, since it is only as narrow as its answer. */
  const BY_SUMS: ReadonlySet<string> = new Set([
    'IVA_PAYMENT_FLOOR',
    'IVA_REPAYS_LESS_THAN_ALL',
    'DMP_TERM_MAX',
    'DRO_SURPLUS_MAX',
    'BKY_REPAYS_LESS_THAN_ALL',
  ]);
});

const BANDS = [
  'Under £2,000',
  '£2,000 - £5,000',
  '£5,000 - £10,000',
  '£10,000 - £20,000',
  '£20,000 - £30,000',
  '£30,000 - £50,000',
  'Over £50,000',
].map(band);
