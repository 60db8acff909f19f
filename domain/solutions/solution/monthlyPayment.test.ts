import { describe, expect, it } from 'vitest';
import { cardPayment } from './monthlyPayment.ts';
import { PRODUCTS } from './products.ts';

describe('the monthly payment on a card (AD-023)', () => {
  it('is what is left for IVA, DMP and BKY alike, and does not apply to any other solution', () => {
    const payments = PRODUCTS.map(({ shortName }) => [shortName, cardPayment(shortName, 196_00)] as const);
    const shown = payments.filter(([, payment]) => payment !== null);
    expect(shown).toEqual([
      ['IVA', 196_00],
      ['DMP', 196_00],
      ['BKY', 196_00],
    ]);
  });

  it.each([null, 0, -40_00])('is nothing where no surplus is known: %s', disposable => {
    expect(cardPayment('BKY', disposable)).toBe(0);
  });
});
