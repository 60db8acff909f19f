import { describe, expect, it } from 'vitest';
import { between, ZERO } from '../case/span.ts';
import { SOLUTIONS } from '../recommend/solutions.ts';
import { closedPayment, hasMonthlyPayment, takenEachMonth } from './monthlyPayment.ts';
import { PRODUCTS } from './products.ts';

describe('the monthly payment on a card (AD-023)', () => {
  it('is for IVA, DMP and BKY, and for no other solution', () => {
    const shown = PRODUCTS.filter(({ shortName }) => hasMonthlyPayment(shortName));
    expect(shown.map(({ shortName }) => shortName)).toEqual(['IVA', 'DMP', 'BKY']);
  });

  it('of an IVA or a plan that is not open is what is left, and a bankruptcy that is not open has none (SA-027)', () => {
    const closed = PRODUCTS.map(({ shortName }) => [shortName, closedPayment(shortName, 196_00)] as const);
    expect(closed.filter(([, payment]) => payment !== null)).toEqual([
      ['IVA', 196_00],
      ['DMP', 196_00],
    ]);
  });

  it.each([null, 0, -40_00])('is nothing where no surplus is known: %s', disposable => {
    expect(closedPayment('IVA', disposable)).toBe(0);
  });
});

describe('what a solution takes each month (WT-153)', () => {
  const rules = Object.entries(SOLUTIONS);

  it.each(rules)('of %s is nothing just where it has no payment of its own', (shortName, { paymentOf }) => {
    const taken = takenEachMonth({ shortName, eligibility: 'ELIGIBLE', payment: null });
    expect(taken).toEqual(paymentOf === null ? ZERO : null);
  });

  it.each(rules)('of %s is its own payment where there is one, and none where it is closed', shortName => {
    const payment = { monthly: between(0, 65_00) };
    expect(takenEachMonth({ shortName, eligibility: 'CANNOT_SAY', payment })).toEqual(payment.monthly);
    expect(takenEachMonth({ shortName, eligibility: 'INELIGIBLE', payment: null })).toBeNull();
  });

  it('of the Scottish scheme is what is available, where its other figures run past a lifetime (WT-175)', () => {
    const taken = (shortName: string) =>
      takenEachMonth({ shortName, eligibility: 'CANNOT_SAY', payment: null }, between(15_00, 15_00));
    expect(taken('DAS')).toEqual(between(15_00, 15_00));
    expect(taken('DMP')).toBeNull();
    expect(takenEachMonth({ shortName: 'DAS', eligibility: 'CANNOT_SAY', payment: null })).toBeNull();
  });
});
