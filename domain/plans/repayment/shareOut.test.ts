import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOut } from './shareOut.ts';

const FLOOR = 500;

const owed = (...balances: readonly number[]) =>
  balances.map((balance, index) => ({ id: String(index), balance }));

const paymentsOf = (available: number, balances: readonly number[], floor = FLOOR) =>
  shareOut(available, owed(...balances), floor).shares.map(({ payment }) => payment);

describe('sharing out what there is among debts', () => {
  it('gives each its part by what is owed, in whole pounds (DN-150)', () => {
    expect(paymentsOf(170_00, [5380_00, 4212_00, 1500_00, 964_00])).toEqual([76_00, 59_00, 21_00, 14_00]);
  });

  it('raises a small debt to the floor, and takes it from the others (DN-151)', () => {
    expect(paymentsOf(100_00, [9900_00, 100_00])).toEqual([95_00, 5_00]);
  });

  it('pays a debt below the floor in full (DN-151)', () => {
    expect(paymentsOf(100_00, [9900_00, 3_50])).toEqual([96_50, 3_50]);
  });

  it('shares without a floor, and says so, where there is not enough for it (DN-151)', () => {
    expect(shareOut(9_99, owed(300_00, 100_00), FLOOR)).toEqual({
      shares: [
        { id: '0', payment: 7_00 },
        { id: '1', payment: 2_99 },
      ],
      reachesFloor: false,
    });
  });

  it('pays all that is owed where there is more than that (DN-150)', () => {
    expect(paymentsOf(500_00, [120_00, 80_50])).toEqual([120_00, 80_50]);
  });

  it('gives nothing to a debt that is paid, and nothing where there is nothing (DN-150)', () => {
    expect(paymentsOf(50_00, [0, 100_00])).toEqual([0, 50_00]);
    expect(paymentsOf(0, [100_00, 200_00])).toEqual([0, 0]);
    expect(paymentsOf(-5_00, [100_00])).toEqual([0]);
  });

  it('gives every penny to somebody, none more than is owed, and each the floor where it can (DN-150, DN-151)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200_000 }),
        fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 14 }),
        (available, balances) => {
          const { shares, reachesFloor } = shareOut(available, owed(...balances), FLOOR);
          const total = balances.reduce((sum, one) => sum + one, 0);
          expect(shares.reduce((sum, { payment }) => sum + payment, 0)).toBe(Math.min(available, total));
          for (const [index, { payment }] of shares.entries()) {
            const balance = balances[index] ?? 0;
            expect(payment).toBeLessThanOrEqual(balance);
            expect(payment).toBeGreaterThanOrEqual(reachesFloor ? Math.min(FLOOR, balance) : 0);
          }
        },
      ),
    );
  });
});
