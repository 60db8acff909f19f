import { describe, expect, it } from 'vitest';
import { between, exactly } from '../case/span.ts';
import { cardPayment } from './monthlyPayment.ts';
import { PRODUCTS } from './products.ts';

describe('the monthly payment on a card (AD-023)', () => {
  it('is shown for IVA, DMP and BKY, and does not apply to any other solution', () => {
    const payments = PRODUCTS.map(
      ({ shortName }) => [shortName, cardPayment(shortName, exactly(196_00), 0)] as const,
    );
    const shown = payments.filter(([, payment]) => payment !== null);
    expect(shown).toEqual([
      ['IVA', exactly(196_00)],
      ['DMP', exactly(196_00)],
      ['BKY', exactly(196_00)],
    ]);
  });

  it('is what the solution itself takes, whatever could go to creditors (SA-027)', () => {
    expect(cardPayment('BKY', exactly(0), 196_00)).toEqual(exactly(0));
    expect(cardPayment('BKY', between(0, 140_00), 196_00)).toEqual(between(0, 140_00));
  });

  it('of an IVA or a plan that is not open is what is left, and a bankruptcy that is not open has none', () => {
    expect(cardPayment('DMP', null, 196_00)).toEqual(exactly(196_00));
    expect(cardPayment('BKY', null, 196_00)).toBeNull();
  });

  it.each([null, 0, -40_00])('is nothing where no surplus is known: %s', disposable => {
    expect(cardPayment('IVA', null, disposable)).toEqual(exactly(0));
  });
});
