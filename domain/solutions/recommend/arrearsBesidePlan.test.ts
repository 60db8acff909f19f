import { describe, expect, it } from 'vitest';
import type { UkNation } from '../../people/nation.ts';
import type { ShortName } from '../solution/products.ts';
import { debtOf, TODAY, tenant } from '../testing/cases.ts';
import { assess } from '../testing/inForce.ts';

const exactly = (value: number) => ({ low: value, high: value });

describe('a plan and the council tax arrears that it leaves out', () => {
  /** All of it late: £27 a month over two years. */
  const debts = [debtOf(1, 3_000_00, { arrears: 300_00 }), debtOf(24, 648_00, { arrears: 648_00 })];
  const payment = (nation: UkNation, shortName: ShortName) =>
    assess(tenant({ nation, left: 300_00, debts }), TODAY).results.find(
      ({ product }) => product.shortName === shortName,
    )?.payment;

  it.each(['england', 'wales', 'scotland', 'northern-ireland'] as const)(
    'comes after them in %s (WT-162)',
    nation => {
      expect(payment(nation, 'DMP')?.monthly).toEqual(exactly(273_00));
      expect(payment(nation, 'DMP')?.months).toEqual(exactly(11));
      expect(payment(nation, 'SMP')?.monthly).toEqual(exactly(273_00));
    },
  );

  it('takes them in where it is the Scottish scheme, with all that is left (WT-162)', () => {
    expect(payment('scotland', 'DAS')?.monthly).toEqual(exactly(300_00));
    expect(payment('scotland', 'DAS')?.months).toEqual(exactly(13));
  });
});
