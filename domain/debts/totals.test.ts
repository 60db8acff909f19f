import fc from 'fast-check';
import { expect, it } from 'vitest';
import { debtTotals } from './totals.ts';

const owed = (currentBalance: number | null, more = {}) => ({
  currentBalance,
  estimatedBalance: null,
  regularPaymentAmount: null,
  isNothingPaid: null,
  isDeleted: false,
  ...more,
});

it('counts the estimate only while the balance is missing (DE-003)', () => {
  const debts = [owed(1_00, { estimatedBalance: 9_00 }), owed(null, { estimatedBalance: 5_00 }), owed(null)];
  expect(debtTotals(debts)).toEqual({ totalDebts: 6_00, monthlyRepayments: 0 });
});

it('does not count a deleted debt (DE-005)', () => {
  const debts = [
    owed(10_00, { regularPaymentAmount: 1_00 }),
    owed(20_00, { regularPaymentAmount: 2_00, isDeleted: true }),
  ];
  expect(debtTotals(debts)).toEqual({ totalDebts: 10_00, monthlyRepayments: 1_00 });
});

it('counts no payment where nothing is paid now, and the balance all the same (SA-063)', () => {
  const paid = { regularPaymentAmount: 80_00 };
  const debts = [
    owed(10_00, { ...paid, isNothingPaid: true }),
    owed(20_00, { ...paid, isNothingPaid: false }),
    owed(5_00, { ...paid, isNothingPaid: null }),
  ];
  expect(debtTotals(debts)).toEqual({ totalDebts: 35_00, monthlyRepayments: 160_00 });
});

it('is 0 for no debts', () => {
  expect(debtTotals([])).toEqual({ totalDebts: 0, monthlyRepayments: 0 });
});

it('is the same in any order, and exact to the penny (DE-005)', () => {
  const debt = fc.record({
    currentBalance: fc.option(fc.integer({ min: 0, max: 1_000_000_00 })),
    estimatedBalance: fc.option(fc.integer({ min: 0, max: 1_000_000_00 })),
    regularPaymentAmount: fc.option(fc.integer({ min: 0, max: 10_000_00 })),
    isNothingPaid: fc.option(fc.boolean()),
    isDeleted: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(debt), debts => {
      const totals = debtTotals(debts);
      expect(debtTotals(debts.toReversed())).toEqual(totals);
      const pence = BigInt(totals.totalDebts);
      expect(pence).toBe(
        debts
          .filter(({ isDeleted }) => !isDeleted)
          .reduce((sum, it) => sum + BigInt(it.currentBalance ?? it.estimatedBalance ?? 0), 0n),
      );
    }),
  );
});
