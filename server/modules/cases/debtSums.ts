type Sums = {
  readonly currentBalance: number | null;
  readonly estimatedBalance: number | null;
  readonly regularPaymentAmount: number | null;
  readonly isNothingPaid: boolean | null;
  readonly arrears: number | null;
};

/** The sums of a debt as a case shows them, in the money that they come in; null for what is not known. */
export function debtSums({ currentBalance, estimatedBalance, regularPaymentAmount, ...debt }: Sums) {
  return {
    balance: currentBalance ?? estimatedBalance,
    pays: debt.isNothingPaid === true ? 0 : regularPaymentAmount,
    arrears: debt.arrears,
  };
}
